// The play of a trick game in German: following, the first trick, leading, breaking hearts, winning, and wild
// cards.
import type { Rank, Selector, Suit } from '@moonshot/rules/cards';
import type { FreeCards, RuleWords, VoidRule } from '@moonshot/rules/words';
import { allOf, andList, anyOf, anyOfThese, noneOf, orList, suitName, theRank } from './cards.ts';

const FREE: Readonly<Record<FreeCards, string>> = {
  none: '',
  wilds: ', oder einen Joker spielen',
  jokers: ', oder einen Joker spielen',
};

const trumpWords = (suit: Suit): string => `musst du ein ${suitName(suit)} spielen, wenn du eins hast`;

const VOID: Readonly<Record<VoidRule, string>> = {
  any: 'darfst du jede Karte spielen',
  anyNoTrump: 'darfst du jede Karte spielen und musst nicht stechen',
  trump: 'musst du einen Trumpf spielen, wenn du einen hast',
  draw: 'ziehst du vom Stapel',
  C: trumpWords('C'),
  D: trumpWords('D'),
  S: trumpWords('S'),
  H: trumpWords('H'),
};

const mustWords = (cards: readonly Selector[], isOrdered: boolean): string =>
  `musst du ${isOrdered ? cards.map(card => anyOf(card, 'accusative')).join(', sonst ') : anyOfThese(cards, 'accusative')} abwerfen, wenn möglich`;

export const following: RuleWords['following'] = {
  turns: {
    clockwise: 'Gespielt wird im Uhrzeigersinn: Jeder spielt der Reihe nach eine Karte zum Stich.',
    counterclockwise: 'Gespielt wird gegen den Uhrzeigersinn: Jeder spielt der Reihe nach eine Karte zum Stich.',
  },
  untilEmpty: 'Gespielt wird, bis die Blätter leer sind.',
  follow: (when: VoidRule, free: FreeCards, must: readonly Selector[], isOrdered: boolean): string =>
    `Du musst die Farbe bedienen, wenn du kannst${FREE[free]}; kannst du es nicht, ${must.length === 0 ? '' : `${mustWords(must, isOrdered)}; hast du nichts davon, `}${VOID[when]}.`,
  under: (cards: readonly Selector[]): string =>
    `Wer bedienen kann, muss ${anyOfThese(cards, 'accusative')} spielen, sobald im Stich eine Karte liegt, die höher ist.`,
  mustOnceEmpty: (cards: readonly Selector[], isOrdered: boolean): string =>
    `Kannst du nicht bedienen und ist der Stapel leer, ${mustWords(cards, isOrdered)}.`,
  byColour: {
    wilds: 'Aber einen Joker darfst du nur auf eine Farbe spielen, die so rot oder schwarz ist wie er.',
    jokers: 'Aber einen Joker darfst du nur auf eine Farbe spielen, die so rot oder schwarz ist wie er.',
  },
  held: (cards: readonly Selector[], breaks: boolean): string =>
    `Aber ${breaks ? 'bis Herz gebrochen ist, darfst du' : 'du darfst'} ${anyOfThese(cards, 'accusative')} nur abwerfen, wenn du nichts anderes hast.`,
};

export const firstTrick: RuleWords['firstTrick'] = {
  free: 'Im ersten Stich dürfen Punkte fallen wie in jedem anderen.',
  ban: {
    discard: (cards: readonly Selector[], lapses: boolean): string =>
      `Im ersten Stich darfst du ${noneOf(cards, 'accusative')} abwerfen${lapses ? ', es sei denn, du hast nichts anderes' : ''}.`,
    followWins: (cards: readonly Selector[], lapses: boolean): string =>
      `Im ersten Stich darfst du ${noneOf(cards, 'accusative')} zugeben, es sei denn, ${lapses ? 'dir bleibt nichts anderes' : 'du kannst mit nichts anderem bedienen'}.`,
    banWins: (cards: readonly Selector[], lapses: boolean): string =>
      `Im ersten Stich darfst du ${noneOf(cards, 'accusative')} zugeben, auch nicht zum Bedienen: Spiele stattdessen eine andere Karte${lapses ? ', wenn du eine hast' : ''}.`,
  },
  leader: 'Für das Ausspiel gilt das nicht.',
  lowest: 'Wer zum ersten Stich bedienen kann, spielt die niedrigste erlaubte Karte der Farbe.',
  exempt: {
    heartsFirst: 'Hast du nichts anderes, musst du ein Herz spielen, wenn du eins hast.',
    misdeal:
      'Kannst du nicht bedienen und hast du nichts anderes, wird dein Blatt gezeigt, und derselbe Geber gibt neu.',
  },
};

