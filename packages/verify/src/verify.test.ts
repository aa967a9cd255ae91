// Proofs of whole matches are valid, and tampered proofs are not. The verifier deals the same cards as the
// engine.
import { readFileSync } from 'node:fs';
import { SHEETS } from '@moonshot/rules';
import { belowOf, dealSeed, deckOf, shuffled } from '@moonshot/rules/cards';
import type { Spec } from '@moonshot/table';
import { proofText } from '@moonshot/table/records';
import { open } from '@moonshot/table/runner';
import { askOf, calm, firstAnswer, proved, rig, SECRET, sealOn, specOf } from '@moonshot/table/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshSeed } from '../../../test/seeds.ts';
import { chained, type Document, proofFor } from '../testing/proofs.ts';
import { drawing, framed, hashOf, secretOf, shuffle } from './chance.ts';
import { verify } from './verify.ts';

const MATCHES = SHEETS.flatMap(({ id, seats: { min, max, best } }) =>
  [...new Set([min, best, max])].map(seats => [id, seats] as const),
);

test.each(MATCHES)('%s with %i seats: the proof of a match that was played holds', async (game, seats) => {
  const verified = verify(await proofFor(game, 2, seats, { length: { deals: 5 } }));
  expect(verified).toMatchObject({ type: 'verified', players: 1, report: { match: 'one', seats } });
  if (verified.type !== 'verified') return;
  const { deals } = verified.report;
  expect(deals.length).toBeGreaterThanOrEqual(5);
  expect(deals.map(({ commitments }) => commitments.filter(one => one !== null).length).slice(0, 5)).toEqual([
    2, 2, 1, 2, 1,
  ]); // seat 1 is silent in deal 3
  expect(deals.map(({ withheld }) => withheld).slice(0, 5)).toEqual([[], [], [], [], [1]]);
  // deal 5 was redrawn without that seat
  expect(deals.map(({ decks }) => decks).slice(0, 5)).toEqual([1, 1, 1, 1, 2]);
});

const COSTLY = ['H*', 'S*', 'C*', '6D', '7D', '8D', '9D', 'TD', 'JD', 'QD', 'KD', 'AD'];
const STOCK: Spec['overrides'] = {
  'deal.rest': 'stock',
  'deal.hand': 7,
  'opening.leader': 'leftOfDealer',
  'opening.card': 'any',
  'opening.wild': 'never',
};
const HOUSE: readonly [name: string, game: string, overrides: Spec['overrides']][] = [
  ['deals thrown in by rule', 'ricketts', { misdeal: 'allPenalty', points: [{ cards: COSTLY, value: 1 }] }],
  ['the dealer cut before every deal', 'at-play', { 'dealer.first': 'cutHigh', 'dealer.next': 'cutAgain' }],
  ['the kitty taken in hand', 'wild-twist', { 'kitty.to': 'hand' }],
  ['a trump turned up', 'wild-twist', { 'trick.trump': 'turned' }],
  ['a card drawn after each trick', 'wild-twist', { ...STOCK, 'stock.draw': 'afterTrick' }],
  ['cards drawn to follow, and the last kept', 'wild-twist', { ...STOCK, 'stock.draw': 'toFollow' }],
  ['tricks that go round again', 'wild-twist', { 'trick.extend': ['9*', '5*'] }],
  [
    'a cancelled trick that goes with the next',
    'wild-twist',
    { 'trick.cancel': 'alike', 'trick.allCancelled': 'next' },
  ],
  ['cards out of the deal', 'wild-twist', { 'deal.hand': 12, 'deal.rest': 'out' }],
  ['cards out of the deal that lie open', 'wild-twist', { 'deal.hand': 12, 'deal.rest': 'outShown' }],
  ['cards left over that are dealt too', 'wild-twist', { 'deal.rest': 'dealt' }],
  ['play counter-clockwise', 'wild-twist', { direction: 'counterclockwise', 'deck.ranks': 'KQJAT98765432' }],
  [
    'cards that were mixed',
    'ricketts',
    { 'pass.cycle': ['mix'], misdeal: 'allPenalty', points: [{ cards: COSTLY, value: 1 }] },
  ],
  ['received cards that were passed on', 'wild-twist', { 'pass.cycle': ['left'], 'pass.see': 'mayPassOn' }],
  ['nothing dealt where the stock is short', 'capture', { 'redeal.partial': 'kept' }],
  ['suits named for chips', 'wild-twist', { 'auction.prize': 'suit' }],
];

test.each(HOUSE)('%s', async (_, game, overrides) => {
  const text = await proofFor(game, 1, 3 + Number(game === 'ricketts'), { overrides });
  expect(verify(text)).toMatchObject({ type: 'verified' });
  const { deals } = JSON.parse(text);
  if (game === 'ricketts')
    expect(deals.flatMap((deal: { misdealt: number[] }) => deal.misdealt).length).toBeGreaterThan(0);
  if (game === 'at-play') expect(deals.map((deal: { cut: unknown }) => deal.cut !== null)).toEqual([true, true]);
});

