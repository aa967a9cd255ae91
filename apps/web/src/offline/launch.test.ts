// What an address asks of the page, and that it asks only once.
import { expect, test } from 'vitest';
import { launchFrom, withoutLaunch } from './launch.ts';

const ADDRESSES: readonly [name: string, search: string, play: boolean, shared: boolean][] = [
  ['nothing', '', false, false],
  ['the shortcut', '?do=play', true, false],
  ['a shortcut of another version', '?do=juggle', false, false],
  ['a shared text', '?title=&share=Come%20and%20play', false, true],
  ['a shared link', '?link=https%3A%2F%2Fexample.org%2F', false, true],
  ['a title alone', '?title=Moonshot', false, false],
];

test.each(ADDRESSES)('%s', (_, search, play, shared) => {
  expect(launchFrom(search)).toEqual({ play, shared });
});

test('an address loses what it asked for and nothing else', () => {
  expect(withoutLaunch('https://a.example/cards/?do=play&share=x&link=y&title=z&kept=1#here')).toBe(
    'https://a.example/cards/?kept=1#here',
  );
  expect(withoutLaunch('https://a.example/cards/?share=x')).toBe('https://a.example/cards/');
});
