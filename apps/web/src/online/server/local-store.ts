// The online feature's storage between visits: localStorage, which the browser may refuse.
import type { LocalStore } from './identity.ts';

/** If the browser refuses storage, this device is a new guest at each visit. */
export const LOCAL_STORE: LocalStore = {
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
