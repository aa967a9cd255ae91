// Explanations of leads and of breaking hearts, with their fields: closed leads, contracts, and ways to
// break.
import { expect, test } from 'vitest';
import { explain } from '../../explain/explain.ts';
import type { Topic } from '../../game/clause.ts';
import { type Overrides, sheetOf } from '../../games.ts';

const HEARTS = { name: 'A', points: [{ cards: ['H*'], value: 1 }], each: 0, lastButOne: 0, last: 0, closed: [] };
const BY_CONTRACT = {
  points: [],
  'moon.needs': [],
  'moon.options': [],
  'lead.restrict': [],
  'firstTrick.ban': [],
  'break.on': [],
};
const QUEEN = [
  'Q♠ may be led at any time.',
  'lead.restrict lead.firstTrick contracts points charge.cards deck.packs deck.wilds deck.remove',
] as const;
const COUNTED =
  'Each heart counts 1 point; all other cards count nothing. Together the cards of a deal count 13 points.';
const CLOSED = 'You may not lead a heart until hearts are broken, unless you hold nothing else.';
const COUNTED_BY =
  'contracts points deck.packs deck.wilds deck.remove modifiers charge.cards auction.prize deal.rest deal.hand trick.trump score.sign settle.as';

const rows: readonly [overrides: Overrides, topic: Topic, told: readonly (readonly [string, fields: string])[]][] = [
  [{}, 'leading', [[CLOSED, 'lead.restrict lead.exempt contracts break.on'], QUEEN]],
  [
    { 'lead.firstTrick': ['C*'] },
    'leading',
    [
      [CLOSED, 'lead.restrict lead.exempt contracts break.on'],
      [
        'The first card of a deal may not be a club, unless its leader holds nothing else.',
        'lead.firstTrick contracts opening.leader opening.card',
      ],
    ],
  ],
  [{ ...BY_CONTRACT, contracts: [HEARTS] }, 'leading', []],
  [
    { ...BY_CONTRACT, contracts: [HEARTS] },
    'points',
    [[`Deal 1 of every 1, “A”: ${COUNTED}`, `${COUNTED_BY} break.on moon.needs`]],
  ],
  [{ ...BY_CONTRACT, contracts: [HEARTS, { ...HEARTS, name: 'B', closed: ['H*'] }] }, 'leading', []],
  [
    { ...BY_CONTRACT, contracts: [HEARTS, { ...HEARTS, name: 'B', closed: ['H*'] }] },
    'points',
    [
      [
        `Deal 1 of every 2, “A”: ${COUNTED} Hearts may be led at any time.`,
        `${COUNTED_BY} lead.restrict lead.firstTrick contracts break.on moon.needs`,
      ],
      [
        `Deal 2 of every 2, “B”: ${COUNTED} You may not lead a heart, unless you hold nothing else.`,
        `${COUNTED_BY} lead.restrict lead.exempt contracts break.on moon.needs`,
      ],
    ],
  ],
  [
    {
      'break.on': [
        { how: 'any', cards: ['H*'] },
        { how: 'discard', cards: ['QS'] },
      ],
    },
    'breaking hearts',
    [
      [
        'Hearts are broken as soon as a heart has been played (led, followed or discarded) or Q♠ has been discarded by a player who could not follow suit.',
        'break.on lead.restrict discard.restrict',
      ],
    ],
  ],
  [
    { 'discard.restrict': ['H*'] },
    'breaking hearts',
    [
      [
        'Hearts are broken as soon as a heart or Q♠ has been played (led, followed or discarded).',
        'break.on lead.restrict discard.restrict',
      ],
    ],
  ],
];

test.each(rows)("Ricketts' Hearts with %o, %s", (overrides, topic, told) => {
  const clauses = explain(sheetOf('ricketts') ?? expect.fail(), 4, overrides).filter(clause => clause.topic === topic);
  expect(clauses.map(({ sentence, fields }) => [sentence, fields.join(' ')])).toEqual(told);
});
