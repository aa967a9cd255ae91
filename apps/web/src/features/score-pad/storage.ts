// The score pads that this browser keeps, newest first.
import { PADS_MAX, type StoredPad } from '@moonshot/protocol';

const KEY = 'moonshot.score-pads';

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

const newestFirst = (pads: readonly StoredPad[]): readonly StoredPad[] => pads.toSorted((a, b) => b.at - a.at);

/** What a player has written into a pad. */
const written = ({ entries, draft }: StoredPad): string => JSON.stringify([entries, draft]);

/**
 * Stores a pad in place of its earlier state. A pad in which nothing has been written keeps its time, because
 * a backup takes the later of two states. Returns all pads.
 */
export function storePad(pad: StoredPad): readonly StoredPad[] {
  const here = storedPads();
  const before = here.find(({ id }) => id === pad.id);
  const at = before !== undefined && written(before) === written(pad) ? before.at : pad.at;
  const others = here.filter(({ id }) => id !== pad.id);
  return write(newestFirst([{ ...pad, at }, ...others]).slice(0, PADS_MAX));
}

/**
 * Adds pads, the newest first, as long as there is room beside those that are here. If a pad exists in two
 * states, the later one is stored. Returns how many pads have been added or replaced.
 */
export function addPads(pads: readonly StoredPad[]): number {
  const here = storedPads();
  const states = new Map<string, StoredPad>();
  for (const pad of [...here, ...newestFirst(pads)]) {
    if (pad.at > (states.get(pad.id)?.at ?? Number.NEGATIVE_INFINITY)) states.set(pad.id, pad);
  }
  write(newestFirst([...states.values()].slice(0, PADS_MAX)));
  return storedPads().filter(pad => !here.some(({ id, at }) => id === pad.id && at === pad.at)).length;
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
