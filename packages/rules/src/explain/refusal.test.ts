// Tests the sentences that explain refused actions. Every possible action is tried in random games. The
// sentences must read well, reveal no hidden cards, and belong to a sentence of the explained rules.
import { describe, expect, test } from 'vitest';
import { choosing, playing } from '../../../../test/play.ts';
import { flawsOf } from '../../../../test/sentences.ts';
import type { Card } from '../cards/card.ts';
import { symbolOf } from '../cards/symbols.ts';
import {
  type Action,
  type Hearts,
  type HeartsGame,
  type Overrides,
  type Refusal,
  type State,
  sheetOf,
} from '../games.ts';
import { heartsOf } from '../prepare.ts';
import { clauseOf, explainHearts, explainRefusal, refusalFields } from './explain.ts';

/** Every action that a seat could try with the cards it holds, whether legal or not. */
function attempts({ hands }: State, seat: number, kind: Hearts['kind']): readonly Action[] {
  const hand = hands[seat] ?? [];
  const to = (seat + 1) % hands.length;
  if (kind === 'commit-reveal')
    return hand.flatMap(bottom => hand.map((top): Action => ({ type: 'lay', bottom, top })));
  return [
    ...hand.flatMap((card): readonly Action[] => [
      { type: 'play', card },
      { type: 'play', card, call: 'high' },
    ]),
    { type: 'pass', gifts: hand.slice(0, 2).map(card => ({ card, to })) },
    {
      type: 'pass',
      gifts: hand.slice(0, 1).flatMap(card => [
        { card, to },
        { card, to },
        { card, to },
      ]),
    },
    { type: 'bury', cards: hand.slice(0, 1) },
    { type: 'moon', option: 'both' },
  ];
}

interface Refused {
  readonly hand: readonly Card[];
  readonly refusal: Refusal;
}

/** Every refusal that seats could cause in a few deals that are played at random. */
function refusalsOf(table: Hearts): readonly Refused[] {
  const game: HeartsGame = table.game;
  const refused: Refused[] = [];
  for (const { state } of playing(table, { seed: 'refusals', length: { deals: 5 } }, choosing('refusals')))
    for (let seat = 0; seat < game.seats; seat++)
      for (const action of attempts(state, seat, table.kind)) {
        const verdict = game.decide(state, seat, action);
        if (!verdict.ok) refused.push({ hand: state.hands[seat] ?? [], refusal: verdict.refusal });
      }
  return refused;
}

const cardsIn = (text: string): readonly string[] => text.match(/(?:10|[2-9JQKA])[♣♦♠♥]|wild [♣♦♠♥]/g) ?? [];

const tables: readonly [id: string, seats: number, overrides: Overrides, kinds: readonly string[]][] = [
  [
    'ricketts',
    4,
    { 'moon.needs': ['QS'], 'firstTrick.ban': ['H*', 'A*'], 'firstTrick.scope': 'any' },
    ['must-follow', 'first-trick-ban', 'lead-closed', 'wrong-gifts', 'no-such-option'],
  ],
  ['at-play', 5, { 'follow.void': 'mustTrump' }, ['opening-card', 'must-trump', 'first-trick-ban']],
  [
    'wild-twist',
    3,
    { 'discard.restrict': ['QS'], 'kitty.to': 'hand' },
    ['call-missing', 'call-wrong', 'discard-closed', 'wrong-count'],
  ],
  ['wild-twist', 4, { 'wild.play': 'anyTime', 'lead.firstTrick': ['QS'], 'opening.card': 'any' }, ['must-follow']],
  ['classic', 5, { 'opening.card': 'thatSuit', 'deck.packs': 2 }, ['opening-card', 'wrong-gifts', 'not-held']],
  ['capture', 6, {}, ['top-banned', 'not-asked', 'not-held']],
];

describe.each(tables)('refusals of %s with %i seats, %o', (id, seats, overrides, kinds) => {
  const table = heartsOf(sheetOf(id), seats, overrides);
  const refused = refusalsOf(table);
  const publicCards = explainHearts(table).flatMap(clause => cardsIn(clause.sentence));

  test('are of the kinds that this table is for', () => {
    const found = new Set<string>(
      refused.map(({ refusal }) => (refusal.type === 'not-legal' ? refusal.rule : refusal.type)),
    );
    expect(kinds.filter(kind => !found.has(kind))).toEqual([]);
  });

  test('read well, and name cards of the own hand or of the rules', () => {
    const wrong = refused.filter(({ hand, refusal }) => {
      const sentence = explainRefusal(table, refusal);
      const known = [...publicCards, ...hand.map(symbolOf), ...cardsTried(refusal)];
      return flawsOf(sentence).length > 0 || cardsIn(sentence).some(card => !known.includes(card));
    });
    expect(wrong.map(({ refusal }) => explainRefusal(table, refusal))).toEqual([]);
  });

  test('lead to the clause they come from', () => {
    const lost = refused.filter(
      ({ refusal }) => refusalFields(refusal).length > 0 && clauseOf(table, refusal) === undefined,
    );
    expect(lost.map(({ refusal }) => refusal)).toEqual([]);
  });
});

/** The card that the seat tried to play. The seat named it, so a refusal that repeats it reveals nothing. */
const cardsTried = (refusal: Refusal): readonly string[] => ('card' in refusal ? [symbolOf(refusal.card)] : []);

const LED: Refusal = { type: 'not-legal', rule: 'lead-closed', card: '3H', legal: ['4C', 'KD'] };
const SHOWN: Refusal = { type: 'top-banned', card: 'AH', legal: ['5S'] };

test.each([
  [
    'ricketts',
    LED,
    'Hearts are not broken yet: lead another suit.',
    ['lead.restrict', 'lead.exempt', 'break.on'],
    'leading',
  ],
  ['ricketts', { type: 'not-asked' }, 'Nothing is asked of you just now.', [], undefined],
  ['capture', SHOWN, 'The shown card may not be a heart: show 5♠.', ['top.ban', 'top.exception'], 'laying'],
  ['capture', { type: 'not-held', card: 'TC' }, 'You do not hold 10♣.', [], undefined],
  ['capture', { type: 'not-asked' }, 'Nothing is asked of you just now.', [], undefined],
] satisfies readonly [string, Refusal, string, readonly string[], string | undefined][])(
  'in %s %o says: %s It comes from %j, and the clause is about %s',
  (id, refusal, sentence, fields, topic) => {
    const table = heartsOf(sheetOf(id), 4);
    const said = [explainRefusal(table, refusal), refusalFields(refusal), clauseOf(table, refusal)?.topic];
    expect(said).toEqual([sentence, fields, topic]);
  },
);

test.each([
  ['ricketts', SHOWN, 'Cannot explain a refusal: ricketts never refuses with top-banned'],
  ['capture', LED, 'Cannot explain a refusal: capture never refuses with not-legal'],
])('%s does not refuse with %o', (id, refusal, fault) => {
  expect(() => explainRefusal(heartsOf(sheetOf(id), 4), refusal)).toThrow(new Error(fault));
});
