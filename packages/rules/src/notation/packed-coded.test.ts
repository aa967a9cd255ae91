// A match is encoded choice by choice and decoded from the same choices. A match that breaks its rules is not
// encoded, and choices that no match can contain are rejected.
import { expect, test } from 'vitest';
import { choicesOf, comesBack } from '../../../../test/notation/choices.ts';
import { CLAIMED, CUT, KITTY, LAID, MIXED, PASSED, smallMatch, UNCLAIMED } from '../../../../test/notation/small.ts';
import type { Hearts } from '../games.ts';
import { CorruptBits } from './bits.ts';
import { checkNoted, heartsOf } from './check.ts';
import { type NotatedMatch, NotationException, TOP } from './notated-match.ts';
import { type Coded, coded } from './packed-coded.ts';
import { type Coder, reading, UncodableChoice } from './range.ts';

const PASSES = /(pass 0.*\n)(pass 1.*\n)/;

/** Matches and the choices that encode them, as index/count: first the dealt cards, then the answers. */
const CHOICES: readonly (readonly [name: string, text: string, choices: string])[] = [
  [
    'a pass and two tricks',
    PASSED,
    '0/2 1/1001 1:2,2,0 0:2,1,0 0:1,1,0 1:0,1,0 0:62,1 0/1 1/2 0:31 0/1 1/2 0:31 0/1 0:31 0/1 0:31 0/1 0:31 0/1',
  ],
  [
    'a pass in another order',
    PASSED.replace(PASSES, '$2$1'),
    '0/2 1/1001 1:2,2,0 0:2,1,0 0:1,1,0 1:0,1,0 1:62,1 0/1 1/2 0:31 0/1 1/2 0:31 0/1 0:31 0/1 0:31 0/1 0:31 0/1',
  ],
  [
    'a mix, which is settled with the cards',
    MIXED,
    '0/2 1/1001 0:3,3,0 1:2,3,0 0:2,2,0 1:1,2,0 0:1,1,0 1:0,1,0 0:2,2 1:1,2 0:1,1 1:0,1 0:62,1 0/1 1/3 0/1 0/2 0:31 0/1 2/3 0/1 1/2 0:31 0/2 0:31 0/2 0:31 0/1 0:31 0/1 0:31 0/1 0:31 0/1',
  ],
  [
    'the dealer for whom everybody cut again',
    CUT,
    '0/2 2/1001 0:2,2,0 1:1,2,0 0:1,1,0 1:0,1,0 0:31 0/1 0:31 0/1 0:31 0/1 0:31 0/1 1/2 0:2,2,0 1:1,2,0 0:1,1,0 1:0,1,0 0:31 0/1 0:31 0/1 0:31 0/1 0:31 0/1',
  ],
  ['a kitty', KITTY, '0/2 1/1001 0:1,1,3 2:0,1,3 2:0,1,2 2:0,1,1 1:0,1,0 2/3 0/2 0/1 0:31 0/1 0:31 0/1'],
  ['a claim', CLAIMED, '0/2 1/1001 1:2,2,0 0:2,1,0 0:1,1,0 1:0,1,0 0:31 1/2 0:31 0/1 0:31 0/1 0:31 0/1 0:31 0/1'],
  [
    'no claim, where nobody is asked',
    UNCLAIMED,
    '0/2 1/1001 0:2,2,0 1:1,2,0 0:1,1,0 1:0,1,0 0:31 1/2 0:31 0/1 0:31 0/1 0:31 0/1',
  ],
  ['pairs and a stock', LAID, '0/2 1/1001 0:2,2,2 1:1,2,2 2:1,1,2 2:1,1,1 0:1,1,0 1:0,1,0 1/2 0/1 0:62,1 0/1 0:31 0/1'],
];

test.each(CHOICES)('%s: a match comes back', (_, text, choices) => {
  const noted = smallMatch(text);
  const checked = checkNoted(noted);
  if (!checked.ok) throw new Error(JSON.stringify(checked.misread));
  const { firstDealer, deals, winners } = noted;
  comesBack<Coded>({ firstDealer, deals, winners, events: checked.events }, choices.split(' '), (coder, known) =>
    coded(coder, checked.hearts, noted.length, known && { known: noted }),
  );
});

const bytesOf = (known: NotatedMatch): Uint8Array =>
  choicesOf(coder => coded(coder, heartsOf(known), known.length, { known })).bytes;

const NONE = new UncodableChoice('it is none of the choices');
const ELSE = new UncodableChoice('the deal comes to something else');
const WON = new UncodableChoice('others have won');
const MORE = new UncodableChoice('there are more cards');
const THROWN_IN = PASSED.replace('ricketts 1\n', 'ricketts 1\nset misdeal "allPenalty"\n');
const HEARTS = 'hand 0 C:32\nhand 1 H:54';

