// Every reason why a text is not a match, as a sentence with the error and its place. Quotations never
// contain line breaks.
import { expect, test } from 'vitest';
import { choice } from '../game/fields.ts';
import { sheetOf } from '../games.ts';
import { heartsOf } from '../prepare.ts';
import { misreadText } from './explain.ts';
import type { NotationFault } from './notated-match.ts';

const hearts = heartsOf(sheetOf('ricketts'), 4);
const NOT_HELD: NotationFault = { type: 'refused', refusal: { type: 'not-held', card: 'TC' } };

test.each<[NotationFault, string]>([
  [{ type: 'too-long', most: 100_000 }, 'the text is longer than 100000 letters.'],
  [{ type: 'too-many', most: 100 }, 'no more than 100 deals are read.'],
  [{ type: 'expected', what: 'card', found: '1S' }, 'expected a card, such as QS; found “1S”.'],
  [{ type: 'expected', what: 'card', found: '' }, 'expected a card, such as QS; it ends here.'],
  [{ type: 'expected', what: 'end', found: 'a\u202Eb\nc' }, 'expected nothing more; found “a b c”.'],
  [{ type: 'twice', found: 'se\u2028ats' }, '“se ats” stands here for the second time.'],
  [{ type: 'lacking' }, 'a transcript has this field, and it is missing.'],
  [{ type: 'one-match' }, 'another match begins here, and one is read at a time; leave the line of one.'],
  [{ type: 'no-game', game: 'whi\rst' }, 'there is no game “whi st”.'],
  [{ type: 'other-version', version: 2 }, 'the rules known here are version 2.'],
  [
    { type: 'sheet', error: { path: 'moon.choose', value: 7, expected: { type: 'kind', kind: choice('a', 'b') } } },
    'these rules cannot be: moon.choose is 7, expected one of a, b.',
  ],
  [{ type: 'dealer', seat: 3 }, 'by the rules seat 3 deals.'],
  [{ type: 'turn', seat: 2 }, 'by the rules seat 2 plays here.'],
  [{ type: 'cards' }, 'these hands are not the cards of this game.'],
  [{ type: 'not-asked' }, 'this seat is not asked that here.'],
  [NOT_HELD, 'the rules refuse it. You do not hold 10♣.'],
  [{ type: 'goes-on' }, 'the deal is not over here.'],
  [{ type: 'over' }, 'the match is over before this deal.'],
  [{ type: 'points', rules: [1, -26] }, 'by the rules the points are 1 -26.'],
  [{ type: 'totals', rules: [0, 12] }, 'by the rules the totals are 0 12.'],
  [{ type: 'winners', rules: [0, 2] }, 'by the rules the winners are 0 2.'],
  [{ type: 'winners', rules: [] }, 'by the rules the winners are none.'],
])('%j is reported with its place', (why, sentence) => {
  expect(misreadText({ misread: { line: 3, column: 5, why }, hearts })).toBe(`Line 3, column 5: ${sentence}`);
});

test.each([
  ['deals[0].steps[3]', 'Line 3, deals[0].steps[3]: the deal is not over here.'],
  ['', 'Line 3: the deal is not over here.'],
])('an error in a transcript has a path: “%s”', (path, sentence) => {
  expect(misreadText({ misread: { line: 3, column: 1, path, why: { type: 'goes-on' } } })).toBe(sentence);
});

test('a refusal is reported without its reason if the game is unknown', () => {
  const misread = { line: 3, column: 5, why: NOT_HELD };
  expect(misreadText({ misread })).toBe('Line 3, column 5: the rules refuse it. ');
});
