// What a proof holds and how its deals are chained; that it is true is checked with another program, in packages/verify.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SHEETS } from '@moonshot/rules/games';
import { expect, test } from 'vitest';
import { canonical } from './canonical.ts';
import { checkLog } from './check.ts';
import { tableFrom } from './evolve.ts';
import { open } from './keeper.ts';
import { heartsFor } from './pinned.ts';
import { endOf, hashOfDeal, proofOf, proofText } from './proof.ts';
import { playOn, rig, SECRET, specOf } from './rig/keeper.ts';
import { proved, sealedMatch } from './rig/sealed.ts';
import { sealing } from './sealing.ts';

test.each(SHEETS.map(({ id, seats }) => [id, seats.best] as const))(
  '%s: every deal of the match stands in its proof, each bound to the one before',
  async (game, seats) => {
    const events = await sealedMatch(game, 2, seats, { length: { deals: 3 } });
    expect(checkLog(JSON.parse(JSON.stringify(events)), { sealing })).toMatchObject({ ok: true });
    const { deals, ...head } = proved(events);
    const state = tableFrom(heartsFor(specOf(game, 2, seats, { sealed: true })), events);
    expect([state.unsealed, state.undo]).toEqual([true, []]); // with the secrets out nothing is taken back
    expect(deals.map(deal => deal.totals)).toEqual(state.game.results.map(result => result.totals));
    expect(deals.slice(1).map(deal => deal.previous)).toEqual(deals.slice(0, -1).map(hashOfDeal));
    expect(head.end).toBe(endOf(deals.at(-1) as (typeof deals)[number], state.game.winners));
    expect(events.at(-1)).toEqual({ type: 'unsealed', secrets: deals.map(deal => deal.server.secret), end: head.end });
    expect(canonical({ head, deals })).not.toMatch(/P0|B1|first/); // the names of those at the table, and of the bots' player
  },
);

test.each([
  ['was not sealed', { length: { deals: 1 }, sealed: undefined }, /not sealed/],
  ['is not over', { length: { deals: 1000 } }, /not over/],
] as const)('a match that %s has no proof', async (_, more, why) => {
  const { sealed: _sealed, ...spec } = specOf('ricketts', 1, 4, { sealed: true, length: more.length });
  const { ports, log } = rig();
  const keeper = await open(ports, 'one', 'sealed' in more ? spec : { ...spec, sealed: true }, SECRET);
  await playOn(keeper, 0, 20);
  expect(proofOf(log.tables.get('one') ?? [])).toEqual({ why: expect.stringMatching(why) });
});

test('a deal thrown in by rule is dealt again from the same seal, and the proof says whose hand it was', async () => {
  const costly = ['H*', 'S*', 'C*', '6D', '7D', '8D', '9D', 'TD', 'JD', 'QD', 'KD', 'AD'];
  const overrides = { misdeal: 'allPenalty', points: [{ cards: costly, value: 1 }] };
  const events = await sealedMatch('ricketts', 1, 4, { length: { deals: 1 }, overrides });
  const misdeals = events.filter(event => event.type === 'game' && event.event.type === 'misdealt');
  expect(misdeals.length).toBeGreaterThan(0);
  expect(proved(events).deals[0]?.misdealt).toHaveLength(misdeals.length);
  expect(events.filter(event => event.type === 'mixed')).toHaveLength(1);
});

const EXAMPLE = new URL('../../../fixtures/proof.json', import.meta.url);
const DOCUMENT = new URL('../../../docs/sealed-deals.md', import.meta.url);

test('the proof in the fixtures, which the documents show, is that of a match played now', async () => {
  const events = await sealedMatch('ricketts', 2, 4, { length: { deals: 1 } }, 'example-1');
  const text = proofText(proved(events));
  await expect(text).toMatchFileSnapshot(fileURLToPath(EXAMPLE));
  expect(readFileSync(DOCUMENT, 'utf8')).toContain(`\`\`\`json\n${text}\`\`\``);
});

test.each([
  [{ b: 1, a: [true, null, 'ä"'] }, '{"a":[true,null,"ä\\""],"b":1}'],
  [[[], {}, -3], '[[],{},-3]'],
  [{ Z: 1, a: 2, A: 3 }, '{"A":3,"Z":1,"a":2}'],
])('%j in canonical form', (value, text) => {
  expect(canonical(value)).toBe(text);
});
