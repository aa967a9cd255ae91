// English texts of the review of a deal.
import type { Catalog } from '@moonshot/rules/words';
import { tenths } from '../../tenths.ts';

const n = tenths('en-GB');
const points = (many: number): string => (n(many) === '1' ? '1 point' : `${n(many)} points`);

export const review = {
  title: 'Review',
  back: 'Back',
  number: n,
  points,
  behind: (many: number): string => `−${n(many)}`,
  lost: (many: number): string => `You gave away ${points(many)}`,
  early: (many: number): string => `First estimate: you gave away ${points(many)}`,
  nothing: 'You gave nothing away',
  graph: 'Points given away, after each trick',
  graphGood: 'Points given away, after each round',
  start: 'Start',
  table: 'Points given away, decision by decision',
  deal: (deal: number): string => `Deal ${deal}`,
  match: 'Match',
  as: (name: string): string => `as ${name}`,
  places: {
    pass: 'The pass',
    charge: 'Charging',
    bid: 'The auction',
    claim: 'The opening',
    bury: 'Cards laid away',
    moon: 'The moon',
    play: (trick: number): string => `Trick ${trick}`,
    lay: (bout: number): string => `Round ${bout}`,
  },
  at: 'When',
  played: 'You chose',
  best: 'Best',
  fine: 'best',
  given: 'Points lost',
  dearest: 'What cost you most',
  measure:
    'Each time compared with the best answer: your points against the average of the others, and your chance to win the match.',
  openHands: 'Judged by the cards of all hands, which nobody could know: a moon that was possible counts too.',
  none: 'Nothing here cost you anything.',
  playOut: 'Play it out',
  playOutWhy: 'Opens a table of its own: the same cards up to here, then you go on against bots.',
  from: 'Play it out from',
  here: 'your decision',
  beforeTrick: 'before the trick',
  asDealt: 'the deal',
  afterCard: (card: string): string => `after ${card}`,
  fromEnds: 'Once all of these cards lie, you are asked nothing more: from there nothing is left to play out.',
  before: 'Previous decision',
  after: 'Next decision',
  place: (at: number, of: number): string => `${at} of ${of}`,
  ways: 'Judged by',
  known: 'What you could know',
  open: 'Open hands',
  compared: 'Compared',
  unjudged: 'Here nothing can be compared: everybody lays at the same time.',
  working: (done: number, of: number): string => `Trying out decision ${done} of ${of}`,
  finer: 'The figures are still getting finer',
  empty: 'No deal of this table is over yet.',
  board: 'The cards at this decision',
  trick: 'The trick',
  handOf: (name: string): string => `Cards of ${name}`,
  yours: 'Your cards',
  keys: 'Arrows: decisions. O: open hands. P: play it out. Escape: back. Alt with H, T, L, P, S or W: hear hand, trick, its end, pass, points, decision.',
  noRecord: 'The cards of this match are not open yet, or the server cannot be reached.',
};

/** The texts of the review that every language must provide. */
export type ReviewWords = Catalog<typeof review>;
