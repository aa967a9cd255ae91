// Explains shooting the moon: which cards must be taken, and what the shooter gets.
import { type Clause, clause, DECK } from '../../game/clause.ts';
import type { RuleWords } from '../../words/en.ts';
import type { NeededCards } from '../../words/sentence-inputs.ts';
import { expectsMoon, isMoonUndoubled, moonEffects } from '../rules/facts.ts';
import { costOf, liesOut, placesOf, type Rules } from '../rules/rules.ts';
import { pickIn } from '../rules/wilds.ts';
import { deckFields } from './play.ts';

/** The fields that decide whether players expect a moon. */
const EXPECTED = ['points', 'settle.as', 'stock.draw', 'deal.rest', 'deal.hand', ...DECK];

/** Explains which cards must be taken to shoot the moon, and what happens then. */
export function explainMoon(rules: Rules, { moon: say }: RuleWords): readonly Clause[] {
  const { needs, sun } = rules.sheet.moon;
  if (rules.moonSet.length === 0)
    return expectsMoon(rules) ? [clause('moon', say.none, 'moon.needs', ...EXPECTED)] : [];
  const groups = [...new Set(needs)].map(cards => ({ cards, count: pickIn(rules.sheet, rules.deck, [cards]).length }));
  const needed = rules.moonSet.length === rules.deck.length ? 'all' : groups;
  const deck = deckFields(rules.sheet);
  const results = ['moon.choose', 'score.sign', 'score.start', 'settle.as', 'teams.seating', 'teams.score'];
  const isOut = liesOut(rules) || rules.sheet.trick.trump === 'turned';
  return [
    clause('moon', shootingWords(rules, needed, say), 'moon.needs', 'moon.options', ...results, ...deck),
    ...explainChoice(rules, say),
    ...explainPasser(rules, say),
    ...(sun > 1 ? [clause('moon', say.sun(sun), 'moon.sun', 'moon.needs', ...deck)] : []),
    ...(isMoonUndoubled(rules)
      ? [clause('moon', say.undoubled, 'modifiers', 'moon.options', 'moon.needs', ...deck)]
      : []),
    ...explainBonus(rules, say),
    ...(isOut && rules.kittySize > 0
      ? [clause('moon', say.out, 'moon.needs', 'deal.rest', 'deal.hand', 'trick.trump', ...deck)]
      : []),
  ];
}

/** Explains whether other cards with points still count when somebody shoots the moon. */
function explainBonus(rules: Rules, say: RuleWords['moon']): readonly Clause[] {
  const { options, bonus } = rules.sheet.moon;
  const isTurned = options.every(({ name }) => name === 'turn');
  const others = rules.deck.some(card => costOf(rules, card) !== 0 && !rules.moonSet.includes(card));
  if (isTurned || !others) return [];
  const keeps = options.some(({ name }) => name === 'turn' || name === 'keep');
  const beside = bonus === 'lapses' && keeps ? 'lapsesElse' : bonus;
  const fields = ['moon.bonus', 'moon.options', 'moon.needs', 'points', ...deckFields(rules.sheet)];
  return [clause('moon', say.bonus[beside], ...fields)];
}

/** Explains from which total on the player who shot the moon may choose among the options. */
function explainChoice(rules: Rules, say: RuleWords['moon']): readonly Clause[] {
  const { moon, score } = rules.sheet;
  const [first] = moonEffects(rules);
  if (moon.choiceFrom === 'always' || first === undefined) return [];
  const sentence = say.choiceFrom(moon.choiceFrom, score.sign === 'plus', first);
  const fields = ['moon.choiceFrom', 'moon.options', 'moon.needs', 'score.sign', 'score.start', 'settle.as'];
  return [clause('moon', sentence, ...fields, 'teams.seating', 'teams.score', ...deckFields(rules.sheet))];
}

/**
 * Explains what the player who passed cards to the shooter pays, if this player pays more than the others.
 */
function explainPasser(rules: Rules, say: RuleWords['moon']): readonly Clause[] {
  const { passer, options } = rules.sheet.moon;
  const pays = options.some(({ others }) => others !== 0);
  const passes = rules.passSteps.some(step => placesOf(rules, step) !== undefined);
  if (passer === 'likeOthers' || !pays || !passes) return [];
  const fields = ['moon.passer', 'moon.needs', 'moon.options', 'pass.cycle'];
  return [clause('moon', say.passer[passer], ...fields, ...deckFields(rules.sheet))];
}

function shootingWords(rules: Rules, needed: NeededCards, say: RuleWords['moon']): string {
  const options = moonEffects(rules);
  const [only] = options;
  if (options.length === 1 && only !== undefined) {
    if (only === 'keep') return say.kept(needed);
    return only === 'turn' ? say.turned(needed) : say.one(needed, only);
  }
  return say[rules.sheet.moon.choose === 'auto' ? 'auto' : 'shooter'](needed, options);
}
