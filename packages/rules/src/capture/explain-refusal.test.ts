// Refusals of the capture game and the sentences that explain them.
import { expect, test } from 'vitest';
import { en } from '../words/en.ts';
import type { Refusal } from './action.ts';
import { explainRefusal, refusalFields } from './explain-refusal.ts';
import { compile } from './rules.ts';
import { capture } from './sheet.ts';

const rows: readonly [refusal: Refusal, sentence: string, field: string | undefined][] = [
  [{ type: 'not-asked' }, 'Nothing is asked of you just now.', undefined],
  [{ type: 'not-held', card: 'TC' }, 'You do not hold 10♣, or not so often.', undefined],
  [{ type: 'top-banned', card: 'AH', legal: ['5S'] }, 'The shown card may not be a heart: show 5♠.', 'top.ban'],
  [
    { type: 'top-banned', card: 'AH', legal: ['5S', '2C', '2C'] },
    'The shown card may not be a heart: show 2♣ or 5♠.',
    'top.ban',
  ],
  [
    { type: 'top-banned', card: 'AH', legal: ['2C', '3C', '4C', '5C', '6C'] },
    'The shown card may not be a heart: show 2♣, 3♣, 4♣, 5♣ or 6♣.',
    'top.ban',
  ],
  [
    { type: 'top-banned', card: 'AH', legal: ['2C', '3C', '4C', '5C', '6C', '7C'] },
    'The shown card may not be a heart: show another card.',
    'top.ban',
  ],
];

test.each(rows)('%o: %s', (refusal, sentence, field) => {
  expect([explainRefusal(compile(capture, 6), refusal, en), refusalFields(refusal)[0]]).toEqual([sentence, field]);
});
