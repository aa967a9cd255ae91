// Reads what a moon brings by its concepts: who gets the points, whether they are added or subtracted, and
// whether the shooter may choose.
import { type Fact, fact, part, type TopicReader } from '../facts.ts';
import { cardsIn } from '../grammar/cards.ts';
import { isMoon } from '../grammar/moon.ts';
import { CONCEPTS, has } from '../words/lexicon.ts';

const ALL = /\b(?:all|every|everything|both|lot|each and every|complete|entire|full|whole)\b/;
const POINTS_MIN = 5;
const NUMBER = /(?<![\w.])([-+]?) ?(\d+)(?![\w.]*\w)(?! (?:cards?|hearts|tricks|players?|others|penalty))/g;
const CHOICE = /\b(?:or|either|choos\w*|choice|elects?|may|decides?|picks?|prefers?|whichever|your call|option)\b/;

/** Matches `or` between two effects. */
const OR = /\d[^.]*\bor\b[^.]*\d|\bor\b[^.]*\b(?:subtract|add|lower|raise|reduce|deduct|knock)s?\b/;

/** Whether a sentence is about taking all cards that cost points. */
const isAboutAll = (words: string): boolean =>
  has(words, 'take') &&
  ALL.test(words) &&
  /\b(?:hearts?|points?|penalty|lot|bunch|collection|foregoing|them|these|those|everything|of it|whole thing|\d\d)\b/.test(
    words,
  );

const numbersIn = (clause: string): readonly number[] =>
  [...clause.matchAll(NUMBER)].map(([, , n]) => Number(n)).filter(n => n >= POINTS_MIN);

/** Matches words which say that somebody gets no points. */
const NOTHING =
  /\b(?:scores?|gets?|has|have|receives?|takes?|pays?|writes?|is marked|adds?|nothing|you) (?:nothing|no points?|none|0)\b|\bnone (?:to|for) (?:him|her|you|them)\b/g;

interface Effects {
  readonly shed: number | undefined;
  readonly burden: number | undefined;
  readonly isClear: boolean;
}

/** What the clauses say that the shooter and the others get. */
function effectsIn(words: string): Effects {
  const found = { shed: new Set<number>(), burden: new Set<number>() };
  let isClear = true;
  let lastOthers = false; // whether the clause before names the others
  const stated = words
    .replace(/\bremainder (?=\d)/g, 'the others ')
    .replace(/\b(?:instead of|rather than)\b[^,;.]*/g, '');
  for (const clause of stated.split(
    /;|\bor\b|\bwhile\b|\band\b(?=[^,;]*\d)|,(?! ?(?:the|all) (?:hearts|\d))|\.(?=\s|$)|: | - /,
  )) {
    const wasOthers = lastOthers;
    lastOthers = CONCEPTS.others.test(clause);
    const numbers = numbersIn(clause.replace(/\b(?:all|the|whole) (?:13|14|26)\b|\bother \d\b(?! points)/g, 'other'));
    const isCardPoints = /\[..\]|\bhearts?\b/.test(clause) && !ALL.test(clause) && !CONCEPTS.others.test(clause);
    if (numbers.length === 0 || isCardPoints || has(clause.replace(NOTHING, ''), 'not')) continue;
    const [n = 0] = numbers;
    const isOthers =
      CONCEPTS.others.test(clause) || (wasOthers && /^\s*\d+(?: points?)? (?:each|apiece)\b/.test(clause));
    const isLess = /(?:^|[\s(])-\d/.test(clause) || has(clause, 'subtract');
    if (numbers.length > 1 || (isOthers && isLess)) isClear = false;
    else if (isOthers) found.burden.add(n);
    else if (isLess) found.shed.add(n);
    else if (!/^\D{0,20}\b(?:13|14|26)\b/.test(clause)) isClear = false;
  }
  const only = (set: ReadonlySet<number>): number | undefined => [...set][0];
  return {
    shed: only(found.shed),
    burden: only(found.burden),
    isClear: isClear && found.shed.size < 2 && found.burden.size < 2,
  };
}

/** The cards that a moon needs, if the words list them after `all`. */
function needsIn(words: string): readonly Fact[] {
  const at = words.search(/(?<!\bfor )\b(?:all|every|everything|both|lot|each and every|complete|entire|full|whole)\b/);
  if (at < 0 || !has(words, 'take')) return [];
  const listed = words
    .replace(/[;,(] ?(?:the )?\[..\][^;,)]*\b(?:irrelevant|not|no matter|optional)\b[^;,)]*/g, '')
    .slice(at)
    .replace(
      /\b(?:and|then)? ?(?:others|every(?:one|body) else|scores?|gets?|receives?|shoots?|may|can|for (?:him|her|you)|you|that (?:1|player|person)|(?:the|his|her|your|their) (?:other|remaining)|everyone|everybody|opponents)\b.*/,
      '',
    );
  const cards = cardsIn(listed).filter(card => card !== 'costly');
  return cards.includes('H*') && cards.length > 1 && !/\bthe (?!\[|hearts?\b|suit\b|\d)[a-z]+\b/.test(listed)
    ? [fact('moon.needs', cards)]
    : [];
}

/** Reads the effects of a moon. Empty if a part of the sentence is not understood. */
export const moonConcepts: TopicReader = context => {
  const { words } = context;
  const last = context.before.split(' | ').at(-1) ?? '';
  const isAfter = (has(last, 'moon') || isAboutAll(last)) && CONCEPTS.others.test(words);
  const isTogether = /\ball (?:of )?(?:them|these|those|the above|it)\b/.test(words) && CONCEPTS.others.test(words);
  const about = isTogether || isMoon(context) || has(words, 'moon') || isAboutAll(words) || isAfter;
  if (!about || /\b(?:not|n't|never) (?:allow|count|play)/.test(words)) return [];
  const { shed, burden, isClear } = effectsIn(words);
  if (!isClear || (shed === undefined && burden === undefined)) return needsIn(words);
  const hasChoice = CHOICE.test(words.replace(/\bmay not\b/g, ''));
  if (hasChoice && OR.test(words) && (shed === undefined || burden === undefined)) return needsIn(words);
  return [
    ...needsIn(words),
    ...(shed === undefined ? [] : [part('moon.options', 'shed', -shed)]),
    ...(burden === undefined ? [] : [part('moon.options', 'burden', burden)]),
    ...(hasChoice && shed !== undefined && burden !== undefined ? [part('moon.choose', 'how', 'shooter')] : []),
  ];
};
