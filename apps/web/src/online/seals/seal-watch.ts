// Watches how a server seals deals (fixes their shuffles in advance). It checks whether this client's own
// secret counts, and which attempts to seal a deal failed without explanation.

import type { SealView, TableView } from '@moonshot/protocol';
import type { ClientToServer, TableFacts } from '@moonshot/protocol/server';
import type { Seat } from '@moonshot/rules';
import { type AtAttempt, NO_ROUND, type RoundWarning, type RoundWatch, recordSeal } from './seal-round.ts';

/** A value that differs from what this client saw earlier. */
export interface SealMismatch extends AtAttempt {
  // `altered` is about the viewer's own commitment or secret
  readonly what: 'altered' | 'server' | 'previous' | 'seat';
  readonly seen: string;
  readonly told: string;
}

/** A warning to the player. It is stored with the match. */
export type SealWarning =
  | (AtAttempt & { readonly what: 'not-asked' })
  | RoundWarning
  // `sure` means that the server had already shown the viewer's part, so that the part cannot have arrived
  // late.
  | (AtAttempt & { readonly what: 'left-out' | 'not-opened'; readonly sure: boolean })
  | (AtAttempt & { readonly what: 'redraws'; readonly attempts: number; readonly odd: number })
  | SealMismatch;

export type OwnPart = Extract<ClientToServer, { type: 'commitSeal' | 'openSeal' }>;

/** A commitment or a secret that this client has sent on this connection. */
interface Sent {
  readonly deal: number;
  readonly attempt: number;
  readonly seat: Seat;
  readonly text: string;
  // time since this commitment or secret was sent, in units of `TICK_MS`, without the time asleep
  readonly ticks: number;
  readonly shown: boolean; // whether the server has shown it since
}

export interface Watch {
  readonly match: string | null;
  readonly seal: SealView | null; // the seal that was shown last
  readonly own: Seat | null; // the viewer's seat in the last view
  // the seat at which the viewer plays according to this connection; null if unknown or away
  readonly here: Seat | null;
  readonly commitment: Sent | null;
  readonly bytes: Sent | null;
  // Attempts to seal this deal to which the viewer's part was sent, but in which the part does not count.
  readonly lost: readonly number[];
  readonly voided: SealView['voided']; // the attempts that became void while this client watched
  // seats that were shown as away at some time since the sealing of this deal began
  readonly away: readonly Seat[];
  readonly awayNow: readonly Seat[];
  readonly hasDays: boolean; // whether the table gives days for each answer
  readonly round: RoundWatch;
}

export const UNWATCHED: Watch = {
  match: null,
  seal: null,
  own: null,
  here: null,
  commitment: null,
  bytes: null,
  lost: [],
  voided: [],
  away: [],
  awayNow: [],
  hasDays: false,
  round: NO_ROUND,
};

/**
 * The number of attempts to seal a deal in which seats took part, and how many of them are odd, that is,
 * failed without explanation.
 */
export interface SealTally {
  readonly attempts: number;
  readonly odd: number;
}

export interface Watched {
  readonly watch: Watch;
  readonly warnings: readonly SealWarning[];
  readonly tally: SealTally | null;
}

/**
 * Length of a tick in milliseconds. Time is counted in short ticks, so that time during which the page or the
 * device sleeps does not count.
 */
export const TICK_MS = 250;
/**
 * Number of ticks in one second. A part that was sent this long before its step closed was in time, because
 * the server waits two seconds for parts that have not arrived.
 */
export const TICKS_IN_TIME = 4;
/** From the attempt with this number on, the server asks no seat for a secret. */
const SERVER_ALONE = 3;

/**
 * The state at the start of a connection: nothing has been sent yet, and it is unknown whether the viewer is
 * away.
 */
export const connected = (watch: Watch): Watch => ({
  ...watch,
  here: null,
  commitment: null,
  bytes: null,
  round: NO_ROUND,
});

