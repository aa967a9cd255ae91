// The cards of the trick as they are drawn, including a card of the viewer that is not confirmed yet.

import type { AllWords } from '@moonshot/i18n';
import type { TableRules } from '@moonshot/protocol';
import type { Seat, SeatPlay, TrickView as View } from '@moonshot/rules';
import { type Card, rankOf, suitOf } from '@moonshot/rules/cards';
import type { TableModel } from '../../model/model.ts';
import { isJoker, suitIn, suitLed, trumpIn } from '../../model/play/lead.ts';
import { ownSeat } from '../../model/play/standing.ts';

export interface ShownPlay extends SeatPlay {
  readonly led: boolean;
  readonly wins: boolean;
  readonly alone: boolean; // whether it is the only card that was played so far
  readonly pending: boolean; // whether the card was sent and is not confirmed
  // whether an equal card is in the trick, so that neither of them can take the trick
  readonly cancelled: boolean;
}

export function shownTrick(table: TableModel, deal: View): readonly ShownPlay[] {
  const { view, rules, pause, flight } = table;
  const taken = pause?.kind === 'trick' ? pause.trick : undefined;
  const plays = taken?.plays ?? deal.trick.plays;
  const best = bestOf(table, plays, taken?.winner ?? deal.winning);
  const cancelled = cancelledAmong(
    rules,
    plays.map(({ card }) => card),
  );
  const shown = plays.map((play, i) => ({
    ...play,
    led: i === 0,
    wins: play === best && plays.length > 1 && (taken !== undefined || !isJoker(rules, play.card)),
    alone: plays.length === 1,
    pending: false,
    cancelled: cancelled.has(play.card),
  }));
  if (taken || !flight?.sure || flight.action.type !== 'play') return shown;
  const { card, call } = flight.action;
  const own: SeatPlay = { seat: ownSeat(view), card, ...(call === undefined ? {} : { call }) };
  return [...shown, { ...own, led: plays.length === 0, wins: false, alone: false, pending: true, cancelled: false }];
}

/** The cards of a trick that cancel each other. */
export function cancelledAmong({ cancels }: Pick<TableRules, 'cancels'>, cards: readonly Card[]): ReadonlySet<Card> {
  const key = (card: Card): string =>
    cancels === 'identical' ? card : `${rankOf(card)} ${'DH'.includes(suitOf(card)) ? 'red' : 'black'}`;
  const keys = cards.map(key);
  const isPaired = (card: Card): boolean => keys.indexOf(key(card)) !== keys.lastIndexOf(key(card));
  return new Set(cancels === undefined ? [] : cards.filter(isPaired));
}

/**
 * The card with which a seat wins the trick: the higher trump of its two cards, or otherwise its higher card
 * of the led suit.
 */
function bestOf(table: TableModel, plays: readonly SeatPlay[], winner: Seat | null): SeatPlay | undefined {
  const { rules } = table;
  const [led, trump] = [suitLed(rules, plays), trumpIn(table)];
  const rank = ({ card }: SeatPlay): number => {
    const suit = suitIn(rules, card);
    const ruling = suit === undefined ? 0 : suit === trump ? 2 : suit === led ? 1 : 0;
    return ruling * 100 + (rules.strength[card] ?? 0);
  };
  return plays.filter(play => play.seat === winner).sort((a, b) => rank(b) - rank(a))[0];
}

/**
 * The rule that decides a trick in which another player's card is identical to the winner's. It is
 * `undefined` if there is no such card.
 */
export function twinRule(table: TableModel, plays: readonly SeatPlay[], winner: Seat | null): string | undefined {
  const best = bestOf(table, plays, winner);
  const isTied = plays.some(({ seat, card }) => seat !== best?.seat && card === best?.card);
  return isTied ? table.rules.sentences.find(({ fields }) => fields.includes('trick.identical'))?.sentence : undefined;
}

/**
 * The tag of a card in the trick. It says that the card led, how it was called, or that it is winning or
 * cancelled.
 */
export function tagOf(words: AllWords, play: ShownPlay): string {
  const call = play.call === undefined ? [] : [play.call === 'high' ? words.table.highest : words.table.lowest];
  const led = play.led ? [words.table.led] : [];
  const wins = play.cancelled ? [words.table.cancelled] : play.wins ? [words.table.winning] : [];
  return [...call, ...((play.wins && call.length > 0) || play.cancelled ? [] : led), ...wins].join(' · ');
}
