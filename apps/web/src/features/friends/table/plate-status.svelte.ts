// What a seat's plate (the box with its player's name) shows at an online table: absence, a stand-in bot, the
// remaining time until a bot plays or the answer is due, and that time as a ring.

import type { FriendWords } from '@moonshot/i18n';
import type { TableView } from '@moonshot/protocol';
import type { TableFacts, TimeControl } from '@moonshot/protocol/server';
import { untrack } from 'svelte';
import { type BetweenDeals, lateFor } from '../../../model/play/late.ts';
import type { RunningPage } from '../../../model/run.svelte.ts';
import type { OnlineModel } from '../../../online/online-model.svelte.ts';
import { secondsOf, type TimeLeft, timeOf } from '../../../online/times.ts';
import { fullMs, ringRules } from './clock-rings.ts';

type Clocks = NonNullable<NonNullable<TableView['online']>['clock']>;

/** The times that run for seats. */
export interface SeatTimes {
  readonly left: TimeLeft; // until the answer is due
  readonly standIn: TimeLeft; // until a bot stands in for an absent player
}

/** From this number of remaining seconds on, a plate shows the time. */
const SAID_S = 30;
/** From this number of remaining seconds on, a notice shows the viewer's time. */
const URGENT_S = 10;

/**
 * The text for a seat's remaining time: only in the last seconds, or all the time if `always` is set. `own`
 * says that the text is a notice for the viewer.
 */
export function timeAt(
  words: FriendWords,
  left: TimeLeft,
  seat: number,
  always: boolean,
  own = false,
): string | undefined {
  const seconds = secondsOf(left, seat);
  if (seconds === undefined) return undefined;
  if (own && seconds <= URGENT_S) return words.at.yourTime(seconds);
  if (!own && seconds <= SAID_S) return words.at.left(seconds);
  return always ? words.join.left(timeOf(left.get(seat) ?? 0)) : undefined;
}

/** Seconds at which screen readers announce the viewer's remaining time. */
const VOICED_S = [30, 10];

/**
 * The number of seconds to announce if a seat's remaining time has just reached it; otherwise `undefined`.
 */
export function secondsToAnnounce(before: TimeLeft, after: TimeLeft, seat: number): number | undefined {
  const [was, is] = [before.get(seat), after.get(seat)];
  if (was === undefined || is === undefined) return undefined;
  return VOICED_S.find(seconds => was > seconds * 1000 && is <= seconds * 1000);
}

/**
 * The text that replaces the game's status on each plate; null where that status stays. The viewer's own
 * place shows only the last seconds.
 */
export function platesOf(
  words: FriendWords,
  { seats, settings: { clock } }: TableFacts,
  { left, standIn }: SeatTimes,
  still: boolean, // whether motion is reduced, so that no ring shows the time
  view?: BetweenDeals & Pick<TableView, 'viewer'>,
): readonly (string | null)[] {
  const days = clock !== null && 'days' in clock;
  const late = view === undefined ? [] : lateFor(view);
  return seats.map((seat, i) => {
    if (i === view?.viewer) return timeAt(words, left, i, false) ?? null;
    if (seat.kind === 'person' && seat.standIn) return words.at.standIn;
    if (seat.kind === 'person' && !seat.present && !days) {
      const seconds = secondsOf(standIn, i);
      return seconds === undefined ? words.gathering.away : words.at.botIn(seconds);
    }
    const status = late.includes(i)
      ? words.at.looks
      : late.length > 0 && seat.kind === 'person'
        ? words.gathering.ready
        : null;
    return timeAt(words, left, i, days || still) ?? status;
  });
}

/**
 * The remaining time of each running clock, `ms` milliseconds after the view arrived. During a deal it
 * includes the reserve.
 */
export const leftAfter = ({ running, reserveMs }: Clocks, ms: number, inDeal: boolean): TimeLeft =>
  new Map(running.map(({ seat, leftMs }) => [seat, Math.max(0, leftMs + (inDeal ? (reserveMs[seat] ?? 0) : 0) - ms)]));

/** The time until a bot stands in for each absent player, `ms` milliseconds after the facts arrived. */
export const standInAfter = ({ seats }: TableFacts, ms: number): TimeLeft =>
  new Map(
    seats.flatMap((one, seat) =>
      one.kind === 'person' && one.standInMs !== undefined ? [[seat, Math.max(0, one.standInMs - ms)] as const] : [],
    ),
  );

const NO_TIME: TimeLeft = new Map();
const TICK_MS = 250;

/**
 * Counts times down. `from` returns the times after a number of milliseconds; if its value changes, the count
 * starts again. Call this function in an effect; it returns a getter for the remaining times.
 */
function countingDown(from: () => (ms: number) => TimeLeft): () => TimeLeft {
  let left: TimeLeft = $state.raw(NO_TIME);
  const after = $derived(from());
  $effect(() => {
    if (after(0).size === 0) {
      left = NO_TIME;
      return undefined;
    }
    const began = performance.now();
    const tick = (): void => {
      left = after(performance.now() - began);
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  });
  return () => left;
}

/** Keeps the clocks of the shown table running. The result is as for `countingDown`. */
export function followClocks(running: RunningPage): () => TimeLeft {
  const clock = $derived(running.model.table?.view.online?.clock ?? null);
  const inDeal = $derived(running.model.table?.view.deal.phase !== 'deal');
  return countingDown(() => {
    const [now, within] = [clock, inDeal];
    return now === null ? () => NO_TIME : ms => leftAfter(now, ms, within);
  });
}

/** Counts the time until bots stand in for absent players. The result is as for `countingDown`. */
export function followStandIns(online: OnlineModel): () => TimeLeft {
  const facts = $derived(online.state.facts);
  return countingDown(() => {
    const now = facts;
    return now === null ? () => NO_TIME : ms => standInAfter(now, ms);
  });
}

/**
 * Animates the rings around the seats. Call this function in an effect. After each new view the animation
 * continues from the remaining time.
 */
export function animateRings(
  running: RunningPage,
  now: () => { readonly left: TimeLeft; readonly clock: TimeControl | null },
): void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const table = $derived(running.model.table);
  let turn = 0;
  $effect(() => {
    const phase = table?.view.deal.phase ?? 'none';
    const { left, clock } = untrack(now);
    turn += 1;
    sheet.replaceSync(clock === null ? '' : ringRules(left, fullMs(clock, phase), turn));
  });
}
