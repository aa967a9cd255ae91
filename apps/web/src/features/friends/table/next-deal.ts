// The line at an online table that replaces the prompt: which players the next deal awaits, and when a bot
// plays for an absent player.

import type { FriendWords } from '@moonshot/i18n';
import type { TableView } from '@moonshot/protocol';
import type { TableModel } from '../../../model/model.ts';
import { lateFor } from '../../../model/play/late.ts';
import { secondsOf, type TimeLeft } from '../../../online/times.ts';
import type { SeatTimes } from './plate-status.svelte.ts';

/**
 * Seconds until the next deal begins even if some players are not ready; `undefined` if it waits for all of
 * them.
 */
export const nextDealIn = (left: TimeLeft): number | undefined =>
  left.size === 0 ? undefined : Math.ceil(Math.max(...left.values()) / 1000);

/**
 * The sentence that says which players the next deal awaits. Spectators and players who are ready see it.
 * `undefined` if the deal awaits nobody.
 */
export function nextDealLine(
  words: FriendWords,
  view: TableView,
  left: TimeLeft,
  and: (names: readonly string[]) => string,
): string | undefined {
  const late = lateFor(view);
  if (late.length === 0 || late.some(seat => seat === view.viewer)) return undefined;
  const seconds = nextDealIn(left);
  const waits = words.join.waitsFor(and(late.map(seat => view.sitters[seat]?.name ?? '')));
  return seconds === undefined ? waits : `${waits} · ${words.at.nextIn(seconds)}`;
}

/**
 * The sentence that says when a bot plays for the absent player for whom the table waits, the soonest first.
 * `undefined` if the table waits for no such player, or also for the viewer.
 */
export function standInLine(
  words: FriendWords,
  { deal, sitters, viewer }: TableView,
  left: TimeLeft,
): string | undefined {
  if (deal.asked.some(seat => seat === viewer)) return undefined;
  const [first] = deal.asked.filter(seat => left.has(seat)).sort((a, b) => (left.get(a) ?? 0) - (left.get(b) ?? 0));
  const seconds = first === undefined ? undefined : secondsOf(left, first);
  if (first === undefined || seconds === undefined) return undefined;
  return words.at.playsFor(sitters[first]?.name ?? '', seconds);
}

/**
 * The text that replaces the prompt. It is empty during a pause, because a notice announces the pause.
 * Between deals it names the players whom the table awaits, and during a deal the bot that soon plays for an
 * absent player.
 */
export function onlinePrompt(
  words: FriendWords,
  { view, pause }: TableModel,
  { left, standIn }: SeatTimes,
  and: (names: readonly string[]) => string,
): string | undefined {
  if (view.online?.paused) return '';
  const line = nextDealLine(words, view, left, and);
  return line ?? (pause === null ? standInLine(words, view, standIn) : undefined);
}
