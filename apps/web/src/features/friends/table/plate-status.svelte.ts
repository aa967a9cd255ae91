// What a seat's plate (the box with its player's name) shows at an online table: absence, a stand-in bot, the
// remaining time, and the time as a ring.

import type { FriendWords } from '@moonshot/i18n';
import type { TableView } from '@moonshot/protocol';
import type { TableFacts, TimeControl } from '@moonshot/protocol/server';
import { untrack } from 'svelte';
import { lateFor } from '../../../model/play/late.ts';
import type { RunningPage } from '../../../model/run.svelte.ts';
import { type TimeLeft, timeOf } from '../../../online/times.ts';
import { fullMs, ringRules } from './clock-rings.ts';

type Clocks = NonNullable<NonNullable<TableView['online']>['clock']>;

/** From this number of remaining seconds on, a plate shows the time. */
const SAID_S = 10;

/** The text for a seat's remaining time: only in the last seconds, or all the time if `always` is set. */
export function timeAt(words: FriendWords, left: TimeLeft, seat: number, always: boolean): string | undefined {
  const ms = left.get(seat);
  if (ms === undefined) return undefined;
  const seconds = Math.ceil(ms / 1000);
  if (seconds <= SAID_S) return words.at.left(seconds);
  return always ? words.join.left(timeOf(ms)) : undefined;
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

/** The text that replaces the game's status on each plate; null where that status stays. */
export function platesOf(
  words: FriendWords,
  { seats, settings: { clock } }: TableFacts,
  left: TimeLeft,
  still: boolean, // whether motion is reduced, so that no ring shows the time
  view?: TableView,
): readonly (string | null)[] {
  const days = clock !== null && 'days' in clock;
  const late = view === undefined ? [] : lateFor(view);
  return seats.map((seat, i) => {
    if (seat.kind === 'person' && seat.standIn) return words.at.standIn;
    if (seat.kind === 'person' && !seat.present && !days) return words.gathering.away;
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

const NO_CLOCK: TimeLeft = new Map();
const TICK_MS = 250;

/**
 * Keeps the clocks of the shown table running. Call this function in an effect; it returns a getter for the
 * remaining times.
 */
export function followClocks(running: RunningPage): () => TimeLeft {
  let left: TimeLeft = $state.raw(NO_CLOCK);
  const clock = $derived(running.model.table?.view.online?.clock ?? null);
  const inDeal = $derived(running.model.table?.view.deal.phase !== 'deal');
  $effect(() => {
    if (clock === null || clock.running.length === 0) {
      left = NO_CLOCK;
      return undefined;
    }
    const began = performance.now();
    const tick = (): void => {
      left = leftAfter(clock, performance.now() - began, inDeal);
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  });
  return () => left;
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
