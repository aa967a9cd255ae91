// Reads the rules about the players, the pack and the dealer.
import {
  type Fact,
  fact,
  firstOf,
  isDenied,
  type Pattern,
  part,
  type SentenceContext,
  type TopicReader,
} from '../facts.ts';
import { singleCards } from './cards.ts';
import { seatReaders } from './seats.ts';

const RANKS: readonly Pattern[] = [
  [
    /\baces? (?:(?:is|are|ranks?|counts?|count as|have)(?: a| the| always)?(?: being)? ?(?:value )?high|being high|ranking (?:high|above)|high\b)|\bace (?:\(high\)|is the highest)|\bace,? king,? queen,? jack\b|\bace (?:high )?(?:down )?(?:to|through) (?:the )?(?:lowly )?(?:2|deuce|two)\b|\bace high\b|\bfrom (?:the )?ace\b.{0,30}\b(?:to|down)\b.{0,16}\b(?:2|deuce)\b|\bfrom (?:the )?2\b.{0,12} to (?:the )?ace|\ba \(high\),? k\b|\ba, ?k, ?q, ?j, ?10\b|\(ace, ?king, ?queen|\baces? (?:is|are) (?:the )?(?:best|top|strongest|highest)\b|\ba k q j 10\b|\ba ?> ?k\b|\bhigh to low\b[^.]{0,4} ?(?:the )?ace\b|\b2 \((?:low|lowest)\)[^.]{0,12}\bace\b|^(?:the )?aces?: (?:is |are )?high|\baces? beats? (?:the |a )?kings?\b|\ba(?:ce)? \((?:high|highest)\) (?:down )?to (?:the )?2\b|\bhighest (?:card )?is the ace\b|\baces have a higher value/,
    () => [fact('deck.ranks', 'AKQJT98765432')],
  ],
];

const REMOVES =
  /\bchuck(?:s|ed)? out\b|\bput to 1 side\b|\b(?:players?|people|of (?:us|you)),? drops? (?:both |all )?(?:the )?\[[2-6].\]|\blose the \[[2-6].\]|\[[2-6].\] (?:isn't|is not|aren't|are not) (?:used|needed|in play|in the (?:deck|pack))\b|\[[2-6].\] (?:\w+ )?(?:stays?|sits?|sat|stands?|goes|go) (?:\w+ )?(?:out|away)\b|\b(?:don't|do not|never) use (?:the )?\[[2-6].\]|\bputs? (?:the )?\[[2-6].\](?:[^.;]*\])? (?:away|aside)\b|\bremov|\bdiscards? the \[[2-6].\](?! (?:first|1st|on))|(?<!\b(?:come|comes|came|coming) )\bout (?:go|goes|comes?|with)\b|\bwithdr[ae]w|\bomitt?(?:ed)?\b|\b(?:put|puts|goes|go|went|stays?|left|kept?)\b[^.;]* (?:back )?in(?:to)? the box\b|\b(?:comes?|goes?|go|chuck(?:s|ed)?|puts?|sorted?) (?:them )?out\b(?= (?:the|both|of the (?:deck|pack))\b)|\b(?:is|are|was|were) (?:all )?(?:gone|missing|out(?! (?:1st|first|on the table)))\b|\btaken? out\b|\btaken? away\b(?! \d)|\b(?:thrown|chucked|tossed) (?:away|on the fire|in the (?:bin|fire))|\b(?:burnt|burned|lost|binned|torn up)\b|\b(?:live|lives|stay|stays|sleep|sleeps|kept|keep) in (?:the|a|its|their) (?:\w+ )?(?:box|tin|drawer|bin|pocket)\b|\bback (?:in|into) (?:the|a) (?:\w+ )?(?:box|tin|drawer)\b|\btaking out|\bleave out|\bleft out|\bwithout (?:the|all|both|any|\[)|\bdiscard(?:ed)? from|\bstrip|\bthr[eo]w\w*\b.{0,24}\bout\b(?! of (?:an?|the|that) suit)|\btake (?:out )?the \[..\] out\b|\b(?:is|are|being) (?:laid|put|set) aside\b|\b(?:laid|lays?|puts?|sets?)\b[^.]*\baside\b|\btoss(?:ed)? (?:out )?(?:the )?\[[2-6].\]|\btakes? (?:the )?\[[2-6].\] (?:out|away)\b|\breturn(?:s|ed)? (?:the |both )?\[[2-6].\]|\b(?:lay|lays|laid|put|puts|leaves?|left|shut|shuts|lock\w*|tuck\w*|drop\w*|keeps?)\b[^.;]{0,20}\b(?:in|into|inside) (?:the|a|its|their) (?:\w+ )?(?:tin|drawer|bin|pocket|packet|carton|case)\b/;

/** Matches the beginning of a sentence that goes on about removed cards: `with 5 the 2 of clubs`. */
const TABLE_ITEM =
  /^(?:and |but )?(?:for |with |if |when )?(?:there are )?\d(?: players?| people| of (?:us|you))?[:,]? (?:the |both |all |also )*\[/;

/** Matches the number of players for which a part of a sentence says what is removed. */
const FOR_TABLE =
  /(?:for|with|in an?|if there are|when there are|when|where|if|^|:) ?(?:a )?(\d+)(?:[- ](?:players?|handed|people|persons|play|sit|of (?:us|you))|,? (?:take|remove|leave|put|drop|lose|also|both|without|discard|the \[|\[))/;
const WE_ARE = /\b(?:when|if) (?:we|you|there)(?: are|'re) (\d)\b/;
/** Matches the players of a table as those who remove cards: `3 players lay the 2 of clubs aside`. */
const THEY = /^(\d) players? (?:also |all |must |have to )*(?:\[|the \[|both|lay|put|take|remove|leave|drop|set)/;
const tableIn = (piece: string): string | undefined =>
  (FOR_TABLE.exec(piece) ?? WE_ARE.exec(piece) ?? THEY.exec(piece))?.[1];

/** What is removed, if each table comes after its cards: `take out the 2 of diamonds if you are 3`. */
function byTableAfter(pieces: readonly string[]): readonly Fact[] {
  const [first = '', last = ''] = [pieces[0], pieces.at(-1)];
  const isAfter =
    REMOVES.test(first) &&
    singleCards(first).length > 0 &&
    tableIn(first) === undefined &&
    singleCards(last).length === 0 &&
    pieces.slice(1).every(piece => tableIn(piece) !== undefined);
  return isAfter && pieces.length > 1
    ? pieces.slice(1).map((piece, i) => part('deck.remove', tableIn(piece) ?? '', singleCards(pieces[i] ?? '')))
    : [];
}

/** Matches words which say that nothing is removed at a table: `with 4 all the cards stay`. */
const ALL_STAY =
  /^(?:and |but )?(?:(?:with|for|(?:when|if) (?:we|there) are) )?(\d)(?: players)?,? (?:(?:use|play with|keep|need) all (?:the )?52\b|(?:we (?:use|keep|play with) )?all (?:of )?(?:the |52 )*cards(?: (?:stay|are|remain|play)\b|\.?$)|no cards? \w+|nothing \w+)/;

/** Matches both copies of one card, in a game with two packs: `both twos of clubs`. */
const TWINS = /\bboth (?:of )?(?:the )?\[..\](?!,| and| or|\[)/;

/** Reads which cards are taken out of the deck, for each number of players that is named before them. */
function removed({ words: stated, before }: SentenceContext): readonly Fact[] {
  const words = stated.replace(/^\(/, '');
  const [, whole] = ALL_STAY.exec(words) ?? [];
  if (whole !== undefined && REMOVES.test(before)) return [part('deck.remove', whole, [])];
  const isCondition = /^if (?:the )?\S+(?: of \w+)? (?:was|is|has been) (?:taken out|removed|missing)/.test(words);
  const isNext = TABLE_ITEM.test(words) && REMOVES.test(before);
  if (isCondition || (!REMOVES.test(words) && !isNext && !/^\d players?: /.test(words))) return [];
  const pieces = words.split(
    /(?=\b(?:when|if) (?:we|you|there)(?: are|'re) \d\b|\b(?:for|with|in an?|if there are|when there are|when|where|if) ?(?:a )?\d+(?:[- ](?:players?|handed|people|persons|play|sit|of (?:us|you))\b|(?=,? (?:take|remove|leave|put|drop|lose|also|both|without|discard|the \[|\[)))|^\d players?\b|(?<=: )\d players?\b|(?<=, |\band )\d players?(?= (?:the|both|all|also|\[)))/,
  );
  const after = byTableAfter(pieces);
  if (after.length > 0) return after;
  const isLabelled = isNext || (REMOVES.test(pieces[0] ?? '') && /:\s*$/.test(pieces[0] ?? ''));
  const first = isLabelled ? -1 : pieces.findIndex(piece => REMOVES.test(piece) && singleCards(piece).length > 0);
  return pieces.flatMap((piece, i) => {
    const goesOn = (isLabelled || first >= 0) && i > first && /^(?:for|with|if|when|where|\d)\b/.test(piece);
    if (!REMOVES.test(piece) && !goesOn) return [];
    const n =
      tableIn(piece) ?? (singleCards(pieces[i + 1] ?? '').length === 0 ? tableIn(pieces[i + 1] ?? '') : undefined);
    const cards = TWINS.test(piece) ? singleCards(piece).flatMap(card => [card, card]) : singleCards(piece);
    const none =
      cards.length === 0 &&
      !/\bhearts?\b/.test(piece) &&
      /\b(?:no cards?|nothing|none|not)\b|\bremove no\b/.test(piece);
    if (cards.length === 0 && !none) return [];
    return [n === undefined ? fact('deck.remove', cards) : part('deck.remove', n, cards)];
  });
}

const PACKS: readonly Pattern[] = [
  [/\b2 (?:\S+ ){0,3}(?:packs|decks)\b|\bdouble (?:pack|deck)/, () => [fact('deck.packs', 2)]],
  [
    /\b(?:standard|ordinary|regular|normal|usual|a|1)(?: \S+){0,2} 52[- ]card (?:pack|deck)|\bstandard (?:\S+ )?(?:pack|deck)|\b(?:pack|deck)\b[^.;,]{0,20} of 52\b|\b52 standard deck cards|\b(?:standard|normal|usual|ordinary|regular) (?:\w+ )?52\b(?! ?(?:x|times))|\b(?:1|an?) (?:normal |ordinary |regular |standard |single |full )?(?:deck|pack) of (?:playing )?cards\b|\ba (?:normal|ordinary|regular) (?:deck|pack)\b|(?<!2 )\b52[- ]card (?:pack|deck)\b|^(?:the )?(?:deck|pack|cards?)(?: used)?: (?:1|52|a)\b|\b(?:1|a single) (?:deck|pack)\b|\b\d players?,? and (?:a|1) (?:deck|pack)\b/,
    () => [fact('deck.packs', 1)],
  ],
];

const FIRST_DEALER: readonly Pattern[] = [
  [
    /\b(?:dealer|deals?)\b.{0,40}\b(?:determined randomly|at random|by lot|drawn by lot|chosen randomly|random)/,
    () => [fact('dealer.first', 'random')],
  ],
  [
    /\b(low|high|lowest|highest)(?: card)? deals\b|\b1st dealer: (low|high|lowest|highest)\b|\b(?:cut|cuts|draw|draws|drew|pick)\b.{0,90}\b(lowest|highest)\b(?!.{0,30}\bwins)|\b(lowest|highest)\b.{0,30}\b(?:deals|dealer)|\b(lowest|highest) card\b.{0,40}\b(?:first dealer|dealer|deals)/,
    m => [fact('dealer.first', m.slice(1).find(Boolean)?.startsWith('low') ? 'cutLow' : 'cutHigh')],
  ],
];

const NEXT_DEALER: readonly Pattern[] = [
  [
    /\b(?:player |person |1 )?who(?:ever)? (?:took|takes|got|gets|had to take) (?:the )?(\[..\])[^.]{0,40}\bdeals\b|\bdealt by (?:the player |the person |the 1 )?who(?:ever)? (?:took|takes|got|gets) (?:the )?(\[..\])/,
    m => [fact('dealer.next', 'taker'), fact('dealer.taken', (m[1] ?? m[2] ?? '').slice(1, 3))],
  ],
  [/\b(?:loser|player with the most points)\b[^.]{0,40}\bdeals\b/, () => [fact('dealer.next', 'loser')]],
  [/\bwho(?:ever)? (?:has|had) the most points deals\b/, () => [fact('dealer.next', 'loser')]],
  [/\bnext player clockwise (?:becomes|is) (?:the )?(?:new |next )?dealer\b/, () => [fact('dealer.next', 'left')]],
  [/\bsame (?:player|dealer) deals\b/, () => [fact('dealer.next', 'same')]],
  [
    /\b(?:deal(?:er)?|it)\b(?: then)? (?:passes|rotates|moves|goes|proceeds)(?: [^\s,;]+){0,6} (left|right|clockwise|counter-?clockwise)|\bplayer (?:to|on) (?:the )?(?:dealer's )?(left|right)(?: of the (?:previous )?dealer)?(?: \S+){0,3} (?:deals|becomes (?:the )?dealer|is the next dealer)|\bdealer (?:then )?rotates (left|right)/,
    (m, { before, words }) =>
      /^it\b/.test(m[0]) && /\bpass|\bcards\b/.test(`${before} ${words}`)
        ? []
        : [fact('dealer.next', /right|counter/.test(m.slice(1).find(Boolean) ?? '') ? 'right' : 'left')],
  ],
];

const CUT_BY: readonly Pattern[] = [
  [
    /\bplayer (?:to|on) the dealer's (?:immediate )?(left|right)\b.{0,30}\bcuts?\b/,
    ([, side = '']) => [fact('dealer.cutBy', side)],
  ],
];

const DIRECTION: readonly Pattern[] = [
  [
    /\b(?:counter-?|anti-?)clockwise|\bround to the right|\b(?:play|turns?) (?:go(?:es)?|pass(?:es)?|proceeds?|moves?) to the right/,
    (_, { words }) =>
      /\bpass(?:ing|ed)\b|\bdeal(?:s|er|ers|ing)?\b/.test(words) ? [] : [fact('direction', 'counterclockwise')],
  ],
  [
    /\bclockwise\b|\b(?:play|turns?) (?:go(?:es)?|pass(?:es)?|proceeds?|rotates?|moves?)(?: round)? to the left|\brotates to the left/,
    (_, { words }) =>
      /\b(?:deal|dealers?) (?:passes|rotates?|moves|travels|goes)|\bpass(?:ing|ed)\b|\bnext player clockwise\b/.test(
        words,
      )
        ? []
        : [fact('direction', 'clockwise')],
  ],
];

const LEFT_OVER =
  /\b(?:kitty|widow|left[- ]?over|remainder|what(?:ever)? (?:remains|is left)\b|spare cards|(?:cards|those|anything) that (?:do not|don't|will not|won't|cannot) (?:go (?:a?round|out)|come out|be dealt|divide)|extra cards?|remaining (?:odd )?cards?|odd cards|cards (?:that are )?left\b)/;

const KITTY: readonly Pattern[] = [
  [
    /\bone (?:card )?per trick|\b1 (?:card )?(?:per|for each|with each) trick|\beach trick takes 1 card/,
    () => [fact('kitty.to', 'onePerTrick')],
  ],
  [
    /\b(?:1st|first) (?:player|person)?.{0,20}\b(?:penalty|point|points)\b/,
    () => [fact('kitty.to', 'firstPenaltyTrick')],
  ],
  [/\b1st (?:player|person)?.{0,20}\bhearts?\b/, () => [fact('kitty.to', 'firstHeartTrick')]],
  [/\blast trick\b/, () => [fact('kitty.to', 'lastTrick')]],
  [/\b1st (?:trick|round)\b/, () => [fact('kitty.to', 'firstTrick')]],
];

const kittyGoes = firstOf(KITTY);

/** Reads that the cards left over form a kitty, and which player gets it. */
const kitty: TopicReader = context => {
  const { words, before } = context;
  const about = LEFT_OVER.test(words) || (/face[- ]down cards?/.test(words) && LEFT_OVER.test(before));
  if (!about || /\bdraw(?:s|n)? (?:from|a card)/.test(words)) return [];
  const lies =
    /\b(?:middle|center|centre|kitty|widow|face[- ]down|set aside|put aside|1st (?:trick|round))\b/.test(words) &&
    !isDenied(words.replace(/\b(?:do not|don't|won't|will not) (?:go|come|divide)\b/, ''));
  return [
    ...(lies ? [fact('deal.rest', 'kitty'), fact('deal.hand', 'floor')] : []),
    ...kittyGoes(context),
    ...(/\bmay (?:look|inspect)|\ballowed to (?:look|inspect)/.test(words) && !isDenied(words)
      ? [fact('kitty.visible', 'winner')]
      : []),
    ...(/\b(?:turned|shown|face) up\b|\bshown to (?:all|everybody)/.test(words) && /\bkitty|widow/.test(words)
      ? [fact('kitty.visible', 'all')]
      : []),
  ];
};

const unevenDeal: TopicReader = ({ words }) =>
  /\bdealt(?: around| out)? as far as (?:they|it)(?: will)? go|\btoo few left for everybody/.test(words)
    ? [fact('deal.hand', 'floor')]
    : [];

export const tableReaders: readonly TopicReader[] = [
  ...seatReaders,
  firstOf(RANKS),
  removed,
  firstOf(PACKS),
  firstOf(FIRST_DEALER),
  firstOf(NEXT_DEALER),
  firstOf(CUT_BY),
  firstOf(DIRECTION),
  kitty,
  unevenDeal,
];
