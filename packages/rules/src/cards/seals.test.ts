// Compares commitments with the protocol's test vector, and checks that every field affects the result.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bytesOfHex, chained, fingerprint, hexOf, type SealedDeal, seatCommitment, serverCommitment } from './seals.ts';

const file = new URL('../../../../fixtures/hearts-deal-vector.json', import.meta.url);
const vector = JSON.parse(readFileSync(file, 'utf8'));
const secret = bytesOfHex(vector.serverSeedHex);

const dealt = (match: string, deal: number, more: Partial<SealedDeal> = {}): SealedDeal => ({
  protocol: 1,
  match,
  deal,
  attempt: 0,
  ...more,
});

test('the server’s commitment of the protocol’s vector', () => {
  expect(serverCommitment(dealt(vector.gameId, vector.hand), secret)).toBe(vector.serverCommitHex);
});

test('computes the commitments of the vector of hearts-deal/2', () => {
  const second = JSON.parse(readFileSync(new URL('hearts-deal-2-vector.json', file), 'utf8'));
  const { match, deal, attempt } = second;
  const sealed = dealt(match, deal, { protocol: 2, attempt });
  expect(serverCommitment(sealed, bytesOfHex(second.serverSecret))).toBe(second.serverCommitment);
  for (const seat of [0, 1, 3])
    expect(seatCommitment(sealed, seat, bytesOfHex(second.seatSecrets[seat]))).toBe(second.seatCommitments[seat]);
});

/** The expected values were computed once with Python's hashlib. */
test('a seat’s commitment and fingerprint equal those that an independent program computed', () => {
  expect(seatCommitment(dealt('test-game', 7), 1, bytesOfHex('02'.repeat(32)))).toBe(SEAT);
  expect(fingerprint('deal', 'a', '♥')).toBe(PRINT);
  expect(chained(1, 'deal', 'a', '♥')).toBe(PRINT);
  expect(seatCommitment(dealt('test-game', 7, { protocol: 2, attempt: 1 }), 1, bytesOfHex('02'.repeat(32)))).toBe(
    SEAT_2,
  );
  expect(serverCommitment(dealt('test-game', 7, { protocol: 2, attempt: 2 }), secret)).toBe(SERVER_2);
  expect(chained(2, 'deal', 'a', '♥')).toBe(PRINT_2);
});

const SEAT = 'becd8dec16250d85ed696957f8bac2c4dcb5c1bbca2853d58c6f12d0c28d6a6c';
const SEAT_2 = 'bee2261140c3609643e00617e0cc2948cb19909b4489b4a8034eb1ab61131e9a';
const SERVER_2 = '34d6bc4a633cf5909284cbdc7951e420bdf11be94d36e06d918313e73f057918';
const PRINT_2 = 'd4cbf74fe961dc5c5c195350287e8c0fb3f088ee2e3166a1fa21c44a1b63a85b';
const PRINT = '77df5bba2ce31f562408a865e0cccdeae991dd52b45a05ca20a3b9afe44ecfc0';

test('a commitment binds the match, deal, attempt, seat, secret and protocol', () => {
  const all = [
    seatCommitment(dealt('a', 1), 0, secret),
    seatCommitment(dealt('b', 1), 0, secret),
    seatCommitment(dealt('a', 2), 0, secret),
    seatCommitment(dealt('a', 1), 1, secret),
    seatCommitment(dealt('a', 1), 0, secret.slice(1)),
    serverCommitment(dealt('a', 1), secret),
    seatCommitment(dealt('a', 1, { protocol: 2 }), 0, secret),
    seatCommitment(dealt('a', 1, { protocol: 2, attempt: 1 }), 0, secret),
    serverCommitment(dealt('a', 1, { protocol: 2 }), secret),
    serverCommitment(dealt('a', 1, { protocol: 2, attempt: 1 }), secret),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('hexadecimal digits are read back, and anything else is refused', () => {
  expect(hexOf(bytesOfHex('00ff10'))).toBe('00ff10');
  expect(() => bytesOfHex('0g')).toThrow();
});
