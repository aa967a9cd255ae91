// Tests what each seat must contribute to the seal of a deal (the secrets from which its cards are computed),
// and for which seats the seal waits.
import { expect, test } from 'vitest';
import { SECRET, specOf } from '../../testing/runner.ts';
import { waitsForDays } from '../runner/seal-windows.ts';
import { openTable } from './decide.ts';
import { tableFrom } from './evolve.ts';
import { heartsFor } from './game.ts';
import { owesSeal, owesUnsealing, sealOwed, sealPhase } from './seal-rules.ts';
import { sealAfter } from './seal-state.ts';
import type { Seal, State } from './state.ts';

const SPEC = specOf('ricketts', 2, 4, { sealed: 2, online: { clock: { days: 1 } } });
const HEARTS = heartsFor(SPEC);
const OPEN = tableFrom(HEARTS, [openTable(HEARTS, 'one', SPEC, SECRET)]);
const NOTHING = [null, null, null, null];
const BEGUN = sealAfter(OPEN, {
  type: 'seal-committed',
  deal: 1,
  server: 'ab'.repeat(32),
  previous: 'cd'.repeat(32),
  asked: [0, 1],
});

/** The table while its first deal is sealed. `seal` changes fields of the seal, `more` those of the state. */
const at = (seal: Partial<Seal>, more: Partial<State> = {}): State => ({
  ...BEGUN,
  seal: { ...(BEGUN.seal as Seal), ...seal },
  ...more,
});
const asOf = (deals: number): State['game'] => ({ ...OPEN.game, results: Array(deals).fill({}) }) as never;

type Owed = 'commit' | 'open' | undefined;
const ONE = ['ef'.repeat(32), null, null, null];
const owed: readonly [name: string, state: State, seats: readonly Owed[]][] = [
  ['no seal is begun', OPEN, [undefined, undefined, undefined, undefined]],
  ['both are asked, and no bot', BEGUN, ['commit', 'commit', undefined, undefined]],
  ['one has committed', at({ commitments: ONE }), [undefined, 'commit', undefined, undefined]],
  ['one came back since and is not asked', at({ asked: [0] }), ['commit', undefined, undefined, undefined]],
  ['who committed is to open', at({ phase: 'open', commitments: ONE }), ['open', undefined, undefined, undefined]],
  [
    'and owes nothing once it is mixed without them',
    at({ phase: 'mixed', commitments: ONE }),
    [undefined, undefined, undefined, undefined],
  ],
  [
    'later commitments come with the word that one is ready',
    at({ deal: 2 }, { game: asOf(1) }),
    [undefined, undefined, undefined, undefined],
  ],
  ['later openings do not', at({ deal: 2, phase: 'open', commitments: ONE }, { game: asOf(1) }), ['open', undefined]],
];
test.each(owed)('%s', (_, state, seats) => {
  expect(seats.map((_, seat) => sealOwed(HEARTS, state, seat))).toEqual(seats);
});

test.each([
  ['before it is begun', OPEN, true, undefined],
  ['while the seats commit', BEGUN, true, 'commit'],
  ['while they open', at({ phase: 'open' }), true, 'open'],
  ['and not once it is mixed', at({ phase: 'mixed' }), false, undefined],
  ['though that of the deal before is', at({ phase: 'mixed' }, { game: asOf(1) }), true, undefined],
  ['nor at a table that ended before', at({}, { ended: true }), false, undefined],
  [
    'nor once the last is scored',
    at({ phase: 'mixed' }, { game: { ...asOf(1), phase: 'ending' } as never }),
    false,
    undefined,
  ],
  ['nor where deals are not sealed', { ...BEGUN, spec: { ...SPEC, sealed: undefined } } as never, false, undefined],
] as const)('a deal owes its seal %s', (_, state, owes, phase) => {
  expect([owesSeal(HEARTS, state), sealPhase(HEARTS, state)]).toEqual([owes, phase]);
});

test.each([
  ['with a seal', at({}, { ended: true }), true],
  ['and no seal', { ...OPEN, ended: true }, false],
  ['whose secrets are out', at({}, { ended: true, unsealed: true }), false],
])('a match that is over %s: its secrets are owed or not', (_, state, owes) => {
  expect(owesUnsealing(state)).toBe(owes);
});
test('an unfinished match keeps its secrets', () => {
  expect(owesUnsealing(BEGUN)).toBe(false);
});

const away = [1, 1, null, null];
test.each([
  ['a seat has to commit', BEGUN, 'commit', true],
  ['who has to is away', { ...BEGUN, standIns: away }, 'commit', false],
  ['all have', at({ commitments: [...ONE.slice(0, 1), 'ef'.repeat(32), null, null] }), 'commit', false],
  ['a seat has to open', at({ phase: 'open', commitments: ONE }), 'open', true],
  ['nobody has anything to open', at({ phase: 'open', commitments: NOTHING }), 'open', false],
  ['nobody is ready yet', at({ deal: 2 }, { game: asOf(1) }), 'commit', true],
  ['all are ready', at({ deal: 2 }, { game: asOf(1), ready: [0, 1] }), 'commit', false],
  ['nobody is ready, but all is committed', at({ deal: 2, phase: 'open' }, { game: asOf(1) }), 'open', false],
] as const)('where answers have days and %s a seal waits or not', (_, state, phase, waits) => {
  expect(waitsForDays({ hearts: HEARTS, state: state as State }, phase)).toBe(waits);
});

test('a step of a seal that was never begun is no step', () => {
  expect(() => sealAfter(OPEN, { type: 'mixed', deal: 1, opened: NOTHING })).toThrow(
    'Cannot apply mixed: no deal is being sealed',
  );
});
