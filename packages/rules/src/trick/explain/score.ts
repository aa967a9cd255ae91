// Explains what cards are worth: the aim, the points by card, and what changes these points.
import { type Card, isWild } from '../../cards/card.ts';
import { specificity } from '../../cards/card-set.ts';
import { type Clause, clause, DECK } from '../../game/clause.ts';
import type { RuleWords } from '../../words/en.ts';
import type { PointsDescription } from '../../words/sentence-inputs.ts';
import { underContract } from '../rules/effective-rules.ts';
import { isSigned, standingOf, sumOfDeal } from '../rules/facts.ts';
import { compile, costOf, type Rules } from '../rules/rules.ts';
import { pickIn } from '../rules/wilds.ts';
import type { Contract, Modifier } from '../sheet/sheet.ts';
import { closesLeads, deckFields, explainBreaking, explainLeading } from './play.ts';
import { type ValueGroup, valueGroups, valueTable } from './values.ts';

export function explainAim(rules: Rules, { aim: say }: RuleWords): Clause {
  const { match, score } = rules.sheet;
  const standing = standingOf(rules.sheet);
  const ranking = ['teams.seating', 'teams.score'];
  if (match.winner === 'closestToZero') {
    const pull = score.start === 0 ? 'few' : 'close';
    return clause('aim', say[pull](match.winner, standing), 'match.winner', 'score.start', 'settle.as', ...ranking);
  }
  const few = (match.winner === 'lowest') === (score.sign === 'plus') && !isSigned(rules);
  const against = few && match.winner === 'highest'; // points are subtracted from the total
  return clause(
    'aim',
    say[against ? 'against' : few ? 'few' : 'many'](match.winner, standing),
    'match.winner',
    'score.sign',
    'points',
    'settle.as',
    ...deckFields(rules.sheet),
    ...ranking,
  );
}

/** Explains how points change the totals. */
export function explainSign(rules: Rules, { points: say }: RuleWords): Clause {
  const { score, settle } = rules.sheet;
  if (settle.as === 'difference') return clause('score', say.difference, 'settle.as');
  if (settle.as === 'pool') return clause('score', say.pool(settle.shareMax), 'settle.as', 'settle.shareMax');
  if (settle.as === 'lives') return clause('score', say.lives(settle.lifeAt), 'settle.as', 'settle.lifeAt');
  return clause('score', say.sign[isSigned(rules) ? 'plus' : score.sign], 'score.sign', 'settle.as', 'points');
}

/** Explains who can win a pool that no player won in the deal before. */
export const explainLeftOver = ({ sheet: { settle } }: Rules, { points: say }: RuleWords): readonly Clause[] =>
  settle.as === 'pool' && settle.leftOver === 'alone'
    ? [clause('score', say.leftOver, 'settle.leftOver', 'settle.as')]
    : [];

/** Explains what happens if cards with negative points bring a player's points in a deal below 0. */
export function explainBelowZero({ sheet, moonSet }: Rules, { points: say }: RuleWords): readonly Clause[] {
  const { score, settle } = sheet;
  if (settle.belowZero === 'scores') return [];
  const sign = settle.as === 'points' ? score.sign : 'plus';
  const hasMoon = moonSet.length > 0 && sheet.contracts.length === 0;
  return [
    clause(
      'score',
      say.belowZero[sign](hasMoon),
      'settle.belowZero',
      'settle.as',
      'score.sign',
      'moon.needs',
      'contracts',
    ),
  ];
}

/** Explains how many points each card counts, and what changes these points. */
export function explainPoints(rules: Rules, words: RuleWords): readonly Clause[] {
  const { sheet, seats } = rules;
  return sheet.contracts.length === 0
    ? pointsOfDeal(rules, words).map(({ fields, ...one }) => ({ ...one, fields: [...fields, 'contracts'] }))
    : sheet.contracts.map((one, i) => explainContract(compile(underContract(sheet, one), seats), words, one, i, rules));
}

/** The displayed name of a contract. Names from house rules are the same in every language. */
export const contractName = (name: string, { points: { contracts } }: RuleWords): string => contracts[name] ?? name;

/** Explains the points of one contract in a single clause. */
function explainContract(rules: Rules, words: RuleWords, { name }: Contract, place: number, sheetRules: Rules): Clause {
  const { contracts } = sheetRules.sheet;
  // if the rule on breaking hearts is the same in all contracts, the contracts do not state it
  const always = explainBreaking(sheetRules, words);
  const clauses = [
    // the signs stay those of the sheet, because another sentence states once how points change the totals
    ...pointsOfDeal({ ...rules, sheet: { ...rules.sheet, contracts } }, words),
    ...(closesLeads(contracts) ? explainLeading(rules, words) : []),
    ...(closesLeads(contracts) && always.length === 0 ? explainBreaking(rules, words) : []),
  ];
  const sentence = [
    words.points.contract(place + 1, contracts.length, contractName(name, words)),
    ...clauses.map(one => one.sentence),
  ].join(' ');
  const fields = clauses.flatMap(one => one.fields);
  return clause('points', sentence, 'contracts', ...new Set([...fields, 'break.on', 'moon.needs']));
}