export function recordSent(watch: Watch, seat: Seat, part: OwnPart): Watch {
  const { deal, attempt = 0 } = part;
  const sent = { deal, attempt, seat, ticks: 0, shown: false };
  return part.type === 'commitSeal'
    ? { ...watch, commitment: { ...sent, text: part.commitment } }
    : { ...watch, bytes: { ...sent, text: part.bytes } };
}

const older = (sent: Sent | null, text: string): Sent | null =>
  sent?.text === text ? { ...sent, ticks: sent.ticks + 1 } : sent;

/** Counts one tick for the sent part that has this text. */
export const recordTick = (watch: Watch, text: string): Watch => ({
  ...watch,
  commitment: older(watch.commitment, text),
  bytes: older(watch.bytes, text),
});

/**
 * Records who is at the table. A player who is present before a match counts as present when the match
 * begins.
 */
export function recordFacts(watch: Watch, { state, seats, settings }: TableFacts, seat: Seat | null): Watch {
  const awayNow = seats.flatMap((one, i) => (one.kind === 'person' && (!one.present || one.standIn) ? [i] : []));
  const here = state === 'gathering' ? seat : watch.here;
  const hasDays = settings.clock !== null && 'days' in settings.clock;
  return { ...watch, here, awayNow, away: together(watch.away, awayNow), hasDays };
}

const together = (some: readonly Seat[], more: readonly Seat[]): readonly Seat[] => [...new Set([...some, ...more])];

/**
 * Records the seal of a view. Returns the warnings for the viewer and, if a new deal has begun, the tally of
 * the deal before.
 */
export function recordView(watch: Watch, view: TableView, nowMs: number): Watched {
  const { here, awayNow, hasDays } = watch;
  const before = watch.match === view.id ? watch : { ...UNWATCHED, here, awayNow, hasDays };
  const seal = view.online?.seal ?? null;
  const own = view.viewer === 'watcher' ? null : view.viewer;
  const next = { ...before, match: view.id, own, here: placeIn(view) };
  if (seal === null) return { watch: next, warnings: [], tally: null };
  const part = ownPart(before, seal);
  const { round, warnings } = recordSeal(before.round, seal, hasDays, nowMs);
  const later = before.seal !== null && before.seal.deal !== seal.deal;
  const done = { ...before, lost: part.lost };
  return {
    watch: { ...next, ...part.left, ...dealShown(done, view, seal), round },
    warnings: [...part.warnings, ...askedOtherwise(before, view, seal), ...warnings],
    tally: later ? tallyOf(done) : null,
  };
}

/** The tally of the last deal of a match, once the match is over. */
export const lastTally = (watch: Watch, match: string): SealTally | null =>
  watch.match === match && watch.seal !== null ? tallyOf(watch) : null;

function placeIn({ viewer, sitters, online }: TableView): Seat | null {
  if (viewer === 'watcher' || sitters[viewer]?.kind !== 'person') return null;
  return online?.standIns.includes(viewer) ? null : viewer;
}

/**
 * What the watch remembers of a deal since its first view: the void attempts, and the seats that were shown
 * as away.
 */
function dealShown(before: Watch, { online }: TableView, seal: SealView): Partial<Watch> {
  const shown = [...(online?.standIns ?? []), ...before.awayNow];
  if (before.seal?.deal !== seal.deal)
    return { seal, lost: [], voided: before.seal === null ? [] : seal.voided, away: shown };
  const { attempt } = before.seal;
  return {
    seal,
    lost: before.lost,
    voided: [...before.voided, ...seal.voided.filter(one => one.attempt >= attempt)],
    away: together(before.away, shown),
  };
}

/**
 * Warns if the server should ask the viewer's seat for a secret in a new attempt, but does not. It should ask
 * if the viewer is present and has withheld no secret in this deal, unless it asks no seat in this attempt.
 */
function askedOtherwise({ here, seal: before }: Watch, view: TableView, seal: SealView): readonly SealWarning[] {
  const { deal, attempt, asked, voided } = seal;
  const isNew = before === null || before.deal !== deal || before.attempt !== attempt;
  if (!isNew || here === null || placeIn(view) !== here || attempt >= SERVER_ALONE || asked.includes(here)) return [];
  const excused = voided.some(one => one.withheld.includes(here));
  return excused ? [] : [{ deal, attempt, what: 'not-asked' }];
}

