// English texts of lifetime statistics.

import { counting } from '../../format.ts';
import { tenths } from '../../tenths.ts';
import { deals } from '../page/grammar.ts';

const n1 = tenths('en');
const timesWord = counting('en')({ one: 'time', other: 'times' });
const share = (part: number): string => `${Math.round(part * 100)}%`;
const passes = counting('en')({ one: 'pass', other: 'passes' });
const matches = counting('en')({ one: 'match', other: 'matches' });
const span = (low: string, high: string): string => `${low} to ${high}`;

export const lifetime = {
  number: n1,
  share,
  span,
  interval: '95% interval',
  value: 'Value',
  filters: {
    title: 'Which deals',
    seats: 'Players',
    any: 'Any',
    period: 'Period',
    periods: { all: 'All time', year: 'Last 12 months', quarter: 'Last 3 months', month: 'Last 30 days' },
    place: 'Where',
    places: { everywhere: 'Everywhere', online: 'With friends', offline: 'On this device' },
    against: 'Against',
    anybody: 'Anybody',
    gone: 'Somebody',
    bots: (level: string): string => `Bots: ${level}`,
    nothing: 'No deal fits all of that. Choose less.',
  },
  sources: {
    title: 'Where do your points come from?',
    answer: (trick: number, value: string, all: string): string =>
      `Most from trick ${trick}: ${value} of ${all} points a deal.`,
    even: 'No points yet in these deals.',
    trick: 'Trick',
    end: 'End',
    endNote: 'End: moons, and what the rules count beside the cards that are taken.',
    plot: 'Mean points by trick',
  },
  dear: {
    title: 'How often do you take the costly cards?',
    answer: (card: string, times: number, n: number): string => `The ${card}: ${timesWord(times)} in ${deals(n)}.`,
    even: (card: string, part: string): string =>
      `Shared evenly, the ${card} would come to you in ${part} of deals: the line.`,
    card: 'Card',
    plot: 'Share of deals in which each costly card was taken',
  },
  moons: {
    title: 'How do your moons go?',
    none: (n: number): string => `No moon in ${deals(n)}.`,
    answer: (made: number, suffered: number, stopped: number): string =>
      `${made} shot, ${suffered} suffered, ${stopped} stopped.`,
    made: 'Shot by you',
    suffered: 'Shot by others',
    stopped: 'Stopped by you',
    about: 'You stop a moon when somebody alone has half of what it takes, and you take the next points.',
    plot: 'Share of deals with a moon',
  },
  progress: {
    title: 'Are you getting better?',
    few: (n: number, least: number): string => `Too few deals to say: ${n} so far, ${least} needed.`,
    open: (value: string, low: string, high: string): string =>
      `It is too early to say: the later half differs by ${value} points a deal, where above 0 is better, and anything from ${span(low, high)} fits.`,
    better: (value: string, low: string, high: string): string =>
      `Yes: the later half went ${value} points a deal better (${span(low, high)}).`,
    worse: (value: string, low: string, high: string): string =>
      `No: the later half went ${value} points a deal worse (${span(low, high)}).`,
    about: 'How much better than the mean of the table, a deal. Above the line is better.',
    block: (from: number, to: number): string => `Deals ${from}–${to}`,
    plot: 'Points better than the table, in blocks of deals from the oldest on',
  },
  passing: {
    title: 'What do your passes give away?',
    none: 'No pass in these deals can be judged.',
    working: (done: number, of: number): string => `Judging your passes: ${done} of ${of}.`,
    answer: (value: string, best: number, n: number): string =>
      `${value} ${value === '1' ? 'point' : 'points'} a pass. ${best} of ${passes(n)} gave nothing away.`,
    about: 'Expected points against the best pass that was found, by what you could know.',
    nothing: 'Nothing',
    upTo: (to: string): string => `up to ${to}`,
    over: (from: string): string => `over ${from}`,
    lost: 'Points given away',
    times: 'Passes',
    plot: 'Passes by what they gave away',
  },
  against: {
    title: 'How do you do against each player?',
    none: 'No opponents are known in these deals.',
    answer: (name: string, n: number, value: string, better: boolean): string =>
      `Most against ${name}: ${deals(n)}, ${value} points a deal ${better ? 'better' : 'worse'}.`,
    about:
      'To the right of the line your points were the better ones. Where the whisker crosses the line, it may be chance.',
    who: 'Who',
    matches: 'Matches',
    won: 'Won',
    edge: 'Better by',
    line: (n: number, won: number): string => `${matches(n)}, ${won} won`,
    plot: 'Points a deal better than each opponent',
  },
  achievements: {
    title: 'Achievements',
    hidden: 'Achievements are off.',
    show: 'Show achievements',
    hide: 'Turn off',
    reached: (day: string): string => `reached on ${day}`,
    open: 'still open',
    names: {
      match: 'A match to its end',
      moon: 'A moon shot',
      stopped: 'A moon stopped',
      clear: 'A deal without a point',
      won: 'Three matches won',
      games: 'A match of each of the five games',
      further: 'A match of five further games',
      friends: 'A match with somebody else',
      verified: 'The proof of sealed deals checked by hand',
      puzzles: 'The puzzle of the day on ten days',
    },
  },
};

/** The texts of the lifetime statistics that every language must provide. */
export type LifetimeWords = typeof lifetime;
