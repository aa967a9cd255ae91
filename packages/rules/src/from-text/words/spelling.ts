// Corrects misspelt words and writes abbreviations in full, so that the grammar needs only one spelling.

/** Abbreviations and words without their apostrophe, as they are written in messages. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ u: 'you', ur: 'your', '&': 'and', em: 'them', "'em": 'them', b4: 'before', 'w/': 'with', 'w/e': 'whatever' },
  ...{
    til: 'until',
    till: 'until',
    "'til": 'until',
    untill: 'until',
    gotta: 'have to',
    shall: 'must',
    ppl: 'people',
    plyrs: 'players',
    pts: 'points',
    broke: 'broken',
  },
  ...{
    theres: "there's",
    thats: "that's",
    cant: "can't",
    dont: "don't",
    doesnt: "doesn't",
    isnt: "isn't",
    arent: "aren't",
    wont: "won't",
  },
  ...{ teh: 'the', hte: 'the', adn: 'and', nad: 'and', taht: 'that', pas: 'pass', wich: 'which', looses: 'loses' },
  ...{ owt: 'anything', nowt: 'nothing', ye: 'you', nab: 'take', nabs: 'takes', "o'": 'of', iff: 'if' },
  ...{ tae: 'to', nae: 'no', oan: 'on', ma: 'my', wan: '1', afore: 'before', gie: 'give', whit: 'what', wi: 'with' },
  ...{ cannae: 'cannot', dinnae: "don't", o: 'of', aff: 'off', frae: 'from', yer: 'your', leadin: 'leading' },
  ...{ std: 'standard', tmrw: 'tomorrow' },
  ...{ recieve: 'receive', recieves: 'receives', begining: 'beginning', eles: 'else', paly: 'play', palys: 'plays' },
  ...{ havent: "haven't", hasnt: "hasn't", theyre: "they're", youre: "you're", ive: "i've", youve: "you've" },
};

/** Words on which the reading of a rule depends. */
const TERMS = [
  ...['heart', 'hearts', 'spade', 'spades', 'club', 'clubs', 'diamond', 'diamonds', 'queen', 'jack', 'card', 'cards'],
  ...['trick', 'tricks', 'point', 'points', 'player', 'players', 'dealer', 'opponent', 'opponents', 'everyone'],
  ...['leads', 'passes', 'passing', 'across', 'until', 'broken', 'lowest', 'highest', 'winner', 'score', 'worth'],
  ...[
    'with',
    'whoever',
    'first',
    'before',
    'left',
    'right',
    'discard',
    'discarded',
    'neighbor',
    'neighbour',
    'everybody',
    'another',
  ],
];

/** English words that resemble a term and are not misspelt. */
const OTHER_WORDS = new Set(
  (
    'heat hear hears hearth hearths hearty space spaces spare spares spate spates cub cubs clue clues tricky trice ' +
    'track tracks truck trucks paint paints pint pints played prayer prayers layer layers deader healer care cares ' +
    'cars carts cart cord cords car cared lead leaps leafs leaks leans lends loads lads passed passe winter dinner ' +
    'scope scare sore score scored scores store shore scorn worthy broker width wish wit fist firsts joint queens ' +
    'lift lefty rights rigid lest loft eight ' +
    'cluck jacks slower lower higher hearted back pack'
  ).split(' '),
);
const LETTERS_MIN = 4;

/** Whether the words differ by one typing error: one letter added, missing or replaced, or two swapped. */
function isNear(word: string, term: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === term[start]) start++;
  const [a, b] = [word.slice(start), term.slice(start)];
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true;
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}

function corrected(word: string): string {
  if (word === 'heats') return 'hearts';
  if (word.length < LETTERS_MIN || TERMS.includes(word) || OTHER_WORDS.has(word)) return word;
  return TERMS.find(term => term[0] === word[0] && isNear(word, term)) ?? word;
}

const known = new Map<string, string>();
const CACHED_MAX = 5000;

/** A word as it should be spelt. */
function spelt(word: string): string {
  const found = known.get(word);
  if (found !== undefined) return found;
  if (known.size > CACHED_MAX) known.clear();
  const right = corrected(word);
  known.set(word, right);
  return right;
}

/** The text, which is in lower case, with the usual spelling. */
export const inUsualSpelling = (text: string): string =>
  text
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/\bwho ever\b/g, 'whoever')
    .replace(/(?<=[a-z]{2} )r(?= [a-z\d])/g, 'are')
    .replace(/(?<=[a-z\d]{2} )n(?= [a-z])/g, 'and')
    .replace(/(?<![\w'’])(?:'?[a-z]{1,9}\d?|o'|w\/e?|&)(?![\w'’])/g, word =>
      Object.hasOwn(SHORT, word) ? (SHORT[word] ?? word) : word,
    )
    .replace(/(?<![\w'])[a-z]{4,}(?![\w'])/g, spelt);
