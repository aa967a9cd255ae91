// Explains shooting the moon: what must be taken, and what the shooter gets.
import { type Clause, clause, DECK } from '../../game/clause.ts';
import type { RuleWords } from '../../words/en.ts';
import type { NeededCards } from '../../words/sentence-inputs.ts';
import { heartsCount, moonEffects } from '../rules/facts.ts';
import { costOf, liesOut, placesOf, type Rules } from '../rules/rules.ts';
import { pickIn } from '../rules/wilds.ts';
import { deckFields } from './play.ts';

/** Explains what must be taken to shoot the moon, and its result. */
export function explainMoon(rules: Rules, { moon: say }: RuleWords): readonly Clause[] {
  const { needs, bonus } = rules.sheet.moon;
  if (rules.moonSet.length === 0)
    return heartsCount(rules) ? [clause('moon', say.none, 'moon.needs', 'points', ...DECK)] : [];
  const turned = rules.sheet.moon.options.every(({ name }) => name === 'turn');
  const others = !turned && rules.deck.some(card => costOf(rules, card) !== 0 && !rules.moonSet.includes(card));
  const groups = [...new Set(needs)].map(cards => ({ cards, count: pickIn(rules.sheet, rules.deck, [cards]).length }));
  const needed = rules.moonSet.length === rules.deck.length ? 'all' : groups;
  const fields = [
    'moon.needs',
    'moon.options',
    'moon.choose',
    'score.sign',
    'score.start',
    'settle.as',
    'teams.seating',
    'teams.score',
    ...deckFields(rules.sheet),
  ];
  return [
    clause('moon', shootingWords(rules, needed, say), ...fields),
    ...explainChoice(rules, say),
    ...explainPasser(rules, say),
    ...(rules.sheet.moon.sun > 1
      ? [clause('moon', say.sun(rules.sheet.moon.sun), 'moon.sun', 'moon.needs', ...deckFields(rules.sheet))]
      : []),
    ...(others
      ? [clause('moon', say.bonus[bonus], 'moon.bonus', 'moon.needs', 'points', ...deckFields(rules.sheet))]
      : []),
    ...(liesOut(rules) && rules.kittySize > 0
      ? [clause('moon', say.out, 'deal.rest', 'deal.hand', 'moon.needs', ...deckFields(rules.sheet))]
      : []),
  ];
}

/** Explains from which total on the shooter has a choice. */
function explainChoice(rules: Rules, say: RuleWords['moon']): readonly Clause[] {
  const { moon, score } = rules.sheet;
  const [first] = moonEffects(rules);
  if (moon.choiceFrom === 'always' || first === undefined) return [];
  const sentence = say.choiceFrom(moon.choiceFrom, score.sign === 'plus', first);
  const fields = ['moon.choiceFrom', 'moon.options', 'moon.needs', 'score.sign', 'score.start', 'settle.as'];
  return [clause('moon', sentence, ...fields, 'teams.seating', 'teams.score', ...deckFields(rules.sheet))];
}

/** Explains what the player pays who passed cards to the shooter, where that is more than the others. */
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
