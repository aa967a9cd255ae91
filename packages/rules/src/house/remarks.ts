// Remarks on house rules: on fields that are valid but have no effect, or do not agree with the values of the
// cards.

import type { Rules as CaptureRules } from '../capture/rules.ts';
import type { Card } from '../cards/card.ts';
import { pick, type Selector } from '../cards/card-set.ts';

import { explainHearts } from '../explain/explain.ts';
import type { Hearts, Overrides } from '../games.ts';
import { heartsOf, prepare } from '../prepare.ts';
import { underContract } from '../trick/rules/effective-rules.ts';
import { compile, costOf, type Rules } from '../trick/rules/rules.ts';
import { pickIn } from '../trick/rules/wilds.ts';
import { en, type RuleWords } from '../words/en.ts';
import { type House, tidied, valueAt, wholeOf } from './fields.ts';
import { seatsOf } from './problems.ts';

/** A remark on a field, as a sentence. The rules can be played nevertheless. */
export interface Remark {
  readonly path: string;
  readonly sentence: string;
  readonly fix?: { readonly points: number; readonly change: Overrides }; // only for the worth of a moon
}

type RemarkWords = RuleWords['remarks'];

/**
 * Remarks on fields of playable rules, at most one for each field. They concern listed cards that have no
 * points or are not in the deck, moons with another value than their cards, and changes that change no rule.
 */
export function remarksOf(house: House, seats: number, words: RuleWords = en): readonly Remark[] {
  const hearts = heartsOf(wholeOf(house), seats);
  const { remarks: say } = words;
  const found = [
    ...(hearts.kind === 'tricks'
      ? [...listed(hearts.rules, say), ...moonWorth(hearts.rules, say)]
      : shown(hearts.rules, say)),
  ];
  const idle = Object.keys(tidied(house).overrides).filter(path => isIdle(house, path));
  const all = [...found, ...idle.map((path): Remark => ({ path, sentence: say.idle }))];
  return all.filter(({ path }, i) => all.findIndex(one => one.path === path) === i);
}

/** Remarks on lists of cards that are banned, may not be led, must be discarded first, or break hearts. */
function listed(rules: Rules, say: RemarkWords): readonly Remark[] {
  const { firstTrick, lead, discard, break: breaking } = rules.sheet;
  const lists: readonly (readonly [path: string, cards: readonly Selector[]])[] = [
    ['firstTrick.ban', firstTrick.ban],
    ['lead.restrict', lead.restrict],
    ['lead.firstTrick', lead.firstTrick],
    ['discard.restrict', discard.restrict],
    ['discard.must', discard.must],
    ['break.on', breaking.on.flatMap(({ cards }) => cards)],
  ];
  const scoring = scoringIn(rules);
  return lists.flatMap(([path, cards]) =>
    onCards(
      path,
      cards,
      one => pickIn(rules.sheet, rules.deck, [one]),
      card => scoring.has(card),
      say,
    ),
  );
}

/** The cards that change a score in at least one deal. */
function scoringIn(rules: Rules): ReadonlySet<Card> {
  const { sheet, seats, deck } = rules;
  const deals =
    sheet.contracts.length === 0 ? [rules] : sheet.contracts.map(one => compile(underContract(sheet, one), seats));
  const modifying = pickIn(
    sheet,
    deck,
    sheet.modifiers.map(({ card }) => card),
  );
  return new Set([...modifying, ...deck.filter(card => deals.some(one => costOf(one, card) !== 0))]);
}

/** Remarks on `top.ban`, the banned face-up cards: those that are not in the deck or score nothing. */
const shown = ({ sheet, deck }: CaptureRules, say: RemarkWords): readonly Remark[] => {
  const scoring = pick(deck, sheet.hearts.cards);
  return onCards(
    'top.ban',
    sheet.top.ban,
    one => pick(deck, [one]),
    card => scoring.includes(card),
    say,
  );
};

function onCards(
  path: string,
  selectors: readonly Selector[],
  cardsOf: (selector: Selector) => readonly Card[],
  scores: (card: Card) => boolean,
  say: RemarkWords,
): readonly Remark[] {
  const absent = selectors.filter(one => cardsOf(one).length === 0);
  if (absent.length > 0) return [{ path, sentence: say.absent(absent) }];
  const worthless = selectors.filter(one => !cardsOf(one).some(scores));
  return worthless.length > 0 ? [{ path, sentence: say.worthless(worthless) }] : [];
}

/** The remark on a moon whose value differs from the sum of its cards. */
function moonWorth(rules: Rules, say: RemarkWords): readonly Remark[] {
  const { moon, contracts } = rules.sheet;
  const cost = rules.moonSet.reduce((sum, card) => sum + Math.max(0, costOf(rules, card)), 0);
  const worth = moon.options
    .map(({ self, others }) => [others, self === 'start' ? 0 : self].map(Math.abs).filter(n => n !== 0))
    .find(amounts => amounts.length > 0 && !amounts.includes(cost))?.[0];
  if (contracts.length > 0 || rules.moonSet.length === 0 || worth === undefined) return [];
  const asCards = <T>(n: T): T | number => (typeof n === 'number' && Math.abs(n) === worth ? Math.sign(n) * cost : n);
  const options = moon.options.map(one => ({ ...one, self: asCards(one.self), others: asCards(one.others) }));
  const fix = { points: cost, change: { 'moon.options': options } };
  return [{ path: 'moon.options', sentence: say.moonWorth(worth, cost), fix }];
}

/** Whether the explained rules are the same without this change, for every number of seats. */
function isIdle(house: House, path: string): boolean {
  const value = valueAt(wholeOf(house), path);
  const isEmpty = Array.isArray(value) && value.length === 0; // an empty list has no sentence of its own
  if (path === 'name' || isEmpty) return false;
  const { [path]: _, ...others } = tidied(house).overrides;
  const [whole, before] = [wholeOf(house), wholeOf({ base: house.base, overrides: others })];
  return seatsOf(whole).every(seats => {
    const [now, then] = [prepare(whole, seats), prepare(before, seats)];
    return now.ok && then.ok && inWords(now.hearts) === inWords(then.hearts);
  });
}

const inWords = (hearts: Hearts): string =>
  explainHearts(hearts)
    .map(({ sentence }) => sentence)
    .join(' ');
