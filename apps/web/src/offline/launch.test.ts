// The launch parameters of an address are read, and removed from it.
import { expect, test } from 'vitest';
import { launchFrom, withoutLaunch } from './launch.ts';

const ADDRESSES: readonly [name: string, search: string, opens: string | null, shared: boolean][] = [
  ['nothing', '', null, false],
  ['the shortcut', '?do=play', 'play', false],
  ['the shortcut to the deal of the day', '?do=daily', 'daily', false],
  ['a shortcut of another version', '?do=juggle', null, false],
  ['a shared text', '?title=&share=Come%20and%20play', null, true],
  ['a shared link', '?link=https%3A%2F%2Fexample.org%2F', null, true],
  ['a title alone', '?title=Moonshot', null, false],
];

test.each(ADDRESSES)('%s', (_, search, opens, shared) => {
  expect(launchFrom(search)).toEqual({ opens, shared });
});

test('an address loses what it asked for and nothing else', () => {
  expect(withoutLaunch('https://a.example/cards/?do=play&share=x&link=y&title=z&kept=1#here')).toBe(
    'https://a.example/cards/?kept=1#here',
  );
  expect(withoutLaunch('https://a.example/cards/?share=x')).toBe('https://a.example/cards/');
});
