/** How far the phone stretches text. React Native applies it by itself, so components multiply by 1. */
import { useWindowDimensions } from 'react-native';

/** What a component has to multiply a font size by. */
export function useTextFactor(_cap: number): number {
  return 1;
}

/** How much bigger text will look, for layouts that make room for it. */
export function useTextScale(): number {
  return useWindowDimensions().fontScale;
}
