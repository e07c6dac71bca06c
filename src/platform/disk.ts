/** The phone's storage. Every call may reject; a failed read is not an absent value. */
import AsyncStorage from '@react-native-async-storage/async-storage';

import type { Disk } from '@/session/ports';

export const disk: Disk = {
  read: (key) => AsyncStorage.getItem(key),
  write: (key, text) => AsyncStorage.setItem(key, text),
  remove: (key) => AsyncStorage.removeItem(key),
  keys: () => AsyncStorage.getAllKeys(),
};
