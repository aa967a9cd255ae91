// Explains dealing, passing, the kitty, the stock and the opening.
import type { Card } from '../../cards/card.ts';
import { type Clause, clause, DECK } from '../../game/clause.ts';
import { explainDealer, explainDeck } from '../../game/explain/table.ts';
import { sideOf } from '../../game/head.ts';
import type { RuleWords } from '../../words/en.ts';
import type { DeckDescription, PassGroup, PassWay } from '../../words/sentence-inputs.ts';
import { isTwin, leadsFreely, runsOutEvenly } from '../rules/facts.ts';
import { isMix, liesOut, openingWild, type Rules } from '../rules/rules.ts';
import type { TrickSheet } from '../sheet/sheet.ts';
import { inDeck, LEFT_OVER } from './play.ts';

/** The fields that decide whether the cards left over are a kitty. */
const KITTY: readonly string[] = ['trick.trump', 'deal.rest', ...LEFT_OVER];

/** The fields that decide whether every card may be led to the first trick. */
const FREE_LEADS: readonly string[] = [
  ...['lead.restrict', 'lead.firstTrick', 'contracts', 'charge.cards', 'deck.wilds', 'wild.play', 'wild.rank'],
];

/** Explains the deck, the deal, the dealer, and when a deal is thrown in. */
export function explainDealing(rules: Rules, words: RuleWords): readonly Clause[] {
  const { sheet, seats, handSize, kittySize } = rules;
  const areJokers = sheet.wild.rank === 'none';
  const shares = { each: handSize, rest: kittySize, restIs: restOf(rules), areJokers };
  return [
    ...explainDeck(sheet, seats, shares, ['deal.hand', 'deal.rest', 'trick.trump', 'wild.rank'], words),
    clause('deal', words.table.dealtSingly[sheet.direction], 'deal.hand', 'direction'),
    ...explainDealer(sheet, 'ofDeal', words, staysOut(rules), ['deal.rest', ...LEFT_OVER]),
    ...(sheet.dealer.next === 'taker' && isTwin(rules, sheet.dealer.taken)
      ? [clause('deal', words.dealing.twins, 'dealer.next', 'dealer.taken', ...DECK)]
      : []),
    ...(sheet.misdeal === 'none' ? [] : [clause('deal', words.dealing.misdeal[sheet.misdeal], 'misdeal')]),
  ];
}

/** What the cards that are not dealt to any seat are: a stock, a kitty, or just left over. */
function restOf({ sheet, draws }: Rules): DeckDescription['restIs'] {
  if (draws !== 'never' && draws !== 'atOnce') return 'stock';
  return sheet.deal.rest === 'kitty' && sheet.trick.trump !== 'turned' ? 'kitty' : 'leftOver';
}

export function explainPass(rules: Rules, { pass: say }: RuleWords): readonly Clause[] {
  const { sheet, passSteps, kept } = rules;
  if (passSteps.every(step => step === 'hold')) return [clause('pass', say.none, 'pass.cycle')];
  const sentence = (passSteps.length > 1 ? say.cycle : say.always)(passGroups(rules));
  return [
    clause('pass', sentence, 'pass.cycle', 'pass.count'),
    clause('pass', say.see[sheet.pass.see], 'pass.see', 'pass.cycle'),
    ...(kept.size > 0 ? [clause('pass', say.keep(inDeck(rules, sheet.pass.keep)), 'pass.keep')] : []),
  ];
}

/** Groups adjacent steps that each go to a single seat with the same number of cards. */
function passGroups({ passSteps, passCounts, seats }: Rules): readonly PassGroup[] {
  const groups: { how: PassWay[] | Exclude<PassGroup['how'], readonly PassWay[]>; count: number }[] = [];
  passSteps.forEach((step, i) => {
    const last = groups.at(-1);
    const count = passCounts[i] ?? 0;
    const how = step === 'hold' || isMix(step) || seats > 2 ? step : 'other';
    if (how !== 'other' && (how === 'scatter' || how === 'hold' || isMix(how))) groups.push({ how, count });
    else if (Array.isArray(last?.how) && last.count === count) last.how.push(how);
    else groups.push({ how: [how], count });
  });
  return groups;
}

/** Explains the cards left over after the deal. A card turned up for trumps is not part of the kitty. */
export function explainKitty(rules: Rules, words: RuleWords): readonly Clause[] {
  const { sheet, kittySize, draws } = rules;
  const turned = sheet.trick.trump === 'turned' && kittySize > 0 ? 1 : 0;
  if (kittySize === 0 || draws !== 'never') return [];
  return [
    ...(turned === 1 ? [clause('kitty', words.kitty.turned(kittySize), ...KITTY)] : []),
    ...(kittySize > turned ? leftOver(rules, kittySize - turned, words) : []),
  ];
}

