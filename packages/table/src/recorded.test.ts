// Proofs played again: every seat's decisions are those of the match that was sealed.
import { type Overrides, SHEETS } from '@moonshot/rules/games';
import { expect, test } from 'vitest';
import { type Decision, decisionsOf } from './decisions.ts';
import { heartsFor } from './pinned.ts';
import { logOf, retraced, specOf } from './recorded.ts';
import { proved, sealedMatch } from './rig/sealed.ts';

const SECRET = '0'.repeat(64);

/** Not who of the others had answered first: a proof does not tell it. */
const essence = ({ deal, trick, view, ask, action, hidden }: Decision) => ({
  ...{ deal, trick, ask, action, hand: view.hand, totals: view.totals },
  hands: hidden.hands.map(hand => [...hand].sort()),
});

const MIXED = { 'pass.cycle': ['mix', 'mix-if-uncharged'], 'charge.cards': [{ shown: 'QS', doubles: ['QS'] }] };
const MATCHES: readonly (readonly [name: string, game: string, seats: number, overrides: Overrides])[] = [
  ...SHEETS.map(({ id, seats }) => [id, id, seats.best, {}] as const),
  ['cards that are mixed', 'ricketts', 4, MIXED],
];

test.each(MATCHES)('%s: a proof tells every decision of its match', async (_, game, seats, overrides) => {
  const events = await sealedMatch(game, 2, seats, { length: { deals: 2 }, overrides });
  const proof = proved(events);
  const spec = specOf(
    proof,
    Array.from({ length: seats }, (_, i) => `S${i}`),
  );
  const hearts = heartsFor(spec);
  const log = logOf('again', spec, SECRET, retraced(hearts, proof));
  for (let seat = 0; seat < seats; seat++) {
    const told = decisionsOf(hearts, log, seat).map(essence);
    expect(told.length).toBeGreaterThan(6);
    expect(told).toEqual(decisionsOf(hearts, events, seat).map(essence));
  }
});

test('a card that was not held is refused, with the deal', async () => {
  const proof = proved(await sealedMatch('ricketts', 2, 4, { length: { deals: 1 } }));
  const [deal] = proof.deals;
  const hands = [...(deal?.dealt?.hands ?? [])];
  const [first = [], second = [], ...rest] = hands;
  const dealt = deal?.dealt && { ...deal.dealt, hands: [second, first, ...rest] };
  const swapped = { ...proof, deals: [{ ...deal, dealt }] } as typeof proof;
  const hearts = heartsFor(specOf(proof, ['a', 'b', 'c', 'd']));
  expect(() => retraced(hearts, swapped)).toThrow(/^Cannot play deal 1 again: the rules refuse .* of seat \d$/);
});
