// The moon in every sheet: it requires exactly its whole set of cards, and pays exactly one of its options.

import {
  type Event,
  type Hearts,
  heartsOf,
  type Overrides,
  type Seat,
  type TrickState as State,
  sheetOf,
  type TakenTrick,
} from '@moonshot/rules';
import { type Card, suitOf, withoutAll } from '@moonshot/rules/cards';
import { effectiveRules, type MoonOption, type TrickRules as Rules } from '@moonshot/rules/engine';
import { expect, test } from 'vitest';
import { choosing, playing, playingOn } from '../play.ts';
import { FIVE, FURTHER, heartsFor, type Part, TOGGLED } from './cast.ts';

type Tricks = Extract<Hearts, { kind: 'tricks' }>;

const START = { seed: 'moon', firstDealer: 0 };
const SHOOTER: Seat = 1;

/** The first state of a deal in which a card must be played. */
function begun(hearts: Tricks): State {
  for (const { state } of playing(hearts, START, choosing('begun')))
    if ('trick' in state && state.phase === 'play') return state;
  throw new Error(`Cannot begin a deal of ${hearts.game.id}: the match ended without a play`);
}

/** The last trick of a deal in which the shooter has taken everything required except `missed`. */
function lastTrick(hearts: Tricks, missed: readonly Card[] = []): State {
  const from = begun(hearts);
  const rules = effectiveRules(hearts.rules, from);
  const { deck } = rules;
  const last = lastCards(rules, missed);
  const gone = withoutAll(deck, [...last, ...missed]);
  const tricks = [trickOf(gone, SHOOTER), ...(missed.length > 0 ? [trickOf(missed, 0)] : [])];
  const hands = last.map(card => [card]);
  return { ...from, hands, kitty: [], tricks, trick: { leader: SHOOTER, plays: [] }, broken: true };
}

/**
 * Each seat's last card: one that the moon does not require, or else one that loses to the shooter's lead.
 */
function lastCards({ deck, seats, moonSet, points, strength }: Rules, missed: readonly Card[]): readonly Card[] {
  const idle = withoutAll(deck, moonSet).filter(card => points.get(card) === 0);
  if (idle.length >= seats) return idle.slice(0, seats);
  const left = withoutAll(deck, missed).toSorted((a, b) => (strength.get(b) ?? 0) - (strength.get(a) ?? 0));
  const lead = left[0] as Card;
  const off = left.filter(card => suitOf(card) !== suitOf(lead)).slice(0, seats - 1);
  return [...off.slice(0, SHOOTER), lead, ...off.slice(SHOOTER)];
}

const trickOf = (cards: readonly Card[], winner: Seat): TakenTrick => ({
  leader: winner,
  winner,
  plays: cards.map(card => ({ seat: winner, card })),
  kitty: [],
});

/** The events from the last trick to the score; the shooter takes this option. */
function endOf(hearts: Tricks, state: State, option = 0): readonly Event[] {
  const events: Event[] = [];
  for (const moment of playingOn(hearts.game, state, START, n =>
    n === hearts.sheet.moon.options.length ? option : 0,
  )) {
    events.push(...moment.events);
    if (moment.events.some(event => event.type === 'scored')) return events;
  }
  throw new Error('Cannot score the deal: the match ended before it');
}

const resultOf = (events: readonly Event[]): { points: readonly number[]; moon: unknown } => {
  const scored = events.find(event => event.type === 'scored');
  return scored?.result as { points: readonly number[]; moon: unknown };
};

/** The points of each seat: the option, plus the shooter's other cards if the sheet counts them. */
function pays(hearts: Tricks, { name, self, others }: MoonOption): readonly number[] {
  const { sheet } = hearts;
  const rules = effectiveRules(hearts.rules, begun(hearts));
  const cost = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + (rules.points.get(card) ?? 0), 0);
  const rest = sheet.moon.bonus === 'scores' ? cost(withoutAll(rules.deck, rules.moonSet)) : 0;
  const shooter = name === 'keep' ? cost(rules.deck) : (self === 'start' ? 0 : self) + rest;
  const other = name === 'keep' ? 0 : others;
  const sign = sheet.score.sign === 'minus' ? -1 : 1;
  return Array.from(
    { length: rules.seats },
    (_, seat) => ((seat === SHOOTER ? shooter : other) + (rules.stakes[seat] ?? 0)) * sign || 0,
  );
}

// Fields that change what a pile costs beyond its cards' points. Games with them have their own fixtures.
const OWN = [
  'moon.choiceFrom',
  'moon.sun',
  'moon.passer',
  'modifiers',
  'trickPoints.none',
  'settle.as',
  'teams.seating',
];
const plainly = [...FURTHER, ...TOGGLED].filter(({ overrides }) => !OWN.some(field => field in overrides));

const partsWithMoon: readonly (readonly [string, Part, Tricks])[] = [...FIVE, ...plainly].flatMap(part => {
  const hearts = heartsFor(part);
  return hearts.kind === 'tricks' && hearts.rules.moonSet.length > 0 ? [[part.name, part, hearts] as const] : [];
});