test('cards that were mixed otherwise than the seed has it are found', async () => {
  const document = JSON.parse(await proofFor('ricketts', 1, 4, { overrides: { 'pass.cycle': ['mix'] } }));
  const { passes } = document.deals[0].play;
  const gifts = passes.flatMap((pass: { gifts: [string, number][] }) => pass.gifts);
  const other = gifts.find((gift: [string, number]) => gift[1] !== gifts[0][1]);
  [gifts[0][1], other[1]] = [other[1], gifts[0][1]];
  const verified = verify(JSON.stringify(document));
  if (verified.type !== 'broken') expect.fail(`It ${verified.type}`);
  const [first] = verified.report.deals;
  expect(first?.faults.filter(({ check }) => check === 'cards').map(({ place }) => place)).toEqual(
    Array(2).fill('deals[0].play.passes'),
  );
});

const ENDS: readonly [name: string, steps: number, dealt: boolean][] = [
  ['while its first deal is being sealed', 0, false],
  ['in the middle of a deal', 1, true],
  ['during the passes', 2, true],
];

test.each(ENDS)(
  'a match that was ended %s is unsealed as well, and what was dealt holds',
  async (_, answers, dealt) => {
    const one = rig();
    const runner = await open(one.ports, 'one', specOf('ricketts', 2, 4, { sealed: 2 }), SECRET);
    await calm();
    if (answers > 0) await sealOn(runner, [0, 1]);
    if (answers === 1) {
      for (let i = 0; i < 6; i++)
        for (const seat of [0, 1]) {
          const ask = askOf(runner, seat);
          const number = (runner.state().answered[seat]?.number ?? 0) + 1;
          if (ask !== undefined) await runner.command({ type: 'act', seat, number, action: firstAnswer(ask) });
          await calm();
        }
    }
    for (const seat of [0, 1]) {
      const number = (runner.state().answered[seat]?.number ?? 0) + 1;
      await runner.command({ type: 'vote', seat, number, on: 'end', yes: true });
    }
    await calm();
    const proof = proved(one.log.tables.get('one') ?? []);
    expect(proof.deals.map(deal => [deal.dealt !== null, deal.points])).toEqual([[dealt, null]]);
    expect(verify(proofText(proof))).toMatchObject({ type: 'verified' });
  },
);

test('a match that was ended between the two rounds of a trick holds', async () => {
  const overrides = { 'trick.extend': ['C*', 'D*', 'S*', 'H*'] };
  const seats = [0, 1, 2, 3];
  const one = rig();
  const runner = await open(one.ports, 'one', specOf('ricketts', 4, 4, { sealed: 2, overrides }), SECRET);
  await calm();
  await sealOn(runner, seats);
  const numberOf = (seat: number): number => (runner.state().answered[seat]?.number ?? 0) + 1;
  const lying = (): number => {
    const { game } = runner.state();
    return 'trick' in game ? game.trick.plays.length : 0;
  };
  for (let i = 0; i < 12 && lying() < seats.length; i++)
    for (const seat of seats) {
      const ask = lying() < seats.length ? askOf(runner, seat) : undefined;
      if (ask !== undefined)
        await runner.command({ type: 'act', seat, number: numberOf(seat), action: firstAnswer(ask) });
      await calm();
    }
  for (const seat of seats) await runner.command({ type: 'vote', seat, number: numberOf(seat), on: 'end', yes: true });
  await calm();
  const proof = proved(one.log.tables.get('one') ?? []);
  expect(proof.deals[0]?.play).toMatchObject({ tricks: [{ winner: null, plays: { length: seats.length } }] });
  expect(verify(proofText(proof))).toMatchObject({ type: 'verified' });
});

const vectorFile = new URL('../../../fixtures/hearts-deal-vector.json', import.meta.url);

test('the vector of the protocol comes out', () => {
  const vector = JSON.parse(readFileSync(vectorFile, 'utf8'));
  const seats: readonly string[] = vector.seatSecretsHex;
  const server = secretOf(vector.serverSeedHex);
  expect(hashOf('hearts-deal/1/server-commit', vector.gameId, vector.hand, server)).toBe(vector.serverCommitHex);
  const seed = framed('hearts-deal/1/seed', server, vector.gameId, vector.hand, vector.rules, ...seats.map(secretOf));
  const pack = [...'CDSH'].flatMap(suit => [...'23456789TJQKA'].map(rank => rank + suit));
  expect(shuffle(pack, drawing(seed))).toEqual(vector.deck.map((index: number) => pack[index]));
});

