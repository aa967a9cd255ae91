// The page's slots for the online feature, and the storage keys of this device's identity.
import type { Component } from 'svelte';
import type { Model } from '../../model/model.ts';

/** Storage key of the guest's secret, by which a server recognizes this device. */
export const SECRET = 'moonshot.guest';
/** Whether the server of this page knows this device. */
export function hasBeenThere(): boolean {
  try {
    return localStorage.getItem(SECRET) !== null;
  } catch {
    return false; // storage is blocked, so nothing was stored
  }
}

/** Storage key of the guest's secret while a passkey account is signed in. */
export const ASIDE = 'moonshot.guest.aside';
/** Storage key of the name that device and server last agreed on. */
export const AGREED = 'moonshot.guest.name';

export interface OnlineSlots {
  screen: Component<{ model: Model }> | undefined; // replaces every other screen
  over: Component<{ model: Model }> | undefined; // over the table and the scores
  head: Component | undefined; // in the header of the table
  home: Component | undefined; // on home, beside the saved tables
  settings: Component | undefined; // in the settings
  result: Component<{ match: string }> | undefined; // on the score sheet of a finished match
  line: string | undefined; // replaces the prompt
  again: string | undefined; // replaces *another match* on the score sheet
  plates: readonly (string | null)[]; // replaces a seat's status on its plate
}