const closed = (cards: readonly Selector[], breaks: boolean): string =>
  `${breaks ? 'Bis Herz gebrochen ist, darfst du' : 'Du darfst'} ${noneOf(cards, 'accusative')} ausspielen`;

export const leading: RuleWords['leading'] = {
  free: 'Herz darf jederzeit ausgespielt werden.',
  freeLater: 'Nach dem ersten Stich darf Herz jederzeit ausgespielt werden.',
  closed: {
    onlyRestricted: (cards: readonly Selector[], breaks: boolean): string =>
      `${closed(cards, breaks)}, es sei denn, du hast nichts anderes.`,
    onlyPenalty: (cards: readonly Selector[], breaks: boolean): string =>
      `${closed(cards, breaks)}, es sei denn, du hast nichts anderes oder nur noch Karten, die Punkte kosten.`,
    passLead: (cards: readonly Selector[], breaks: boolean): string =>
      `${closed(cards, breaks)}; solange du nichts anderes hast, geht das Ausspiel an den Nächsten an der Reihe.`,
  },
  open: (cards: readonly Selector[]): string =>
    `${andList(cards.map(allOf))} ${cards.length === 1 ? 'darf' : 'dürfen'} jederzeit ausgespielt werden.`,
  first: (cards: readonly Selector[]): string =>
    `Die erste Karte einer Runde darf ${noneOf(cards, 'nominative')} sein, es sei denn, wer ausspielt, hat nichts anderes.`,
};

const playedWords = (cards: readonly Selector[]): string =>
  `${anyOfThese(cards, 'nominative')} gespielt wird (ausgespielt, zugegeben oder abgeworfen)`;
const thrownWords = (cards: readonly Selector[]): string =>
  `jemand, der nicht bedienen kann, ${anyOfThese(cards, 'accusative')} abwirft`;

export const breaking: RuleWords['breaking'] = {
  by: (played: readonly Selector[], thrown: readonly Selector[]): string =>
    `Herz ist gebrochen, sobald ${orList([
      ...(played.length > 0 ? [playedWords(played)] : []),
      ...(thrown.length > 0 ? [thrownWords(thrown)] : []),
    ])}.`,
};

export const winning: RuleWords['winning'] = {
  suitLed: 'Die höchste Karte der ausgespielten Farbe macht den Stich, und wer ihn macht, spielt zum nächsten aus.',
  turned:
    'Die Farbe der aufgedeckten Karte ist Trumpf: Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe; wer ihn macht, spielt zum nächsten aus.',
  trumps: (trump: Suit): string =>
    `${suitName(trump)} ist Trumpf: Das höchste ${suitName(trump)} macht den Stich, sonst die höchste Karte der ausgespielten Farbe; wer ihn macht, spielt zum nächsten aus.`,
  extend: (cards: readonly Selector[]): string =>
    `Fällt beim ersten Umlauf eines Stichs ${anyOfThese(cards, 'nominative')} in der ausgespielten Farbe, spielt jeder noch eine zweite Karte dazu, sofern noch Karten da sind.`,
  cancel: {
    identical: 'Zwei gleiche Karten in einem Stich heben sich auf: Keine von beiden macht ihn.',
    alike:
      'Zwei Karten von gleichem Rang und gleicher Farbe, rot oder schwarz, heben sich in einem Stich auf: Keine von beiden macht ihn.',
  },
  allCancelled: {
    leader: 'Ist jede Karte aufgehoben, die den Stich machen könnte, nimmt ihn, wer ausgespielt hat.',
    next: 'Ist jede Karte aufgehoben, die den Stich machen könnte, spielt noch einmal aus, wer ausgespielt hat, und der Stich geht mit dem nächsten; ist es der letzte Stich, nimmt ihn, wer ausgespielt hat.',
  },
  identical: {
    first: 'Von zwei gleichen Karten ist die zuerst gespielte die höhere.',
    last: 'Von zwei gleichen Karten ist die zuletzt gespielte die höhere.',
  },
};

