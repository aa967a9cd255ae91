// Tests the command line of the simulation script: valid options, and the errors for invalid ones.
import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

const ALL = { seeds: 100, from: 1, minutes: undefined, lanes: 1, record: false, trace: false };

test.each<[string, Partial<ReturnType<typeof parseOptions>>]>([
  ['', {}],
  ['--seeds 7 --from 20', { seeds: 7, from: 20 }],
  ['--minutes 30 --record --lanes 2', { minutes: 30, seeds: undefined, from: undefined, record: true, lanes: 2 }],
  ['--several --restless --trace', { several: true, restless: true, trace: true }],
])('%s', (words, wanted) => {
  expect(parseOptions(words.split(' ').filter(Boolean))).toEqual({ ...ALL, ...wanted });
});

test.each([
  ['--seeds many', 'Cannot begin with --seeds many: expected a whole number.'],
  ['--from -1', /--from/],
  ['--lanes 1.5', 'Cannot begin with --lanes 1.5: expected a whole number.'],
  ['--lanes 0', 'Cannot begin with --lanes 0: expected at least one.'],
  ['--restless --record', 'Cannot record simulations with restless people: the record has the others alone.'],
  ['--sevral', /--sevral/],
])('%s is refused in a sentence', (words, sentence) => {
  expect(() => parseOptions(words.split(' '))).toThrow(sentence);
});
