// Tests of the random generator: published vectors, pinned draws, and statistical bounds for uniformity.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  attemptSeed,
  belowOf,
  dealSeed,
  derived,
  draws,
  type FrameField,
  frame,
  generator,
  randomnessOf,
  seedOf,
} from './chance.ts';
import { deckOf, shuffled } from './deck.ts';

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/**
 * NIST's validation vectors for HMAC_DRBG with SHA-256: no prediction resistance, no reseeding, no additional
 * input. Each vector generates 1024 bits twice and compares the second output.
 */
const VECTORS: readonly [name: string, entropy: string, nonce: string, personalisation: string, returned: string][] = [
  [
    'count 0',
    'ca851911349384bffe89de1cbdc46e6831e44d34a4fb935ee285dd14b71a7488',
    '659ba96c601dc69fc902940805ec0ca8',
    '',
    'e528e9abf2dece54d47c7e75e5fe302149f817ea9fb4bee6f4199697d04d5b89d54fbb978a15b5c443c9ec21036d2460b6f73ebad0dc2aba6e624abf07745bc107694bb7547bb0995f70de25d6b29e2d3011bb19d27676c07162c8b5ccde0668961df86803482cb37ed6d5c0bb8d50cf1f50d476aa0458bdaba806f48be9dcb8',
  ],
  [
    'count 1',
    '79737479ba4e7642a221fcfd1b820b134e9e3540a35bb48ffae29c20f5418ea3',
    '3593259c092bef4129bc2c6c9e19f343',
    '',
    'cf5ad5984f9e43917aa9087380dac46e410ddc8a7731859c84e9d0f31bd43655b924159413e2293b17610f211e09f770f172b8fb693a35b85d3b9e5e63b1dc252ac0e115002e9bedfb4b5b6fd43f33b8e0eafb2d072e1a6fee1f159df9b51e6c8da737e60d5032dd30544ec51558c6f080bdbdab1de8a939e961e06b5f1aca37',
  ],
  [
    'count 2',
    'b340907445b97a8b589264de4a17c0bea11bb53ad72f9f33297f05d2879d898d',
    '65cb27735d83c0708f72684ea58f7ee5',
    '',
    '75183aaaf3574bc68003352ad655d0e9ce9dd17552723b47fab0e84ef903694a32987eeddbdc48efd24195dbdac8a46ba2d972f5808f23a869e71343140361f58b243e62722088fe10a98e43372d252b144e00c89c215a76a121734bdc485486f65c0b16b8963524a3a70e6f38f169c12f6cbdd169dd48fe4421a235847a23ff',
  ],
  [
    'count 0 with a personalisation string',
    '5cacc68165a2e2ee20812f35ec73a79dbf30fd475476ac0c44fc6174cdac2b55',
    '6f885496c1e63af620becd9e71ecb824',
    'e72dd8590d4ed5295515c35ed6199e9d211b8f069b3058caa6670b96ef1208d0',
    'f1012cf543f94533df27fedfbf58e5b79a3dc517a9c402bdbfc9a0c0f721f9d53faf4aafdc4b8f7a1b580fcaa52338d4bd95f58966a243cdcd3f446ed4bc546d9f607b190dd69954450d16cd0e2d6437067d8b44d19a6af7a7cfa8794e5fbd728e8fb2f2e8db5dd4ff1aa275f35886098e80ff844886060da8b1e7137846b23b',
  ],
];

test.each(VECTORS)('HMAC_DRBG with SHA-256, %s', (_, entropy, nonce, personalisation, returned) => {
  const generate = generator(bytesOf(entropy + nonce + personalisation));
  generate(128);
  expect(hexOf(generate(128))).toBe(returned);
});

test('a generator gives as many bytes as are asked for', () => {
  const generate = generator(bytesOf('00'));
  expect([0, 1, 20, 32, 33].map(bytes => generate(bytes).length)).toEqual([0, 1, 20, 32, 33]);
});

