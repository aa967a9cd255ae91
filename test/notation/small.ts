// Readable matches of two seats and a few cards, one for each kind of event in a deal.

import type { Overrides } from '@moonshot/rules';
import { CARDS } from '@moonshot/rules/cards';
import type { NotatedMatch } from '@moonshot/rules/notation';
import { readNotation } from '../../packages/rules/src/notation/read.ts';

const HEARTS_ALONE = { points: [{ cards: ['H*'], value: 1 }], 'moon.needs': [], 'firstTrick.ban': [], 'break.on': [] };

/** A match with only these cards, by a game with overrides. */
function small(game: string, cards: string, rules: Overrides, deals: string): string {
  const changed: Overrides = {
    seats: { min: 2, max: 2, best: 2 },
    'deck.remove': CARDS.filter(card => !card.startsWith('W') && !cards.split(' ').includes(card)),
    ...rules,
  };
  const set = Object.entries(changed).map(([path, value]) => `set ${path} ${JSON.stringify(value)}`);
  return `moonshot-notation/1
game ${game} 1
seats 2
${set.join('\n')}
length deals ${deals.split('deal ').length - 1}
first-dealer 0

${deals}`;
}

/** A card is passed to the left, then there are two tricks. */
export const PASSED = small(
  'ricketts',
  '2C 3C 4H 5H',
  { ...HEARTS_ALONE, 'pass.cycle': ['left'], 'pass.count': 1 },
  `deal 1 dealer 0
hand 0 C:3 H:4
hand 1 C:2 H:5
pass 0 4H > 1
pass 1 5H > 0
1. 1: 2C 3C
2. 0: 5H 4H
points 2 0
totals 2 0

winners 1
`,
);

/** Two cards of each are mixed. */
export const MIXED = small(
  'ricketts',
  '2C 4C 6H 3C 5C 7H',
  { ...HEARTS_ALONE, 'pass.cycle': ['mix'], 'pass.count': 2 },
  `deal 1 dealer 0
hand 0 C:42 H:6
hand 1 C:53 H:7
pass 0 4C > 1 2C > 0
pass 1 7H > 1 5C > 0
1. 1: 3C 2C
2. 1: 4C 5C
3. 0: 6H 7H
points 0 2
totals 0 2

winners 0
`,
);

/** Everybody cuts again before the second deal. */
export const CUT = small(
  'ricketts',
  '2C 3C 4H 5H',
  { ...HEARTS_ALONE, 'pass.cycle': [], 'dealer.next': 'cutAgain' },
  `deal 1 dealer 0
hand 0 C:2 H:4
hand 1 C:3 H:5
1. 1: 3C 2C
2. 1: 5H 4H
points 0 2
totals 0 2

deal 2 dealer 1
hand 0 C:2 H:4
hand 1 C:3 H:5
1. 0: 2C 3C
2. 1: 5H 4H
points 0 2
totals 0 4

winners 0
`,
);

/** Three cards lie in the middle. */
export const KITTY = small(
  'classic',
  '2C 4C 5C 4D 3H',
  { ...HEARTS_ALONE, 'pass.cycle': [], 'deal.hand': 1 },
  `deal 1 dealer 0
hand 0 C:2
hand 1 H:3
kitty 4D 4C 5C
1. 0: 2C 3H
points -1 0
totals -1 0

winners 1
`,
);

/** The holder of the wild card is asked to open, and does. */
export const CLAIMED = small(
  'wild-twist',
  '2C 3C 4H',
  { ...HEARTS_ALONE, 'deck.wilds': ['C'] },
  `deal 1 dealer 0
hand 0 C:W3
hand 1 C:2 H:4
claim 0 yes
1. 0: WC- 2C
2. 1: 4H 3C
points 0 1
totals 0 1

winners 0
`,
);

/** The holder of the wild card leads anyway, so nobody is asked. */
export const UNCLAIMED = small(
  'wild-twist',
  '2C 3C 4H',
  { ...HEARTS_ALONE, 'deck.wilds': ['C'] },
  `deal 1 dealer 0
hand 0 C:W2
hand 1 C:3 H:4
1. 0: WC- 3C
2. 1: 4H 2C
points 0 1
totals 0 1

winners 0
`,
);

/** Two pairs, which may be changed until all have laid, and two undealt cards. */
export const LAID = small(
  'capture',
  '2C 3H 4C 5H 6S 7S',
  { 'deck.packs': 1, 'deal.hand': 2, commit: 'revocable', 'redeal.count': 0 },
  `deal 1 dealer 0
hand 0 C:2 H:3
hand 1 C:4 H:5
stock 7S 6S
1. 0: 2C/3H 4C/5H
points 0 2
totals 0 2

winners 1
`,
);

/** The match in such a text. */
export function smallMatch(text: string): NotatedMatch {
  const read = readNotation(text);
  if (read.ok) return read.noted;
  throw new Error(`Cannot read line ${read.misread.line}: ${JSON.stringify(read.misread.why)}`);
}
