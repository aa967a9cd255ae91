// Tests of the verdicts on proofs: whose secrets count, the number of possible decks, and what a dishonest
// server cannot hide.
import { readFileSync } from 'node:fs';
import { proofText } from '@moonshot/table/records';
import { open } from '@moonshot/table/runner';
import {
  calm,
  proved,
  rig,
  SECRET,
  type Silence,
  sealedMatch,
  sealOn,
  sealSaid,
  specOf,
} from '@moonshot/table/testing';
import { expect, test } from 'vitest';
import { canonical } from './canonical.ts';
import { drawing, drawn, framed, hashOf, secretOf, shuffle } from './chance.ts';
import type { Document } from './document.ts';
import { verify } from './verify.ts';

const fixture = (name: string): string => readFileSync(new URL(`../../../fixtures/${name}`, import.meta.url), 'utf8');
const OLD = fixture('proof.json');
const NEW = readFileSync(new URL('../example-proof.json', import.meta.url), 'utf8');

const played = async (people: number, isSilent?: Silence, deals = 1): Promise<string> =>
  proofText(proved(await sealedMatch('ricketts', people, 4, { length: { deals } }, 'one', isSilent)));

const withholding =
  (...plan: readonly (readonly number[])[]): Silence =>
  (seat, _, attempt, phase) =>
    phase === 'open' && !!plan[attempt]?.includes(seat);

test.each([
  ['all three open', [], 'verified', 3, 1],
  ['one withholds once', [[1]], 'verified', 2, 2],
  ['two withhold together', [[1, 2]], 'verified', 1, 2],
  ['one after another', [[1], [2]], 'verified', 1, 3],
  ['all withhold', [[0, 1, 2]], 'server-only', 0, 2],
  ['the last of three as well', [[1], [2], [0]], 'server-only', 0, 4],
] as const)('%s: the verdict, the contributors, and the number of decks', async (_, plan, type, players, decks) => {
  const verified = verify(await played(3, withholding(...plan)));
  expect(verified.type).toBe(type);
  if (verified.type !== 'verified' && verified.type !== 'server-only') return;
  const [deal] = verified.report.deals;
  expect([deal?.contributors.length, deal?.decks, deal?.faults]).toEqual([players, decks, []]);
  expect(verified).toMatchObject(verified.type === 'verified' ? { players } : { deals: [1] });
});

test('the deal with the fewest secrets decides the verdict', async () => {
  const silent: Silence = (seat, deal) => seat > 0 && deal === 2;
  expect(verify(await played(3, silent, 3))).toMatchObject({ type: 'verified', players: 1 });
  const none: Silence = (_, deal) => deal === 2;
  expect(verify(await played(3, none, 3))).toMatchObject({ type: 'server-only', deals: [2] });
});

test('a match of bots has the verdict server-only', async () => {
  const one = rig();
  await open(one.ports, 'one', specOf('ricketts', 0, 4, { sealed: 2, length: { deals: 1 } }), SECRET);
  for (let i = 0; i < 300; i++) await calm();
  expect(verify(proofText(proved(one.log.tables.get('one') ?? [])))).toMatchObject({ type: 'server-only' });
});

test('the old-protocol fixture gets no better verdict than consistent', () => {
  expect(verify(OLD)).toMatchObject({ type: 'old-protocol', report: { protocol: 1 } });
  expect(verify(OLD.replace('["JC","7C"', '["7C","JC"'))).toMatchObject({ type: 'broken' });
});

test('the fixture with a redraw excludes seat 1', () => {
  const verified = verify(NEW);
  expect(verified).toMatchObject({ type: 'verified', players: 2 });
  if (verified.type === 'unreadable') return;
  expect(verified.report.deals).toMatchObject([{ decks: 2, contributors: [0, 2], withheld: [1], beacon: 'none' }]);
});