test.each<[text: string, before: string | RegExp, after: string, Error]>([
  [CUT, 'deals 2', 'deals 1', new UncodableChoice('the match is over')],
  [PASSED, 'deal 1 dealer 0', 'deal 1 dealer 1', new UncodableChoice('somebody else deals')],
  [PASSED, 'hand 0 C:3 H:4', 'hand 0 C:3', NONE],
  [PASSED, 'hand 0 C:3 H:4', 'hand 0 C:3 H:54', NONE],
  [PASSED, 'hand 0 C:3 H:4', 'hand 0 C:3 H:64', MORE],
  [PASSED, 'H:5\n', 'H:5\nkitty 2C\n', MORE],
  [PASSED, 'H:5\n', 'H:5\nstock 2C\n', MORE],
  [PASSED, 'H:5\n', '\nstock 5H\n', NONE],
  [LAID, 'stock', 'kitty 2C\nstock', MORE],
  [KITTY, 'kitty 4D 4C 5C', 'kitty 4D 4C', NONE],
  [KITTY, 'kitty 4D 4C 5C', 'kitty 4D 4C 5C 5C', MORE],
  [THROWN_IN, /hand 0.*H:5(?=\n)/s, HEARTS, new UncodableChoice('nobody is asked')],
  [PASSED, 'pass 0 4H > 1', 'charge 0', new UncodableChoice('another question was answered')],
  [PASSED, '1. 1: 2C 3C', '1. 0: 3C 2C', NONE],
  [PASSED, '1. 1: 2C 3C', '1. 1: 2C 5H', NONE],
  [PASSED, '2. 0: 5H 4H', '2. 0: 5H', new CorruptBits('there is nothing there')],
  [PASSED, '2. 0: 5H 4H', '2. 0: 5H 4H\nmoon 0 shed', new UncodableChoice('the deal is over')],
  [PASSED, 'points 2 0', 'points 0 2', ELSE],
  [PASSED, 'totals 2 0', 'totals 0 2', ELSE],
  [PASSED, 'winners 1', 'winners none', WON],
  [PASSED, 'winners 1', 'winners 1 0', WON],
  [PASSED, 'winners 1', 'winners 0', WON],
])('with this in it a match is not written: %#', (text, before, after, error) => {
  const noted = smallMatch(text.replace(before, after));
  expect(() => bytesOf(noted)).toThrow(error);
});

test('what a game asks for and refuses all the same is not written', () => {
  const known = smallMatch(KITTY);
  const hearts = heartsOf(known);
  const refusing = { ...hearts, game: { ...hearts.game, decide: () => ({ ok: false }) } } as unknown as Hearts;
  const written = (by: Hearts) => choicesOf(coder => coded(coder, by, known.length, { known })).bytes;
  expect(written(hearts)).toEqual(bytesOf(known));
  expect(() => written(refusing)).toThrow(new UncodableChoice('the rules refuse it'));
});

test('more deals than are read are written as far as the rules have them, and of a thousand and one none', () => {
  const noted = smallMatch(PASSED);
  const many = (deals: number): NotatedMatch => ({
    ...noted,
    deals: Array.from({ length: deals }, () => noted.deals[0]!),
  });
  expect(() => bytesOf(many(1000))).toThrow(new UncodableChoice('the match is over'));
  expect(() => bytesOf(many(1001))).toThrow(NONE);
});

test('only the first deals are read if no more are needed', () => {
  const noted = smallMatch(CUT);
  const read = (most: number): Coded =>
    coded(reading({ bytes: bytesOf(noted), bits: 0 }), heartsOf(noted), noted.length, { most });
  const { firstDealer, deals, winners } = read(1);
  expect({ firstDealer, deals, winners }).toEqual({ firstDealer: 0, deals: noted.deals.slice(0, 1), winners: [] });
  expect(read(3).deals).toEqual(noted.deals);
});

/** A coder that returns these choices and claims to have this number of bits left. */
function telling(choices: readonly number[], bits: number): Coder {
  const next = choices.values();
  const told = (): number => {
    const { value, done } = next.next();
    if (done) throw new Error('it was read further');
    return value;
  };
  return { one: told, weighed: told, left: () => bits };
}

const DEAL = [1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0];

// Four cards can be divided between two hands in six ways. That takes 2.6 bits, which are rounded down to 2
// bits a deal.
test.each<[text: string, choices: readonly number[], bits: number, Error]>([
  [PASSED, [0, 100], 199, new CorruptBits('it is too short for its deals')],
  [PASSED, [0, 100], 200, new Error('it was read further')],
  [PASSED, [0, 101], 1000, new NotationException(TOP, { type: 'too-many', most: 100 })],
  [PASSED, [0, 2, ...DEAL], 1000, new UncodableChoice('the match is over')],
  [THROWN_IN, [0, 1, 0, 0, 1, 1], 1000, new UncodableChoice('nobody is asked')],
])('choices that tell of no match are not read: %#', (text, choices, bits, error) => {
  const noted = smallMatch(text);
  expect(() => coded(telling(choices, bits), heartsOf(noted), noted.length)).toThrow(error);
});
