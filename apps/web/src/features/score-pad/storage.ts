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

/** Stores a pad in front of the others, in place of its earlier state. Returns all pads. */
export function storePad(pad: StoredPad): readonly StoredPad[] {
  return write([pad, ...storedPads().filter(({ id }) => id !== pad.id)].slice(0, PADS_MAX));
}

/**
 * Adds pads. If a pad exists in two states, the later one is stored. Returns how many pads are new here and
 * have been stored.
 */
export function addPads(pads: readonly StoredPad[]): number {
  const here = storedPads();
  const isNew = (pad: StoredPad): boolean => !here.some(one => one.id === pad.id && one.at >= pad.at);
  const fresh = pads.filter(isNew);
  const older = here.filter(({ id }) => !fresh.some(one => one.id === id));
  write([...fresh, ...older].sort((a, b) => b.at - a.at).slice(0, PADS_MAX));
  return storedPads().filter(({ id, at }) => fresh.some(one => one.id === id && one.at === at)).length;
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
