// What happens in a trick game before the first trick, in German: dealing, passing, the opening and the
// kitty.
import { type Card, figure, type Selector, type Suit } from '@moonshot/rules/cards';
import type { PassGroup, PassWay, RuleWords } from '@moonshot/rules/words';
import { anyOfThese, counted, signOf, suitName, theCard } from './cards.ts';

const WAYS: Readonly<Record<PassWay, string>> = {
  other: 'an den anderen',
  left: 'nach links',
  right: 'nach rechts',
  across: 'zum Gegenüber',
  'left-2': 'zum Zweiten links',
  'right-2': 'zum Zweiten rechts',
  'left-3': 'zum Dritten links',
  'right-3': 'zum Dritten rechts',
};

/**
 * The cycle of passes as a list: `drei Karten nach links, nach rechts, dann eine Karte an jeden Gegner, dann
 * keine`.
 */
const passWords = (groups: readonly PassGroup[]): string => groups.map(groupWords).join(', dann ');

function groupWords({ how, count }: PassGroup): string {
  if (how === 'hold') return 'keine';
  if (how === 'scatter') return `${counted(count, 'Karte')} an jeden Gegner`;
  if (how === 'mix') return mixWords(count);
  if (how === 'mix-if-uncharged')
    return `keine, außer wenn niemand aufdeckt: Dann ${mixWords(count)}, und es darf noch einmal aufgedeckt werden`;
  return `${counted(count, 'Karte')} ${how.map(way => WAYS[way]).join(', ')}`;
}

const mixWords = (count: number): string =>
  `${counted(count, 'Karte')} in die Mitte, wo alle gemischt und wieder verteilt werden`;

const whoHolds = (card: Card, suit: Suit, lowest: boolean, passes: boolean): string =>
  `Wer ${passes ? 'nach der Weitergabe ' : ''}${theCard(card, 'accusative')} hat${lowest ? `, das niedrigste ${suitName(suit)} im Spiel` : ''}`;

const INTO_PILE = 'legt den Talon zu seinen Stichen';
const NOBODY_DID = 'tut das niemand, bekommt ihn, wer den letzten Stich macht';

export const dealing: RuleWords['dealing'] = {
  twins: 'Haben zwei Spieler eine genommen, gibt der von ihnen, der früher in der Sitzordnung kommt.',
  misdeal: {
    allPenalty:
      'Besteht ein Blatt vor dem ersten Stich nur aus Karten, die Punkte kosten, wird es gezeigt, und derselbe Geber gibt neu.',
    noPenalty: 'Wer keine Karte bekommt, die Punkte kostet, zeigt sein Blatt, und derselbe Geber gibt neu.',
    noHearts: 'Wer kein Herz bekommt, zeigt sein Blatt, und derselbe Geber gibt neu.',
    noFaces: 'Wer keinen König, keine Dame und keinen Buben bekommt, zeigt sein Blatt, und derselbe Geber gibt neu.',
  },
};

export const pass: RuleWords['pass'] = {
  none: 'Es wird nichts weitergegeben.',
  always: (groups: readonly PassGroup[]): string =>
    `In jeder Runde gibst du vor dem Spiel Karten weiter: ${passWords(groups)}.`,
  cycle: (groups: readonly PassGroup[]): string =>
    `Vor dem Spiel gibst du Karten weiter, Runde für Runde: ${passWords(groups)}; danach wieder von vorn.`,
  keep: (cards: readonly Selector[]): string =>
    `Du darfst ${anyOfThese(cards, 'accusative')} nur weitergeben, wenn du zu wenige andere Karten hast.`,
  see: {
    afterChoosing: 'Du wählst, was du weitergibst, bevor du siehst, was du bekommst.',
    beforeChoosing:
      'Gewählt wird nacheinander in der Richtung der Weitergabe, beginnend nach dem Geber; du darfst dir zuerst ansehen, was du bekommen hast, es aber nicht weitergeben.',
    mayPassOn:
      'Gewählt wird nacheinander in der Richtung der Weitergabe, beginnend nach dem Geber; was du bekommen hast, ist auf deiner Hand, und du darfst es weitergeben.',
  },
};

