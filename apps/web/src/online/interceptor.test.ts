// Which of the page's messages go to the server, at an online table and away from one.
import type { ToTable } from '@moonshot/wire';
import { expect, test } from 'vitest';
import { taker } from './interceptor.ts';

/** What the server side does with a message, and whether this browser's tables receive it. */
function done(message: { readonly type: string; readonly quiet?: boolean }, at = true): readonly string[] {
  const did: string[] = [];
  const take = taker({
    at: () => at,
    say: ({ type }) => void did.push(`says ${type}`),
    again: () => void did.push('again'),
    left: () => void did.push('left'),
  });
  const taken = take(message as ToTable);
  return taken ? did : [...did, 'goes on'];
}

test.each([
  ['act', ['says act']],
  ['ready', ['says ready']],
  ['undo', ['says undo']],
  ['finish', ['says finish']],
  ['hint', ['says hint']],
  ['open', ['again']],
  ['join', []],
  ['leave', ['left']],
  ['speak', ['says speak', 'goes on']],
  ['daily', ['left', 'goes on']],
  ['lesson', ['left', 'goes on']],
  ['puzzle', ['left', 'goes on']],
  ['drill', ['left', 'goes on']],
  ['fork', ['left', 'goes on']],
  ['review', ['goes on']],
  ['rules', ['goes on']],
] as const)('%s at a server’s table: %j', (type, wanted) => {
  expect(done({ type })).toEqual(wanted);
  expect(done({ type }, false), 'elsewhere').toEqual(['goes on']);
});

test('nobody is advised unasked among people', () => {
  expect(done({ type: 'hint', quiet: true })).toEqual([]);
});
