// Test harness: a question in the middle of a trick, from given cards.

import {
  heartsOf,
  type Overrides,
  type TrickState as State,
  sheetOf,
  type TakenTrick,
  type Trick,
} from '@moonshot/rules';
import { type Card, withoutAll } from '@moonshot/rules/cards';
import { winning } from '@moonshot/rules/engine';
import { questionOf, type TrickQuestion } from '../src/core/player.ts';

const cards = (text: string): readonly Card[] => (text === '' ? [] : (text.split(' ') as Card[]));

/** Parses a trick such as `1 5D 9D:high`: the leader, and the cards in order of play. */
function trickOf(text: string, seats: number): Trick {
  const [leader, ...plays] = text.split(' ');
  const first = Number(leader);
  return {
    leader: first,
    plays: plays.map((play, i) => {
      const [card, call] = play.split(':');
      return { seat: (first + i) % seats, card: card as Card, ...(call && { call: call as 'high' | 'low' }) };
    }),
  };
}

/** A position of seat 0 in a trick game, described by its cards. */
export interface TestPosition {
  readonly game?: string;
  readonly seats?: number;
  readonly rules?: Overrides;
  readonly hand: string; // of seat 0
  readonly trick?: string;
  readonly before?: readonly string[]; // tricks taken
  readonly broken?: true;
  readonly totals?: readonly number[]; // before this deal; 0 each if absent
}

/**
 * Gives every seat the same number of cards as seat 0, or one less if it has played already. The remaining
 * cards are in the middle.
 */
function handedOut(own: readonly Card[], left: readonly Card[], { plays }: Trick, seats: number) {
  let kitty = left;
  const hands = Array.from({ length: seats }, (_, seat) => {
    if (seat === 0) return own;
    const size = own.length - (plays.some(play => play.seat === seat) ? 1 : 0);
    const hand = kitty.slice(0, size);
    kitty = kitty.slice(size);
    return hand;
  });
  return { hands, kitty };
}

/** The question of seat 0 in a position. The other seats hold the unseen cards. */
export function questionAt({
  game = 'ricketts',
  seats = 4,
  rules = {},
  hand,
  trick = '0',
  before = [],
  broken,
  totals,
}: TestPosition): TrickQuestion {
  const hearts = heartsOf(sheetOf(game), seats, rules);
  if (hearts.kind !== 'tricks') throw new Error('Cannot set up a trick: the game has none');
  const present = trickOf(trick, seats);
  const tricks = before.map((text): TakenTrick => {
    const taken = trickOf(text, seats);
    return { ...taken, winner: winning(hearts.rules, taken.plays)?.seat ?? taken.leader, kitty: [] };
  });
  const shown = [...present.plays, ...tricks.flatMap(taken => taken.plays)].map(play => play.card);
  const left = withoutAll(hearts.rules.deck, [...cards(hand), ...shown]);
  const { hands, kitty } = handedOut(cards(hand), left, present, seats);
  const opened = hearts.game.evolve(undefined, hearts.game.open({ firstDealer: 0 }));
  const state: State = {
    ...opened,
    phase: 'play',
    deal: 1,
    hands,
    kitty,
    trick: present,
    tricks,
    charges: [],
    buried: hands.map(() => []),
    broken: broken ?? false,
    ...(totals && { totals }),
  };
  const ask = hearts.game.ask(state, 0);
  if (ask === undefined) throw new Error('Cannot ask seat 0: it is not its play');
  return questionOf(hearts, hearts.game.view(state, 0), ask) as TrickQuestion;
}
