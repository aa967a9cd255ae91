// Completes what single sentences say by what they say in their context. Nothing that a sentence states by
// itself is changed, and what sentences say together counts only where they agree.

import { same } from '../../house/fields.ts';
import { assemble, type Said } from '../assemble.ts';
import { COSTLY } from '../grammar/cards.ts';
import type { Sentence } from '../sentences.ts';
import { isQuestion } from '../statements.ts';
import { has } from '../words/lexicon.ts';
import { breakingIn } from './breaking.ts';
import { moonsIn } from './moons.ts';
import type { Passage } from './passage.ts';
import { withAntecedents } from './passage.ts';
import { withPrices } from './prices.ts';
import { wholeText } from './text.ts';

/** Fields that two neighbouring sentences may state together. */
const TOGETHER =
  /^(?:break\.|lead\.(?:restrict|exempt)|firstTrick\.(?:ban|exempt)|follow\.|opening\.|moon\.(?:options|choose)|match\.(?:winner|tie|cmp)|pass\.(?:see|count)|seats\.)/;

const isAsked = (sentence: Sentence | undefined): boolean => sentence !== undefined && isQuestion(sentence);

/** What each sentence says together with the one before it, if one of them says nothing by itself. */
function pairsIn({ sentences, words, read }: Passage, facts: readonly Said[]): readonly Said[] {
  const stated = new Set(facts.map(one => one.sentence));
  return words.flatMap((own, i) => {
    const last = words[i - 1] ?? '';
    const isApart =
      own === '' ||
      last === '' ||
      !TERMS.test(`${last} ${own}`) ||
      (stated.has(i) && stated.has(i - 1)) ||
      sentences[i]?.heading !== sentences[i - 1]?.heading ||
      isAsked(sentences[i - 1]) ||
      isAsked(sentences[i]);
    return isApart
      ? []
      : [', ', '; ']
          .flatMap(sign => read(i, `${last.replace(/[.!]$/, '')}${sign}${own}`))
          .filter(one => isTogether(one, last, own));
  });
}

/** Matches words without which two sentences state no rule. */
const TERMS =
  /\b(?:hearts?|cards?|tricks?|leads?|led|suits?|points?|all|any|every\w*|some\w*|1|it|she|they|other\w*)\b|\[|\d/;

/** Matches words which say when hearts may be led. */
const UNTIL = /\b(?:until|till|before|unless|once|after|only|broken)\b/;

/** Whether two sentences may state a fact together, so that nothing is read into them. */
function isTogether({ path, value }: Said, last: string, own: string): boolean {
  if (path === 'firstTrick.ban') return has(own, 'not') && /\bhearts?\b|\bpoint/.test(own);
  if (path === 'lead.restrict') return same(value, []) || UNTIL.test(`${last} ${own}`);
  return TOGETHER.test(path);
}

/** What each sentence says with the cards that its pronouns mean. */
const resolvedIn = ({ words, read }: Passage): readonly Said[] =>
  words.flatMap((own, i) => {
    const resolved = own === '' ? '' : withAntecedents(words, i);
    return resolved === own ? [] : read(i, resolved).filter(one => TOGETHER.test(one.path));
  });

/** Whether the cards that are kept out of the first trick include hearts, and are not only a part of them. */
const isWholeBan = ({ path, value }: Said): boolean =>
  path === 'firstTrick.ban' && Array.isArray(value) && (value.includes('H*') || value.includes(COSTLY));

/** The facts that concern fields which the others leave open. They agree with each other or are left out. */
function further(facts: readonly Said[], more: readonly Said[]): readonly Said[] {
  const { decided, conflicts } = assemble(facts);
  const closed = new Set([...decided, ...conflicts].map(({ path }) => path));
  const open = more.filter(({ path }) => !closed.has(path)).map(one => ({ ...one, isAside: true as const }));
  const isPart = open.some(one => one.path === 'firstTrick.ban') && !open.some(isWholeBan);
  return isPart ? open.filter(one => one.path !== 'firstTrick.ban') : open;
}

/** The facts of single sentences, and what the sentences say in their context. */
export function inContext(passage: Passage, stated: readonly Said[]): readonly Said[] {
  const near = (one: Passage): readonly Said[] => [...resolvedIn(one), ...pairsIn(one, stated)];
  let facts = withPrices(passage, stated);
  for (const reader of [near, moonsIn, breakingIn, wholeText]) facts = facts.concat(further(facts, reader(passage)));
  return facts;
}
