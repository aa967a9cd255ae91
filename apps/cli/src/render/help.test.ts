// Tests that the help's example is legal in the game, and that it names the last trick or bout.
import type { Ask } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { read } from '../answer/parse-input.ts';
import { helpLines } from './help.ts';

// a heart is never laid face up while another card is held
const LAY: Ask = { type: 'lay', laid: null, pairs: [{ bottom: 'AH', top: '5S' }] };

test('the example in the help of Capture is a legal answer', () => {
  const help = helpLines('commit-reveal', LAY, false).join('\n');
  const [, example = ''] = /such as: (.+)/.exec(help) ?? [];
  expect(read(example, LAY)).toEqual({ type: 'act', action: { type: 'lay', bottom: 'AH', top: '5S' } });
});

test.each([
  ['tricks', 'last: the last trick'],
  ['commit-reveal', 'last: the last round'],
] as const)('where %s are played l shows %s', (kind, text) => {
  expect(helpLines(kind, null, true).join('\n')).toContain(text);
});
