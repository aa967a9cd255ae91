// What the signs at a table say when they are pressed.
import { page as en } from '@moonshot/i18n/english';
import { heartsOf, sheetOf } from '@moonshot/rules';
import { sheetOfVariant, variantOf } from '@moonshot/rules/catalogue';
import { tableRules } from '@moonshot/table';
import { expect, test } from 'vitest';
import { auctionNote, brokenNote, kittyNote, poolNote } from './chip-notes.ts';

/** The rules of the game with this number of players. */
function rulesOf(id: string, seats: number): ReturnType<typeof tableRules> {
  const variant = variantOf(id);
  const sheet = variant === undefined ? sheetOf(id) : sheetOfVariant(variant);
  if (sheet === undefined) throw new Error(`Cannot read the rules of ${id}: there is no such game`);
  return tableRules(heartsOf(sheet, seats));
}

test('broken hearts say what is allowed now; before, what is not, and what breaks them', () => {
  const rules = rulesOf('ricketts', 4);
  expect(brokenNote(en, rules, true)).toBe('Hearts are broken: from now on they may be led.');
  expect(brokenNote(en, rules, false)).toBe(
    'You may not lead a heart until hearts are broken, unless you hold nothing else. Hearts are broken as soon as a heart or Q♠ has been played (led, followed or discarded).',
  );
});

test.each([
  ['who gets the kitty comes first', kittyNote(rulesOf('classic', 5)), /^The kitty goes to the winner of the first/],
  ['then what the kitty is', kittyNote(rulesOf('classic', 5)), /The 2 cards left over lie face down in the middle/],
  ['a game without a kitty has no note', kittyNote(rulesOf('ricketts', 4)), /^$/],
  ['a bid says what an auction is', auctionNote(rulesOf('auction', 4)), /^Before play each player in turn.* bids/],
  ['a pool says who pays and who wins', poolNote(rulesOf('auction', 4)), /pays one chip into it.* wins the pool/],
])('%s', (_, note, says) => {
  expect(note).toMatch(says);
});
