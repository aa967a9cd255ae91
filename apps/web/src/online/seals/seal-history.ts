// Records the commitments that this device saw during a match, to detect if a server changes them later.

import type { SealView, TableView } from '@moonshot/protocol';
import type { DealReport } from '@moonshot/verify';
import type { LocalStore } from '../server/identity.ts';
import type { SealMismatch } from './seal-watch.ts';

/** The storage key of the records. */
const SEEN = 'moonshot.seen';
/**
 * Maximum number of characters stored, enough for some hundreds of deals. The oldest records are removed
 * first.
 */
const SEEN_MAX = 200_000;

/** The values of a deal that are public before its cards are dealt. They must never change. */
interface Seen {
  readonly match: string;
  readonly deal: number;
  readonly attempt?: number; // the attempt to seal the deal; absent for the first attempt
  readonly server: string;
  readonly previous: string;
  readonly commitments: readonly (string | null)[]; // the commitment of each seat; null if it has not arrived
}

/** An attempt to seal a deal, as a view or a proof reports it now. */
export type ReportedAttempt = Pick<SealView, 'deal' | 'attempt' | 'server' | 'previous' | 'commitments'>;

/** Records the seal that a view shows. Values that are already recorded are not changed. */
export function keepSeen(store: LocalStore, { id: match, online }: Pick<TableView, 'id' | 'online'>): void {
  const seal = online?.seal;
  if (!seal) return;
  const all = seenIn(store);
  const before = all.find(one => one.match === match && isOf(one, seal));
  const now = before === undefined ? newly(match, seal) : withLocks(before, seal);
  if (before === now) return;
  const kept = [now, ...all.filter(one => one !== before)];
  while (JSON.stringify(kept).length > SEEN_MAX) kept.pop();
  store.put(SEEN, JSON.stringify(kept));
}

const isOf = (seen: Seen, { deal, attempt }: ReportedAttempt): boolean =>
  seen.deal === deal && (seen.attempt ?? 0) === attempt;

const newly = (match: string, { deal, attempt, server, previous, commitments }: SealView): Seen => ({
  match,
  deal,
  ...(attempt > 0 && { attempt }),
  server,
  previous,
  commitments,
});

/** The record with the commitments that have arrived since it was made. */
function withLocks(seen: Seen, { commitments }: SealView): Seen {
  if (seen.commitments.every((lock, seat) => lock !== null || (commitments[seat] ?? null) === null)) return seen;
  return { ...seen, commitments: commitments.map((lock, seat) => seen.commitments[seat] ?? lock) };
}

/** All attempts to seal a deal that a view shows: the void ones and the last one. */
export const attemptsInView = (seal: SealView): readonly ReportedAttempt[] => [
  ...seal.voided.map(one => ({ ...seal, ...one })),
  seal,
];

/**
 * All attempts to seal a deal that a proof contains, in the form in which they are compared with the records.
 */
export const attemptsInProof = ({
  deal,
  commitment,
  previous,
  commitments,
  voided,
}: DealReport): readonly ReportedAttempt[] => [
  ...voided.map((one, attempt) => ({ ...one, deal, attempt, previous, server: one.server.commitment })),
  { deal, attempt: voided.length, server: commitment, previous, commitments },
];

/**
 * The first difference between the reported attempts and this device's records; `undefined` if there is none.
 */
export function firstMismatch(
  store: LocalStore,
  match: string,
  deals: readonly ReportedAttempt[],
): SealMismatch | undefined {
  const seen = seenIn(store).filter(one => one.match === match);
  for (const reported of deals) {
    const mine = seen.find(one => isOf(one, reported));
    const found = mine && unlikeDeal(mine, reported);
    if (found !== undefined) return found;
  }
  return undefined;
}

function unlikeDeal(mine: Seen, reported: ReportedAttempt): SealMismatch | undefined {
  const { deal, attempt } = reported;
  for (const what of ['server', 'previous'] as const)
    if (mine[what] !== reported[what]) return { deal, attempt, what, seen: mine[what], told: reported[what] };
  const seat = mine.commitments.findIndex((lock, i) => lock !== null && lock !== (reported.commitments[i] ?? null));
  if (seat < 0) return undefined;
  const [seen, now] = [mine.commitments[seat] ?? '', reported.commitments[seat] ?? 'none'];
  return { deal, attempt, what: 'seat', seen, told: now };
}

function seenIn(store: LocalStore): readonly Seen[] {
  try {
    const all: unknown = JSON.parse(store.get(SEEN) ?? '[]');
    return Array.isArray(all) ? all : [];
  } catch {
    return []; // invalid stored data counts as no records
  }
}
