// Tests which plays are tried: only one of several neighbours. A card in the current trick separates the
// cards above it from those below.

import { heartsOf, sheetOf } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import type { TrickRules as Rules } from '@moonshot/rules/engine';
import { expect, test } from 'vitest';
import { emptyObservation, observePosition } from '../policy/observation.ts';
import { policyTablesOf } from '../policy/policy-tables.ts';
import { beginPlay, play } from '../sim/trick/play.ts';
import { codeAmong, emptyPosition, setUpDeal } from '../sim/trick/position.ts';
import { distinct, optionsOf } from './plays.ts';

const tables = policyTablesOf(heartsOf(sheetOf('ricketts'), 4).rules as Rules);
const named = (text: string): readonly Card[] => text.split(' ') as Card[];

test.each([
  ['8D TD', '9D', '8D TD'],
  ['7D 8D TD JD', '9D', '8D JD'],
  ['8D TD', '2D', '8D TD'],
  ['8D 9D TD', 'AD', 'TD'],
])('of %s under %s these are tried: %s', (held, led, tried) => {
  const at = emptyPosition(tables.suitBits);
  setUpDeal(tables.suitBits, at, { hands: [[led as Card], named(held), [], []], kitty: [], leader: 0, claimed: false });
  beginPlay(tables.suitBits, at);
  play(tables.suitBits, at, codeAmong(tables.suitBits, at.subarray(0, 4), led as Card));
  const observation = emptyObservation();
  observePosition(tables, at, observation);
  const options = optionsOf(
    tables,
    at,
    1,
    named(held).map(card => ({ card })),
  );
  const kept = distinct(tables, at, 1, observation.seen, options);
  expect(kept.map(one => one.play.card)).toEqual(named(tried));
});
