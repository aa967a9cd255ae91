// Describes the events at the table in sentences for the person.

import type { Shown, Sitter } from '@moonshot/protocol';
import type { Event, Hearts } from '@moonshot/rules';
import { type Card, figure } from '@moonshot/rules/cards';
import { andList } from '@moonshot/rules/words';
import { bidNamed } from '../answer/draft.ts';
import { face, faces, played } from './cards.ts';

/** The players' names by seat. The person's own name is "You". */
export interface TablePlayers {
  readonly me: number;
  readonly names: readonly string[];
  readonly seesAtOnce: boolean; // whether players see the cards they receive before all have passed
}

export const companyOf = ({ sheet }: Hearts, sitters: readonly Sitter[], me: number): TablePlayers => ({
  me,
  seesAtOnce: sheet.kind === 'tricks' && sheet.pass.see !== 'afterChoosing',
  names: sitters.map((sitter, seat) => (seat === me ? 'You' : sitter.name)),
});

export const nameOf = ({ names }: TablePlayers, seat: number): string => names[seat] ?? `Seat ${seat}`;

/** The beginning of a sentence about a player, such as "You take" or "Ada takes". */
const does = (players: TablePlayers, seat: number, you: string, they: string): string =>
  `${nameOf(players, seat)} ${seat === players.me ? you : they}`;

const pointsText = (points: number): string => `${figure(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** The sentences that describe these events. An event has no sentence, one or several. */
export function describeEvents(players: TablePlayers, shown: readonly Shown[]): readonly string[] {
  return shown.flatMap(one => {
    if (one.type === 'finishing') return [finishingSentence(players, one)];
    if (one.type === 'undone') return ['Your last move is taken back.'];
    return one.type === 'game' ? eventSentences(players, one.event) : [];
  });
}

const finishingSentence = (players: TablePlayers, { seat, why }: Extract<Shown, { type: 'finishing' }>): string =>
  why === 'rest'
    ? `${does(players, seat, 'claim', 'claims')} the rest: no card that is out can take a trick.`
    : `${does(players, seat, 'end', 'ends')} the deal: no score can change any more.`;

function dealtSentences(players: TablePlayers, event: Extract<Event, { type: 'dealt' }>): readonly string[] {
  const dealt = `Deal ${event.deal}: ${does(players, event.dealer, 'deal', 'deals')}.`;
  return 'upcard' in event ? [dealt, `${face(event.upcard)} is turned up for trumps.`] : [dealt];
}

function eventSentences(players: TablePlayers, event: Event): readonly string[] {
  switch (event.type) {
    case 'dealer':
      return dealerSentences(players, event);
    case 'dealt':
      return dealtSentences(players, event);
    case 'misdealt':
      return [`${does(players, event.seat, 'show', 'shows')} ${faces(event.hand)}: the cards are dealt again.`];
    case 'passed':
    case 'exchanged':
    case 'charged':
    case 'exposed':
    case 'bid':
      return beforePlay(players, event);
    case 'opening':
      return event.claimed === true ? ['Your wild opens the deal.'] : [];
    case 'played':
      return [
        `${does(players, event.seat, 'play', 'plays')} ${played(event)}.${event.broke ? ' Hearts are broken.' : ''}`,
      ];
    case 'lead-passed':
      return [
        `${does(players, event.from, 'have', 'has')} nothing to lead: ${does(players, event.to, 'lead', 'leads')} instead.`,
      ];
    case 'taken':
      return [takenSentence(players, event)];
    case 'buried':
      return [buriedSentence(players, event)];
    case 'shot':
      return [`${does(players, event.seat, 'have', 'has')} shot the moon!`];
    case 'chose':
      return [
        `${does(players, event.seat, 'choose', 'chooses')} ${CHOICES[event.option](event.seat === players.me ? 'your' : 'their')}.`,
      ];
    default:
      return otherSentences(players, event);
  }
}

/** The sentences for the events before the first card is played: passes, charges and bids. */
function beforePlay(
  players: TablePlayers,
  event: Of<'passed' | 'exchanged' | 'charged' | 'exposed' | 'bid'>,
): readonly string[] {
  switch (event.type) {
    case 'passed':
      return passedSentences(players, event);
    case 'exchanged':
      return exchangedSentences(players, event);
    case 'charged':
      return event.cards === null ? [] : [`You charge ${event.cards.length === 0 ? 'nothing' : faces(event.cards)}.`];
    case 'exposed':
      return exposedSentences(players, event);
    case 'bid':
      return [bidSentence(players, event)];
  }
}

const CHOICES: Readonly<Record<Of<'chose'>['option'], (whose: string) => string>> = {
  shed: whose => `to take points off ${whose} own total`,
  burden: () => 'to give points to everybody else',
  both: whose => `both: points off ${whose} own total, and points for everybody else`,
  turn: whose => `to let what costs count in ${whose} favour`,
  keep: () => 'to score the cards as they were taken',
};

function otherSentences(players: TablePlayers, event: Event): readonly string[] {
  switch (event.type) {
    case 'cancelled':
      return [
        `Everything cancels: the trick goes with the next. ${does(players, event.leader, 'lead', 'leads')} again.`,
      ];
    case 'drawn':
      return [drawnSentence(players, event)];
    case 'kept':
      return [keptSentence(players, event)];
    case 'laid':
      return event.pair === null
        ? []
        : [`You lay ${face(event.pair.bottom)} hidden, and ${face(event.pair.top)} to be shown.`];
    case 'revealed':
      return [
        `Shown: ${event.tops.map((top, seat) => `${nameOf(players, seat)} ${face(top)}`).join(', ')}.`,
        event.winner === null ? 'Nobody wins the round.' : `${does(players, event.winner, 'win', 'wins')} the round.`,
      ];
    case 'captured':
      return typeof event.cards === 'number' ? [] : [`You capture ${faces(event.cards)}.`];
    case 'redealt':
      return redealtSentences(players, event);
    case 'scored':
      return event.result.wraps.map(
        ({ seat, from, to }) => `${own(players, seat)} total of exactly ${figure(from)} becomes ${figure(to)}.`,
      );
    default:
      return []; // the score sheet shows the end of the match
  }
}

const own = (players: TablePlayers, seat: number): string =>
  seat === players.me ? 'Your' : `${nameOf(players, seat)}'s`;

