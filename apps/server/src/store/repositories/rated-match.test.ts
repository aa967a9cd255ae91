// Tests ranks in a match against results worked out by hand, and the key of a rating's rules.
import type { Spec, State } from '@moonshot/table';
import { expect, test } from 'vitest';
import { placingsIn, rulesKey } from './rated-match.ts';

const person = (name: string) => ({ kind: 'person' as const, name });
const bot = { kind: 'bot' as const, name: 'Bot', player: 'careful' };
const spec = (...sitters: Spec['sitters']): Spec => ({
  game: 'ricketts',
  version: 1,
  overrides: {},
  length: null,
  sitters,
});
const ALL = spec(person('a'), person('b'), person('c'), bot);

const SEALED = { attempt: 0, silent: null };
/** A deal without any player's secret, and the players who were asked for one but sent none. */
const alone = (...silent: readonly string[]) => ({ attempt: 0, silent });

const over = (winners: readonly number[], totals: readonly number[], end = ALL, ...seals: State['seals']) =>
  placingsIn(ALL, { spec: end, game: { winners, totals } as never, seals: [SEALED, ...seals] })?.map(
    ({ player, rank, whyLast }) => [`${player}${rank}`, ...(whyLast === undefined ? [] : [whyLast])].join(' '),
  );

test.each<[name: string, found: readonly string[] | undefined, is: readonly string[] | undefined]>([
  ['the fewest points win', over([1], [30, 10, 20, 40]), ['a3', 'b1', 'c2']],
  ['level players share a rank', over([1], [20, 10, 20, 40]), ['a2', 'b1', 'c2']],
  ['a bot that wins takes no rank from people', over([3], [20, 10, 30, 0]), ['a2', 'b1', 'c3']],
  [
    'who left comes last, whatever their total',
    over([1], [30, 10, 0, 40], spec(person('a'), person('b'), bot, bot)),
    ['a2', 'b1', 'c3 left'],
  ],
  [
    'those who left are level',
    over([3], [0, 10, 0, 0], spec(person('x'), person('b'), bot, bot)),
    ['a2 left', 'b1', 'c2 left'],
  ],
  ['a deal without any secret changes no rating', over([1], [30, 10, 20, 40], ALL, alone('a', 'b', 'c')), undefined],
  ['nor does one for which nobody was asked', over([1], [30, 10, 20, 40], ALL, alone()), undefined],
  [
    'the only player asked for a secret withholds it, comes last, and the cards decide nothing',
    over([0], [10, 20, 30, 40], ALL, alone('a')),
    ['a3 silent', 'b1', 'c1'],
  ],
  [
    'so do two of three',
    over([0], [10, 20, 30, 40], ALL, alone('a'), SEALED, alone('b')),
    ['a2 silent', 'b2 silent', 'c1'],
  ],
  [
    'and a player who left as well',
    over([1], [10, 20, 30, 40], spec(person('a'), person('b'), bot, bot), alone('a')),
    ['a2 silent', 'b1', 'c2 left'],
  ],
  [
    'a player who left counts as such, with a secret or without',
    over([1], [10, 20, 30, 40], spec(bot, person('b'), person('c'), bot), alone('a')),
    ['a3 left', 'b1', 'c1'],
  ],
  ['a match that all ended has no ranks', over([], [30, 10, 20, 40]), undefined],
  [
    'nor has one of a person with bots',
    placingsIn(spec(person('a'), bot), { spec: ALL, game: { winners: [0], totals: [0, 1] } as never, seals: [] })?.map(
      String,
    ),
    undefined,
  ],
])('%s', (_, found, is) => {
  expect(found).toEqual(is);
});

test('rules are compared by what they are, not by what they are called', () => {
  const key = (overrides: Spec['overrides']) => rulesKey({ game: 'ricketts', version: 1, overrides });
  expect(key({})).toBe('ricketts@1');
  expect(key({ name: 'Sunday' })).toBe('ricketts@1');
  expect(key({ 'match.limit': 50, name: 'Sunday' })).toBe(key({ 'match.limit': 50 }));
  expect(key({ 'match.limit': 50 })).not.toBe(key({ 'match.limit': 60 }));
});
