// English texts of puzzles.

import type { PuzzleKind } from '@moonshot/protocol';
import type { Catalog } from '@moonshot/rules/words';
import { tenths } from '../../tenths.ts';

const points = (many: string): string => (many === '1' ? '1 point' : `${many} points`);
const KINDS: Readonly<Record<PuzzleKind, string>> = {
  duck: 'Duck the trick',
  lead: 'Find the lead',
  stop: 'Stop the moon',
  shoot: 'Shoot the moon',
  claim: 'Find the claim',
  shed: 'Shed a costly card',
  win: 'Win the trick or bout',
};

export const puzzles = {
  figure: tenths('en-GB'),
  title: 'Puzzles',
  back: 'Back',
  lead: 'Deals that were really played, each at a moment when one answer is clearly the best.',
  today: 'Puzzle of the day',
  row: (days: number): string => (days === 1 ? '1 day in a row' : `${days} days in a row`),
  solved: (right: number, tried: number, all: number): string => `${right} right of ${tried} tried, ${all} in all`,
  solve: 'Solve it',
  again: 'Answered today. Try it again',
  next: 'Next puzzle',
  kinds: KINDS,
  all: 'All kinds',
  kind: 'Kind',
  game: 'Which game',
  begin: 'Look at the cards',
  question: 'What do you play?',
  known: 'What is known',
  gone: 'Gone',
  out: (name: string, suits: readonly string[]): string => `${name} has no ${suits.join(' or ')}.`,
  task: 'It is your turn. Which answer costs you least, by everything you can know? Your first one counts.',
  taskGood: 'It is your turn. Which answer wins you most, by everything you can know? Your first one counts.',
  right: 'Right. No answer is better.',
  wrong: (best: string): string => `Better: ${best}`,
  cost: (answer: string, many: string): string => `${answer} costs ${points(many)} a deal more.`,
  less: (answer: string, many: string): string => `${answer} wins ${points(many)} a deal less.`,
  others: 'Points a deal against the best answer, in thousands of deals that fit what you see',
  over: (top: string, bottom: string): string => `${top} face up, ${bottom} hidden`,
  high: (card: string): string => `${card} as the highest`,
  low: (card: string): string => `${card} as the lowest`,
  retry: 'Try again',
  playOn: 'Play on',
  list: 'All puzzles',
  passes: {
    title: 'Pass trainer',
    lead: 'Hands from played matches, with their scores, where one pass is clearly better than the usual one. Pass your cards, and every choice is tried out.',
    looking: 'Looking for a hand…',
    start: 'Pass from a hand',
    any: 'Any of them',
    none: 'No hand yet.',
    told: (best: number, of: number): string => `${best} of ${of} passes were as good as any.`,
    mean: (many: string): string => `${points(many)} given away a pass.`,
    row: (now: number, longest: number): string => `${now} in a row, ${longest} at most.`,
    right: 'No pass is better',
    wrong: (many: string): string => `${points(many)} given away`,
    working: 'Your pass is being tried out…',
    finer: 'The figures are still getting finer',
    yours: 'You passed',
    best: 'Best',
    others: 'Points that each choice costs, in deals that fit what you knew',
    next: 'Next hand',
    again: 'Pass again',
  },
  more: (many: string): string => `+${many}`,
};

/** The texts of puzzles that every language must provide. */
export type PuzzleWords = Catalog<typeof puzzles>;
