// The reasons for an answer to any question, from what the asked seat may know.

import { type Card, isWild, rankOf, SUITS, type Suit, withoutAll } from '@moonshot/rules/cards';
import { type Action, type Ask, type CaptureRules, farness, suitIn } from '@moonshot/rules/engine';
import { wantsHearts } from '../capture/policy/worth.ts';
import type { LayQuestion, Question, TrickQuestion } from '../core/player.ts';
import { bestSuit } from '../players/careful/bid.ts';
import { analyzeHand, type HandAnalysis } from '../players/careful/reading.ts';
import type { JudgedAnswer } from '../players/judge.ts';
import { costIn } from '../policy/costs.ts';
import { guardReasons, lostGuardReasons } from './guards.ts';
import { handAfter, mayShoot, reasonsAgainstPlay, reasonsForPlay, standingOf } from './plays.ts';
import type { Reason } from './reason.ts';

/** The reasons for an answer, most important first; never empty. `weighed` is the answer's search result. */
export function reasonsFor(question: Question, action: Action, weighed?: JudgedAnswer): readonly Reason[] {
  const found = question.kind === 'tricks' ? inTricks(question, action, weighed) : inBouts(question, action);
  return found.length > 0 ? found : [{ kind: 'judged' }];
}

/** The reasons against an answer. There may be none. */
export function reasonsAgainst(question: Question, action: Action): readonly Reason[] {
  if (question.kind !== 'tricks') return [];
  const reading = analyzeHand(question.rules, question.view);
  if (action.type === 'play') return reasonsAgainstPlay(reading, action);
  const gone = cardsOf(action);
  return action.type === 'pass' ? lostGuardReasons(reading, gone) : [];
}

/** Neutral facts about an answer for which no reason can be proved. */
export const factsOf = (question: Question, action: Action): readonly Reason[] =>
  question.kind === 'tricks' && action.type === 'play'
    ? standingOf(analyzeHand(question.rules, question.view), action)
    : [];

function inTricks({ rules, view, ask }: TrickQuestion, action: Action, weighed?: JudgedAnswer): readonly Reason[] {
  const reading = analyzeHand(rules, view);
  const shooting: readonly Reason[] = weighed !== undefined && shoots(reading, weighed) ? [{ kind: 'shoots' }] : [];
  switch (action.type) {
    case 'play': {
      const found = ask.type === 'play' ? reasonsForPlay(reading, ask.plays, action) : [];
      return found[0]?.kind === 'forced' ? found : [...shooting, ...found];
    }
    case 'pass':
    case 'bury':
      return [...shooting, ...partings(reading, cardsOf(action))];
    case 'bid':
      return auctioning(reading, action.bid);
    case 'charge':
      return [];
    case 'claim':
      return [{ kind: action.claim ? 'opens' : 'keeps-wild' }];
    case 'moon':
      return ask.type === 'moon' ? choosing(reading, ask, action) : [];
    case 'lay':
      return [];
  }
}

/** Reasons for a bid: the cards held in the suit to be named. For a bid of 0: no suit is worth a chip. */
function auctioning(reading: HandAnalysis, bid: number | Suit): readonly Reason[] {
  const { suit, worth } = bestSuit(reading);
  if (bid === 0) return worth < 1 ? [{ kind: 'names-none' }] : [];
  const named = typeof bid === 'string' ? bid : suit;
  const held = reading.view.hand.filter(card => suitIn(reading.rules.sheet, card) === named);
  return [{ kind: 'names', suit: named, held: held.length, high: held.filter(isHigh).length }];
}

/**
 * If every other seat scores more than this seat by over this share of the moon's points, the seat has shot
 * the moon in most of the sampled deals.
 */
const SHOOTS = 0.5;

function shoots(reading: HandAnalysis, { points }: JudgedAnswer): boolean {
  const { rules, seat } = reading;
  const all = rules.moonSet.reduce((sum, card) => sum + Math.abs(costIn(rules, card)), 0);
  const sign = rules.sheet.score.sign === 'minus' ? -1 : 1;
  const own = sign * (points[seat] ?? 0);
  const others = points.flatMap((n, i) => (i === seat ? [] : [sign * n]));
  const least = Math.min(...others);
  return mayShoot(reading) && least - own > SHOOTS * all;
}

const cardsOf = (action: Action): readonly Card[] =>
  action.type === 'pass' ? action.gifts.map(gift => gift.card) : action.type === 'bury' ? action.cards : [];

const HIGH_RANKS = 'JQKA';
const isHigh = (card: Card): boolean => !isWild(card) && HIGH_RANKS.includes(rankOf(card));

/**
 * Reasons for cards that are passed or buried: an emptied suit, kept guards, and costly or high cards among
 * them.
 */
function partings(reading: HandAnalysis, cards: readonly Card[]): readonly Reason[] {
  const { hand } = reading.view;
  const suits = (some: readonly Card[]): readonly (Suit | undefined)[] =>
    some.map(card => suitIn(reading.rules.sheet, card));
  const left = suits(handAfter(hand, cards));
  const empty = SUITS.filter(suit => suits(cards).includes(suit) && !left.includes(suit));
  const costly = cards.filter(card => costIn(reading.rules, card) >= reading.highCost);
  const high = cards.filter(isHigh);
  return [
    ...empty.slice(0, 1).map(suit => ({ kind: 'empties', suit }) as const),
    ...guardReasons(reading, hand, cards),
    ...(costly.length > 0 ? [{ kind: 'parts-dear', cards: costly } as const] : []),
    ...(high.length > 0 ? [{ kind: 'parts-high', cards: high } as const] : []),
  ];
}

type MoonAsk = Extract<Ask, { type: 'moon' }>;

function choosing({ seat, rules }: HandAnalysis, { options }: MoonAsk, action: Extract<Action, { type: 'moon' }>) {
  const chosen = options.find(option => option.name === action.option);
  if (chosen === undefined) return [];
  if (chosen.ends && chosen.winners.includes(seat)) return [{ kind: 'wins-match' } as const];
  const { winner } = rules.sheet.match;
  const good = (n: number): number => -farness(winner, n);
  const others = chosen.totals.filter((_, i) => i !== seat).map(good);
  return [{ kind: 'ahead', by: good(chosen.totals[seat] ?? 0) - Math.max(...others) } as const];
}

function inBouts({ view, ask, rules }: LayQuestion, action: Action): readonly Reason[] {
  if (action.type !== 'lay') return [];
  if (ask.pairs.length === 1) return [{ kind: 'forced' }];
  if (!wantsHearts(rules.sheet)) return [];
  const { bottom, top } = action;
  const shown = view.bouts.flatMap(bout => [...bout.tops, ...bout.bottoms.flatMap(card => card ?? [])]);
  const own = ask.laid === null ? [] : [ask.laid.bottom, ask.laid.top];
  const out = withoutAll(rules.deck, [...view.hand, ...shown, ...own]);
  const above = out.filter(card => beats(rules, card, top)).length;
  return rules.hearts.has(bottom)
    ? [{ kind: 'covered', heart: bottom, top, above }]
    : [{ kind: 'bare-top', top, above }];
}

const beats = ({ strength, bannedTops }: CaptureRules, card: Card, top: Card): boolean =>
  !bannedTops.has(card) && (strength.get(card) ?? 0) > (strength.get(top) ?? 0);
