// Reads how the match ends: limits, numbers of deals, winners, ties, and totals that jump to another value.
import {
  allOf,
  type Fact,
  fact,
  firstOf,
  isDenied,
  type Pattern,
  type SentenceContext,
  type TopicReader,
} from '../facts.ts';
import { isMoon } from './moon.ts';

const REACH =
  '(?:reach(?:es|ed)?|breaks?|cross(?:es|ed)?|is (?:above|past|over)|tops|collects?|collected|hits?|busts?|gets?|gains?|has|have|scores?|scored|attain(?:s|ing)?|is at|passes|exceed(?:s|ed)?|meets?|goes|went|at least|more than|greater than|1st (?:person |player |1 )?(?:over|past|to)|(?:over|ends?|stops?|finishes) at|to)';
const LIMIT_MIN = 15;
const LIMIT_MAX = 1000;

function comparison(words: string, n: string): readonly Fact[] {
  if (
    new RegExp(
      `\\b${n}(?: points?)? (?:or|and) (?:more|higher|over|above|greater)|\\breach|\\bhits? |\\b(?:gets?|got|getting) to |\\bat least\\b|\\bmeets?\\b|\\bor (?:goes |going )?(?:over|exceeds|past)|\\b(?:is|are|has|have) (?:at )?${n}|\\bhas (?:taken )?(?:at least )?${n}|\\b(?:scores?d?|gets?|gains?|hit|collects?) ${n}\\b|\\b1st (?:1 |\\w+ )?to ${n}\\b|\\b${n}\\+`,
    ).test(words)
  )
    return [fact('match.cmp', '>=')];
  if (
    new RegExp(
      `\\b(?:more than|greater than|exceed\\w*|over|above|past|higher than) ${n}|\\bexceeds? (?:a|an|the|some) `,
    ).test(words)
  )
    return [fact('match.cmp', '>')];
  return [];
}