function pointsOfDeal(rules: Rules, words: RuleWords): readonly Clause[] {
  const { points: say } = words;
  const { modifiers } = rules.sheet;
  const none = valueGroups(rules).length === 0;
  const table = valueTable(rules, words);
  const counted = clause('points', none ? say.noCards : pointsWords(rules, say), 'points', ...deckFields(rules.sheet));
  return [
    table === undefined ? counted : { ...counted, table },
    ...explainSum(rules, say),
    ...modifiers
      .filter(({ card }) => pickIn(rules.sheet, rules.deck, [card]).length > 0)
      .map(modifier => clause('points', modifierWords(modifier, say), 'modifiers')),
    ...explainTricks(rules, say),
  ];
}

/** The fields that decide whether the cards of every deal come to the same sum. */
const SUM = [
  'points',
  'modifiers',
  'charge.cards',
  'auction.prize',
  'deal.rest',
  'deal.hand',
  'trick.trump',
  'score.sign',
];

/** Explains what all cards of a deal count together. */
function explainSum(rules: Rules, say: RuleWords['points']): readonly Clause[] {
  const sum = sumOfDeal(rules);
  return sum === undefined ? [] : [clause('points', say.sum(sum), ...SUM, 'settle.as', ...deckFields(rules.sheet))];
}

const BY_TRICKS = ['none', 'each', 'first', 'lastButOne', 'last', 'all'] as const;

/** The fields that decide whether only one card costs points. */
const ALL_COSTLY = ['points', 'contracts', 'auction.prize', ...DECK];

/** The card that costs points, if only one does in every deal. Otherwise null. */
function onlyCostly(rules: Rules): Card | null {
  const [card = null, ...others] = rules.deck.filter(one => costOf(rules, one) > 0);
  return others.length === 0 && rules.sheet.auction.prize === 'none' ? card : null;
}

/** Explains the points that tricks count apart from their cards. */
function explainTricks(rules: Rules, say: RuleWords['points']): readonly Clause[] {
  const { trickPoints } = rules.sheet;
  const sign = isSigned(rules) ? -1 : 1;
  const counted = BY_TRICKS.filter(name => trickPoints[name] !== 0);
  const beside = counted.length > 0 && rules.moonSet.length > 0;
  return [
    ...counted.map(name =>
      name === 'all'
        ? clause('points', say.tricks.all(sign * trickPoints.all, onlyCostly(rules)), 'trickPoints.all', ...ALL_COSTLY)
        : clause('points', say.tricks[name](sign * trickPoints[name]), `trickPoints.${name}`),
    ),
    ...(beside
      ? [
          clause(
            'points',
            say.besideMoon[trickPoints.besideMoon],
            'trickPoints.besideMoon',
            ...counted.map(name => `trickPoints.${name}`),
            'moon.needs',
          ),
        ]
      : []),
  ];
}

function modifierWords(modifier: Modifier, say: RuleWords['points']): string {
  if ('cancels' in modifier) return say.cancels(modifier.card, modifier.cancels);
  const words = { all: say.doublesAll, hearts: say.doublesHearts, others: say.doublesOthers };
  return words[modifier.doubles](modifier.card);
}

/**
 * The points of the cards in words: first the groups whose cards all have the same value, then groups with
 * exceptions, those of single cards and ranks before those of suits.
 */
function pointsWords(rules: Rules, say: RuleWords['points']): string {
  const groups = valueGroups(rules);
  const others = groups.filter(group => !group.whole).sort((a, b) => specificity(b.selector) - specificity(a.selector));
  const ordered = [...groups.filter(group => group.whole), ...others];
  const named = new Set(groups.flatMap(group => group.cards));
  return (rules.deck.every(card => named.has(card)) ? say.all : say.some)(
    ordered.map(group => describe(group, isSigned(rules))),
  );
}

function describe({ selector, value, cards, whole }: ValueGroup, signed: boolean): PointsDescription {
  const alone = cards.length === 1 && selector === cards[0];
  const wild = cards.find(isWild);
  return {
    cards: selector,
    how: whole ? (alone ? 'one' : 'each') : 'other',
    withWild: alone || selector === 'W*' ? null : (wild ?? null),
    worth: typeof value !== 'number' && signed ? 'minusTens' : signed ? -Number(value) || 0 : value,
    signed,
    wildWorth: wild !== undefined,
  };
}
