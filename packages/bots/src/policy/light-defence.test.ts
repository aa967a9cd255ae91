// The light policy against a moon that is under way. Seat 1 has taken eight hearts, and it is seat 0's turn.
import { heartsOf, sheetOf } from '@moonshot/rules';
import { type Card, withoutAll } from '@moonshot/rules/cards';
import type { TrickRules as Rules } from '@moonshot/rules/engine';
import { expect, test } from 'vitest';
import { diceOf } from '../sim/dice.ts';
import * as layout from '../sim/trick/layout.ts';
import { beginPlay, play } from '../sim/trick/play.ts';
import { codeAmong, emptyPosition, setUpDeal } from '../sim/trick/position.ts';
import { lightMove } from './light-policy.ts';
import { emptyObservation, observePosition } from './observation.ts';
import { policyTablesOf } from './policy-tables.ts';
import { createPolicyScratch } from './scratch.ts';

const { DONE, HANDS, MOON_SHIFT, PILES, TALLY, codeIn, placeIn, suitIn } = layout;
const rules = heartsOf(sheetOf('ricketts'), 4).rules as Rules;
const tables = policyTablesOf(rules);
const named = (text: string): readonly Card[] => text.split(' ') as Card[];

/** Seat 0 has this hand, and seat 1 still holds these cards. */
function positionOf(hand: string, trick: string, rest: string) {
  const { suitBits } = tables;
  const [first, ...cards] = trick.split(' ') as [string, ...Card[]];
  const leader = Number(first);
  const hands: (readonly Card[])[] = [named(hand), named(rest), [], []];
  for (const [i, card] of cards.entries()) hands[(leader + i) % 4] = [...(hands[(leader + i) % 4] ?? []), card];
  const at = emptyPosition(suitBits);
  setUpDeal(suitBits, at, { hands, kitty: [], leader, claimed: false });
  beginPlay(suitBits, at);
  at[DONE] = 9;
  at[TALLY + 1] = 8 + (8 << MOON_SHIFT);
  const gone = withoutAll(rules.deck, hands.flat());
  for (const code of suitBits.deck)
    if (gone.includes(suitBits.names[code] as Card)) at[PILES + 4 + suitIn(code)]! |= 1 << placeIn(code);
  for (const [i, card] of cards.entries()) {
    const from = HANDS + (((leader + i) % 4) << 2);
    play(suitBits, at, codeAmong(suitBits, at.subarray(from, from + 4), card));
  }
  return at;
}

test.each([
  ['the stopper stays, and a low card goes', '8D', 'KD 8D 6S', '1 QC 9C TC', 'QD AS'],
  ['a stopper of a suit that the shooter lacks goes', 'AS', 'KD AS', '1 QC 9C TC', 'QD'],
  ['a low card goes rather than a heart', '3D', '9H 3D', '1 QC 9C TC', 'QD'],
  ['the stopper stays, and a heart goes', '9H', '9H KD', '1 QC 9C TC', 'QD'],
  ['a heart goes to another seat', '9H', '9H 3D', '1 8C QC 9C', 'QD'],
  ['none goes while the shooter is to play', '3D', '9H 3D', '3 QC', 'QD'],
  ['a stopper takes what the shooter leads', 'KD', 'KD 8D 3D', '1 QD 9D TD', 'AS'],
  ['no more than that', '3D', 'KD 8D 3D', '1 AD 9D TD', 'QD'],
  ['nor what another seat takes', '3D', 'KD 8D 3D', '3 QD', 'TD'],
  ['the queen goes under the king of another seat', 'QS', 'QS 3S 8D', '1 4S KS 5S', 'QD'],
  ['and is kept from the king of the shooter', '3S', 'QS 3S 8D', '1 KS 4S 5S', 'QD'],
])('%s: %s', (_, card, hand, trick, rest) => {
  const at = positionOf(hand, trick, rest);
  const observation = emptyObservation();
  observePosition(tables, at, observation);
  const scratch = { ...createPolicyScratch(tables), light: true, watchful: 0 };
  const counts = new Map<string, number>();
  for (let i = 0; i < 200; i++) {
    const move = lightMove(scratch, at, observation, 0, diceOf(`${i}`));
    const name = tables.suitBits.names[codeIn(move)] as string;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]); // one card in twelve is random
  expect(most?.[0]).toBe(card);
});
