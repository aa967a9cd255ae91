// Lists are joined by the conjunction of the language: one for all of the items, another for any one of them.
import { expect, test } from 'vitest';
import { listsIn } from './lists.ts';

test.each([
  ['en-GB', 'a, b and c', 'a, b or c'],
  ['de', 'a, b und c', 'a, b oder c'],
  ['fr', 'a, b et c', 'a, b ou c'],
  ['es', 'a, b y c', 'a, b o c'],
])('%s: “%s” and “%s”', (language, all, any) => {
  const { and, or } = listsIn(language);
  expect([and(['a', 'b', 'c']), or(['a', 'b', 'c'])]).toEqual([all, any]);
  expect([and(['a']), or([])]).toEqual(['a', '']);
});
