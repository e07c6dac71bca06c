/** The typeface. A browser swaps it in when it arrives; a phone would keep the system's own on every text that was drawn before. */
import { AtkinsonHyperlegibleNext_400Regular } from '@expo-google-fonts/atkinson-hyperlegible-next/400Regular';
import { AtkinsonHyperlegibleNext_700Bold } from '@expo-google-fonts/atkinson-hyperlegible-next/700Bold';
import { AtkinsonHyperlegibleNext_800ExtraBold } from '@expo-google-fonts/atkinson-hyperlegible-next/800ExtraBold';
import { FontDisplay, loadAsync } from 'expo-font';
import { useEffect, useState } from 'react';
import { Platform } from 'react-native';

import { fonts } from '@/ui/theme/tokens';

const swap = (uri: number) => ({ uri, display: FontDisplay.SWAP });

const loaded = loadAsync({
  [fonts.regular]: swap(AtkinsonHyperlegibleNext_400Regular),
  [fonts.bold]: swap(AtkinsonHyperlegibleNext_700Bold),
  [fonts.black]: swap(AtkinsonHyperlegibleNext_800ExtraBold),
  // Without it, the system's typeface does.
}).catch(() => undefined);

/** Whether text can be drawn. On a phone the files lie beside the app, and its splash is still shown meanwhile. */
export function useTypeface(): boolean {
  const [ready, setReady] = useState(Platform.OS === 'web');
  useEffect(() => {
    let here = true;
    void loaded.then(() => here && setReady(true));
    return () => {
      here = false;
    };
  }, []);
  return ready;
}
