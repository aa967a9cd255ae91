// Tests a refusal as a client gets it: its code, its sentence, and the fields of the rules on which it is
// based.
import { ruleWordsEn as rules } from '@moonshot/rules/words';
import { expect, test } from 'vitest';
import { specOf } from '../../testing/runner.ts';
import { heartsFor } from '../core/game.ts';
import type { Refusal } from '../core/refusal.ts';
import { en } from '../words/en.ts';
import { describeRefusal } from './refusal-text.ts';

const HEARTS = heartsFor(specOf('ricketts', 1, 4));

test.each<readonly [refusal: Refusal, code: string, sentence: string, fields: readonly string[]]>([
  [{ type: 'paused' }, 'paused', 'The table is paused.', []],
  [{ type: 'game', refusal: { type: 'not-asked' } }, 'not-asked', 'Nothing is asked of you just now.', []],
  [
    {
      type: 'game',
      refusal: { type: 'not-legal', card: '2H', rule: 'lead-closed', legal: ['3C'] },
    },
    'not-legal',
    'Hearts are not broken yet: lead 3♣.',
    ['lead.restrict', 'lead.exempt', 'break.on'],
  ],
])('%j', (refusal, code, sentence, fields) => {
  expect(describeRefusal(HEARTS, refusal, rules, en.refusals)).toEqual({ code, sentence, fields });
});
