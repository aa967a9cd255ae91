// A notated match is accepted if its rules allow every step. Otherwise the error names the place, or the top
// of the text if the error has no place.
import { expect, test } from 'vitest';
import { CLAIMED, CUT, KITTY, LAID, MIXED, PASSED, smallMatch, UNCLAIMED } from '../../../../test/notation/small.ts';
import { clashing, type SheetError } from '../game/errors.ts';
import { either, list, whole } from '../game/fields.ts';
import type { Event } from '../games.ts';
import { transcriptOf } from '../transcript/write.ts';
import { type CheckedMatch, checkNotation, checkNoted } from './check.ts';
import type { NotatedMatch, NotationFault } from './notated-match.ts';
import { notedOf } from './write.ts';

/** The result of checking a notated match. */
function taken(noted: NotatedMatch) {
  const checked = checkNoted(noted);
  if (checked.ok) return checked;
  throw new Error(JSON.stringify(checked.misread));
}

test.each(Object.entries({ PASSED, MIXED, CUT, KITTY, CLAIMED, UNCLAIMED, LAID }))('%s is taken whole', (_, text) => {
  const noted = smallMatch(text);
  const { hearts, events, ...rest } = taken(noted);
  expect(rest).toEqual({ ok: true, noted });
  expect(notedOf(transcriptOf(hearts, events, noted.rules))).toEqual(noted);
});

test.each<[string, string, Event['type'], readonly object[]]>([
  ['everybody cuts again, and only the text knows who won', CUT, 'dealer', [{ dealer: 1, rounds: [] }]],
  ['the opening is claimed', CLAIMED, 'opening', [{ leader: 0, claimed: true }]],
  ['nobody is asked to claim it', UNCLAIMED, 'opening', [{ leader: 0, claimed: false }]],
])('%s', (_, text, type, events) => {
  expect(taken(smallMatch(text)).events.filter(event => event.type === type)).toEqual(
    events.map(event => ({ type, ...event })),
  );
});

test('only the first deals are checked if no more are needed', () => {
  const noted = smallMatch(CUT);
  const first = { ...noted, deals: noted.deals.slice(0, 1), winners: [] };
  expect(checkNotation(CUT, 1)).toMatchObject({ ok: true, noted: first });
});

const THROWN_IN = PASSED.replace('ricketts 1\n', 'ricketts 1\nset misdeal "allPenalty"\n');

type Row = readonly [text: string, before: string | RegExp, after: string, there: string, why: NotationFault];

const sheet = (error: SheetError): NotationFault => ({ type: 'sheet', error });
const COUNT = { type: 'kind', kind: either(whole(1, 13), list(whole(0, 13), 24)) } as const;

const HEADS: readonly Row[] = [
  [PASSED, 'game ricketts', 'game whist', 'game', { type: 'no-game', game: 'whist' }],
  [PASSED, 'ricketts 1', 'ricketts 2', 'game', { type: 'other-version', version: 1 }],
  [PASSED, /"min".*2}/, '"min":3,"max":3,"best":3}', 'seats 2', sheet(clashing('seats', 2, 'seats', 3, 3))],
  [PASSED, 'pass.count 1', 'pass.count -1', 'set seats', sheet({ path: 'pass.count', value: -1, expected: COUNT })],
  [PASSED, 'length deals 1', 'length target 0', 'length', sheet(clashing('length.target', 0, 'limit', 0))],
];

const PLAY: readonly Row[] = [
  [CUT, 'deals 2', 'deals 1', 'deal 2 dealer 1', { type: 'over' }],
  [PASSED, 'deal 1 dealer 0', 'deal 1 dealer 1', 'deal 1', { type: 'dealer', seat: 0 }],
  [PASSED, 'hand 0 C:3 H:4', 'hand 0 C:3 H:44', 'hand 0', { type: 'cards' }],
  [PASSED, 'hand 0 C:3 H:4', 'hand 0 C:3 H:6', 'hand 0', { type: 'cards' }],
  [PASSED, '2. 0: 5H 4H\n', '', 'points', { type: 'goes-on' }],
  [PASSED, /pass 0.*4H\n/s, '', 'points', { type: 'goes-on' }],
  [THROWN_IN, /C:3 H:4\nhand 1 C:2 H:5\npass 0.*4H\n/s, 'C:32\nhand 1 H:54\n', 'points', { type: 'goes-on' }],
  [UNCLAIMED, /1\. 0.*2C\n/s, '', 'points', { type: 'goes-on' }],
  [PASSED, '1. 1: 2C 3C', '1. 0: 3C 2C', '3C 2C', { type: 'turn', seat: 1 }],
  [PASSED, 'pass 0 4H > 1', 'charge 0', 'charge 0', { type: 'not-asked' }],
  [CLAIMED, 'claim 0 yes\n', '', 'WC-', { type: 'not-asked' }],
  [CLAIMED, /claim 0.*3C\n/s, '', 'points', { type: 'not-asked' }],
  [CLAIMED, 'claim 0 yes', 'claim 1 yes', 'claim 1', { type: 'not-asked' }],
  [UNCLAIMED, '1. 0', 'claim 0 no\n1. 0', 'claim 0', { type: 'not-asked' }],
  [PASSED, 'pass 0 4H', 'pass 0 5H', 'pass 0', { type: 'refused', refusal: { type: 'not-held', card: '5H' } }],
  [PASSED, 'points 2 0', 'points 0 2', 'points', { type: 'points', rules: [2, 0] }],
  [PASSED, 'totals 2 0', 'totals 2 1', 'totals', { type: 'totals', rules: [2, 0] }],
  [PASSED, 'winners 1', 'winners none', 'winners', { type: 'winners', rules: [1] }],
  [PASSED, 'winners 1', 'winners 1 0', 'winners', { type: 'winners', rules: [1] }],
  [PASSED, 'winners 1', 'winners 0', 'winners', { type: 'winners', rules: [1] }],
];

const rows = [HEADS, PLAY].flatMap((all, i) =>
  all.map(
    ([text, before, after, there, why]) => [after, before, why, there, text.replace(before, after), i === 1] as const,
  ),
);

/** The result of a check, with the game if the check got as far as the rules. */
const said = (checked: CheckedMatch) => (checked.ok ? 'taken' : [checked.misread, checked.hearts?.sheet.id]);

test.each(rows)('“%s” in place of “%s” is refused: %j', (_, __, why, there, text, isPlay) => {
  const before = text.slice(0, text.lastIndexOf(there)).split('\n');
  const place = { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  const noted = smallMatch(text);
  const game = isPlay ? noted.game : undefined;
  expect(said(checkNotation(text))).toEqual([{ ...place, why }, game]);
  expect(said(checkNoted(noted))).toEqual([{ line: 1, column: 1, why }, game]);
});

test('a long game name is truncated in the error', () => {
  const why: NotationFault = { type: 'no-game', game: 'w'.repeat(40) };
  const checked = checkNoted({ ...smallMatch(PASSED), game: 'w'.repeat(41) });
  expect(said(checked)).toEqual([{ line: 1, column: 1, why }, undefined]);
});

test('a fault of ours passes the door', () => {
  const noted = smallMatch(PASSED);
  expect(() => checkNoted(null as never)).toThrow(TypeError);
  expect(() => checkNoted({ ...noted, deals: [{ ...noted.deals[0], steps: null }] as never })).toThrow(TypeError);
});
