// The score pads that this browser keeps, newest first.
import type { Length, Overrides, Seat } from '@moonshot/rules';
import type { PadEntry } from '@moonshot/rules/score-pad';

/** A match with real cards: its rules, its players, and what was written down. */
export interface StoredPad {
  readonly id: string;
  readonly at: number; // when it was last changed, in milliseconds since 1970
  readonly game: string; // its id in the lists of games
  readonly base: string;
  readonly overrides: Overrides;
  readonly title: string;
  readonly names: readonly string[]; // in the order of play
  readonly dealer: Seat; // of the first deal
  readonly length: Length | null;
  readonly entries: readonly PadEntry[];
  readonly draft: PadEntry | null; // the deal that is being written down
  readonly totals: readonly number[]; // empty before the first deal
  readonly over: boolean;
}

const KEY = 'moonshot.score-pads';
const PADS_MAX = 100;

/** The stored pads; none if the browser refuses storage. */
export function storedPads(): readonly StoredPad[] {
  try {
    const pads: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(pads) ? pads.filter(isPad) : [];
  } catch {
    return [];
  }
}

const isPad = (value: unknown): value is StoredPad => {
  const pad = value as Partial<StoredPad> | null;
  const lists = [pad?.names, pad?.entries, pad?.totals];
  return typeof pad?.id === 'string' && typeof pad.title === 'string' && lists.every(Array.isArray);
};

/** Stores a pad in front of the others, in place of its earlier state. Returns all pads. */
export function storePad(pad: StoredPad): readonly StoredPad[] {
  return write([pad, ...storedPads().filter(({ id }) => id !== pad.id)].slice(0, PADS_MAX));
}

/** Removes a pad. Returns the others. */
export const removePad = (pad: string): readonly StoredPad[] => write(storedPads().filter(({ id }) => id !== pad));

function write(pads: readonly StoredPad[]): readonly StoredPad[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(pads));
  } catch {
    return pads; // storage is blocked or full: the pad lasts as long as the page
  }
  return pads;
}