const DECKS = process.env.MODE === 'deep' ? 1000 : 222; // in 222 decks, each of the 111 sizes occurs twice

test(`the verifier and the engine shuffle ${DECKS} decks of every size alike`, () => {
  const deck = deckOf({ packs: 2, wilds: ['C', 'D', 'S', 'H'], remove: [] });
  expect(deck).toHaveLength(112);
  for (let i = 0; i < DECKS; i++) {
    const server = new Uint8Array(32).fill(i % 256);
    const seats = Array.from({ length: 2 + (i % 13) }, (_, seat) => new Uint8Array(i % 5 === seat ? 0 : 32).fill(seat));
    const sealed = { server, match: `match-${i}`, deal: 1 + i, rules: 'ricketts@1', seats };
    const cards = deck.slice(0, 2 + (i % 111));
    const seed = framed('hearts-deal/1/seed', server, sealed.match, sealed.deal, sealed.rules, ...seats);
    expect(seed).toEqual(dealSeed(sealed));
    expect(shuffle(cards, drawing(seed))).toEqual(shuffled(cards, belowOf(dealSeed(sealed))));
  }
});

type Node = unknown[] | Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every position in a document: the node that contains the value, and its key there. */
function places(value: unknown): readonly (readonly [node: Record<string, unknown>, key: string])[] {
  if (!isNode(value)) return [];
  const node = value as Record<string, unknown>;
  return Object.keys(node).flatMap(key => [[node, key] as const, ...places(node[key])]);
}

const OTHER_CARD: Readonly<Record<string, string>> = { QS: 'KS' };

/** Another value of the same kind, so that the document is still readable if possible. */
function otherThan(value: unknown, pick: number): unknown {
  if (typeof value === 'number') return value + (pick % 2 === 0 ? 1 : -1);
  if (value === null) return pick % 2 === 0 ? '0'.repeat(64) : 0;
  if (typeof value !== 'string') return null;
  if (/^[0-9a-f]{64}$/.test(value)) {
    const at = pick % 64;
    return value.slice(0, at) + (value[at] === 'f' ? '0' : 'f') + value.slice(at + 1);
  }
  if (/^[2-9TJQKAW][CDSH]$/.test(value)) return OTHER_CARD[value] ?? 'QS';
  return `${value}x`;
}

/** An edited document; undefined if this edit is not possible there or changes nothing. */
function edited(text: string, how: number, where: number, pick: number): string | undefined {
  const document = JSON.parse(text);
  const all = places(document);
  const [node, key] = all[where % all.length] as (typeof all)[number];
  const list = node[key];
  if (how === 0) node[key] = otherThan(node[key], pick);
  else if (how === 1 && Array.isArray(node)) node.splice(Number(key), 1);
  else if (how === 1) delete node[key];
  else if (how === 2 && Array.isArray(list) && list.length > 1) list.reverse();
  else if (how === 3 && Array.isArray(list)) list.push(...list.slice(-1));
  else if (how === 4) {
    const [other, there] = all[(where + pick) % all.length] as (typeof all)[number];
    if (isNode(node[key]) || isNode(other[there])) return undefined;
    [node[key], other[there]] = [other[there], node[key]];
  } else return undefined;
  const after = JSON.stringify(document);
  return after === JSON.stringify(JSON.parse(text)) ? undefined : after;
}

const isBad = (type: string): boolean => type === 'broken' || type === 'unreadable';

const EDITS = process.env.MODE === 'deep' ? 2000 : 400;

test(`${EDITS} single edits of five proofs: every one is caught`, async () => {
  const texts = await Promise.all([
    proofFor('ricketts', 2, 4),
    proofFor('wild-twist', 3, 3),
    proofFor('classic', 1, 7),
    proofFor('capture', 2, 2),
    readFileSync(new URL('../example-proof.json', import.meta.url), 'utf8'), // a match with a redrawn deal
  ]);
  const how = fc.tuple(fc.nat(4), fc.nat(4), fc.nat(1_000_000), fc.nat(1_000));
  let edits = 0;
  for (const [which, kind, where, pick] of fc.sample(how, { numRuns: 4 * EDITS, seed: freshSeed('edits of proofs') })) {
    const text = edited(texts[which] as string, kind, where, pick);
    if (text === undefined || edits >= EDITS) continue;
    edits += 1;
    expect(verify(text).type, `${which} ${kind} ${where} ${pick}`).toSatisfy(isBad);
  }
  expect(edits).toBe(EDITS);
});

const swap = (a: unknown[], b: unknown[]): void => {
  [a[0], b[0]] = [b[0], a[0]];
};

test('the chain recomputed over unchanged deals is the same', async () => {
  const text = await proofFor('ricketts', 2, 4);
  expect(JSON.parse(chained(JSON.parse(text)))).toEqual(JSON.parse(text));
});

