// The seals that this device saw while a match went on, so that a server that makes up another story later is caught.
import type { DealReport } from '@moonshot/verify';
import type { SealView, TableView } from '@moonshot/wire';
import type { Box } from './who.ts';

/** Where they are kept between visits. */
const SEEN = 'moonshot.seen';
/** How long all that is kept may be, as a text: some hundreds of deals, the oldest of which make room. */
const SEEN_MAX = 200_000;

/** What is public of a deal before its cards are out, and cannot change any more. */
interface Seen {
  readonly match: string;
  readonly deal: number;
  readonly server: string;
  readonly previous: string;
  readonly commitments: readonly (string | null)[]; // by seat; null while it may still come, or for good
}

/** A deal as somebody tells of it now. */
export type Told = Pick<SealView, 'deal' | 'server' | 'previous' | 'commitments'>;

/** What is told otherwise than it was seen. */
export interface Unlike {
  readonly deal: number;
  readonly what: 'server' | 'previous' | 'seat';
  readonly seen: string;
  readonly told: string;
}

/** Keeps what a view tells of the deal that is being sealed; what was seen first stays. */
export function keepSeen(box: Box, { id: match, online }: Pick<TableView, 'id' | 'online'>): void {
  const seal = online?.seal;
  if (!seal) return;
  const all = seenIn(box);
  const before = all.find(one => one.match === match && one.deal === seal.deal);
  const now = before === undefined ? newly(match, seal) : withLocks(before, seal);
  if (before === now) return;
  const kept = [now, ...all.filter(one => one !== before)];
  while (JSON.stringify(kept).length > SEEN_MAX) kept.pop();
  box.put(SEEN, JSON.stringify(kept));
}

const newly = (match: string, { deal, server, previous, commitments }: SealView): Seen => ({
  match,
  deal,
  server,
  previous,
  commitments,
});

/** With what seats have committed to since. */
function withLocks(seen: Seen, { commitments }: SealView): Seen {
  if (seen.commitments.every((lock, seat) => lock !== null || (commitments[seat] ?? null) === null)) return seen;
  return { ...seen, commitments: commitments.map((lock, seat) => seen.commitments[seat] ?? lock) };
}

/** A deal of a proof, as it is compared. */
export const toldIn = ({ deal, commitment, previous, commitments }: DealReport): Told => ({
  deal,
  server: commitment,
  previous,
  commitments,
});

const PARTS = { server: "the server's commitment", previous: 'the hash before', seat: "a seat's commitment" } as const;

/** What whoever runs the server is told of it: short, and the same in every language. */
export const faultOf = ({ deal, what, seen, told }: Unlike): string =>
  `Deal ${deal}: ${PARTS[what]} was ${seen} at the table, and is now ${told}.`;

/** The first thing in deals of a match that is told otherwise than this device saw it; undefined where nothing is. */
export function unlike(box: Box, match: string, deals: readonly Told[]): Unlike | undefined {
  const seen = seenIn(box).filter(one => one.match === match);
  for (const told of deals) {
    const mine = seen.find(({ deal }) => deal === told.deal);
    const found = mine && unlikeDeal(mine, told);
    if (found !== undefined) return found;
  }
  return undefined;
}

function unlikeDeal(mine: Seen, told: Told): Unlike | undefined {
  const { deal } = told;
  if (mine.server !== told.server) return { deal, what: 'server', seen: mine.server, told: told.server };
  if (mine.previous !== told.previous) return { deal, what: 'previous', seen: mine.previous, told: told.previous };
  const seat = mine.commitments.findIndex((lock, i) => lock !== null && lock !== (told.commitments[i] ?? null));
  return seat < 0
    ? undefined
    : { deal, what: 'seat', seen: mine.commitments[seat] ?? '', told: told.commitments[seat] ?? 'none' };
}

function seenIn(box: Box): readonly Seen[] {
  try {
    const all: unknown = JSON.parse(box.get(SEEN) ?? '[]');
    return Array.isArray(all) ? all : [];
  } catch {
    return []; // what another program wrote there was not seen
  }
}
