// The rings around the cards of a reviewed hand. If the hand has two copies of a card, only one copy gets a
// ring.

import type { ReviewStep } from '@moonshot/protocol';
import type { Card } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { ringsOf } from './rings.ts';

const play = (card: Card): { action: { type: 'play'; card: Card } } => ({ action: { type: 'play', card } });

test.each<[name: string, best: Card, played: Card, rings: readonly string[]]>([
  ['one of two equal cards is best', '7D', '7D', ['good', '', '']],
  ['one of them was played instead', 'KH', '7D', ['bad', '', 'good']],
])('%s', (_, best, played, rings) => {
  const step = { best: play(best), played: play(played) } as unknown as ReviewStep;
  expect(ringsOf(['7D', '7D', 'KH'], step)).toEqual(rings);
});
