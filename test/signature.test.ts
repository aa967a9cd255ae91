// One number for the play of the careful and the random player on fixed deals, so that no change in them
// goes unnoticed.
import { readFileSync } from 'node:fs';
import { signature } from '@moonshot/bots/arena';
import { expect, test } from 'vitest';
import type { Signature } from '../packages/bots/src/arena/signature.ts';

const FILE = 'fixtures/signature.json';

/** The differences between two signatures, part by part. */
function changes(before: Signature, after: Signature): readonly string[] {
  const names = [...new Set([...Object.keys(before.parts), ...Object.keys(after.parts)])];
  return names
    .filter(name => before.parts[name] !== after.parts[name])
    .map(name => `  ${name}: was ${before.parts[name] ?? 'not there'}, is ${after.parts[name] ?? 'gone'}`);
}

test('bots play as they are known to', () => {
  const known = JSON.parse(readFileSync(new URL(`../${FILE}`, import.meta.url), 'utf8')) as Signature;
  const now = signature();
  const message = [
    `Bots play otherwise than before: the signature was ${known.signature} and is ${now.signature}.`,
    ...changes(known, now),
    `If that is meant, write the new one (npm run -s moonshot -- signature --json > ${FILE}) and say in the commit message what changed in play.`,
  ].join('\n');
  expect(now.signature, message).toBe(known.signature);
  expect(now.parts).toEqual(known.parts);
});
