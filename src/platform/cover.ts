/** Keeps hands out of screenshots and out of the app switcher's pictures. */
import { Platform } from 'react-native';
import {
  allowScreenCaptureAsync,
  disableAppSwitcherProtectionAsync,
  enableAppSwitcherProtectionAsync,
  preventScreenCaptureAsync,
} from 'expo-screen-capture';

const KEY = 'hands';
/** Opaque: a blurred card can still be counted. */
const BLUR = 1;

export function cover(on: boolean): void {
  const capture = on ? preventScreenCaptureAsync(KEY) : allowScreenCaptureAsync(KEY);
  capture.catch(() => undefined);
  // It throws anywhere else.
  if (Platform.OS !== 'ios') return;
  const switcher = on ? enableAppSwitcherProtectionAsync(BLUR) : disableAppSwitcherProtectionAsync();
  switcher.catch(() => undefined);
}
