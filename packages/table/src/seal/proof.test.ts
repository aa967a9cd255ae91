// Tests what a proof contains and how hashes chain its deals. Whether its content is true is checked by
// another program, in packages/verify.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SHEETS } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { calm, playOn, rig, SECRET, specOf } from '../../testing/runner.ts';
import { proved, type Silence, sealedMatch } from '../../testing/sealed.ts';
import { openTable } from '../core/decide.ts';
import type { Event } from '../core/event.ts';
import { tableFrom } from '../core/evolve.ts';
import { heartsFor } from '../core/game.ts';
import type { Seal, State } from '../core/state.ts';
import { checkLog } from '../records/check-log.ts';
import { open, resume } from '../runner/runner.ts';
import { canonical } from './canonical.ts';
import { dealProof, endOf, hashOfDeal, headOf, proofOf, proofText } from './proof.ts';
import { sealing } from './sealing.ts';

test.each(SHEETS.map(({ id, seats }) => [id, seats.best] as const))(
  '%s: every deal of the match stands in its proof, each bound to the one before',
  async (game, seats) => {
    const events = await sealedMatch(game, 2, seats, { length: { deals: 3 } });
    expect(checkLog(JSON.parse(JSON.stringify(events)), { sealing })).toMatchObject({ ok: true });
    const { deals, ...head } = proved(events);
    const state = tableFrom(heartsFor(specOf(game, 2, seats, { sealed: 2 })), events);
    expect([state.unsealed, state.undo]).toEqual([true, []]); // no undo once the secrets are revealed
    expect(deals.map(deal => deal.totals)).toEqual(state.game.results.map(result => result.totals));
    expect(deals.slice(1).map(deal => deal.previous)).toEqual(deals.slice(0, -1).map(deal => hashOfDeal(2, deal)));
    expect(head.end).toBe(endOf(2, deals.at(-1) as (typeof deals)[number], state.game.winners));
    expect(events.at(-1)).toEqual({ type: 'unsealed', secrets: deals.map(deal => deal.server.secret), end: head.end });
    // the proof contains no name of a player or a bot
    expect(canonical({ head, deals })).not.toMatch(/P0|B1|first/);
  },
);

test('a match that was written without its secrets shows them once it is taken up again', async () => {
  const events = await sealedMatch('ricketts', 2, 4, { length: { deals: 1 } });
  const { ports, log } = rig();
  await ports.log.append('one', 0, events.slice(0, -1));
  await resume(ports, 'one');
  await calm();
  expect(log.tables.get('one')).toEqual(events);
});

test.each([
  ['was not sealed', { length: { deals: 1 }, sealed: undefined }, /not sealed/],
  ['is not over', { length: { deals: 1000 } }, /not over/],
] as const)('a match that %s has no proof', async (_, more, why) => {
  const { sealed: _sealed, ...spec } = specOf('ricketts', 1, 4, { sealed: 2, length: more.length });
  const { ports, log } = rig();
  const runner = await open(ports, 'one', 'sealed' in more ? spec : { ...spec, sealed: 2 }, SECRET);
  await playOn(runner, 0, 20);
  expect(proofOf(log.tables.get('one') ?? [])).toEqual({ why: expect.stringMatching(why) });
});

test.each([
  ['nothing', []],
  ['the end of a match', [{ type: 'unsealed', secrets: [], end: '' }]],
] as readonly [string, readonly Event[]][])('a log of %s has no proof', (_, events) => {
  expect(proofOf(events)).toEqual({ why: 'The log does not begin with the opening of a table.' });
});

test('what was taken back and done again leaves no trace in the proof', async () => {
  const events = await sealedMatch('ricketts', 1, 4, { length: { deals: 1 } });
  const at = events.findLastIndex(event => event.type === 'game' && event.cause !== null);
  const back: Event = { type: 'undone', to: at, cause: { seat: 0, number: 99 } };
  const again = [...events.slice(0, at + 1), back, ...events.slice(at)];
  expect(proofOf(again)).toEqual(proofOf(events));
});

const PROMISED = [
  ['ricketts', { handSize: 13, redeal: null }],
  ['capture', { handSize: 7, redeal: { count: 2, packet: 1, partial: 'dealt' } }],
] as const;
test.each(PROMISED)('%s: the head says how many cards are dealt, and what is dealt from the stock', (game, head) => {
  const spec = specOf(game, 1, 4, { sealed: 2 });
  const hearts = heartsFor(spec);
  expect(headOf(hearts, tableFrom(hearts, [openTable(hearts, 'one', spec, SECRET)]))).toMatchObject(head);
});