const optionsAt = (hearts: Tricks): readonly number[] =>
  hearts.sheet.moon.choose === 'shooter' ? hearts.sheet.moon.options.map((_, i) => i) : [0];

test.each(partsWithMoon)('%s: the moon pays one of its options', (_, __, hearts) => {
  const { options } = hearts.sheet.moon;
  for (const option of optionsAt(hearts)) {
    const events = endOf(hearts, lastTrick(hearts), option);
    const { points, moon } = resultOf(events);
    expect(events).toContainEqual({ type: 'shot', seat: SHOOTER });
    const taken = options.filter(one => one.name === (moon as { option: string }).option);
    expect(taken).toHaveLength(1);
    expect(points).toEqual(pays(hearts, taken[0] as MoonOption));
    if (hearts.sheet.moon.choose === 'shooter') expect(moon).toEqual({ seat: SHOOTER, option: options[option]?.name });
  }
});

test.each(partsWithMoon)('%s: without any one of its cards there is no moon', (_, __, hearts) => {
  for (const card of new Set(effectiveRules(hearts.rules, begun(hearts)).moonSet)) {
    const events = endOf(hearts, lastTrick(hearts, [card]));
    expect(events.map(event => event.type)).not.toContain('shot');
    expect(resultOf(events).moon).toBeNull();
  }
});

const WORTH: readonly [game: string, seats: number, option: string, points: readonly number[]][] = [
  ['ricketts', 4, 'shed', [0, -26, 0, 0]],
  ['ricketts', 4, 'burden', [26, 0, 26, 26]],
  ['at-play', 3, 'shed', [0, -26, 0]],
  ['at-play', 5, 'burden', [26, 0, 26, 26, 26]],
  ['wild-twist', 3, 'shed', [0, -27, 0]],
  ['wild-twist', 7, 'burden', [27, 0, 27, 27, 27, 27, 27]],
  ['classic', 3, 'burden', [-26, 0, -26]],
  ['classic', 6, 'burden', [-26, 0, -26, -26, -26, -26]],
];

test.each(WORTH)('%s with %i seats: %s', (game, seats, option, points) => {
  const hearts = heartsFor({ name: game, game, seats, overrides: {}, length: undefined }) as Tricks;
  const number = hearts.sheet.moon.options.findIndex(one => one.name === option);
  expect(resultOf(endOf(hearts, lastTrick(hearts), number)).points).toEqual(points);
});

const KEEP = [{ name: 'keep', self: 0, others: 0 }];
const BURDEN = [{ name: 'burden', self: 0, others: 26 }];

/** Seat 3 takes the last trick; seats 0 and 2 take none. */
const IDLE: readonly [name: string, overrides: Overrides, points: readonly number[]][] = [
  ['is paid beside a moon', { 'moon.options': BURDEN, 'trickPoints.besideMoon': 'scores' }, [21, 0, 21, 26]],
  ['lapses beside a moon', { 'moon.options': BURDEN, 'trickPoints.besideMoon': 'lapses' }, [26, 0, 26, 26]],
  [
    'is paid where the moon is left as it is',
    { 'moon.options': KEEP, 'trickPoints.besideMoon': 'lapses' },
    [-5, 26, -5, 0],
  ],
];

test.each(IDLE)('the bonus for no trick %s', (_, overrides, points) => {
  const hearts = heartsOf(sheetOf('ricketts'), 4, {
    ...overrides,
    'trickPoints.none': -5,
    'moon.choose': 'fixed',
  }) as Tricks;
  expect(resultOf(endOf(hearts, lastTrick(hearts))).points).toEqual(points);
});

test("the moon's own question says what each choice leads to", () => {
  const hearts = heartsFor(FIVE[0] as Part) as Tricks;
  for (const { state } of playingOn(hearts.game, lastTrick(hearts), START, () => 0)) {
    const ask = 'trick' in state ? hearts.game.ask(state, SHOOTER) : undefined;
    if (ask?.type !== 'moon') continue;
    expect(ask.options).toEqual([
      { name: 'shed', points: [0, -26, 0, 0], totals: [0, -26, 0, 0], ends: false, winners: [] },
      { name: 'burden', points: [26, 0, 26, 26], totals: [26, 0, 26, 26], ends: false, winners: [] },
    ]);
    return;
  }
  expect.unreachable('the shooter is asked');
});

const CHOSEN: readonly (readonly [string, readonly number[], string])[] = [
  ['the others are taken further from zero', [0, 0, 0, 0], 'burden'],
  ['the shooter is brought to zero', [0, 26, 0, 0], 'shed'],
  ['the others, behind zero, are not helped to it', [-26, 26, -26, -26], 'shed'],
];

test.each(CHOSEN)('chosen automatically where the closest to zero wins: %s', (_, totals, name) => {
  const hearts = heartsOf(sheetOf('ricketts'), 4, {
    'match.winner': 'closestToZero',
    'moon.choose': 'auto',
  }) as Tricks;
  const end = endOf(hearts, { ...lastTrick(hearts), totals });
  const points = name === 'shed' ? [0, -26, 0, 0] : [26, 0, 26, 26];
  expect(resultOf(end).points).toEqual(points);
});
