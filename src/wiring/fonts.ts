/** Fetches the typeface. Nothing waits for it on the web: text stands in the system's own until it is there. */
import { AtkinsonHyperlegibleNext_400Regular } from '@expo-google-fonts/atkinson-hyperlegible-next/400Regular';
import { AtkinsonHyperlegibleNext_700Bold } from '@expo-google-fonts/atkinson-hyperlegible-next/700Bold';
import { AtkinsonHyperlegibleNext_800ExtraBold } from '@expo-google-fonts/atkinson-hyperlegible-next/800ExtraBold';
import { FontDisplay, loadAsync } from 'expo-font';

import { fonts } from '@/ui/theme/tokens';

const swap = (uri: number) => ({ uri, display: FontDisplay.SWAP });

/** Resolves when it is there, or cannot be had. */
export async function loadFonts(): Promise<void> {
  try {
    await loadAsync({
      [fonts.regular]: swap(AtkinsonHyperlegibleNext_400Regular),
      [fonts.bold]: swap(AtkinsonHyperlegibleNext_700Bold),
      [fonts.black]: swap(AtkinsonHyperlegibleNext_800ExtraBold),
    });
  } catch {
    // The system's typeface does.
  }
}
