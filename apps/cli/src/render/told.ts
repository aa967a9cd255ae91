// The events at the table in sentences for the person.
import type { Card } from '@moonshot/rules/cards/card';
import { figure } from '@moonshot/rules/cards/figures';
import type { Event, Hearts } from '@moonshot/rules/games';
import { andList } from '@moonshot/rules/words/en/cards';
import type { Shown, Sitter } from '@moonshot/wire';
import { bidNamed } from '../play/draft.ts';
import { face, faces, played } from './cards.ts';

/** The names by seat. The person's own is "You". */
export interface Company {
  readonly me: number;
  readonly names: readonly string[];
  readonly seesAtOnce: boolean; // received cards are shown before the exchange
}

export const companyOf = ({ sheet }: Hearts, sitters: readonly Sitter[], me: number): Company => ({
  me,
  seesAtOnce: sheet.kind === 'tricks' && sheet.pass.see === 'beforeChoosing',
  names: sitters.map((sitter, seat) => (seat === me ? 'You' : sitter.name)),
});

export const nameOf = ({ names }: Company, seat: number): string => names[seat] ?? `Seat ${seat}`;

/** "You take" or "Ada takes". */
const does = (company: Company, seat: number, you: string, they: string): string =>
  `${nameOf(company, seat)} ${seat === company.me ? you : they}`;

const pointsText = (points: number): string => `${figure(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** The sentences for events. Most events have one, some have none. */
export function toldSentences(company: Company, shown: readonly Shown[]): readonly string[] {
  return shown.flatMap(one => {
    if (one.type === 'finishing') return [finishingSentence(company, one)];
    if (one.type === 'undone') return ['Your last move is taken back.'];
    return one.type === 'game' ? eventSentences(company, one.event) : [];
  });
}

const finishingSentence = (company: Company, { seat, why }: Extract<Shown, { type: 'finishing' }>): string =>
  why === 'rest'
    ? `${does(company, seat, 'claim', 'claims')} the rest: no card that is out can take a trick.`
    : `${does(company, seat, 'end', 'ends')} the deal: no score can change any more.`;

function dealtSentences(company: Company, event: Extract<Event, { type: 'dealt' }>): readonly string[] {
  const dealt = `Deal ${event.deal}: ${does(company, event.dealer, 'deal', 'deals')}.`;
  return 'upcard' in event ? [dealt, `${face(event.upcard)} is turned up for trumps.`] : [dealt];
}

function eventSentences(company: Company, event: Event): readonly string[] {
  switch (event.type) {
    case 'dealer':
      return dealerSentences(company, event);
    case 'dealt':
      return dealtSentences(company, event);
    case 'misdealt':
      return [
        `${does(company, event.seat, 'hold', 'holds')} nothing but penalty cards, ${faces(event.hand)}: the cards are dealt again.`,
      ];
    case 'passed':
    case 'exchanged':
    case 'charged':
    case 'exposed':
    case 'bid':
      return beforePlay(company, event);
    case 'opening':
      return event.claimed === true ? ['Your wild opens the deal.'] : [];
    case 'played':
      return [
        `${does(company, event.seat, 'play', 'plays')} ${played(event)}.${event.broke ? ' Hearts are broken.' : ''}`,
      ];
    case 'lead-passed':
      return [
        `${does(company, event.from, 'have', 'has')} nothing to lead: ${does(company, event.to, 'lead', 'leads')} instead.`,
      ];
    case 'taken':
      return [takenSentence(company, event)];
    case 'buried':
      return [buriedSentence(company, event)];
    case 'shot':
      return [`${does(company, event.seat, 'have', 'has')} shot the moon!`];
    case 'chose':
      return [
        `${does(company, event.seat, 'choose', 'chooses')} ${CHOICES[event.option](event.seat === company.me ? 'your' : 'their')}.`,
      ];
    default:
      return otherSentences(company, event);
  }
}

/** Passes, charges and bids. */
function beforePlay(
  company: Company,
  event: Of<'passed' | 'exchanged' | 'charged' | 'exposed' | 'bid'>,
): readonly string[] {
  switch (event.type) {
    case 'passed':
      return passedSentences(company, event);
    case 'exchanged':
      return exchangedSentences(company, event);
    case 'charged':
      return event.cards === null ? [] : [`You charge ${event.cards.length === 0 ? 'nothing' : faces(event.cards)}.`];
    case 'exposed':
      return exposedSentences(company, event);
    case 'bid':
      return [bidSentence(company, event)];
  }
}

const CHOICES: Readonly<Record<Of<'chose'>['option'], (whose: string) => string>> = {
  shed: whose => `to take points off ${whose} own total`,
  burden: () => 'to give points to everybody else',
  both: whose => `both: points off ${whose} own total, and points for everybody else`,
  turn: whose => `to let what costs count in ${whose} favour`,
  keep: () => 'to score the cards as they were taken',
};

function otherSentences(company: Company, event: Event): readonly string[] {
  switch (event.type) {
    case 'drawn':
      return [drawnSentence(company, event)];
    case 'kept':
      return [keptSentence(company, event)];
    case 'laid':
      return event.pair === null
        ? []
        : [`You lay ${face(event.pair.bottom)} hidden, and ${face(event.pair.top)} to be shown.`];
    case 'revealed':
      return [
        `Shown: ${event.tops.map((top, seat) => `${nameOf(company, seat)} ${face(top)}`).join(', ')}.`,
        event.winner === null ? 'Nobody wins the bout.' : `${does(company, event.winner, 'win', 'wins')} the bout.`,
      ];
    case 'captured':
      return typeof event.cards === 'number' ? [] : [`You capture ${faces(event.cards)}.`];
    case 'redealt':
      return redealtSentences(company, event);
    case 'scored':
      return event.result.wraps.map(
        ({ seat, from, to }) => `${own(company, seat)} total of exactly ${figure(from)} becomes ${figure(to)}.`,
      );
    default:
      return []; // the score sheet shows the end of the match
  }
}

const own = (company: Company, seat: number): string => (seat === company.me ? 'Your' : `${nameOf(company, seat)}'s`);