const level = (high: Rank, low: Rank): string =>
  `Als höchste Karte angesagt steht er gleich mit ${theRank(high, 'dative')}, als niedrigste mit ${theRank(low, 'dative')}`;

export const wilds: RuleWords['wilds'] = {
  call: 'Wenn du einen Joker spielst, sagst du an, ob er die höchste oder die niedrigste Karte seiner Farbe ist.',
  rank: {
    beyond: (_high: Rank, _low: Rank): string =>
      'Als höchste Karte angesagt schlägt er jede andere seiner Farbe, als niedrigste verliert er gegen alle.',
    tieFirst: (high: Rank, low: Rank): string =>
      `${level(high, low)}; von gleich hohen Karten gewinnt die zuerst gespielte.`,
    tieLast: (high: Rank, low: Rank): string =>
      `${level(high, low)}; von gleich hohen Karten gewinnt die zuletzt gespielte.`,
    overTen: (): string =>
      'Ein Joker steht gleich über der Zehn seiner Farbe. In dem Stich, in dem er liegt, ist seine Farbe Trumpf.',
    none: (): string =>
      'Die Joker gehören zu keiner Farbe, welches Zeichen sie auch tragen, und verlieren gegen jede andere Karte.',
  },
  play: {
    asSuit:
      'Ein Joker gehört zu seiner Farbe: Mit ihm musst du diese Farbe bedienen, und eine andere kannst du damit nicht bedienen.',
    anyTime:
      'Einen Joker darfst du jederzeit spielen, auch wenn du bedienen könntest; er zählt trotzdem als Karte seiner Farbe.',
    sameColour:
      'Ein Joker gehört zu seiner Farbe; auf eine andere darfst du ihn nur spielen, wenn sie so rot oder schwarz ist wie er oder wenn du nichts anderes spielen darfst.',
    underHigher:
      'Ein Joker gehört zu seiner Farbe; liegt schon eine Karte von ihr im Stich, die ihn schlägt, darfst du ihn spielen, auch wenn du die ausgespielte Farbe bedienen könntest.',
  },
  offSuit: (unlessTrump: boolean): string =>
    `In einem Stich einer anderen Farbe gewinnt er nichts, auch als höchste Karte angesagt${unlessTrump ? ', außer seine Farbe ist Trumpf' : ''}.`,
  pays: 'Nimmt ein anderer deinen Joker, bekommst du seine Punkte bezahlt.',
  jokers: {
    asSuit: 'Einen Joker darfst du spielen, wenn du nicht bedienen kannst.',
    anyTime: 'Einen Joker darfst du jederzeit spielen, auch wenn du bedienen könntest.',
    sameColour:
      'Einen Joker darfst du nur spielen, wenn du nicht bedienen kannst und die ausgespielte Farbe so rot oder schwarz ist wie er, oder wenn du nichts anderes spielen darfst. Ob er rot oder schwarz ist, zeigt sein Zeichen.',
    leads:
      'Wird ein Joker ausgespielt, spielt auch der Nächste aus: Die erste Karte, die kein Joker ist, sagt, welche Farbe zu bedienen ist, und ein Stich aus lauter Jokern geht an den, der ausgespielt hat.',
  },
};
