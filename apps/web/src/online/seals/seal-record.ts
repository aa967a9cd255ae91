// Stores what this device noticed about the seals of each match (a server's commitments to its shuffles). The
// fairness screen shows these records after the match.

import type { LocalStore } from '../server/identity.ts';
import { exceedsChance } from './seal-odds.ts';
import type { SealTally, SealWarning } from './seal-watch.ts';

/** The storage key of the records. */
const RECORDS = 'moonshot.seal-records';
/** Maximum number of matches whose records are stored, and of warnings stored for each match. */
const MATCHES_MAX = 100;
const WARNINGS_MAX = 20;

interface SealRecord extends SealTally {
  readonly match: string;
  readonly warnings: readonly SealWarning[];
}

/** The warnings of a match, oldest first. */
export const warningsOf = (store: LocalStore, match: string): readonly SealWarning[] => recordOf(store, match).warnings;

/** Stores those warnings of a match that are new, and returns them. */
export function noteWarnings(
  store: LocalStore,
  match: string,
  warnings: readonly SealWarning[],
): readonly SealWarning[] {
  const record = recordOf(store, match);
  const known = new Set(record.warnings.map(nameOf));
  const fresh = warnings.filter(one => !known.has(nameOf(one)));
  if (fresh.length > 0) keep(store, { ...record, warnings: [...record.warnings, ...fresh].slice(0, WARNINGS_MAX) });
  return fresh;
}

/**
 * Adds the attempts to seal a deal to the count of the match. Returns a warning if more attempts failed than
 * lost connections explain.
 */
export function noteTally(
  store: LocalStore,
  match: string,
  deal: number,
  { attempts, odd }: SealTally,
): readonly SealWarning[] {
  if (attempts === 0) return [];
  const record = recordOf(store, match);
  const now = { ...record, attempts: record.attempts + attempts, odd: record.odd + odd };
  keep(store, now);
  if (!exceedsChance(now.attempts, now.odd)) return [];
  return noteWarnings(store, match, [{ deal, attempt: 0, what: 'redraws', attempts: now.attempts, odd: now.odd }]);
}

const PARTS = {
  server: "the server's commitment",
  previous: 'the hash before',
  seat: "a seat's commitment",
  altered: "this player's own part",
} as const;

/**
 * What a report to the server's operator says about a warning. It is short, and the same in every language.
 */
export function faultOf(warning: SealWarning): string {
  const { deal, attempt } = warning;
  const at = attempt === 0 ? `Deal ${deal}` : `Deal ${deal}, attempt ${attempt + 1}`;
  switch (warning.what) {
    case 'not-asked':
      return `${at}: this player was at the table, and was not asked for a secret.`;
    case 'left-out':
    case 'not-opened': {
      const part = warning.what === 'left-out' ? 'commitment' : 'secret';
      return `${at}: this player's ${part} was ${warning.sure ? 'shown' : 'sent in time'}, and does not count.`;
    }
    case 'early-round':
      return `${at}: the beacon's round was out when the commitments were settled.`;
    case 'late-void':
      return `${at}: the attempt was given up after the beacon's round was out.`;
    case 'redraws':
      return `${at}: ${warning.odd} of ${warning.attempts} attempts went wrong for no reason shown.`;
    default:
      return `${at}: ${PARTS[warning.what]} was ${warning.seen} at the table, and is now ${warning.told}.`;
  }
}

/**
 * The key by which a repeated warning is recognized. `redraws` is shown only once in a match, and other
 * warnings only once for an attempt.
 */
const nameOf = ({ what, deal, attempt }: SealWarning): string =>
  what === 'redraws' ? what : `${what} ${deal} ${attempt}`;

function keep(store: LocalStore, record: SealRecord): void {
  const rest = recordsIn(store).filter(({ match }) => match !== record.match);
  store.put(RECORDS, JSON.stringify([record, ...rest].slice(0, MATCHES_MAX)));
}

const recordOf = (store: LocalStore, match: string): SealRecord =>
  recordsIn(store).find(one => one.match === match) ?? { match, attempts: 0, odd: 0, warnings: [] };

function recordsIn(store: LocalStore): readonly SealRecord[] {
  try {
    const all: unknown = JSON.parse(store.get(RECORDS) ?? '[]');
    return Array.isArray(all) ? all.filter(one => Array.isArray(one?.warnings)) : [];
  } catch {
    return []; // the stored data is invalid
  }
}
