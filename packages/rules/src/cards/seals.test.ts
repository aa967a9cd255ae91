// Commitments against the protocol's vector, and that each field of one counts.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bytesOfHex, fingerprint, hexOf, seatCommitment, serverCommitment } from './seals.ts';

const file = new URL('../../../../fixtures/hearts-deal-vector.json', import.meta.url);
const vector = JSON.parse(readFileSync(file, 'utf8'));
const secret = bytesOfHex(vector.serverSeedHex);

test('the server’s commitment of the protocol’s vector', () => {
  expect(serverCommitment({ match: vector.gameId, deal: vector.hand }, secret)).toBe(vector.serverCommitHex);
});

/** Computed once with Python's hashlib. */
test('a seat’s commitment and a fingerprint, as another program makes them', () => {
  expect(seatCommitment({ match: 'test-game', deal: 7 }, 1, bytesOfHex('02'.repeat(32)))).toBe(SEAT);
  expect(fingerprint('deal', 'a', '♥')).toBe(PRINT);
});

const SEAT = 'becd8dec16250d85ed696957f8bac2c4dcb5c1bbca2853d58c6f12d0c28d6a6c';
const PRINT = '77df5bba2ce31f562408a865e0cccdeae991dd52b45a05ca20a3b9afe44ecfc0';

test('another match, deal, seat or secret has another commitment', () => {
  const all = [
    seatCommitment({ match: 'a', deal: 1 }, 0, secret),
    seatCommitment({ match: 'b', deal: 1 }, 0, secret),
    seatCommitment({ match: 'a', deal: 2 }, 0, secret),
    seatCommitment({ match: 'a', deal: 1 }, 1, secret),
    seatCommitment({ match: 'a', deal: 1 }, 0, secret.slice(1)),
    serverCommitment({ match: 'a', deal: 1 }, secret),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('hexadecimal digits are read back, and anything else is refused', () => {
  expect(hexOf(bytesOfHex('00ff10'))).toBe('00ff10');
  expect(() => bytesOfHex('0g')).toThrow();
});
