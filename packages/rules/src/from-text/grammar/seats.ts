// Reads how many people play, and with how many the game is best.
import { type Fact, fact, firstOf, isDenied, type Pattern, type TopicReader } from '../facts.ts';

const seats = (min: number, max: number, best?: number): readonly Fact[] => [
  fact('seats.min', min),
  fact('seats.max', max),
  ...(best === undefined ? [] : [fact('seats.best', best)]),
];
const SEATS_MAX = 14;
const isSeats = (...all: readonly number[]): boolean => all.every(n => n >= 2 && n <= SEATS_MAX);

const PLAYERS: readonly Pattern[] = [
  [
    /\b(\d)(?:, \d)+,? (?:or|and) (\d)\b(?! (?:of|cards?|points?)\b)(?! ?(?:clubs|spades|hearts|diamonds))/,
    ([, min, max], { words }) =>
      /\bplay|\bpeople\b|\bpersons\b|\bfor\b|\bof (?:us|you)\b/.test(words) &&
      !/\bremov|\btake out|\bcards?\b|\bpass|\[/.test(words) &&
      isSeats(Number(min), Number(max)) &&
      Number(min) < Number(max)
        ? seats(Number(min), Number(max))
        : [],
  ],
  [
    /\bbetween (\d+) and (\d+) (?:players|people|persons)\b|\b(\d+)(?:, \d+)*,? or (\d+) (?:players|people|persons)\b|^(?:number of )?players: (\d)(?:, \d)*,? ?(?:or|to|-|and) ?(\d)/,
    m => {
      const [min, max] = m
        .slice(1)
        .filter(one => one !== undefined)
        .map(Number);
      return min !== undefined && max !== undefined && isSeats(min, max) ? seats(min, max) : [];
    },
  ],
  [/[;:,] ?(\d) players?(?=[;,.]|$)/, ([, n]) => (isSeats(Number(n)) ? seats(Number(n), Number(n), Number(n)) : [])],
  [
    /\b(?:needs?|requires?|takes|exactly|there are) (?:exactly )?(\d+) (?:players|people)\b(?!')|^(?:(?:this|it|hearts) is )?(?:an? )?(\d+)[- ]player game\b|\bwe (?:always |usually )?play with (\d)\.?$|\bwe (\d) (?=(?:do|play|sit|always|like|have|are|gather|meet)\b)|\bplayed by (\d)\.?$|^(\d) of us(?:,| (?:always |would )?(?:play|sit)\b)|^for (\d)\.$|^(?:for )?(\d) (?:persons|people)\.?$|^(\d) players?, 1 (?:deck|pack)\b|\b(?:must have|have to be|must be) (\d) (?:players|people|of (?:you|us))\b|^(\d) can play\.?$|^we are (?:always )?(\d+)(?: players| people)?\.?$|^(\d+) (?:players|people) (?:sit|play|take part)\b|\bgame for (\d)\.?$|\byou need (\d) to play\b|\b(\d) at (?:an?|each|every) table\b|\bplay with\b[^,;.]{0,40}\band (\d) players\b/,
    (m, { words }) => {
      const n = Number(m.slice(1).find(one => one !== undefined));
      const isOnly =
        isSeats(n) &&
        !isDenied(words) &&
        !/\b(?:at least|usual|most|best|normal|prefer|ideal|or more|if|when|with \d (?:players|people),)(?!\w)/.test(
          words,
        );
      return isOnly ? seats(n, n, n) : [];
    },
  ],
  [/^(\d) seats\b/, ([, n]) => (isSeats(Number(n)) ? seats(Number(n), Number(n), Number(n)) : [])],
  [
    /(?<!\d, )\b(?:from )?(\d+)(?: ?- ?| to | or | through |, | and up to )(\d+)(?: \w+)?(?: players?| people| persons| guys| kids| friends|$| can\b| may\b|;|,)/,
    ([, min, max], { words }) =>
      isSeats(Number(min), Number(max)) && Number(min) < Number(max) && !/\d+(?:, \d+){4}/.test(words)
        ? seats(Number(min), Number(max))
        : [],
  ],
  [
    /\bwith (\d+) players, but also with (\d+)(?:, \d+)* or (\d+)/,
    ([, best, min, max]) => seats(Number(min), Number(max), Number(best)),
  ],
  [
    /(?<!\b(?:when|if) )\b(?:there (?:are|were)|there'?s) (?:always |only )*(\d+) of us\b|\bthe (\d) of us (?:always |usually |all )?(?:play|sit)\b|\bit takes (\d) (?:people |players )?to play\b|\b(?:each|all) of the (\d) (?:participants|players)\b|^(\d+) (?:people|players|persons) (?:are|is) (?:required|needed)\b|\b(?:we|you) need (\d+) (?:people|players)\b/,
    m => {
      const n = Number(m.slice(1).find(one => one !== undefined));
      return seats(n, n, n);
    },
  ],
  [/\bfor (\d+) or more (?:players|people)/, ([, min]) => [fact('seats.min', Number(min))]],
  [
    /^(?:for )?(\d+) players?(?: only)?(?:\.|,? standard\b|$|, all| at (?:each|a)| and a| compete| play\b|,? each for|,? every)|^players: (\d+)\b(?!,? ?(?:\d|-|to\b|or\b|and\b))|^number of players: (\d+)\.?$|\b(?:is|are|game|played|play)(?: only)?(?: a)?(?: [^\s,;]+){0,3} (?:for|by|with|among) (?:exactly )?(\d+) (?:players?|persons|people)\b(?!,? (?:remove|the|take|each(?! of whom)|every|it))|\b(?:you need|need): (\d+) players|\bplay against (\d+) others?/,
    (match, { words }) => {
      const n = Number(match.slice(1).find(one => one !== undefined));
      if (
        !isSeats(n) ||
        /\busual|\bmost(?:ly)? |\bmost of|\bbest\b|\bnormal|\bprefer|\bstandard is|\bideal/.test(words)
      )
        return [];
      return seats(n, n, n);
    },
  ],
];

const BEST: readonly Pattern[] = [
  [
    /\b(\d) (?:makes?|gives?|makes? for) (?:the best|the ideal|the perfect|a perfect)\b/,
    ([, n]) => [fact('seats.best', Number(n))],
  ],
  [
    /\b(\d)(?:'s| is|: | being)?(?: \w+)? (?:the )?(?:sweet spot|ideal|perfect|optimal|optimum|just right|(?:magic|right|best) number)\b|\b(?:ideal|perfect|optimal|just right|at its best|shines|works best)\b[^.,;]{0,16}?\b(?:with|for|at|is) (\d)\b(?! ?(?:to|-|or)\b)/,
    m => [fact('seats.best', Number(m[1] ?? m[2]))],
  ],
  [
    /\bbest(?: (?:with|for|played (?:with|by)|played for))? (?:with |for )?(\d+)(?! cards)/,
    ([, n]) => [fact('seats.best', Number(n))],
  ],
  [
    /\bbut (\d+) is best|\b(\d+) (?:is|are|players is) (?:the )?best|\bat its best with (\d+)|\bbest when (\d+) (?:take part|play)\b|^(\d+) usually play/,
    m => [fact('seats.best', Number(m.slice(1).find(Boolean)))],
  ],
  [
    /\b(?:most of the time|most (?:often|usually|commonly)|commonly|usually|normally|mostly|preferably|ideally)\b.{0,40}?\b(\d+)(?:[- ]players?| people| persons| of us)\b(?!')/,
    ([, n]) => (isSeats(Number(n)) ? [fact('seats.best', Number(n))] : []),
  ],
];

export const seatReaders: readonly TopicReader[] = [firstOf(PLAYERS), firstOf(BEST)];
