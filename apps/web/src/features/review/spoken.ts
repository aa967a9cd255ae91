// Announcements about the selected decision: hand, trick, result, pass, points, position. They do not move
// the focus.

import type { AllWords, ReviewWords } from '@moonshot/i18n';
import type { Lying, ReviewedDeal, ReviewStep } from '@moonshot/protocol';
import { suitOf } from '@moonshot/rules/cards';
import { cardName, rankName } from '../../i18n/names.ts';
import { aloud } from '../../ui/cards/suits.ts';
import { placeText } from './moments.ts';
import { givenAway } from './shape.ts';

/** The selected decision with its context. */
export interface ShownDecision {
  readonly deal: ReviewedDeal;
  readonly index: number; // index of the decision in the deal
  readonly step: ReviewStep;
  readonly seat: number;
  readonly names: readonly string[];
  readonly good: boolean; // whether high scores are good in this game
}

function hand({ step, seat }: ShownDecision, words: AllWords): readonly string[] {
  const cards = step.hands[seat] ?? [];
  if (cards.length === 0) return [words.spoken.noCards];
  const ranks = (suit: string): readonly string[] =>
    cards.filter(card => suitOf(card) === suit).map(card => rankName(words, card));
  return [...new Set(cards.map(suitOf))].map(suit => words.spoken.suitHeld(suit, ranks(suit), []));
}

const trick = (shown: ShownDecision, words: AllWords): readonly string[] =>
  plays(shown, words, shown.step.lying) ?? [words.spoken.noTrick];

const end = (shown: ShownDecision, words: AllWords): readonly string[] =>
  plays(shown, words, shown.step.whole) ?? [words.spoken.noLast];

function plays(
  { seat, names, step }: ShownDecision,
  words: AllWords,
  lying: readonly Lying[],
): readonly string[] | undefined {
  const name = (one: number): string => (one === seat ? words.you : (names[one] ?? ''));
  const played = lying.flatMap(({ seat: by, card, call }) => (card === null ? [] : [{ by, card, call }]));
  if (played.length === 0) return undefined;
  return played.map(({ by, card, call }, i) => {
    const named = cardName(words, card, call);
    const wins = lying === step.whole && by === step.winner;
    return i === 0 && !wins ? words.spoken.leads(name(by), named) : words.spoken.plays(name(by), named, wins);
  });
}

function pass({ deal, seat, names }: ShownDecision, words: AllWords): readonly string[] {
  const action = deal.steps.find(step => step.asked === 'pass')?.played.action;
  if (action?.type !== 'pass') return [words.spoken.noneGiven];
  const to = [...new Set(action.gifts.map(gift => gift.to))];
  const cards: readonly string[] = action.gifts.map(gift => cardName(words, gift.card));
  if (to.every(one => one === seat)) return [words.spoken.intoMix(cards)];
  return [
    words.spoken.given(
      cards,
      to.map(one => names[one] ?? ''),
    ),
  ];
}

function points({ deal, step, good }: ShownDecision, _: AllWords, say: ReviewWords): readonly string[] {
  const given = givenAway(deal)[Math.min(step.trick, deal.curve.length - 1)];
  const graph = given === undefined ? [] : [`${good ? say.graphGood : say.graph}: ${say.number(given)}.`];
  return [...graph, `${deal.lost > 0 ? say.lost(deal.lost) : say.nothing}.`];
}

const where = ({ deal, index, step }: ShownDecision, words: AllWords, say: ReviewWords): readonly string[] => [
  `${placeText(say, step)}, ${say.place(index + 1, deal.steps.length)}.`,
  ...(step.judged ? step.sentences.map(sentence => aloud(sentence, words)) : [say.unjudged]),
];

const KEYS = { h: hand, t: trick, l: end, p: pass, s: points, w: where } as const;

/** What Alt and a letter announces; `undefined` if the letter has no meaning. */
export function spokenFor(
  key: string,
  shown: ShownDecision,
  words: AllWords,
  say: ReviewWords,
): readonly string[] | undefined {
  if (key === '?') return [say.keys];
  return key in KEYS ? KEYS[key as keyof typeof KEYS](shown, words, say) : undefined;
}
