// What the fairness screen shows for the current deal or for each deal in a proof.

import type { SealView, TableView } from '@moonshot/protocol';
import type { Seat } from '@moonshot/rules';
import { byCanon, type Card } from '@moonshot/rules/cards';
import { CHECKS, type Check, type DealReport, fits, type VerificationReport, type Verified } from '@moonshot/verify';

/** What a seat contributed to the shuffle of a deal, or why it contributed nothing. */
export interface SeatContribution {
  readonly seat: number;
  readonly state: 'opened' | 'wrong' | 'locked' | 'withheld' | 'silent' | 'unasked' | 'waiting';
  readonly digits: string | null;
}

/** One deal as the screen shows it. */
export interface ShownDeal {
  readonly protocol: 1 | 2;
  readonly deal: number;
  readonly seal: string; // the server's commitment to its secret
  readonly added: readonly SeatContribution[];
  // the seats whose secrets count for the shuffle; null until the commitments are closed
  readonly contributors: readonly Seat[] | null;
  // whether the viewer's secret counts for the shuffle; null for spectators and before the viewer commits to
  // one
  readonly own: 'in' | 'out' | null;
  // the void attempts at this deal, and the seats that withheld their secrets in each
  readonly voided: readonly { readonly attempt: number; readonly withheld: readonly Seat[] }[];
  readonly decks: number; // number of decks among which the server could choose
  readonly beacon: DealReport['beacon'];
  // whether the revealed secret of the server matches; `later`: not revealed yet
  readonly opened: 'yes' | 'no' | 'later';
  // the hash of this deal, which the next deal or the end of the match contains
  readonly bound: string | null;
  readonly hands: readonly (readonly Card[])[]; // empty while the hands are sealed
  readonly rest: readonly Card[];
  readonly thrownIn: readonly number[];
  readonly marks: readonly { readonly check: Check; readonly ok: boolean }[];
}

const WHOLE: readonly Check[] = ['deck', 'deals', 'end'];

/**
 * The verdict that the screen shows. It is *broken* if a check failed, or if the proof or the current view
 * differs from what this device recorded.
 */
export type FairnessStatus = 'empty' | 'sealed' | Exclude<Verified['type'], 'unreadable'>;

export function fairnessStatusOf(
  shown: ShownDeal | undefined,
  checked: Verified | undefined,
  altered: boolean,
): FairnessStatus {
  if (shown === undefined) return 'empty';
  if (altered || !allChecksPass(shown)) return 'broken';
  return checked === undefined || checked.type === 'unreadable' ? 'sealed' : checked.type;
}

/** One deal of a proof. Checks that cover the whole match are listed with every deal. */
export function dealOf(report: VerificationReport, i: number): ShownDeal | undefined {
  const one = report.deals[i];
  if (one === undefined) return undefined;
  const faults = [...one.faults, ...report.faults];
  const failed = (check: Check): boolean => faults.some(fault => fault.check === check);
  const ofDeal = CHECKS.filter(check => !WHOLE.includes(check) && (check !== 'attempts' || report.protocol === 2));
  return {
    protocol: report.protocol,
    deal: one.deal,
    seal: one.commitment,
    added: one.asked.map(seat => addedIn(one, seat)),
    contributors: one.contributors,
    own: null,
    voided: one.voided.map(({ withheld }, attempt) => ({ attempt, withheld })),
    decks: one.decks,
    beacon: one.beacon,
    opened: failed('server') ? 'no' : 'yes',
    bound: report.deals[i + 1]?.previous ?? report.end,
    hands: one.hands.map(inOrder),
    rest: inOrder(one.rest),
    thrownIn: one.thrownIn.map(({ seat }) => seat),
    marks: [...ofDeal, ...WHOLE].map(check => ({ check, ok: !failed(check) })),
  };
}

const inOrder = (cards: readonly string[]): readonly Card[] => ([...cards] as Card[]).sort(byCanon);

function addedIn({ commitments, opened, faults }: DealReport, seat: number): SeatContribution {
  const digits = opened[seat] ?? null;
  if (commitments[seat] == null) return { seat, state: digits === null ? 'silent' : 'wrong', digits };
  if (digits === null) return { seat, state: 'withheld', digits };
  const wrong = faults.some(({ check, place }) => check === 'seats' && place.endsWith(`opened[${seat}]`));
  return { seat, state: wrong ? 'wrong' : 'opened', digits };
}

/** The current deal. Secrets that have been revealed are checked on this device. */
export function dealNow(view: TableView, seal: SealView): ShownDeal {
  const people = view.sitters.flatMap(({ kind }, seat) => (kind === 'person' || seal.commitments[seat] ? [seat] : []));
  const added = people.map(seat => addedNow(view.id, seal, seat));
  return {
    protocol: seal.protocol,
    deal: seal.deal,
    seal: seal.server,
    added,
    contributors: contributorsNow(seal),
    own: ownNow(view, seal),
    voided: seal.voided,
    decks: 1 + seal.voided.length,
    beacon: 'none',
    opened: 'later',
    bound: null,
    hands: [],
    rest: [],
    thrownIn: [],
    marks: seal.phase === 'dealt' ? [{ check: 'seats', ok: added.every(({ state }) => state !== 'wrong') }] : [],
  };
}

const seatsWith = (parts: readonly (string | null)[]): readonly Seat[] =>
  parts.flatMap((one, seat) => (one === null ? [] : [seat]));

/**
 * The seats that contribute; null until the commitments are closed. While secrets are revealed, these are all
 * seats with a commitment. Afterwards only the seats that revealed their secrets count.
 */
function contributorsNow({ phase, commitments, opened }: SealView): readonly Seat[] | null {
  if (phase === 'commit') return null;
  return seatsWith(phase === 'open' ? commitments : opened);
}

function ownNow({ viewer, sitters }: TableView, seal: SealView): ShownDeal['own'] {
  if (viewer === 'watcher' || sitters[viewer]?.kind !== 'person') return null;
  const settled = contributorsNow(seal);
  if (settled === null) return seal.commitments[viewer] == null ? null : 'in';
  return settled.includes(viewer) ? 'in' : 'out';
}

function addedNow(match: string, seal: SealView, seat: number): SeatContribution {
  const { phase, commitments, opened } = seal;
  const [commitment, digits] = [commitments[seat] ?? null, opened[seat] ?? null];
  if (digits !== null)
    return { seat, state: fits({ ...seal, match }, seat, commitment, digits) ? 'opened' : 'wrong', digits };
  if (commitment !== null) return { seat, state: phase === 'dealt' ? 'withheld' : 'locked', digits };
  if (!seal.asked.includes(seat)) return { seat, state: 'unasked', digits };
  return { seat, state: phase === 'commit' ? 'waiting' : 'silent', digits };
}

/** Whether all checks made on a deal have passed. */
export const allChecksPass = ({ marks }: ShownDeal): boolean => marks.every(({ ok }) => ok);

/** Splits hex digits into groups of four. */
export const groupDigits = (digits: string): readonly string[] => digits.match(/.{1,4}/g) ?? [];
