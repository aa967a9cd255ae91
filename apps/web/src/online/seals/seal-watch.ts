// Watches, for one client, how a server seals deals. It checks whether the client's own secret counts, and
// which attempts failed without explanation.

import type { SealView, TableView } from '@moonshot/protocol';
import type { ClientToServer, TableFacts } from '@moonshot/protocol/server';
import type { Seat } from '@moonshot/rules';
import { type AtAttempt, NO_ROUND, type RoundWarning, type RoundWatch, recordSeal } from './seal-round.ts';

/** A value that differs from what the client saw before. */
export interface SealMismatch extends AtAttempt {
  readonly what: 'altered' | 'server' | 'previous' | 'seat'; // altered: the viewer's own part
  readonly seen: string;
  readonly told: string;
}

/** A warning to the player; it is stored with the match. */
export type SealWarning =
  | (AtAttempt & { readonly what: 'not-asked' })
  | RoundWarning
  // `sure`: the server had already shown the viewer's part, so the part cannot have arrived late
  | (AtAttempt & { readonly what: 'left-out' | 'not-opened'; readonly sure: boolean })
  | (AtAttempt & { readonly what: 'redraws'; readonly attempts: number; readonly odd: number })
  | SealMismatch;

export type OwnPart = Extract<ClientToServer, { type: 'commitSeal' | 'openSeal' }>;

/** What the client sent on this connection for an attempt. */
interface Sent {
  readonly deal: number;
  readonly attempt: number;
  readonly seat: Seat;
  readonly text: string;
  readonly ticks: number; // ticks since it was sent; only ticks with the page awake count
  readonly shown: boolean; // the server has shown it since
}

export interface Watch {
  readonly match: string | null;
  readonly seal: SealView | null; // the seal as last shown
  readonly own: Seat | null; // the viewer's last known seat
  readonly here: Seat | null; // the seat where this connection last showed the viewer playing
  readonly commitment: Sent | null;
  readonly bytes: Sent | null;
  // attempts at this deal for which the viewer's part was sent and does not count
  readonly lost: readonly number[];
  readonly voided: SealView['voided']; // voided while this client watched
  readonly away: readonly Seat[]; // shown away at some time since this deal's seal began
  readonly awayNow: readonly Seat[];
  readonly hasDays: boolean; // the table gives days for each answer
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
 * The tally of a sealed deal: the number of attempts in which seats took part, and how many of them were odd
 * (unexplained).
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
 * The length of a tick. Time is counted in short ticks, because several of them cannot pass while the page or
 * the device sleeps.
 */
export const TICK_MS = 250;
/**
 * Ticks in one second. A message sent this long before its step closed was in time, because the server waits
 * two seconds.
 */
export const TICKS_IN_TIME = 4;
/** From this attempt on the server asks no seat for a secret. */
const SERVER_ALONE = 3;

/**
 * The state for a new connection: nothing has been sent yet, and it is unknown whether the viewer is away.
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

/** Counts one tick for each message sent. */
export const recordTick = (watch: Watch, text: string): Watch => ({
  ...watch,
  commitment: older(watch.commitment, text),
  bytes: older(watch.bytes, text),
});

/** Records who is at the table. A player who is present before a match counts as present when it begins. */
export function recordFacts(watch: Watch, { state, seats, settings }: TableFacts, seat: Seat | null): Watch {
  const awayNow = seats.flatMap((one, i) => (one.kind === 'person' && (!one.present || one.standIn) ? [i] : []));
  const here = state === 'gathering' ? seat : watch.here;
  const hasDays = settings.clock !== null && 'days' in settings.clock;
  return { ...watch, here, awayNow, away: together(watch.away, awayNow), hasDays };
}

const together = (some: readonly Seat[], more: readonly Seat[]): readonly Seat[] => [...new Set([...some, ...more])];

/**
 * Records the seal of a view. Returns the warnings for the viewer and, if a new deal has begun, the tally of
 * the one before.
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

/** The tally of a match's last deal, once the match is over. */
export const lastTally = (watch: Watch, match: string): SealTally | null =>
  watch.match === match && watch.seal !== null ? tallyOf(watch) : null;

function placeIn({ viewer, sitters, online }: TableView): Seat | null {
  if (viewer === 'watcher' || sitters[viewer]?.kind !== 'person') return null;
  return online?.standIns.includes(viewer) ? null : viewer;
}

/**
 * What the watch remembers of a deal since its first view: the void attempts, and which players were shown as
 * away.
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
 * Warns if a new attempt asks no secret of the viewer's seat, although the viewer plays there, withheld
 * nothing in this deal, and it is an attempt for which the server asks seats.
 */
function askedOtherwise({ here, seal: before }: Watch, view: TableView, seal: SealView): readonly SealWarning[] {
  const { deal, attempt, asked, voided } = seal;
  const isNew = before === null || before.deal !== deal || before.attempt !== attempt;
  if (!isNew || here === null || placeIn(view) !== here || attempt >= SERVER_ALONE || asked.includes(here)) return [];
  const excused = voided.some(one => one.withheld.includes(here));
  return excused ? [] : [{ deal, attempt, what: 'not-asked' }];
}

interface Own {
  readonly left: Pick<Watch, 'commitment' | 'bytes'>; // parts that were sent and can still be lost
  readonly lost: readonly number[];
  readonly warnings: readonly SealWarning[];
}

/** What became of the commitment and the secret that the client has sent. */
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
 * What a view shows of a part that was sent: its value (undefined if no longer shown), and whether it can
 * still arrive.
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
 * The warnings about a part that was lost or altered. A part that may have arrived too late causes no
 * warning; it is only counted.
 */
function warningsOf(what: 'left-out' | 'not-opened', fate: Fate | null): readonly SealWarning[] {
  if (fate?.altered) return [fate.altered];
  if (!fate?.lost) return [];
  const { deal, attempt, shown, ticks } = fate.lost;
  return shown || ticks >= TICKS_IN_TIME ? [{ deal, attempt, what, sure: shown }] : [];
}

/**
 * Counts attempts, and those that failed without explanation: a seat withheld its secret although it was not
 * away, or the viewer's secret was sent and does not count.
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
