// English texts of recorded matches in the terminal: who sits where, one player's statistics, and where a
// record and its rules differ.
import { differenceWordsEn } from '@moonshot/rules/words';
import { counting, decimals } from '../format.ts';
import { deals } from './page/grammar.ts';

const number = decimals('en', 2);
const count = counting('en');
const matches = count({ one: 'match', other: 'matches' });
const decisions = count({ one: 'decision', other: 'decisions' });
const differences = count({ one: 'difference', other: 'differences' });
const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** The interval in which a value lies with a probability of 95%, each end already formatted. */
type Ends = readonly [low: string, high: string] | null;

const span = (ends: Ends): string => (ends === null ? '' : ` (${ends.join(' to ')})`);

export const terminal = {
  number,
  percent,
  seat: (seat: number): string => `Seat ${seat}`,
  played: (player: string, n: number): string => `${player}: ${matches(n)}`,
  game: (name: string, seats: number, n: number, won: number, of: number): string =>
    `${name}, ${seats} players: ${deals(n)}, ${won} of ${matches(of)} won`,
  points: (mean: string, byTrick: string, atEnd: string | null): string =>
    `points a deal: ${mean}; by trick: ${byTrick}${atEnd === null ? '' : `, and ${atEnd} at the end`}`,
  taken: (card: string, share: string, ends: Ends, even: string): string =>
    `${card} taken in ${share} of deals${span(ends)}; evenly ${even}`,
  moons: (made: number, suffered: number, stopped: number): string =>
    `moons: ${made} shot, ${suffered} suffered, ${stopped} stopped`,
  edge: (points: string, ends: Ends): string => `better than the table by ${points} points a deal${span(ends)}`,
  change: (points: string, ends: Ends): string => `the later half against the earlier: ${points}${span(ends)}`,
  against: (name: string, n: number, points: string, ends: Ends): string =>
    `against ${name}: ${deals(n)}, better by ${points}${span(ends)}`,
  bots: (player: string): string => `bots (${player})`,
  differences: differenceWordsEn,
  replayed: (read: number, made: number, differing: number): string =>
    `${matches(read)}, ${decisions(made)}, ${differences(differing)}`,
};

/** The texts of the terminal that every language must provide. */
export type TerminalWords = typeof terminal;
