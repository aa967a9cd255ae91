// Tests at which origins browsers can create passkeys, and for which domain.
import { expect, test } from 'vitest';
import { placeOf } from './relying-party.ts';

test.each([
  ['https://cards.example', 'cards.example'],
  ['https://cards.example:8443', 'cards.example'],
  ['http://localhost:8080', 'localhost'],
  ['http://cards.localhost', 'cards.localhost'],
  ['http://kitchen.local', undefined],
  ['http://192.168.1.7:8080', undefined],
  ['https://192.168.1.7', undefined],
  ['https://[fd00::7]', undefined],
  [undefined, undefined],
])('%s: %s', (origin, domain) => {
  expect(placeOf(origin)).toEqual(domain && { origin, domain });
});
