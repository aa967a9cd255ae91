// Reads what a moon brings from the sentence about taking every card and the sentences after it. Whatever
// the verbs are, a number beside the others is what each of them gets.
import type { Said } from '../assemble.ts';
import { type Fact, fact, part } from '../facts.ts';
import { COSTLY, cardsIn } from '../grammar/cards.ts';
import { CONCEPTS, has } from '../words/lexicon.ts';
import type { Passage } from './passage.ts';

/** Matches words about all cards that cost points, by whatever name: `all the sorrows`. */
const EVERY =
  /\b(?:all|every|everything|both|lot|each and every|complete|entire|full|whole)\b[^.;:]*\b(?:hearts?|points?|penalt\w+|cards?|them|these|those|it|14|26|1|the [a-z]+s)\b|\b(?:everything|the (?:whole )?lot|them all)\b/;
const MOON = /\bmoons?\b|\bshoots?\b|\bshot\b|\bslam\b|\bsweep\b/;
/** Matches a sentence after which the moon has failed, or which is about something else. */
const ENDS =
  /\b(?:miss(?:es|ed)?|fails?|otherwise|short of|except|only if|deals?|leads?|led|passe?[sd]?|lowest|fewest|wins the (?:game|match))\b/;
const LONG = 2;
const POINTS_MIN = 5;
const WORTH = 26;
const NUMBER =
  /(?<![\w.:/-])-?\d+(?![\w.:]*\w)(?! (?:cards?|hearts|tricks?|players?|others?|opponents?|people|persons|small|bad|penalty|of (?:the|those|these)))/g;
const COUNTED =
  /\b(?:all|the|whole|every|full|other|entire) (?:of the )?(?:3|4|5|13|14|26)\b(?! (?:points? )?(?:each|apiece|on|to|off)\b)/g;
const NONE = /\b(?:no|nothing|none|0|spared|free|doesn't change|does not change|nobody)\b/;
const CHOICE = /\b(?:or|either|choos\w*|choice|elects?|may|decides?|picks?|prefers?|whichever|your call|option)\b/;

interface Effects {
  readonly shed: readonly number[];
  readonly burden: readonly number[];
}

/** What the clauses say that the shooter and the others get. Undefined if a clause is not understood. */
function effectsOf(words: string): Effects | undefined {
  const [shed, burden]: [number[], number[]] = [[], []];
  const isWhole = /\b(?:all|the|every|full|whole) 26\b/.test(words);
  const stated = words.replace(COUNTED, ' ').replace(/\b(?:instead of|rather than|in place of)\b[^,;.]*/g, '');
  for (const clause of stated.split(/[;:]|\.(?=\s|$)|,(?! ?(?:the|all) hearts)|\bor\b|\bwhile\b|\bbut\b|\band\b| - /)) {
    const numbers = [...clause.matchAll(NUMBER)].map(([n]) => Number(n)).filter(n => Math.abs(n) >= POINTS_MIN);
    const [n] = numbers;
    const isOthers = CONCEPTS.others.test(clause);
    const isLess = (n ?? 0) < 0 || has(clause, 'subtract');
    if (n === undefined && isOthers && isWhole && /\b(?:they|them|these|those|it|points)\b/.test(clause))
      burden.push(WORTH);
    if (n === undefined) continue;
    if (numbers.length > 1 || (isOthers && isLess) || has(clause.replace(NONE, ''), 'not')) return undefined;
    if (isOthers) burden.push(n);
    else if (isLess) shed.push(Math.abs(n));
    else if (n !== WORTH && n !== WORTH / 2) return undefined;
  }
  return { shed: [...new Set(shed)], burden: [...new Set(burden)] };
}

const isTrigger = (words: string): boolean =>
  EVERY.test(words) &&
  (has(words, 'take') || MOON.test(words) || /\bhearts?\b[^.]*\[Q|\[Q[^.]*\bhearts?\b/.test(words));

/** The sentence and those after it that go on about the moon. */
function sceneFrom({ words, sentences }: Passage, i: number): readonly string[] {
  const after = words.slice(i + 1, i + 1 + LONG);
  const end = after.findIndex(
    (one, n) => one === '' || ENDS.test(one) || sentences[i + 1 + n]?.heading !== sentences[i]?.heading,
  );
  return [words[i] ?? '', ...(end < 0 ? after : after.slice(0, end))];
}

/** The cards that the words list after `all`. */
function needsOf(words: string): readonly string[] {
  const listed = words.slice(Math.max(0, words.search(/\b(?:all|every|whole|full|each)\b/)));
  const cards = cardsIn(listed.replace(/\b\d+ points?\b/g, '')).filter(one => /^(?:H\*|[TJQKA].)$/.test(one));
  if (cards.includes('H*') && cards.some(one => one.startsWith('Q'))) return cards;
  const isAll = /\b(?:all|every|whole|full|the) (?:of )?(?:the )?(?:26|14|points?\b|penalty)/.test(words);
  return cards.length === 0 && isAll ? [COSTLY] : [];
}

/** Matches words which say that nobody shoots the moon. */
const NO_MOON = /\b(?:nobody|no player|never|not|n't|cannot|no)\b(?: \w+){0,2} (?:shoots?|shooting|moons?)\b/;

/** What the sentences that begin with this one say that a moon brings. Empty if a part is not understood. */
function optionsOf(scene: string): readonly Fact[] {
  const effects = effectsOf(scene);
  if (effects === undefined || effects.shed.length > 1 || effects.burden.length > 1) return [];
  const [[shed], [burden]] = [effects.shed, effects.burden];
  const isHalf =
    (shed === undefined || burden === undefined) && CHOICE.test(scene) && /\d[^.]*\bor\b[^.]*\d/.test(scene);
  return isHalf
    ? []
    : [
        ...(shed === undefined ? [] : [part('moon.options', 'shed', -shed)]),
        ...(burden === undefined ? [] : [part('moon.options', 'burden', burden)]),
      ];
}

function factsIn(words: string, scene: string): readonly Fact[] {
  if (NO_MOON.test(words) && !/\[|\d\d|\bneed/.test(words)) return [fact('moon.needs', []), fact('moon.options', [])];
  if (words === '' || !isTrigger(words)) return [];
  const options = optionsOf(scene);
  const needs = needsOf(words);
  const isMoon = options.length > 0 || MOON.test(words);
  return isMoon && needs.length > 0 ? [...options, fact('moon.needs', needs)] : options;
}

/** What the passage says about the moon. */
export const moonsIn = (passage: Passage): readonly Said[] =>
  passage.words.flatMap((words, sentence) =>
    factsIn(words, sceneFrom(passage, sentence).join('; ')).map(one => ({ ...one, sentence })),
  );