/** "You win", "Ada wins", "Ada and Ben win together". */
export function winnersText(company: Company, winners: readonly number[]): string {
  if (winners.length === 1) return does(company, winners[0] ?? 0, 'win', 'wins');
  return `${andList(winners.map(seat => nameOf(company, seat)))} together win`;
}

/** The cuts of each round, and the first dealer. */
function dealerSentences(company: Company, { dealer, rounds }: Of<'dealer'>): readonly string[] {
  const cuts = rounds.map(
    round =>
      `Cut for the first deal: ${round.map(cut => `${nameOf(company, cut.seat)} ${face(cut.card)}`).join(', ')}.`,
  );
  return rounds.length === 0 ? [`${does(company, dealer, 'deal', 'deals')} first, by lot.`] : cuts;
}

function passedSentences(company: Company, { seat, gifts }: Of<'passed'>): readonly string[] {
  if (typeof gifts === 'number') return [];
  if (seat !== company.me) return [`${nameOf(company, seat)} passes you ${faces(gifts.map(gift => gift.card))}.`];
  if (gifts.every(gift => gift.to === seat)) return [`You put ${faces(gifts.map(gift => gift.card))} into the middle.`];
  return byReceiver(gifts).map(([to, cards]) => `You pass ${faces(cards)} to ${nameOf(company, to)}.`);
}

function byReceiver(gifts: readonly { card: Card; to: number }[]): readonly (readonly [number, readonly Card[]])[] {
  const receivers = [...new Set(gifts.map(gift => gift.to))];
  return receivers.map(to => [to, gifts.filter(gift => gift.to === to).map(gift => gift.card)]);
}

function exchangedSentences(company: Company, { passes, mixed }: Of<'exchanged'>): readonly string[] {
  if (mixed) return passes.map(({ gifts }) => `You get ${faces(gifts.map(gift => gift.card))} out of the middle.`);
  if (company.seesAtOnce) return [];
  return passes
    .filter(pass => pass.seat !== company.me && pass.gifts.length > 0)
    .map(({ seat, gifts }) => `${nameOf(company, seat)} passes you ${faces(gifts.map(gift => gift.card))}.`);
}

function exposedSentences(company: Company, { charges }: Of<'exposed'>): readonly string[] {
  const shown = charges.filter(({ cards }) => cards.length > 0);
  return shown.length === 0
    ? ['Nothing is charged.']
    : shown.map(({ seat, cards }) => `${does(company, seat, 'have', 'has')} charged ${faces(cards)}.`);
}

function takenSentence(company: Company, { seat, points, kitty, into }: Of<'taken'>): string {
  const count = typeof kitty === 'number' ? kitty : kitty.length;
  const shown = typeof kitty === 'number' ? '' : ` ${faces(kitty)}`;
  const more = count === 0 ? '' : ` and the kitty${shown}${into === 'hand' ? ', in hand' : ''}`;
  const worth = points === 0 ? '' : `: ${pointsText(points)}`;
  return `${does(company, seat, 'take', 'takes')} the trick${more}${worth}.`;
}

function bidSentence(company: Company, { seat, bid }: Of<'bid'>): string {
  if (typeof bid === 'string') return `${does(company, seat, 'name', 'names')} ${bidNamed(bid)}.`;
  if (bid === 0) return `${does(company, seat, 'bid', 'bids')} nothing.`;
  return `${does(company, seat, 'bid', 'bids')} ${bid === 1 ? '1 chip' : `${bid} chips`}.`;
}

const drawnSentence = (company: Company, { seat, cards }: Of<'drawn'>): string =>
  typeof cards === 'number'
    ? `${nameOf(company, seat)} draws ${cards === 1 ? 'a card' : `${cards} cards`}.`
    : `${does(company, seat, 'draw', 'draws')} ${faces(cards)}.`;

function keptSentence(company: Company, { seat, hand, stock }: Of<'kept'>): string {
  const parts = [
    ...(hand.length > 0 ? [`${does(company, seat, 'keep', 'keeps')} ${faces(hand)}`] : []),
    ...(stock.length > 0 ? [`${does(company, seat, 'take', 'takes')} the stock ${faces(stock)}`] : []),
  ];
  return `${parts.join(', and ')}.`;
}

const buriedSentence = (company: Company, { seat, cards }: Of<'buried'>): string =>
  typeof cards === 'number'
    ? `${nameOf(company, seat)} lays ${cards} cards away.`
    : `${does(company, seat, 'lay', 'lays')} ${faces(cards)} away.`;

function redealtSentences(company: Company, { dealer, cards }: Of<'redealt'>): readonly string[] {
  const mine = cards[company.me];
  if (mine === undefined || typeof mine === 'number' || mine.length === 0) return [];
  return [`${does(company, dealer, 'deal', 'deals')} on: you get ${faces(mine)}.`];
}
