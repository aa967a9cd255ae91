// A reference implementation of OpenSpiel's Hearts with all its options, independent of any sheet.
import { type Card, RANKS, rankOf, suitOf } from '@moonshot/rules/cards';
import type { OpenSpielParams } from '../../packages/rules/src/transcript/openspiel.ts';

export interface Board {
  readonly hand: readonly Card[];
  readonly trick: readonly Card[]; // cards on the table, the lead first
  readonly played: readonly Card[]; // all cards of the deal so far
}

const isHeart = (card: Card): boolean => suitOf(card) === 'H';
const isQueen = (card: Card): boolean => card === 'QS';
const costs = (card: Card): boolean => isHeart(card) || isQueen(card);

/** The legal cards. Each restriction applies only if it leaves a card. */
export function legalCards(params: OpenSpielParams, { hand, trick, played }: Board): readonly Card[] {
  const led = trick[0];
  const steps: (readonly Card[])[] = [];
  if (led !== undefined) steps.push(hand.filter(card => suitOf(card) === suitOf(led)));
  if (played.length === 0)
    steps.push(hand.filter(card => (params.can_lead_any_club ? suitOf(card) === 'C' : card === '2C')));
  if (played.length < 4 && params.no_pts_on_first_trick) steps.push(hand.filter(card => !costs(card)));
  if (led === undefined) steps.push(leads(params, hand, played));
  return steps.find(cards => cards.length > 0) ?? hand;
}

function leads(params: OpenSpielParams, hand: readonly Card[], played: readonly Card[]): readonly Card[] {
  const broken = played.some(card => isHeart(card) || (isQueen(card) && params.qs_breaks_hearts));
  const open = broken || !params.must_break_hearts ? hand : hand.filter(card => !isHeart(card));
  return params.can_lead_hearts_instead_of_qs && open.every(isQueen) ? [] : open;
}

export interface TakenTrick {
  readonly winner: number;
  readonly cards: readonly Card[];
}

/** The winner of a trick: the highest card of the led suit. */
export function winnerOf(leader: number, cards: readonly Card[]): number {
  const strength = (card: Card): number =>
    suitOf(card) === suitOf(cards[0] as Card) ? RANKS.join('').indexOf(rankOf(card)) : -1;
  const best = cards.reduce((high, card) => (strength(card) > strength(high) ? card : high));
  return (leader + cards.indexOf(best)) % 4;
}

/** The points of a deal. A moon takes all penalty cards; it cancels the reward for taking no trick. */
export function pointsOf(params: OpenSpielParams, tricks: readonly TakenTrick[]): readonly number[] {
  const piles = [0, 1, 2, 3].map(seat => tricks.filter(trick => trick.winner === seat).flatMap(trick => trick.cards));
  const cost = (pile: readonly Card[]): number => pile.filter(isHeart).length + (pile.some(isQueen) ? 13 : 0);
  const shooter = piles.findIndex(pile => pile.filter(costs).length === 14);
  return piles.map((pile, seat) => {
    const bonus = params.jd_bonus && pile.includes('JD') ? -10 : 0;
    const idle = params.avoid_all_tricks_bonus && pile.length === 0 && shooter < 0 ? -5 : 0;
    return (shooter < 0 ? cost(pile) : seat === shooter ? 0 : 26) + bonus + idle;
  });
}