/** Says who won: "You win", "Ada wins" or "Ada and Ben together win". */
export function winnersText(players: TablePlayers, winners: readonly number[]): string {
  if (winners.length === 1) return does(players, winners[0] ?? 0, 'win', 'wins');
  return `${andList(winners.map(seat => nameOf(players, seat)))} together win`;
}

/** The sentences for the draw of the first dealer: the cards cut in each round, or who deals by lot. */
function dealerSentences(players: TablePlayers, { dealer, rounds }: Of<'dealer'>): readonly string[] {
  const cuts = rounds.map(
    round =>
      `Cut for the first deal: ${round.map(cut => `${nameOf(players, cut.seat)} ${face(cut.card)}`).join(', ')}.`,
  );
  return rounds.length === 0 ? [`${does(players, dealer, 'deal', 'deals')} first, by lot.`] : cuts;
}

function passedSentences(players: TablePlayers, { seat, gifts }: Of<'passed'>): readonly string[] {
  if (typeof gifts === 'number') return [];
  if (seat !== players.me) return [`${nameOf(players, seat)} passes you ${faces(gifts.map(gift => gift.card))}.`];
  if (gifts.every(gift => gift.to === seat)) return [`You put ${faces(gifts.map(gift => gift.card))} into the middle.`];
  return byReceiver(gifts).map(([to, cards]) => `You pass ${faces(cards)} to ${nameOf(players, to)}.`);
}

function byReceiver(gifts: readonly { card: Card; to: number }[]): readonly (readonly [number, readonly Card[]])[] {
  const receivers = [...new Set(gifts.map(gift => gift.to))];
  return receivers.map(to => [to, gifts.filter(gift => gift.to === to).map(gift => gift.card)]);
}

