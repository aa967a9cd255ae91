// Where the page has room for what is drawn of servers' tables, and where this device keeps who it is to a
// server.
import type { Component } from 'svelte';
import type { Model } from '../model/model.ts';

/** Where the secret of this device is kept, by which a server knows who comes back. */
export const SECRET = 'moonshot.guest';
/** Whether the person is somebody to the server below this page. */
export function hasBeenThere(): boolean {
  try {
    return localStorage.getItem(SECRET) !== null;
  } catch {
    return false; // a browser that keeps nothing has been nowhere
  }
}

/** Where the secret of a guest lies while this device is somebody else by a passkey. */
export const ASIDE = 'moonshot.guest.aside';
/** Where the name is kept that the device and the server last agreed on. */
export const AGREED = 'moonshot.guest.name';

export interface Places {
  screen: Component<{ model: Model }> | undefined; // in the place of every other
  over: Component<{ model: Model }> | undefined; // over the table and the scores
  head: Component | undefined; // in the head of the table
  home: Component | undefined; // on the first screen, beside the saved tables
  settings: Component | undefined; // among the settings
  result: Component<{ match: string }> | undefined; // on the score sheet of a match that is over
  line: string | undefined; // said in the place of the prompt
  again: string | undefined; // said on the score sheet in the place of another match
  plates: readonly (string | null)[]; // said on a seat's plate in the place of what it does
}
