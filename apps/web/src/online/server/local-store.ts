// Where the online feature stores data between visits: localStorage, which the browser may refuse.
import type { LocalStore } from './identity.ts';

/**
 * A store that remembers what `store` refuses to keep, for as long as the page is open. A seat must reveal
 * the secret to which it has committed, even if the browser stores nothing.
 */
export function remembering(store: LocalStore): LocalStore {
  const refused = new Map<string, string | null>();
  return {
    get: key => (refused.has(key) ? (refused.get(key) ?? null) : store.get(key)),
    put: (key, value) => {
      store.put(key, value);
      if (store.get(key) === value) refused.delete(key);
      else refused.set(key, value);
    },
  };
}

/** The browser's localStorage. If the browser refuses it, nothing is kept: every visit has a new guest. */
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