/** What may be led. With `free` that is every card. */
const anyCard = (free: boolean): string => (free ? 'beliebige Karte' : 'beliebige erlaubte Karte');

export const opening: RuleWords['opening'] = {
  leads: {
    leftOfDealer: (free: boolean): string =>
      `Zum ersten Stich spielt, wer links vom Geber sitzt, eine ${anyCard(free)} aus.`,
    rightOfDealer: (free: boolean): string =>
      `Zum ersten Stich spielt, wer rechts vom Geber sitzt, eine ${anyCard(free)} aus.`,
    dealer: (free: boolean): string => `Zum ersten Stich spielt der Geber eine ${anyCard(free)} aus.`,
    bidder: (free: boolean): string => `Zum ersten Stich spielt eine ${anyCard(free)} aus, wer die Farbe genannt hat.`,
  },
  holder: {
    thatCard: (card: Card, suit: Suit, lowest: boolean, passes: boolean): string =>
      `${whoHolds(card, suit, lowest, passes)}, spielt diese Karte zum ersten Stich aus.`,
    thatSuit: (card: Card, suit: Suit, lowest: boolean, passes: boolean): string =>
      `${whoHolds(card, suit, lowest, passes)}, spielt zum ersten Stich ein ${suitName(suit)} aus.`,
    any: (card: Card, suit: Suit, lowest: boolean, passes: boolean, free: boolean): string =>
      `${whoHolds(card, suit, lowest, passes)}, spielt zum ersten Stich diese oder eine ${free ? 'beliebige andere' : 'andere erlaubte'} Karte aus.`,
  },
  fallback: {
    nextLowest: {
      thatCard: (suit: Suit): string =>
        `Hat niemand diese Karte, wird stattdessen das niedrigste ${suitName(suit)} ausgespielt, das jemand auf der Hand hat.`,
      thatSuit: (suit: Suit): string =>
        `Hat niemand diese Karte, spielt stattdessen, wer das niedrigste ${suitName(suit)} hat, ein ${suitName(suit)} aus.`,
      any: (suit: Suit): string =>
        `Hat niemand diese Karte, spielt stattdessen aus, wer das niedrigste ${suitName(suit)} hat.`,
    },
    leftOfDealer: {
      thatCard: (suit: Suit): string =>
        `Hat niemand diese Karte, spielt stattdessen, wer nach dem Geber an der Reihe ist, sein niedrigstes ${suitName(suit)} aus.`,
      thatSuit: (suit: Suit): string =>
        `Hat niemand diese Karte, spielt stattdessen, wer nach dem Geber an der Reihe ist, ein ${suitName(suit)} aus.`,
      any: (_suit: Suit): string =>
        'Hat niemand diese Karte, spielt stattdessen aus, wer nach dem Geber an der Reihe ist.',
    },
  },
  later: (card: Card, isOut: boolean): string =>
    `Ab der zweiten Runde spielt aus, wer in der vorigen ${theCard(card, 'accusative')} genommen hat${isOut ? '; hat sie niemand genommen, wie in der ersten Runde' : ''}.`,
  twins: {
    holder: 'Haben zwei Spieler eine, spielt der von ihnen aus, der früher in der Sitzordnung kommt.',
    taker: 'Haben zwei Spieler eine genommen, spielt der von ihnen aus, der früher in der Sitzordnung kommt.',
  },
  wild: {
    holderMay: (wild: Card): string =>
      `Wer den ${signOf(wild)} hat, darf stattdessen mit ihm als niedrigster Karte eröffnen.`,
    ownerOfLowestOnly: (wild: Card): string =>
      `Wer eröffnet, darf stattdessen den ${signOf(wild)} als niedrigste Karte ausspielen.`,
    must: (wild: Card): string => `Wer aber den ${signOf(wild)} hat, muss mit ihm als niedrigster Karte eröffnen.`,
    never: (wild: Card): string => `Mit dem ${signOf(wild)} darf nicht eröffnet werden.`,
    led: (wild: Card): string => `Als erste Karte einer Runde ist der ${signOf(wild)} immer die niedrigste.`,
  },
};

