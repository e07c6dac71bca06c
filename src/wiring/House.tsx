/** The house with everything in it: hall, words, theme, live region and the stack of screens. */
import { useEffect, useSyncExternalStore } from 'react';
import { Dimensions, Platform, StatusBar } from 'react-native';
import { initialWindowMetrics, SafeAreaProvider } from 'react-native-safe-area-context';

import { Boundary } from '@/navigation/Boundary';
import { writeGlance } from '@/platform/glance';
import { dressPage } from '@/platform/page';
import type { Settings } from '@/session/settings';
import { HallProvider, useHallSoon, useSettings } from '@/ui/hooks/hall';
import type { HallDoor } from '@/ui/hooks/hall';
import { useLexicon, WordsProvider } from '@/ui/hooks/words';
import { Broken } from '@/ui/kit/Broken';
import { LiveProvider } from '@/ui/kit/Live';
import { Ground } from '@/ui/kit/Screen';
import { ThemeProvider, useTheme } from '@/ui/theme/ThemeProvider';
import { glanced } from './glanced';
import { fetchAhead } from './rooms';
import { Screens } from './Screens';
import { languageFor, words } from './words';

/** Before anything is measured: a browser tab has no notch, and a wrong guess lasts one frame. */
const metrics = initialWindowMetrics ?? {
  frame: { x: 0, y: 0, ...sizeOfWindow() },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

function sizeOfWindow() {
  const { width, height } = Dimensions.get('window');
  return { width, height };
}

/** The settings, or what was glanced at while they are still being read. */
function useLooks(): Pick<Settings, 'theme' | 'language'> {
  const settings = useSettings();
  return useHallSoon() === null && glanced !== null ? glanced : settings;
}

const nothing = () => () => undefined;

/** How many games wait to be continued; null until that is known. */
function useWaiting(): number | null {
  const shelf = useHallSoon()?.home.shelf;
  const count = () => shelf?.get()?.length ?? null;
  return useSyncExternalStore(shelf?.subscribe ?? nothing, count, count);
}

interface HouseProps {
  readonly door: HallDoor;
  /** Whether the address bar leads somewhere; tests stand in the lobby. */
  readonly links?: boolean;
}

export function House({ door, links = true }: HouseProps) {
  return (
    <SafeAreaProvider initialMetrics={metrics}>
      <HallProvider door={door}>
        <WordsProvider store={words}>
          <Dressed links={links} />
        </WordsProvider>
      </HallProvider>
    </SafeAreaProvider>
  );
}

function Dressed({ links }: { readonly links: boolean }) {
  const { theme, language } = useLooks();
  const waiting = useWaiting();
  const isRead = waiting !== null;
  useEffect(() => {
    // Words that did not arrive are asked for again with the next screen.
    words.speak(languageFor(language)).catch(() => undefined);
  }, [language]);
  useEffect(() => {
    return isRead ? fetchAhead() : undefined;
  }, [isRead]);
  useEffect(() => {
    if (waiting !== null) writeGlance({ theme, language, waiting });
  }, [waiting, theme, language]);
  return (
    <ThemeProvider scheme={theme}>
      <Page />
      <LiveProvider>
        <Boundary broken={(again) => <Broken onResume={undefined} onLobby={again} />}>
          <Rooms links={links} />
        </Boundary>
      </LiveProvider>
    </ThemeProvider>
  );
}

function Page() {
  const { scheme, palette } = useTheme();
  const language = useLexicon().language ?? languageFor('system');
  useEffect(() => {
    dressPage({ scheme, ground: palette.table, language });
  }, [scheme, palette, language]);
  return <StatusBar barStyle={scheme === 'dark' ? 'light-content' : 'dark-content'} />;
}

/** A phone has its settings in a blink: better one blink of an empty table than of the wrong language. A page shows itself at once. */
const WAITS = Platform.OS !== 'web';

/** Nothing is said before there are words for it. */
function Rooms({ links }: { readonly links: boolean }) {
  const { language } = useLexicon();
  const isOpen = useHallSoon() !== null;
  return language === null || (WAITS && !isOpen) ? <Ground>{null}</Ground> : <Screens links={links} />;
}
