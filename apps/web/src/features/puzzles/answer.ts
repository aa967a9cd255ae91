// The person's answer at a puzzle's table (the person plays seat 0), and its text.

import type { PuzzleWords, Words } from '@moonshot/i18n';
import { isAsGood, type Puzzle, type TableView, wordOf } from '@moonshot/protocol';
import type { Card } from '@moonshot/rules/cards';
import { cardSign } from '../../i18n/names.ts';
import { answersBefore } from './puzzles.ts';

/**
 * The person's answer to the puzzle, in the notation of the puzzle's moves; `undefined` until it is given.
 */
export function answerAt(puzzle: Puzzle, { deal }: Pick<TableView, 'deal'>): string | undefined {
  const index = answersBefore(puzzle);
  if (deal.kind === 'tricks') {
    const own = [...deal.tricks, deal.trick].flatMap(({ plays }) => plays.filter(({ seat }) => seat === 0));
    const play = own[index];
    return play && wordOf({ type: 'play', card: play.card, ...(play.call && { call: play.call }) });
  }
  const [top, bottom] = [
    deal.bouts[index]?.tops[0] ?? deal.pair?.top,
    deal.bouts[index]?.bottoms[0] ?? deal.pair?.bottom,
  ];
  const laid = deal.bouts.length > index || deal.pair !== null;
  return laid && top && bottom ? wordOf({ type: 'lay', top, bottom }) : undefined;
}

/** What an answer costs compared with the best one, in points per deal. */
export const costOf = ({ best, others }: Puzzle, word: string): number => (word === best ? 0 : (others[word] ?? 0));

export const isRight = (puzzle: Puzzle, word: string): boolean => isAsGood(costOf(puzzle, word));

/**
 * The answers to compare, the best first: the person's own, and of the pairs with the same card face up only
 * the best.
 */
export function comparedAnswers(puzzle: Puzzle, own: string | undefined): readonly string[] {
  const words = Object.keys(puzzle.others).sort((a, b) => costOf(puzzle, a) - costOf(puzzle, b));
  const faceUp = new Set<string | undefined>();
  return [puzzle.best, ...words].filter(word => {
    const [top] = word.split('/');
    const isNew = !faceUp.has(top);
    faceUp.add(top);
    return isNew || word === own;
  });
}

/** An answer as text, for example `K♠`, or `A♠ face up, 2♥ hidden`. */
export function answerText(words: Words, say: PuzzleWords, word: string): string {
  const [first = '', second] = (word.match(/[2-9TJQKAW][CDSH]/g) ?? []).map(card => cardSign(words, card as Card));
  if (second !== undefined) return say.over(first, second);
  return word.endsWith('+') ? say.high(first) : word.endsWith('-') ? say.low(first) : first;
}