/** The table after a match of one deal, with changes in its seal. */
async function sealedOtherwise(game: string, seal: Partial<Seal>): Promise<State> {
  const events = await sealedMatch(game, 1, 4, { length: { deals: 1 } });
  const state = tableFrom(heartsFor(specOf(game, 1, 4, { sealed: 2 })), events);
  return { ...state, seal: { ...(state.seal as Seal), ...seal } };
}

const UNPLAYED = [
  ['ricketts', { kind: 'tricks', step: 'hold', passes: [], tricks: [], buried: [], moon: null }],
  ['capture', { kind: 'commit-reveal', bouts: [] }],
] as const;
test.each(UNPLAYED)('%s: a deal whose cards were never shown is independent of the deal before', async (game, play) => {
  const told = dealProof(await sealedOtherwise(game, { deal: 2, dealt: null }));
  expect(told).toMatchObject({ deal: 2, dealt: null, points: null, totals: null });
  expect(told?.play).toStrictEqual(play);
});

test('the cut cards are listed by seat, round by round', async () => {
  const first = [
    { seat: 0, card: '2C' },
    { seat: 1, card: '2D' },
  ] as const;
  const cut = { dealer: 1, rounds: [first, [{ seat: 1, card: 'AS' } as const]] };
  expect(dealProof(await sealedOtherwise('at-play', { cut }))?.cut).toEqual({
    dealer: 1,
    rounds: [
      [
        [0, '2C'],
        [1, '2D'],
      ],
      [[1, 'AS']],
    ],
  });
});

test('a deal thrown in by rule is dealt again from the same seal, and the proof names the hand', async () => {
  const costly = ['H*', 'S*', 'C*', '6D', '7D', '8D', '9D', 'TD', 'JD', 'QD', 'KD', 'AD'];
  const overrides = { misdeal: 'allPenalty', points: [{ cards: costly, value: 1 }] };
  const events = await sealedMatch('ricketts', 1, 4, { length: { deals: 1 }, overrides });
  const misdeals = events.filter(event => event.type === 'game' && event.event.type === 'misdealt');
  expect(misdeals.length).toBeGreaterThan(0);
  expect(proved(events).deals[0]?.misdealt).toHaveLength(misdeals.length);
  expect(events.filter(event => event.type === 'mixed')).toHaveLength(1);
});

const OLD = new URL('../../../../fixtures/proof.json', import.meta.url);
const EXAMPLE = new URL('../../../verify/example-proof.json', import.meta.url);
const DOCUMENT = new URL('../../../../docs/reference/sealed-deals.md', import.meta.url);

test('a match begun by the old protocol is finished by it, and its proof is of that protocol', async () => {
  const events = await sealedMatch('ricketts', 2, 4, { length: { deals: 1 }, sealed: true }, 'example-1');
  expect(checkLog(JSON.parse(JSON.stringify(events)), { sealing })).toMatchObject({ ok: true });
  await expect(proofText(proved(events))).toMatchFileSnapshot(fileURLToPath(OLD));
});

test('the proof fixture in the documents equals the proof of a match played now, with a redraw', async () => {
  const withholds: Silence = (seat, _, attempt, phase) => seat === 1 && attempt === 0 && phase === 'open';
  const events = await sealedMatch('ricketts', 3, 4, { length: { deals: 1 } }, 'example-2', withholds);
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

const long = (length: number): string => 'x'.repeat(length);
test.each([
  ['what takes 110 letters stands on one line', { a: long(102) }, `{"a":"${long(102)}"}`],
  ['what takes more does not, a text that is as long by itself does', { a: long(103) }, `{\n "a":"${long(103)}"\n}`],
  ['a list of plain values does', [null, 1, long(110)], `[null,1,"${long(110)}"]`],
  ['nothing but nulls does', Array(23).fill(null), `[${Array(23).fill('null').join()}]`],
  ['a list with something else in it does not', [long(110), []], `[\n "${long(110)}",\n []\n]`],
])('in the text of a proof %s', (_, value, text) => {
  expect(proofText(value as never)).toBe(`${text}\n`);
});
