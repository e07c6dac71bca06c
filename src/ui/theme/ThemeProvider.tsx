/** Hands the palette to everything below it. Follows the phone unless the player chose a side. */
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { useColorScheme } from 'react-native';

import { palettes } from './tokens';
import type { Palette, Scheme } from './tokens';

export type SchemeChoice = 'system' | Scheme;

export interface Theme {
  readonly scheme: Scheme;
  readonly palette: Palette;
}

const themes: Readonly<Record<Scheme, Theme>> = {
  dark: { scheme: 'dark', palette: palettes.dark },
  light: { scheme: 'light', palette: palettes.light },
};

// Night is the house style: without a provider (a crash screen, a lone test) it still looks like Low Five.
const ThemeContext = createContext<Theme>(themes.dark);

interface ThemeProviderProps {
  readonly scheme: SchemeChoice;
  readonly children: ReactNode;
}

export function ThemeProvider({ scheme, children }: ThemeProviderProps) {
  const system = useColorScheme();
  const resolved: Scheme = scheme === 'system' ? (system === 'light' ? 'light' : 'dark') : scheme;
  return <ThemeContext value={themes[resolved]}>{children}</ThemeContext>;
}

export function useTheme(): Theme {
  return useContext(ThemeContext);
}