function exchangedSentences(players: TablePlayers, { passes, mixed }: Of<'exchanged'>): readonly string[] {
  if (mixed) return passes.map(({ gifts }) => `You get ${faces(gifts.map(gift => gift.card))} out of the middle.`);
  if (players.seesAtOnce) return [];
  return passes
    .filter(pass => pass.seat !== players.me && pass.gifts.length > 0)
    .map(({ seat, gifts }) => `${nameOf(players, seat)} passes you ${faces(gifts.map(gift => gift.card))}.`);
}

function exposedSentences(players: TablePlayers, { charges }: Of<'exposed'>): readonly string[] {
  const shown = charges.filter(({ cards }) => cards.length > 0);
  return shown.length === 0
    ? ['Nothing is charged.']
    : shown.map(({ seat, cards }) => `${does(players, seat, 'have', 'has')} charged ${faces(cards)}.`);
}

function takenSentence(players: TablePlayers, { seat, points, kitty, into }: Of<'taken'>): string {
  const count = typeof kitty === 'number' ? kitty : kitty.length;
  const shown = typeof kitty === 'number' ? '' : ` ${faces(kitty)}`;
  // points of the trick itself, without those of the kitty
  const worth = points === 0 ? '' : `: ${pointsText(points)}`;
  const more = count === 0 ? '' : `${worth && ','} and the kitty${shown}${into === 'hand' ? ', in hand' : ''}`;
  return `${does(players, seat, 'take', 'takes')} the trick${worth}${more}.`;
}

function bidSentence(players: TablePlayers, { seat, bid }: Of<'bid'>): string {
  if (typeof bid === 'string') return `${does(players, seat, 'name', 'names')} ${bidNamed(bid)}.`;
  if (bid === 0) return `${does(players, seat, 'bid', 'bids')} nothing.`;
  return `${does(players, seat, 'bid', 'bids')} ${bid === 1 ? '1 chip' : `${bid} chips`}.`;
}

const drawnSentence = (players: TablePlayers, { seat, cards }: Of<'drawn'>): string =>
  typeof cards === 'number'
    ? `${nameOf(players, seat)} draws ${cards === 1 ? 'a card' : `${cards} cards`}.`
    : `${does(players, seat, 'draw', 'draws')} ${faces(cards)}.`;

function keptSentence(players: TablePlayers, { seat, hand, stock }: Of<'kept'>): string {
  const parts = [
    ...(hand.length > 0 ? [`${does(players, seat, 'keep', 'keeps')} ${faces(hand)}`] : []),
    ...(stock.length > 0 ? [`${does(players, seat, 'take', 'takes')} the stock ${faces(stock)}`] : []),
  ];
  return `${parts.join(', and ')}.`;
}

const buriedSentence = (players: TablePlayers, { seat, cards }: Of<'buried'>): string =>
  typeof cards === 'number'
    ? `${nameOf(players, seat)} lays ${cards} cards away.`
    : `${does(players, seat, 'lay', 'lays')} ${faces(cards)} away.`;

function redealtSentences(players: TablePlayers, { dealer, cards }: Of<'redealt'>): readonly string[] {
  const mine = cards[players.me];
  const own =
    mine === undefined || typeof mine === 'number' || mine.length === 0
      ? []
      : [`${does(players, dealer, 'deal', 'deals')} on: you get ${faces(mine)}.`];
  return [
    ...own,
    ...shortRedeal(
      players,
      cards.map(one => (typeof one === 'number' ? one : one.length)),
    ),
  ];
}

/** If the stock ran out before all had the same number of cards, says who got the most. */
function shortRedeal(players: TablePlayers, counts: readonly number[]): readonly string[] {
  const most = Math.max(...counts);
  const short = counts.flatMap((n, seat) => (n < most ? [nameOf(players, seat)] : []));
  const got = counts.flatMap((n, seat) => (n === most ? [nameOf(players, seat)] : []));
  if (short.length === 0) return [];
  return [`The stock ran out: only ${andList(got)} got ${most === 1 ? 'a card' : `${most} cards`}.`];
}
