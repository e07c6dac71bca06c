/** The browser's storage. It throws when it is full or forbidden, which the promises turn into rejections. */
import type { Disk } from '@/session/ports';

export const disk: Disk = {
  read: async (key) => localStorage.getItem(key),
  write: async (key, text) => localStorage.setItem(key, text),
  remove: async (key) => localStorage.removeItem(key),
  keys: async () => Object.keys(localStorage),
};
