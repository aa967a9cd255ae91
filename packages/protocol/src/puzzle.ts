// A puzzle: the cards of a deal, the moves up to a decision of seat 0, and the solution.
import type { Action, Seat } from '@moonshot/rules';

/**
 * What the player has to do in a puzzle: duck a trick, lead the right card, stop or shoot a moon, claim the
 * remaining tricks, discard costly cards, or win a trick or a bout.
 */
export const PUZZLE_KINDS = ['duck', 'lead', 'stop', 'shoot', 'claim', 'shed', 'win'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

export interface Puzzle {
  readonly id: string;
  readonly kind: PuzzleKind;
  readonly game: string;
  readonly version: number; // the version of the game's rule sheet
  readonly dealer: Seat;
  readonly hands: readonly string[]; // by seat, the hand as dealt: the names of its cards without separators
  readonly rest: string; // the kitty or the stock, the next card first
  readonly line: string; // the answers up to the decision, in the order of the questions
  readonly best: string; // the solution, as a word like those of `line`
  readonly others: Readonly<Record<string, number>>; // every other legal answer, with what it costs in points
}

/** Whether an answer with this cost, in points per deal, counts as right like the best one. */
export const isAsGood = (cost: number): boolean => cost <= 0.5;

/**
 * Writes an answer as one word of a puzzle's line: `QS` played, `WC+` called high, `AS/2H` laid (the face-up
 * card first), `2C>1,3D>1` passed to seat 1, `!2C,3D` buried, `^QS` charged, `$3` or `$S` bid.
 */
export function wordOf(action: Action): string {
  switch (action.type) {
    case 'play':
      return action.call === undefined ? action.card : `${action.card}${action.call === 'high' ? '+' : '-'}`;
    case 'lay':
      return `${action.top}/${action.bottom}`;
    case 'pass':
      return action.gifts.map(({ card, to }) => `${card}>${to}`).join();
    case 'charge':
      return `^${action.cards.join()}`;
    case 'bid':
      return `$${action.bid}`;
    case 'bury':
      return `!${action.cards.join()}`;
    case 'claim':
      return action.claim ? 'claim' : 'no';
    case 'moon':
      return `*${action.option}`;
  }
}
