// Where this part of the page keeps a few words between visits: the browser's own store, which may refuse it.
import type { Box } from './who.ts';

/** A browser may refuse to keep anything; then this device is somebody new at each visit. */
export const BOX: Box = {
  get: key => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  put: (key, value) => {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      return;
    }
  },
};
