// Reads what breaks hearts from any clause about an event near the words `broken` or `lead`: that somebody
// throws a heart, or that the queen counts, too.
import type { Said } from '../assemble.ts';
import { isDenied, part } from '../facts.ts';
import { breakers } from '../grammar/leading.ts';
import { CONCEPTS, has } from '../words/lexicon.ts';
import type { Passage } from './passage.ts';

const ABOUT =
  /\bhearts?\b[^.]*\b(?:broken|break\w*|locked|closed|sealed|shut)\b|\b(?:broken|break\w*)\b[^.]*\bhearts?\b/;
/** Matches what separates an event from the rule, and a rule from the next one. */
const CLAUSES = /[,;:.()]+ ?| - |\b(?:before|until|till|once|unless|when|that is|means)\b/;
const EVENT =
  /\b(?:some(?:body|one)|any(?:body|one)|a player|another|1 of|has been|have been|is|was|been|by \w+ing|1st time)\b/;
const OBJECT = /\bhearts?\b|\b(?:1|any|it|them)\b/;
const OTHER = /\b(?:points?|tricks? \d|1st trick|opening trick|moon|leads?|led|holds?|worth|all)\b/;
const QUEEN_TOO = /\[(Q.)\][^.;]*\b(?:too|also|as well|counts?|likewise)\b|\b(?:so|also)\b[^.;]*\[(Q.)\]/;

const eventsIn = (words: string): readonly Said[] =>
  words
    .split(CLAUSES)
    .filter(one => EVENT.test(one) && OBJECT.test(one) && !OTHER.test(one) && !isDenied(one))
    .flatMap(one => {
      const named = breakers(one, 'hearts');
      return named.length === 0 && has(one, 'discard') ? [part('break.on', 'H*', 'discard')] : named;
    })
    .map(one => ({ ...one, sentence: 0 }));

/** That the queen breaks hearts as hearts do, if the words say that she counts, too. */
const queensIn = (words: string): readonly Said[] => {
  const [, queen, also] = QUEEN_TOO.exec(words) ?? [];
  const card = queen ?? also;
  return card === undefined || isDenied(words)
    ? []
    : ['H*', card].map(one => ({ ...part('break.on', one, 'any'), sentence: 0 }));
};

/** What breaks hearts, from the sentences about breaking and those after them. */
export const breakingIn = ({ words, sentences }: Passage): readonly Said[] =>
  words.flatMap((own, sentence) => {
    if (!ABOUT.test(own) || CONCEPTS.firstTrick.test(own)) return [];
    const isOn = sentences[sentence + 1]?.heading === sentences[sentence]?.heading;
    const here = eventsIn(own);
    const events = here.length > 0 || !isOn ? here : eventsIn(words[sentence + 1] ?? '');
    return [...events, ...queensIn(own)].map(one => ({ ...one, sentence }));
  });