const FORGERIES: readonly [name: string, check: string, forge: (document: Document) => void][] = [
  [
    'two cards of two hands change places',
    'cards',
    ({ deals: [deal] }) => swap(deal.dealt.hands[0], deal.dealt.hands[1]),
  ],
  [
    'another secret of the server',
    'server',
    ({ deals: [deal] }) => {
      deal.server.secret = 'ab'.repeat(32);
    },
  ],
  [
    'another secret with its commitment',
    'cards',
    ({ match, deals: [deal] }) => {
      deal.server = {
        secret: 'ab'.repeat(32),
        commitment: hashOf('hearts-deal/2/server-commit', match, 1, 0, secretOf('ab'.repeat(32))),
      };
    },
  ],
  [
    'a seat opened something else',
    'seats',
    ({ deals: [deal] }) => {
      deal.opened[0] = 'ab'.repeat(32);
    },
  ],
  [
    'what a seat opened is left out',
    'attempts',
    ({ deals: [deal] }) => {
      deal.opened[0] = null;
    },
  ],
  [
    'a seat opened without having committed',
    'seats',
    ({ deals: [deal] }) => {
      deal.opened[3] = 'ab'.repeat(32);
    },
  ],
  [
    'a seat committed that was not asked',
    'seats',
    ({ deals: [deal] }) => {
      deal.commitments[3] = 'ab'.repeat(32);
    },
  ],
  [
    'another dealer',
    'cards',
    ({ deals: [, deal] }) => {
      deal.dealt.dealer = (deal.dealt.dealer + 1) % 4;
    },
  ],
  [
    'another card was cut',
    'cut',
    ({ deals: [deal] }) => {
      deal.cut.dealer = (deal.cut.dealer + 1) % 4;
    },
  ],
  ['a deal less', 'deals', document => void document.deals.shift()],
  ['the deals in another order', 'deals', document => void document.deals.reverse()],
  [
    'a card is passed that was not held',
    'play',
    ({ deals: [deal] }) => swap(deal.play.passes[0].gifts[0], deal.play.passes[1].gifts[0]),
  ],
  [
    'a card is played twice',
    'play',
    ({ deals: [deal] }) => {
      deal.play.tricks[1].plays[0][1] = deal.play.tricks[0].plays[0][1];
    },
  ],
  ['a trick is left out', 'play', ({ deals: [deal] }) => void deal.play.tricks.pop()],
  ['a seat plays out of turn', 'play', ({ deals: [deal] }) => void deal.play.tricks[0].plays.reverse()],
  ['a deal was thrown in that was not', 'cards', ({ deals: [deal] }) => void deal.misdealt.push(2)],
  ['a deck with a card more', 'deck', document => void document.deck.push('2C', '3C', '2C')],
  [
    'another match',
    'server',
    document => {
      document.match = 'two';
    },
  ],
  [
    'other rules',
    'cards',
    document => {
      document.rules = 'ricketts@2';
    },
  ],
];

test.each(FORGERIES)('a forged proof with a recomputed chain: %s', async (_, check, forge) => {
  const document = JSON.parse(await proofFor('ricketts', 2, 4));
  forge(document);
  const verified = verify(chained(document));
  expect(verified.type).toBe('broken');
  if (verified.type !== 'broken') return;
  const { faults, deals } = verified.report;
  expect([...faults, ...deals.flatMap(deal => deal.faults)].map(fault => fault.check)).toContain(check);
});

const NO_PROOFS: readonly [name: string, text: string, sentence: RegExp][] = [
  ['nothing', '', /^the file: expected a proof as JSON, found ""$/],
  ['a text', 'hello', /^the file: expected a proof as JSON/],
  ['a number', '5', /^the file: expected an object, found 5$/],
  ['another object', '{"a":1}', /^a: expected no such field, found 1$/],
  ['an empty one', '{}', /^deck: expected |^format: expected /],
  ['seats that are none', '{"seats":99}', /^seats: expected a whole number from 2 to 14, found 99$/],
  ['deep nesting', '['.repeat(200_000), /^the file: /],
];

test.each(NO_PROOFS)('%s is no proof, and the place is named', (_, text, sentence) => {
  const verified = verify(text);
  expect(verified).toMatchObject({ type: 'unreadable', sentence: expect.stringMatching(sentence) });
});

test.each([
  [
    'a card that is none',
    'dealt.hands',
    /^deals\[0\]\.dealt\.hands\[0\]\[2\]: expected a card such as QS, found "1X"$/,
  ],
] as const)('%s', async (_, __, sentence) => {
  const document = JSON.parse(await proofFor('capture', 2, 2));
  document.deals[0].dealt.hands[0][2] = '1X';
  expect(verify(JSON.stringify(document))).toMatchObject({ sentence: expect.stringMatching(sentence) });
});
