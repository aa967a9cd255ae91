// Of several requests only the last one counts, in whatever order the answers arrive.
import { expect, test } from 'vitest';
import { latestOnly } from './latest-only.ts';

test.each<[name: string, order: readonly ('first' | 'second' | 'drop')[], heard: readonly (string | undefined)[]]>([
  ['in order', ['first', 'second'], [undefined, 'second']],
  ['the other way round', ['second', 'first'], [undefined, 'second']],
  ['nothing is wanted any more', ['drop', 'first', 'second'], [undefined, undefined]],
  ['the last answers before the request is dropped', ['second', 'drop', 'first'], [undefined, 'second']],
])('two questions, answered %s', async (_, order, heard) => {
  const asked = latestOnly();
  const tell: Record<string, () => void> = { drop: asked.drop };
  const ask = (name: string) => asked.of(new Promise<string>(resolve => (tell[name] = () => resolve(name))));
  const answers = [ask('first'), ask('second')];
  for (const one of order) {
    tell[one]?.();
    await new Promise(resolve => setTimeout(resolve)); // lets pending promises settle
  }
  expect(await Promise.all(answers)).toEqual(heard);
});