interface Own {
  readonly left: Pick<Watch, 'commitment' | 'bytes'>; // parts that were sent and can still get lost
  readonly lost: readonly number[];
  readonly warnings: readonly SealWarning[];
}

/** What became of the commitment and the secret that this client has sent. */
function ownPart(before: Watch, seal: SealView): Own {
  const commitment = before.commitment && fateOf(before.commitment, committed(seal, before.commitment));
  const bytes = before.bytes && fateOf(before.bytes, opened(seal, before.bytes));
  const lost = [commitment, bytes].flatMap(fate => (fate?.lost ? [fate.lost.attempt] : []));
  return {
    left: { commitment: commitment?.left ?? null, bytes: bytes?.left ?? null },
    lost: [...before.lost, ...lost],
    warnings: [...warningsOf('left-out', commitment), ...warningsOf('not-opened', bytes)],
  };
}

/**
 * What a view shows of a part that this client sent: its value (undefined if the view no longer shows it),
 * and whether the part can still arrive.
 */
interface Standing {
  readonly is: string | null | undefined;
  readonly open: boolean;
}

const GONE: Standing = { is: undefined, open: false };

function committed(seal: SealView, { deal, attempt, seat }: Sent): Standing {
  if (seal.deal !== deal) return GONE;
  if (seal.attempt === attempt) return { is: seal.commitments[seat] ?? null, open: seal.phase === 'commit' };
  const void_ = seal.voided.find(one => one.attempt === attempt);
  return void_ === undefined ? GONE : { is: void_.commitments[seat] ?? null, open: false };
}

function opened(seal: SealView, { deal, attempt, seat }: Sent): Standing {
  if (seal.deal !== deal) return GONE;
  if (seal.attempt === attempt) return { is: seal.opened[seat] ?? null, open: seal.phase !== 'dealt' };
  const withheld = seal.voided.find(one => one.attempt === attempt)?.withheld.includes(seat);
  return withheld ? { is: null, open: false } : GONE;
}

interface Fate {
  readonly left: Sent | null;
  readonly lost?: Sent;
  readonly altered?: SealWarning;
}

function fateOf(sent: Sent, { is, open }: Standing): Fate {
  const { deal, attempt, text, shown } = sent;
  if (is === undefined) return { left: null };
  if (is === text) return { left: open ? { ...sent, shown: true } : null };
  if (is !== null) return { left: null, altered: { deal, attempt, what: 'altered', seen: text, told: is } };
  return open && !shown ? { left: sent } : { left: null, lost: sent };
}

/**
 * The warnings about a part that was lost or altered. A lost part that may have arrived too late causes no
 * warning and is only counted.
 */
function warningsOf(what: 'left-out' | 'not-opened', fate: Fate | null): readonly SealWarning[] {
  if (fate?.altered) return [fate.altered];
  if (!fate?.lost) return [];
  const { deal, attempt, shown, ticks } = fate.lost;
  return shown || ticks >= TICKS_IN_TIME ? [{ deal, attempt, what, sure: shown }] : [];
}

/**
 * Counts the attempts to seal a deal, and the attempts that failed without explanation. An attempt is counted
 * as unexplained if a seat withheld its secret although the seat was not away, or if the viewer's part was
 * sent and does not count.
 */
function tallyOf({ seal, own, lost, voided, away }: Watch): SealTally {
  const explained = (seat: Seat, attempt: number): boolean =>
    seat === own ? !lost.includes(attempt) : away.includes(seat);
  const odd = voided.filter(({ attempt, withheld }) => !withheld.every(seat => explained(seat, attempt)));
  const last = seal?.commitments.some(one => one !== null) || lost.some(attempt => attempt === seal?.attempt);
  return {
    attempts: voided.length + (last ? 1 : 0),
    odd: new Set([...lost, ...odd.map(({ attempt }) => attempt)]).size,
  };
}
