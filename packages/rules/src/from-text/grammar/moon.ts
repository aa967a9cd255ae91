// Reads the rules of the moon: which cards it needs, and what it brings.

import { type Fact, fact, part, type SentenceContext } from '../facts.ts';
import { has } from '../words/lexicon.ts';
import { cardsIn } from './cards.ts';

const MOON =
  /\bmoon\b|\bruns? the table\b|\b(?:you|anybody|anyone|somebody|someone|whoever|player) shoots?,|\bshooter\b|\bslam\b|\bgoing for the lot\b|\bclean sweep\b|\b(?:runs?|ran|running) (?:them|it|'em) all\b/;
const TAKES_ALL =
  /^all (?:of )?(?:the )?(?:bad|penalty|point|nasty|scoring|26|14) (?:cards|points|ones|1s)? ?[:=]|\b(?:takes?|took|wins?|won|collects?|collected|gets?|makes|captures?|captured|capturing|taking|has)\b[^.,;]{0,20}\b(?:all|every|both)\b[^.]{0,40}\b(?:hearts?|cards?|points?)\b|\ball (?:the )?(?:13 )?hearts (?:fall|go|went|end up|come|land)\b|^all (?:the )?(?:13 )?hearts (?:and\b|\+|plus\b|&)|\b(?:takes?|took|wins?|won|collects?|collected|gets?|got|captures?|captured|has|have|grabs?) (?:them all|all of (?:them|these|it)|the (?:whole )?lot|everything|every (?:single |last )?1)\b|\b(?:takes?|wins?|collects?|gets?|captures?) all (?:the )?(?:26|14)\b|\btook all\b|\b(?:takes?|took|taking) the (?:whole )?lot\b|\btaking all\b|\bscoring cards\b.*\ball\b/;

/** Whether somebody takes all hearts and the queen. */
const takesEveryHeart = (words: string): boolean => {
  const at = words.search(
    /(?<!\bfor )\b(?:all|every) (?:of )?(?:the |13 |its |these )*hearts?\b[^.]*\b(?:and|plus|with|as well as)\b[^.]*\[Q/,
  );
  return at > 0 && has(words.slice(0, at), 'take');
};

/** Whether the sentence is about taking all cards with points, or continues such a sentence. */
export const isMoon = ({ words, heading, before }: SentenceContext): boolean =>
  MOON.test(words) ||
  TAKES_ALL.test(words) ||
  takesEveryHeart(words) ||
  MOON.test(heading) ||
  ((MOON.test(before) || TAKES_ALL.test(before)) &&
    /^(?:in (?:this|that|which) case|if (?:you|they|he|she|somebody|someone) (?:makes?|manages?|succeeds?|pulls?)|or|that player|they|the shooter|you|instead|if it works|either|add|subtract|give|take|everyone else)\b|\binstead\b/.test(
      words,
    ));

const OTHERS =
  "(?:(?:all|any) (?:the )?players (?:other than|except|but) (?:you|him|her|them|(?:the|this|that) (?:shooter|player|1))|(?:everyone|everybody) (?:but|except) (?:you|him|her|them|the shooter|the player)|(?:all|each|every 1) of (?:the|his|her|their|your) (?:other players|opponents|others)|each of (?:the|his|her|their|your) (?:other players|opponents|others)|each (?:other player|opponent|of the others)|every(?:body|one)? ?else(?:'s)?|every (?:other player|opponent)(?:'s)?|all (?:the )?(?:others?|other players|opponents|\\d opponents|\\d others)|(?:the )?(?:\\d )?(?:others|other players|opponents)|(?:the )?(?:other|3) (?:\\d )?(?:players?|others)(?:'s?)?|the other \\d\\b|(?:the )?rest(?: of us)?|we (?:each|all|others)|the other \\d of (?:us|you)|all other players'?|(?:your|his|the) (?:\\d )?opponents|(?:your|his|her|their|each|every|all|the) (?:adversar(?:y|ies)|rivals?|colleagues|foes|enem(?:y|ies))(?:'s?)?|every other (?:player|soul|person))";
const OWN = '(?:yourself|themselves|your|their|his|her|his or her|the)(?: own)?(?: total| score)?';
const POINTS_MIN = 5; // smaller numbers in a sentence about the moon are not the points of the moon

const BURDEN: readonly RegExp[] = [
  new RegExp(
    `\\b${OTHERS}[^.;]{0,40}?\\b(?:scores?|adds?|gets?|have|has|receives?|takes?|writes?|gains?|pays?|eats?|cops?|suffers?|collects?|is (?:each )?given|are (?:each )?given|charged|debited|penali[sz]ed|fined|hit with|lumbered with|stuck with|go(?:es)? up(?: by)?|increased by)\\b(?: \\w+){0,3}? ([+-]?\\d+)`,
  ),
  new RegExp(
    `\\b(?:adds?|added?|adding|puts?|give|gives|giving|charge|increase\\w*|raise\\w*)\\b[^.;]{0,30}?([+-]?\\d+)(?: points?)?(?: are| is)?(?: added)?[^.;]{0,24}?\\b${OTHERS}`,
  ),
  new RegExp(
    `\\b(\\d+)(?: points?)? (?:(?:are|is|must be|will be) )?(?:added|written down|charged|given|awarded) to[^.;]{0,24}\\b${OTHERS}`,
  ),
  new RegExp(`\\b${OTHERS}[^.;]{0,40}?\\b(?:up|increased?) by (\\d+)`),
  new RegExp(`\\b(?:increases?|raises?) (?:the scores? of )?${OTHERS}[^.;]{0,20} by (\\d+)`),
  new RegExp(`\\b${OTHERS} ([+-]?\\d+)(?: points)?(?: each| instead|[.]|$)`),
  new RegExp(`\\b(\\d+) (?:points )?(?:to|on for|for|onto|on) ${OTHERS}`),
];
const SHED: readonly RegExp[] = [
  /\b(?:either|may|can|to) subtract (\d+)\b/,
  new RegExp(`\\b(\\d+)(?: points?)? off (?:of )?${OWN}`),
  new RegExp(
    `\\b(?:subtract(?:s|ed|ing)?|taking|deducting|takes? away|takes?|deducts?|removes?|knocks?|shaves?|lops?|drops?|cuts?)\\b (?:off )?(\\d+)(?: points?)? (?:off|from) ${OWN}`,
  ),
  new RegExp(`\\b(\\d+)(?: points?)? (?:is |are )?(?:deducted|subtracted|taken(?: off| away)?) from ${OWN}`),
  new RegExp(`\\b(?:loses?) (\\d+)(?: points?)? (?:off|from) ${OWN}`),
  /\b(?:decides?|chooses?|whether|either)\b[^.]*\bloses? (\d+)/,
  new RegExp(`\\b(\\d+)(?: points?)? (?:comes?|goes?) off ${OWN}`),
  new RegExp(`\\b(?:reduces?|lowers?) ${OWN}[^.;]{0,14} by (\\d+)`),
  new RegExp(`\\b${OWN} (?:is|goes|score goes) (?:reduced|down|lowered)(?: by)? (\\d+)`),
  /\b(?:scores?|gets?|earns?) (?:either )?(?:minus |- ?)(\d+)/,
  /^(?:the )?(?:shoot(?:ing)? (?:the )?)?moon ?(?:[:=]|is(?: worth)?|counts?|scores?|gives|(?:earns?|gets?|costs?)(?: you| him| her)?) ?(?:minus |-)(\d+)/,
  /\bchoice\b[^.]*\bminus (\d+)/,
  /\b(?:an?|the) moon (?:is worth|counts?|scores?) (?:minus |-)(\d+)/,
  /\b(?:score|total) drops by (\d+)/,
  /\bget to subtract (\d+)\b/,
  /\b(\d+)(?: points?)? off for (?:you|yourself|the shooter)\b/,
  /\b(?:gets?|has|have) (\d+)(?: points?)? (?:taken )?off\b/,
  /(?:\bminus |- ?)(\d+)(?: points?)? (?:for|to) (?:you|yourself|them|the shooter)\b/,
];
const ZERO =
  /\b(?:scores?|gets?|has|receives?|gives you|you get|earns?|pays?|takes?|writes?) (?:0|no|nothing)(?: points?)?\b|\bset\w* (?:his|their|your)(?: own)? total (?:back )?to 0/;

/** Matches words at their end which deny what follows: `does not give`. */
const DENIED_BEFORE = /(?:\bnot|n't|\bnever)(?: \w+)?$/;

const numberIn = (words: string, forms: readonly RegExp[]): number | undefined => {
  for (const form of forms) {
    const found = form.exec(words);
    const n = Number(found?.[1]?.replace(' ', ''));
    if (DENIED_BEFORE.test(words.slice(0, found?.index).trimEnd())) continue;
    if (Math.abs(n) >= POINTS_MIN) return Math.abs(n);
  }
  return undefined;
};

function moonNeeds(words: string): readonly Fact[] {
  if (!TAKES_ALL.test(words) && !/\ball\b[^.]{0,20}\bhearts?\b/.test(words)) return [];
  const [, listed = words] =
    /((?:\[..\][^.,;[]{0,20})?\b(?:all|every)\b.*?)(?:\bshoots?\b|\bscores?\b|\bgets?\b|\bhas shot\b|\byou may\b|$)/.exec(
      words,
    ) ?? [];
  const needed = listed.replace(/[;,(] ?(?:the )?\[..\][^;,)]*\b(?:irrelevant|not|no matter|optional)\b[^;,)]*/g, '');
  const cards = cardsIn(needed.replace(/\b\d+ points?\b|\bpoints\b(?! cards)/g, ''));
  // a card with an unknown name
  if (/\bhearts?,? (?:and|plus|with) (?:the|her|him|old) (?!\[)[a-z]/.test(listed)) return [];
  const exact = cards.filter(
    card => card !== 'costly' && !(card !== 'H*' && card.endsWith('H') && cards.includes('H*')),
  );
  if (exact.includes('H*')) return [fact('moon.needs', exact)];
  return cards.includes('costly') ? [fact('moon.needs', ['costly'])] : [];
}

/** Matches words which say that there is no moon. */
const NO_MOON =
  /\bnor (?:is|are|do|does)\b[^.]*\b(?:moons?|shoot)|\bno shooting of (?:the )?moons?\b|^(?:(?:grand |clean )?(?:slam|sweep)|(?:shooting (?:the )?)?moon|the lot): (?:no|none|not (?:played|used|counted)|there (?:is|isn't|is not)|there's no|not? (?:recogni[sz]ed|allowed|bonus|effect)|we (?:don't|do not)|nothing)\b(?! points)|\b(?:earns?|gets?|brings?|gives?|has|have)(?: (?:you|him|them|her))? no (?:special |extra )(?:bonus|reward|prize)\b|\bno (?:bonus|reward|prize|effect) for (?:(?:taking|getting|winning|collecting|capturing) (?:everything|all|every|them all)|an? (?:clean |grand )?(?:sweep|slam))\b|\bno (?:shooting (?:the|for the) )?moons?\b(?! choice| option)|(?:\bdo not|\bdon't|\bnever) (?:play|allow|do|use|have|count|bother with|recogni[sz]e) (?:with )?(?:the |shooting (?:the|for the) |any )*moon\b|(?:\bdo not|\bdon't|\bnever|\bnobody|\bno one) shoots? the moon\b|\bshoot(?:ing)? the moon: (?:no|not|never)\b|\bwithout (?:shooting )?(?:the |a )?moon\b|\bshooting the moon (?:does not|doesn't) count\b|\bmoon\b[^.]{0,20}\b(?:not|isn't) (?:allowed|possible|played|recogni[sz]ed|counted|used|scored|rewarded|included)|\b(?:cannot|can't) shoot the moon/;

/** Whether the words offer a choice of which only one side was understood. */
const isHalf = (words: string): boolean =>
  /\b(?:decides?|chooses?|either|whether|choice)\b.*\b(?:or|and)\b|\b\d{2,}\b.*\bor\b.*\b\d{2,}\b/.test(words);

/** Reads the rules of the moon from a sentence. */
export function moon(context: SentenceContext): readonly Fact[] {
  const { words } = context;
  const isNothing =
    isMoon(context) &&
    /\b(?:no|nothing) special (?:effect|rule|happens)|\b(?:just|simply|still|only) (?:gets?|scores?|takes?|has|have|counts?|pays?) (?:the |his |your |their )?26\b|\bno (?:extra |special )?(?:bonus|reward|prize)\b/.test(
      words,
    );
  if (NO_MOON.test(words) || isNothing)
    return [fact('moon.needs', []), fact('moon.options', []), fact('moon.choose', 'fixed')];
  if (!isMoon(context)) return [];
  const [burden, shed] = [numberIn(words, BURDEN), numberIn(words, SHED)];
  const isChoice =
    /\b(?:choose|chooses|choice|either|may|whichever|or)\b/.test(words) &&
    (burden !== undefined || shed !== undefined) &&
    !/\bmay not\b/.test(words);
  const chosen =
    isChoice &&
    (/\bchoose|\bchoice|\bwhichever|\bmay\b|\beither\b/.test(words) || (burden !== undefined && shed !== undefined));
  if ((burden === undefined) !== (shed === undefined) && isHalf(words))
    return [...moonNeeds(words), part('moon.options', 'unclear', 0)];
  return [
    ...moonNeeds(words),
    ...(shed === undefined ? [] : [part('moon.options', 'shed', -shed)]),
    ...(burden === undefined ? [] : [part('moon.options', 'burden', burden)]),
    ...(chosen
      ? [
          part(
            'moon.choose',
            'how',
            /\bunless (?:this|that|it) (?:will|would)\b[^.]*\blose/.test(words) ? 'auto' : 'shooter',
          ),
        ]
      : []),
    ...(ZERO.test(words) ? [part('moon.options', 'zero', 0)] : []),
    ...(/\bset\w* (?:his|their|your)(?: own)? total (?:back )?to 0\b/.test(words) && /\bchoose/.test(words)
      ? [part('moon.choose', 'how', 'shooter')]
      : []),
  ];
}