const leftOver = (rules: Rules, cards: number, words: RuleWords): readonly Clause[] =>
  liesOut(rules)
    ? [clause('kitty', words.kitty.out[rules.sheet.deal.rest as 'out'](cards), ...KITTY)]
    : faceDown(rules.sheet, cards, words);

function faceDown({ kitty }: TrickSheet, kittySize: number, { kitty: say }: RuleWords): readonly Clause[] {
  const { to, visible } = kitty;
  const seen = to === 'hand' && visible !== 'all' ? 'inHand' : visible;
  return [
    clause('kitty', say.is(kittySize), ...KITTY),
    clause('kitty', say.to[to], 'kitty.to', ...KITTY),
    clause('kitty', say.visible[seen], 'kitty.visible', 'kitty.to', ...KITTY),
  ];
}

/**
 * Explains the stock. If all hands become empty in the same trick, nothing is said about players without
 * cards.
 */
export function explainStock(rules: Rules, { stock: say }: RuleWords): readonly Clause[] {
  const { draws, kittySize } = rules;
  if (draws === 'never') return [];
  const fields = ['stock.draw', 'deal.rest', ...LEFT_OVER];
  if (draws === 'atOnce')
    return [
      clause('deal', say.dealt(kittySize, passes(rules)), 'deal.rest', 'pass.cycle', ...LEFT_OVER),
      clause('deal', say.out, ...fields),
      clause('deal', say.alone, ...fields),
    ];
  return [
    clause('stock', say.is(kittySize), 'deal.rest', ...LEFT_OVER),
    clause('stock', say.draw[draws], 'stock.draw', 'deal.rest'),
    ...(runsOutEvenly(rules) ? [] : [clause('stock', say.out, ...fields), clause('stock', say.last, ...fields)]),
  ];
}

export const explainOpening = (rules: Rules, words: RuleWords): readonly Clause[] => [
  ...explainFirst(rules, words),
  ...explainLater(rules, words),
];

/** Whether cards are left over that nobody gets. */
const staysOut = (rules: Rules): boolean => rules.kittySize > 0 && liesOut(rules);

/** Whether cards are passed in at least one deal. */
const passes = ({ passSteps }: Rules): boolean => passSteps.some(step => step !== 'hold');

/**
 * If the sheet has another rule for later deals than for the first, explains who leads from the second deal
 * on.
 */
function explainLater(rules: Rules, { opening: say }: RuleWords): readonly Clause[] {
  const [how, named] = rules.sheet.opening.later.split(':');
  const card = named as Card;
  if (how !== 'took') return [];
  return [
    clause('opening', say.later(card, staysOut(rules)), 'opening.later', 'deal.rest', ...LEFT_OVER),
    ...(isTwin(rules, card) ? [clause('opening', say.twins.taker, 'opening.later', ...DECK)] : []),
  ];
}

function explainFirst(rules: Rules, { opening: say }: RuleWords): readonly Clause[] {
  const { sheet, openingCard, openingSuit, kittySize, draws } = rules;
  const { leader, card, fallback } = sheet.opening;
  if (openingCard === undefined || openingSuit === undefined)
    return [
      clause(
        'opening',
        say.leads[sideOf(sheet, leader as keyof typeof say.leads)](leadsFreely(rules)),
        'opening.leader',
        'direction',
        ...FREE_LEADS,
      ),
    ];
  const sentence = say.holder[card](
    openingCard,
    openingSuit,
    leader.startsWith('lowest'),
    passes(rules),
    leadsFreely(rules),
  );
  const instead = say.fallback[fallback][card](openingSuit);
  const wild = openingWild(rules);
  return [
    clause(
      'opening',
      sentence,
      'opening.leader',
      'opening.card',
      ...DECK,
      'deck.ranks',
      'pass.cycle',
      ...(card === 'any' ? FREE_LEADS : []),
    ),
    ...(kittySize > 0 && draws !== 'atOnce'
      ? [clause('opening', instead, 'opening.fallback', 'opening.leader', 'opening.card', 'deal.rest', ...LEFT_OVER)]
      : []),
    ...(isTwin(rules, openingCard) ? [clause('opening', say.twins.holder, 'opening.leader', ...DECK)] : []),
    ...(wild === undefined ? [] : [wildClause(sheet, wild, say)]),
  ];
}

/**
 * Explains whether the wild card of the opening suit may open a deal. If it may and any card of the suit may,
 * the sentence only says how the wild card counts.
 */
function wildClause({ opening }: TrickSheet, wild: Card, say: RuleWords['opening']): Clause {
  const { wild: how, card } = opening;
  const free = card !== 'thatCard' && how === 'ownerOfLowestOnly';
  const sentence = say.wild[free ? 'led' : how](wild);
  return clause('opening', sentence, 'opening.wild', 'opening.leader', 'opening.card', 'deck.wilds');
}
