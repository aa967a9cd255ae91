// A seat's part in sealing a deal: 32 bytes of its own, committed to before anybody's are known, and opened after all are in.
import { bytesOfHex, hexOf, seatCommitment } from '@moonshot/rules/cards/seals';
import type { TableView } from '@moonshot/wire';
import type { ToServer } from '@moonshot/wire/online/to-server';
import type { Box } from './who.ts';

/** Where a device keeps what it has committed to, so that a page that was reloaded opens the same. */
const SEALS = 'moonshot.seals';
/** Deals that are remembered: far more than are sealed and not dealt at once. */
const KEPT = 32;

interface Kept {
  readonly match: string;
  readonly deal: number;
  readonly bytes: string; // as hexadecimal digits
}

type Answer = Extract<ToServer, { type: 'seal' | 'open-seal' }>;

/** What the table is to be told for the viewer's seat at present, if anything. */
export function sealAnswer(view: TableView, box: Box, draw: () => Uint8Array): Answer | undefined {
  const { id, viewer, online } = view;
  const seal = online?.seal;
  if (viewer === 'watcher' || !seal || seal.phase === 'dealt') return undefined;
  const { deal, phase, commitments, opened } = seal;
  const mine = commitments[viewer] ?? null;
  if (phase === 'commit')
    return mine === null
      ? { type: 'seal', deal, commitment: commitment(id, deal, viewer, drawn(box, id, deal, draw)) }
      : undefined;
  const bytes = keptOf(box).find(one => one.match === id && one.deal === deal)?.bytes;
  const fits = bytes !== undefined && commitment(id, deal, viewer, bytes) === mine;
  return fits && (opened[viewer] ?? null) === null ? { type: 'open-seal', deal, bytes } : undefined;
}

const commitment = (match: string, deal: number, seat: number, bytes: string): string =>
  seatCommitment({ match, deal }, seat, bytesOfHex(bytes));

/** The bytes for a deal: those kept for it, or new ones that are kept from now on. */
function drawn(box: Box, match: string, deal: number, draw: () => Uint8Array): string {
  const kept = keptOf(box);
  const before = kept.find(one => one.match === match && one.deal === deal);
  if (before !== undefined) return before.bytes;
  const bytes = hexOf(draw());
  box.put(SEALS, JSON.stringify([{ match, deal, bytes }, ...kept].slice(0, KEPT)));
  return bytes;
}

/** Forgets the bytes of a match that is over. */
export function forgetSeals(box: Box, match: string): void {
  const kept = keptOf(box);
  const rest = kept.filter(one => one.match !== match);
  if (rest.length < kept.length) box.put(SEALS, rest.length === 0 ? null : JSON.stringify(rest));
}

function keptOf(box: Box): readonly Kept[] {
  try {
    return JSON.parse(box.get(SEALS) ?? '[]');
  } catch {
    return []; // what another program wrote there opens nothing
  }
}