test('the sealed deal of the protocol gives its deck', () => {
  const file = new URL('../../../../fixtures/hearts-deal-vector.json', import.meta.url);
  const vector = JSON.parse(readFileSync(file, 'utf8'));
  const seed = dealSeed({
    server: bytesOf(vector.serverSeedHex),
    match: vector.gameId,
    deal: vector.hand,
    rules: vector.rules,
    seats: vector.seatSecretsHex.map(bytesOf),
  });
  const pack = deckOf({ packs: 1, wilds: [], remove: [] });
  expect(shuffled(pack, belowOf(seed))).toEqual(vector.deck.map((index: number) => pack[index]));
});

test.each(['deck', 'deckWithBeacon'])('computes the %s of the vector of hearts-deal/2', name => {
  const file = new URL('../../../../fixtures/hearts-deal-2-vector.json', import.meta.url);
  const vector = JSON.parse(readFileSync(file, 'utf8'));
  const { match, deal, attempt, rules } = vector;
  const beacon = name === 'deck' ? null : randomnessOf(bytesOf(vector.beaconSignature));
  const [server, seats] = [bytesOf(vector.serverSecret), vector.seatSecrets.map(bytesOf)];
  const seed = attemptSeed({ server, match, deal, attempt, rules, seats, beacon });
  const pack = deckOf({ packs: 1, wilds: [], remove: [] });
  expect(shuffled(pack, belowOf(seed))).toEqual(vector[name].map((index: number) => pack[index]));
});

test('a seed includes the attempt, and the beacon if there is one', () => {
  const server = Uint8Array.of(1);
  const secrets = { server, match: 'm', deal: 2, rules: 'r@1', seats: [Uint8Array.of(7), new Uint8Array(0)] };
  const before = frame('hearts-deal/2/seed', server, 'm', 2, 3, 'r@1', Uint8Array.of(7), '');
  expect(attemptSeed({ ...secrets, attempt: 3, beacon: null })).toEqual(before);
  const beacon = Uint8Array.of(9);
  expect(attemptSeed({ ...secrets, attempt: 3, beacon })).toEqual(Uint8Array.of(...before, ...frame(beacon)));
});

const FRAMES: readonly [name: string, fields: readonly FrameField[], hex: string][] = [
  ['nothing', [], ''],
  ['two texts', ['a', 'bc'], '0000000161000000026263'],
  ['a number, an empty text and a byte', [7, '', Uint8Array.of(255)], '00000004000000070000000000000001ff'],
  ['a text beyond ASCII', ['♥'], '00000003e299a5'],
  ['the greatest number', [2 ** 32 - 1], '00000004ffffffff'],
];

test.each(FRAMES)('a frame of %s', (_, fields, hex) => {
  expect(hexOf(frame(...fields))).toBe(hex);
});

/** The fields from which a frame was built. */
function unframed(bytes: Uint8Array): readonly string[] {
  if (bytes.length === 0) return [];
  const end = 4 + new DataView(bytes.slice().buffer).getUint32(0);
  return [hexOf(bytes.slice(4, end)), ...unframed(bytes.slice(end))];
}

test('no two lists of fields have the same frame: each can be read back', () => {
  const fields = fc.array(fc.oneof(fc.uint8Array({ maxLength: 9 }), fc.constant(new Uint8Array(0))), { maxLength: 6 });
  fc.assert(
    fc.property(fields, list => {
      expect(unframed(frame(...list))).toEqual(list.map(hexOf));
    }),
    { seed: 7 },
  );
});

const FULL = 2 ** 32;
const MOONSHOT = seedOf('moonshot');

/** Expected draws, computed once with another implementation of HMAC-DRBG. */
const DRAWN: readonly [purpose: string, n: number, numbers: readonly number[]][] = [
  ['first dealer', 4, [0, 3, 3, 1, 0, 2, 3, 1, 3, 1, 1, 1]],
  ['bot', 52, [2, 18, 14, 50, 41, 46, 51, 39, 47, 22, 25, 7]],
  ['first dealer', FULL, [2_223_892_960, 108_095_999, 2_505_973_439, 506_321_509]],
  ['ein Tisch für 7', 7, [3, 3, 2, 6, 0, 6, 6, 0, 2, 0, 6, 4]],
];

const some = (below: (n: number) => number, n: number, count: number): readonly number[] =>
  Array.from({ length: count }, () => below(n));