export const kitty: RuleWords['kitty'] = {
  is: (cards: number): string =>
    cards === 1
      ? 'Die übrige Karte liegt verdeckt in der Mitte: Sie ist der Talon und zählt wie eine Karte aus einem Stich.'
      : `Die ${figure(cards)} übrigen Karten liegen verdeckt in der Mitte: Sie sind der Talon und zählen wie Karten aus Stichen.`,
  out: {
    out: (cards: number): string =>
      cards === 1
        ? 'Die übrige Karte bleibt verdeckt aus dem Spiel und zählt für niemanden.'
        : `Die ${figure(cards)} übrigen Karten bleiben verdeckt aus dem Spiel und zählen für niemanden.`,
    outShown: (cards: number): string =>
      cards === 1
        ? 'Die übrige Karte wird aufgedeckt, bleibt aus dem Spiel und zählt für niemanden.'
        : `Die ${figure(cards)} übrigen Karten werden aufgedeckt, bleiben aus dem Spiel und zählen für niemanden.`,
  },
  turned: (cards: number): string =>
    cards === 1
      ? 'Die übrige Karte wird aufgedeckt: Ihre Farbe ist Trumpf, und sie bleibt aus dem Spiel.'
      : 'Eine der übrigen Karten wird aufgedeckt: Ihre Farbe ist Trumpf, und sie bleibt aus dem Spiel.',
  to: {
    firstTrick: `Wer den ersten Stich macht, ${INTO_PILE}.`,
    firstPenaltyTrick: `Wer zuerst eine Karte nimmt, die Punkte kostet, ${INTO_PILE}; ${NOBODY_DID}.`,
    firstHeartTrick: `Wer zuerst ein Herz nimmt, ${INTO_PILE}; ${NOBODY_DID}.`,
    lastTrick: `Wer den letzten Stich macht, ${INTO_PILE}.`,
    onePerTrick:
      'Jeder Stich bringt dem, der ihn macht, eine Karte des Talons, der letzte Stich alle, die noch übrig sind.',
    hand: 'Wer den ersten Stich macht, nimmt den Talon auf die Hand und legt ebenso viele Karten verdeckt zu seinen Stichen: Sie zählen an seiner Stelle.',
  },
  visible: {
    hidden: 'Der Talon bleibt verdeckt, bis die Runde gewertet wird.',
    winner: 'Nur wer den Talon bekommt, darf ihn ansehen.',
    all: 'Der Talon wird für alle aufgedeckt, sobald ihn jemand bekommt.',
    inHand: 'Sonst sieht den Talon niemand.',
  },
};

export const stock: RuleWords['stock'] = {
  dealt: (cards: number, isPassed: boolean): string =>
    `${cards === 1 ? 'Die übrige Karte wird' : `Die ${figure(cards)} übrigen Karten werden`} auch gegeben, vom Nächsten nach dem Geber an${isPassed ? ', sobald alle weitergegeben haben' : ''}: Manche Blätter haben eine Karte mehr.`,
  alone: 'Wer als Einziger noch Karten hat, behält sie, und sie zählen wie gewonnene.',
  is: (cards: number): string =>
    cards === 1
      ? 'Die übrige Karte liegt verdeckt in der Mitte: Sie ist der Stapel.'
      : `Die ${figure(cards)} übrigen Karten liegen verdeckt in der Mitte: Sie sind der Stapel.`,
  draw: {
    afterTrick:
      'Nach jedem Stich ziehen alle eine Karte vom Stapel, solange er reicht, reihum von dem an, der den Stich gemacht hat.',
    toFollow:
      'Wer keine Karte der ausgespielten Farbe hat, zieht eine Karte nach der anderen vom Stapel, bis eine davon passt; ist der Stapel leer, darf stattdessen jede Karte gespielt werden.',
  },
  out: 'Wer zu Beginn eines Stichs keine Karte mehr hat, setzt bis zur nächsten Runde aus; müsste er ausspielen, tut es der Nächste an der Reihe.',
  last: 'Die Runde endet, sobald höchstens einer noch Karten hat: Er nimmt diese und den Rest des Stapels. Hat niemand mehr Karten, nimmt den Stapel, wer den letzten Stich gemacht hat.',
};
