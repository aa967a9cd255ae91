// Tests proofs that use a beacon (a public source of signed random values) with a test key. Its signatures
// are checked, and a missing round counts as one more possible deck.
import type { Silence } from '@moonshot/table/testing';
import { expect, test } from 'vitest';
import { signed } from '../testing/beacon.ts';
import { chained } from '../testing/proofs.ts';
import { provedWithBeacon, SPEC } from '../testing/sealed-with-beacon.ts';
import { checkRound, SCHEME } from './beacon.ts';
import { verify } from './verify.ts';

test('verifies a round of drand’s quicknet', () => {
  const key =
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a';
  const signature = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';
  const quicknet = { scheme: SCHEME, key, genesis: 1_692_803_367, period: 3 };
  expect(checkRound(quicknet, 1000, signature)).toBe(true);
  expect(checkRound(quicknet, 1001, signature)).toBe(false);
  expect(checkRound({ ...quicknet, scheme: 'pedersen-bls-chained' }, 1000, signature)).toBeNull();
});

test('a deal with a beacon is verified and reports the beacon', async () => {
  const text = await provedWithBeacon();
  const verified = verify(text, checkRound);
  expect(verified).toMatchObject({ type: 'verified', players: 2 });
  if (verified.type === 'unreadable') return;
  expect(verified.report.deals).toMatchObject([{ beacon: 'checked', decks: 1 }]);
  expect(verify(text)).toMatchObject({ type: 'verified', report: { deals: [{ beacon: 'unchecked' }] } });
});

test('the beacon is also mixed into deals without secrets and into redraws', async () => {
  expect(verify(await provedWithBeacon([], () => true), checkRound)).toMatchObject({
    type: 'server-only',
    report: { deals: [{ beacon: 'checked', decks: 1 }] },
  });
  const withholds: Silence = (seat, _, attempt, phase) => seat === 1 && attempt === 0 && phase === 'open';
  const again = verify(await provedWithBeacon([], withholds), checkRound);
  expect(again).toMatchObject({ type: 'verified', players: 1 });
  if (again.type !== 'unreadable') expect(again.report.deals[0]).toMatchObject({ beacon: 'checked', decks: 2 });
});

test('a round that does not come in time counts as one more deck', async () => {
  expect(verify(await provedWithBeacon([5]), checkRound)).toMatchObject({
    type: 'verified',
    report: { deals: [{ beacon: 'missed', decks: 2 }] },
  });
});

test.each([
  ['another round', (text: string) => text.replace('"round":5', '"round":6')],
  ['another signature', (text: string) => text.replace(signed(5), signed(6))],
  ['no signature', (text: string) => text.replace(`"${signed(5)}"`, 'null')],
  [
    'another key',
    (text: string) => text.replace(SPEC.key, `${SPEC.key.slice(0, -1)}${SPEC.key.endsWith('0') ? 1 : 0}`),
  ],
])('a proof with %s is broken', async (_, forge) => {
  const text = await provedWithBeacon();
  expect(forge(text)).not.toBe(text);
  expect(verify(forge(text), checkRound)).toMatchObject({ type: 'broken' });
});

test('a signature of another round is the only fault where the rest was made to fit', async () => {
  const document = JSON.parse(await provedWithBeacon());
  document.deals[0].beacon.round += 1; // the cards come from the signature alone
  expect(verify(chained(document), checkRound)).toMatchObject({
    type: 'broken',
    report: {
      faults: [],
      deals: [
        {
          beacon: 'wrong',
          faults: [{ check: 'attempts', place: 'deals[0].beacon', what: 'the signature is not the one of that round' }],
        },
      ],
    },
  });
});