test('a server without seat secrets gets the verdict server-only', async () => {
  const one = rig();
  const nobody = (hearts: never, state: { spec: { sitters: readonly unknown[] } }): never =>
    honest.begin(hearts, { ...state, standIns: state.spec.sitters.map(() => 1) } as never) as never;
  const honest = one.ports.sealing as NonNullable<typeof one.ports.sealing>;
  const ports = { ...one.ports, sealing: { ...honest, begin: nobody as never } };
  const runner = await open(ports, 'one', specOf('ricketts', 2, 4, { sealed: 2, length: { deals: 1 } }), SECRET);
  await calm();
  await sealOn(runner, [0, 1]);
  expect(await runner.seal(sealSaid(runner, 'commitSeal', 0))).toMatchObject({ type: 'refused' });
  for (const seat of [0, 1]) await runner.command({ type: 'vote', seat, number: 1, on: 'end', yes: true });
  await calm();
  expect(verify(proofText(proved(one.log.tables.get('one') ?? [])))).toMatchObject({ type: 'server-only', deals: [1] });
});

/** The document with its hashes recomputed, as a forging server would. */
function forged(text: string, forge: (document: Document) => void): string {
  const document = JSON.parse(text);
  forge(document);
  const { deals, winners, end: _, ...head } = document;
  let previous = hashOf('hearts-deal/2/match', canonical(head));
  for (const deal of deals) {
    deal.previous = previous;
    previous = hashOf('hearts-deal/2/deal', canonical(deal));
  }
  return JSON.stringify({ ...document, end: hashOf('hearts-deal/2/end', previous, canonical(winners)) });
}

// biome-ignore lint/suspicious/noExplicitAny: a forged document fits no type
type Deal = any;

test.each<readonly [name: string, forge: (deal: Deal) => void]>([
  ['leaves out an attempt', deal => Object.assign(deal, { voided: [], attempt: 0, decks: 1 })],
  ['leaves out how many decks there were', deal => Object.assign(deal, { decks: 1 })],
  ['names more contributors', deal => deal.contributors.push(1)],
  ['names fewer who withheld', deal => Object.assign(deal.voided[0], { withheld: [] })],
  ['says that an honest seat withheld', deal => Object.assign(deal.voided[0], { withheld: [0, 1] })],
  ['asks a seat anew that withheld', deal => deal.asked.push(1)],
  ['deals without a secret that was committed to', deal => Object.assign(deal.opened, { 2: null })],
  ['shows another secret of a void attempt', deal => Object.assign(deal.voided[0].server, { secret: 'ab'.repeat(32) })],
  ['has another opening in a void attempt', deal => Object.assign(deal.voided[0].opened, { 0: 'ab'.repeat(32) })],
  [
    'mixes in a beacon that the match does not have',
    deal => Object.assign(deal, { beacon: { round: 1, signature: 'ab' } }),
  ],
  [
    'draws again once more than it may',
    deal => Object.assign(deal, { voided: Array(4).fill(deal.voided[0]), attempt: 3 }),
  ],
])('a server that %s is detected, even if it recomputes every hash', (_, forge) => {
  expect(verify(forged(NEW, () => undefined)).type).toBe('verified');
  expect(['broken', 'unreadable']).toContain(verify(forged(NEW, ({ deals }) => forge(deals[0]))).type);
});

test('computes the vector of hearts-deal/2', () => {
  const vector = JSON.parse(fixture('hearts-deal-2-vector.json'));
  const { match, deal, attempt, rules } = vector;
  const server = secretOf(vector.serverSecret);
  expect(hashOf('hearts-deal/2/server-commit', match, deal, attempt, server)).toBe(vector.serverCommitment);
  const seats: readonly string[] = vector.seatSecrets;
  const fields = [server, match, deal, attempt, rules, ...seats.map(secretOf)] as const;
  const pack = [...'CDSH'].flatMap(suit => [...'23456789TJQKA'].map(rank => rank + suit));
  const deckOf = (...more: readonly Uint8Array[]) =>
    shuffle(pack, drawing(framed('hearts-deal/2/seed', ...fields, ...more))).map(card => pack.indexOf(card));
  expect([deckOf(), deckOf(drawn(vector.beaconSignature))]).toEqual([vector.deck, vector.deckWithBeacon]);
});