test.each(DRAWN)('draws for %s below %i', (purpose, n, numbers) => {
  expect(some(draws(MOONSHOT, purpose), n, numbers.length)).toEqual(numbers);
  expect(some(draws(MOONSHOT, purpose), n, numbers.length), 'drawn again').toEqual(numbers);
});

test('draws go on over the ends of requests of 1024 bytes', () => {
  const words = some(draws(MOONSHOT, 'long'), FULL, 514);
  expect(words.slice(255, 258)).toEqual([1_283_136_891, 126_146_306, 4_007_146_928]);
  expect(words.slice(511, 514)).toEqual([426_614_845, 2_015_375_977, 32_942_621]);
});

test('a derived seed is 256 bits and different', () => {
  expect(hexOf(derived(MOONSHOT, 'bots'))).toBe('52a5e88ddebb51e0625fd7d247562849df176f33f9e88a4c55ac24fdcb768048');
});

/**
 * A seed whose first random word is more than half of 2^32. For every n near this word the limit for
 * rejection is n itself. The second word is smaller.
 */
const MATERIAL = seedOf('edge');
const [FIRST, SECOND] = [3_560_892_175, 110_983_383];

const REJECTIONS: readonly [name: string, n: number, drawn: number][] = [
  ['a word just below the limit stands', FIRST + 1, FIRST],
  ['a word at the limit is thrown away', FIRST, SECOND],
  ['a word above the limit is thrown away', FIRST - 1, SECOND],
  ['every word stands where n divides 2^32', 2 ** 31, FIRST - 2 ** 31],
  ['below 2^32 every word is itself', FULL, FIRST],
  ['below 1 there is only 0', 1, 0],
];

test.each(REJECTIONS)('%s', (_, n, drawn) => {
  expect(some(belowOf(MATERIAL), FULL, 2)).toEqual([FIRST, SECOND]);
  expect(belowOf(MATERIAL)(n)).toBe(drawn);
});

/** Pearson's statistic for counts that should all be equal. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

/** How often each index comes up. */
function tally(size: number, indices: Iterable<number>): readonly number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (const index of indices) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}

/**
 * Bounds of the statistic. A fair generator exceeds the upper one for one seed in a thousand, and falls below
 * the lower one as rarely.
 */
const UNIFORM: readonly [n: number, low: number, high: number][] = [
  [2, 0.000_001_5, 10.83],
  [6, 0.21, 20.52],
  [13, 2.21, 32.91],
  [52, 24.2, 87.97],
];

test.each(UNIFORM)('numbers below %i are equally likely', (n, low, high) => {
  const statistic = chiSquare(tally(n, some(draws(MOONSHOT, `uniform ${n}`), n, 20_000)));
  expect(statistic).toBeGreaterThan(low);
  expect(statistic).toBeLessThan(high);
});

test('all 24 orders of four cards are equally likely', () => {
  const below = draws(MOONSHOT, 'orders');
  const orders = Array.from({ length: 12_000 }, () => shuffled(['a', 'b', 'c', 'd'], below).join(''));
  const names = [...new Set(orders)];
  expect(names).toHaveLength(24);
  expect(
    chiSquare(
      tally(
        24,
        orders.map(order => names.indexOf(order)),
      ),
    ),
  ).toBeLessThan(49.73); // 23 degrees of freedom, p = 0.999
});

test('every card of a deal comes to every place equally often', () => {
  const [cards, deals] = [52, 1500];
  const below = draws(MOONSHOT, 'places');
  const pack = Array.from({ length: cards }, (_, i) => i);
  const cells = Array.from({ length: deals }, () =>
    shuffled(pack, below).map((card, place) => card * cards + place),
  ).flat();
  // Each deal is a permutation, so the sums of rows and columns are fixed. This inflates the statistic by
  // 52/51.
  const statistic = (chiSquare(tally(cards * cards, cells)) * (cards - 1)) / cards;
  const degrees = (cards - 1) ** 2;
  expect(Math.abs(statistic - degrees) / Math.sqrt(2 * degrees)).toBeLessThan(3.3);
});