function limit(context: SentenceContext): readonly Fact[] {
  const words = context.words.replace(/,? ?(?:and|but) if\b[^.]*\bexactly\b.*/, '');
  const about =
    /\b(?:games?|match|play(?:s|ed|ing)?|ends?|over|stops?|terminates?|until|by the time|when|once|los(?:es|er)|limit|target|lasts|1st|finish\w*|agreed)\b/.test(
      words,
    );
  const match =
    new RegExp(
      `\\b${REACH}\\b(?: \\S+){0,5}? ?(?:the )?(?<![\\d:])(-?\\d{2,})(?!\\d|[-/.]\\d| (?:cards?|tricks?|hearts?|hands?|rounds?|deals?|games?(?! (?:is|ends|over))|players?|people|years?|minutes?|hours?|of|times)\\b)`,
    ).exec(words) ??
    /\b(?:target|limit|goal)(?: score)? \((\d+)|\b(\d+) points?(?: is standard)?,? in general|\blimit of (\d+)|^(?:game end|game over|end of (?:the )?game|the end|end): (?:somebody|someone|anybody|anyone|a player|1 player) (?:at|over|past|with) (\d+)|^over (\d+) and\b|^until when: (?:to |at )?(\d+)\b|^at (\d+),? (?:it is|it's|we|the game)\b|^(?:an? |the |our )?(?:game|limit|target|end of (?:the )?game|end)(?: score)? ?(?:[:=]|is|to) ?(\d+)(?: points)?\.?$|^to (\d+)\.?$|^(?:up to )?(\d+) points(?: ends? (?:the game|it))?\.?$|\b(?:exceeds?|passes|goes over|reaches|gets to|hits) (?:a|an|the|some) (?:\w+ )?(?:limit|target|score|number|total)\b[^.]{0,40}? (?:such as|like|say|of|usually|normally|,) (\d+) points\b/.exec(
      words,
    );
  const n = match?.slice(1).find(one => one !== undefined);
  if (
    !(about || /^(?:up )?to \d+|^(?:at|over) \d+|^our limit|^\d+ points/.test(words)) ||
    n === undefined ||
    (isDenied(words) && !/\b(?:until|before|unless|till)\b/.test(words)) ||
    Number(n) < LIMIT_MIN ||
    Number(n) > LIMIT_MAX ||
    /\bexactly\b/.test(words) ||
    isMoon({ ...context, before: '' }) ||
    /\ball (?:the )?(?:13 )?hearts|\bcards? each\b/.test(words)
  )
    return [];
  return [fact('match.kind', 'limit'), fact('match.limit', Number(n)), ...comparison(words, n)];
}

const DEALS: readonly Pattern[] = [
  [
    /^(\d+) (?:deals|hands|rounds) (?:will be|are|get|is) played\b(?! (?:before|for each|in each))/,
    ([, n]) => [fact('match.kind', 'deals'), fact('match.deals', Number(n))],
  ],
  [
    /^(\d+) (?:deals|hands|rounds) (?:are|is|makes?) (?:an?|the) (?:game|match|session|evening|night|sitting|contest)\b/,
    ([, n]) => [fact('match.kind', 'deals'), fact('match.deals', Number(n))],
  ],
  [
    /\b(?:after|lasts?|play(?:ed)?(?: for)?) (\d+) (?:deals|hands|rounds|games)\b/,
    ([, n]) => [fact('match.kind', 'deals'), fact('match.deals', Number(n))],
  ],
];

const WINNER: readonly Pattern[] = [
  [
    /\b(?:total|score) (?:that is |which is )?closest to 0\b|\bclosest to 0 wins|\bcloses?t to 0\b/,
    () => [fact('match.winner', 'closestToZero')],
  ],
  [
    /\b(?:lowest|smallest|littlest|fewest|least|low|fewer)\b[^.]{0,60}\b(?:wins?|won|winner|takes (?:the game|it|the pot|all)|victor|champ)|\b(?:winner|wins?)\b[^.]{0,60}\b(?:lowest|fewest|smallest|least)\b|\b(?:aim|goal|object|objective|want|try|trying|have|finish with|score)\b[^.]{0,50}\b(?:lowest score|lowest total|fewest points|few points|fewer points|least points|least amount|smallest score|as few)|\bwinning player\b[^.]{0,30}\b(?:lowest|fewest)|\blow score wins|\blowest (?:score |total )?(?:first|1st|on top)\b|\b(?:try|aim|want|hope)\b[^.]{0,40}\b(?:end|finish|be left)\b[^.]{0,16}\b(?:lowest|fewest|least)\b|^avoid points|^winn(?:ing|er): (?:the )?(?:fewest|lowest|least|smallest)\b|\b(?:aim|goal|object|objective|purpose|idea|try|trying|want)\b[^.]{0,50}\b(?:lowest number|minimum(?: number)? of points|as little as possible|(?:avoid|not) (?:to )?(?:tak(?:e|ing)|get(?:ting)?|scor(?:e|ing)|collect(?:ing)?) (?:any )?(?:penalty )?points)|^points are bad\b|\bto (?:be|finish as) the (?:player|1|person) with the (?:fewest|lowest|least)|\b(?:do not|don't) want (?:any )?points\b|\bfewer points (?:the|are|is) better|\blowest score wins/,
    (_, { words }) =>
      /\btricks? (?:as you can|with)|(?:\bnot|n't|\bnever) (?:win|the winner)/.test(words)
        ? []
        : [fact('match.winner', 'lowest')],
  ],
];

const TIE: readonly Pattern[] = [
  [
    /\b(?:tie|tied|draw|level|equal|same lowest (?:score|total))\b[^.]{0,60}\b(?:another|extra|more(?! than)|further|additional|play on|deciding)\b|\bexactly 1 (?:player|other) has the lowest/,
    () => [fact('match.tie', 'extraDeal')],
  ],
];

function wraps({ words }: SentenceContext): readonly Fact[] {
  const [, condition = '', rest = ''] =
    /\bexactly (\d+(?:(?:,| or| and) \d+)*)(.*)/.exec(words) ??
    /\b(\d+ (?:or|and) \d+)(?: points?)?[^.]{0,40}\bexactly(.*)/.exec(words) ??
    [];
  const at = [...condition.matchAll(/\d+/g)].map(Number).filter(n => n >= LIMIT_MIN);
  if (at.length === 0) return [];
  const [, to] = /\b(?:to|becomes?|is|at|with|drops?)\b(?: \S+){0,3}? ?\b(\d+)\b/.exec(rest) ?? [];
  if (/\bwins?\b|\bdeclared the winner/.test(rest))
    return [
      fact(
        'wrap.list',
        at.map(n => ({ at: n, to: 'wins' })),
      ),
    ];
  return to === undefined
    ? []
    : [
        fact(
          'wrap.list',
          at.map(n => ({ at: n, to: Number(to) })),
        ),
      ];
}

const SCORE: readonly Pattern[] = [
  [
    /\b(?:starts?|begins?) (?:at|with|from) (-?\d+)(?: points)?/,
    ([, n], { words }) => (/\bcards?\b/.test(words) ? [] : [fact('score.start', Number(n))]),
  ],
  [
    /\b(?:score|total) (?:goes|falls|drops|sinks) (?:down )?below\b/,
    () => [fact('match.kind', 'limit'), fact('score.sign', 'minus'), fact('match.cmp', '<')],
  ],
  [
    /\badded to\b[^.]{0,40}\b(?:total|score)|\badd\b[^.]{0,30}\bto their score/,
    (_, context) => (isMoon(context) ? [] : [fact('score.sign', 'plus')]),
  ],
];

/** Matches sentences about a limit that is agreed beforehand or stated elsewhere in the text. */
const REACHED: readonly Pattern[] = [
  [
    /\b(?:meets?|reach\w*|hits) or (?:pass\w*|exceed\w*|goes? (?:over|past))\b(?! \d)|\b(?:reaches|reached|hits|gets to) (?:the|an?) (?:agreed|limit|target|set)\b|\breach(?:es|ed)? (?:that|this) (?:number|score|total)\b/,
    () => [fact('match.kind', 'limit'), fact('match.cmp', '>=')],
  ],
];

export const endingReaders: readonly TopicReader[] = [
  limit,
  firstOf(DEALS),
  firstOf(REACHED),
  firstOf(WINNER),
  firstOf(TIE),
  wraps,
  allOf(SCORE),
];
