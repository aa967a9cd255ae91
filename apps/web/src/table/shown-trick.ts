// The cards of the trick as they are drawn, with the viewer's own that is still on its way.

import type { Placed } from '@moonshot/rules/trick/state';
import type { View } from '@moonshot/rules/trick/view';
import type { Table } from '../model/model.ts';
import { ownSeat } from '../model/standing.ts';
import type { Words } from '../words/en.ts';

export interface ShownPlay extends Placed {
  readonly led: boolean;
  readonly wins: boolean;
  readonly alone: boolean; // nobody else has played
  readonly pending: boolean; // sent, and not yet written
}

export function shownTrick({ view, pause, flight }: Table, deal: View): readonly ShownPlay[] {
  const taken = pause?.kind === 'trick' ? pause.trick : undefined;
  const plays = taken?.plays ?? deal.trick.plays;
  const winner = taken?.winner ?? deal.winning;
  const shown = plays.map((play, i) => ({
    ...play,
    led: i === 0,
    wins: play.seat === winner && plays.length > 1,
    alone: plays.length === 1,
    pending: false,
  }));
  if (taken || !flight?.sure || flight.action.type !== 'play') return shown;
  const { card, call } = flight.action;
  const own: Placed = { seat: ownSeat(view), card, ...(call === undefined ? {} : { call }) };
  return [...shown, { ...own, led: plays.length === 0, wins: false, alone: false, pending: true }];
}

/** What stands at a card: that it led, what it was called, that it is winning. */
export function tagOf(words: Words, play: ShownPlay): string {
  const call = play.call === undefined ? [] : [play.call === 'high' ? words.table.highest : words.table.lowest];
  const led = play.led ? [words.table.led] : [];
  const wins = play.wins ? [words.table.winning] : [];
  return [...call, ...(play.wins && call.length > 0 ? [] : led), ...wins].join(' · ');
}
