// Tests that a match changes its table's row only while the match is active. Also tests the row with which a
// new match begins.
import type { State } from '@moonshot/table';
import { expect, test } from 'vitest';
import type { TableRow } from '../../../store/store.ts';
import { markRemoved } from '../match/removals.ts';
import { endMatch, withMatchSeats } from './match-seats.ts';
import { withBotsSeated } from './new-match.ts';

const ADA = { kind: 'person', player: 'a', prepared: true } as const;
const BOB = { kind: 'person', player: 'b', prepared: true } as const;
const VEGA = { kind: 'bot', name: 'Vega', player: 'careful' } as const;

const rowIn = (state: TableRow['state'], matches: number): TableRow =>
  ({ id: 't', host: 'a', state, matches, seats: [ADA, BOB] }) as never;

/** The match after Bob has left it. */
const left = (id: string): State =>
  ({ id, spec: { sitters: [{ kind: 'person', name: 'a' }, VEGA] } }) as unknown as State;

const rows: readonly [name: string, row: TableRow, match: string, state: TableRow['state'], second: string][] = [
  ['the match that is played', rowIn('playing', 2), 't-2', 'over', 'bot'],
  ['one before it', rowIn('playing', 2), 't-1', 'playing', 'person'],
  ['a match while the table gathers for the next', rowIn('gathering', 2), 't-2', 'gathering', 'person'],
  ['a match that is over already', rowIn('over', 2), 't-2', 'over', 'person'],
];

test.each(rows)('%s is over, or was left', (_, row, match, state, second) => {
  expect(endMatch(match)(row)).toMatchObject({ ok: true, event: { state, seats: row.seats } });
  expect(withMatchSeats(left(match), () => 'new')(row)).toMatchObject({
    ok: true,
    event: { seats: [ADA, { kind: second }] },
  });
});

test('a player whom the host removed from a match needs a new invitation, and none who left or stayed to its end', () => {
  const row = { ...rowIn('playing', 2), invite: 'old' };
  const marked = markRemoved(1, 'b')(row);
  if (!marked.ok) throw new Error('refused');
  const inviteOf = (one: TableRow) => withMatchSeats(left('t-2'), () => 'new')(one);
  expect(inviteOf(row)).toMatchObject({ event: { seats: [ADA, VEGA], invite: 'old' } });
  expect(inviteOf(marked.event)).toMatchObject({ event: { seats: [ADA, VEGA], invite: 'new' } });
  expect(markRemoved(1, 'a')(row)).toEqual({ ok: true, event: row });
  expect(endMatch('t-2')(marked.event)).toEqual({ ok: true, event: { ...row, state: 'over' } });
});

const BY_DAYS = { open: 'everybody', clock: { days: 1 }, watchers: 'cards', chat: false };
const RATED_CLOCK = { cardSeconds: 45, passSeconds: 90, reserveSeconds: 120 };

test.each([
  ['an older version let be rated with a clock in days', { ...BY_DAYS, rated: true }, RATED_CLOCK],
  ['is not rated', BY_DAYS, BY_DAYS.clock],
])('the next match of a table that %s begins with the right clock', (_, settings, clock) => {
  const row = { settings, seats: [], matches: 1 } as unknown as TableRow;
  expect(withBotsSeated(row).settings.clock).toEqual(clock);
});
