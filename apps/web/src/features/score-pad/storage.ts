// The score pads that are stored in this browser, newest first.
import { PADS_MAX, type StoredPad } from '@moonshot/protocol';

const KEY = 'moonshot.score-pads';

/** The stored pads; an empty list if the browser refuses storage. */
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

/** What the players have written into a pad, as text to compare. */
const written = ({ entries, draft }: StoredPad): string => JSON.stringify([entries, draft]);

/**
 * Stores a pad in place of its earlier state and returns all pads. If the players have written nothing new,
 * the pad keeps its time, because merging a backup takes the later of two states.
 */
export function storePad(pad: StoredPad): readonly StoredPad[] {
  const here = storedPads();
  const before = here.find(({ id }) => id === pad.id);
  const at = before !== undefined && written(before) === written(pad) ? before.at : pad.at;
  const others = here.filter(({ id }) => id !== pad.id);
  return write(newestFirst([{ ...pad, at }, ...others]).slice(0, PADS_MAX));
}

/**
 * Adds pads to the stored ones, the newest first, until there is no more room. If a pad exists in two states,
 * the later one is stored. Returns how many pads were added or replaced.
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

/** Removes a pad and returns the others. */
export const removePad = (pad: string): readonly StoredPad[] => write(storedPads().filter(({ id }) => id !== pad));

function write(pads: readonly StoredPad[]): readonly StoredPad[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(pads));
  } catch {
    return pads; // storage is blocked or full, so the pads last only as long as the page
  }
  return pads;
}
