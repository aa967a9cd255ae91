// German announcements for screen readers: a whole sentence for each event.
import type { Suit } from '@moonshot/rules/cards';
import type { AllWords } from '../../en/page.ts';
import {
  and,
  capital,
  cards,
  does,
  has,
  hearts,
  points,
  SUITS,
  theCard,
  tricks,
  word,
  wordCards,
  YOU,
} from './grammar.ts';

type Spoken = AllWords['spoken'];
type Side = Parameters<Spoken['turn']['pass']>[2];
type Option = Parameters<Spoken['turn']['moonChoice']>[1];

const SIDES: Readonly<Record<Side, string>> = {
  left: ', links von dir',
  right: ', rechts von dir',
  across: ', dir gegenüber',
  other: '',
};

const MOON: Readonly<Record<Option, (n: number, total: string) => string>> = {
  shed: (n, total) => `${n} von deinem Stand abziehen, auf ${total}`,
  burden: n => `jedem Gegner ${n} geben`,
  both: (n, total) => `${n} von deinem Stand abziehen, auf ${total}, und jedem Gegner ${n} geben`,
  keep: (n, total) => `${points(n)} behalten, auf ${total}`,
  turn: (n, total) => `die Punkte umdrehen, ${points(n)}, auf ${total}`,
};

const allowed = (n: number): string => (n === 1 ? '1 Karte ist erlaubt.' : `${n} Karten sind erlaubt.`);

const turn: Spoken['turn'] = {
  lead: (n: number): string => `Dein Zug. Spiele aus. ${allowed(n)}`,
  leadAny: 'Dein Zug. Spiele eine beliebige Karte aus.',
  follow: (suit: Suit, n: number): string => `Dein Zug. Bediene ${SUITS[suit]}. ${allowed(n)}`,
  any: (suit: Suit): string => `Dein Zug. Du hast kein ${SUITS[suit]}: Jede Karte geht.`,
  some: (n: number): string => `Dein Zug. ${allowed(n)}`,
  one: (card: string): string => `Dein Zug. Nur ${theCard(card, 'who')} ist erlaubt.`,
  last: (card: string): string => `Dein Zug. Deine letzte Karte ist ${theCard(card, 'who')}.`,
  pass: (n: number, name: string, side: Side): string => `Gib ${wordCards(n)} weiter an ${name}${SIDES[side]}.`,
  passEach: (n: number): string => `Gib jedem anderen ${wordCards(n)} weiter.`,
  passMix: (n: number): string => `Lege ${wordCards(n)} in die Mitte.`,
  charge: (names: readonly string[]): string =>
    names.length === 0 ? 'Du hast keine Karte, die du aufdecken darfst.' : `Du darfst aufdecken: ${and(names)}.`,
  bury: (n: number): string => `Lege ${wordCards(n)} weg.`,
  claim: 'Du darfst diese Runde eröffnen.',
  lay: 'Dein Zug. Wähle eine verdeckte Karte, dann eine offene.',
  moon: 'Du hast den Durchmarsch geschafft. Wähle:',
  moonChoice: (place: number, option: Option, n: number, total: string, ends: boolean): string =>
    `${place}, ${MOON[option](n, total)}${ends ? ', was die Partie beendet' : ''}.`,
};

export const spoken: Spoken = {
  log: 'Verlauf',
  message: 'Meldung',
  nothing: 'In dieser Runde wurde noch nichts gesagt.',
  soundOn: 'Ton an.',
  soundOff: 'Ton aus.',
  offers: {
    rest: 'Der Rest gehört dir, wenn du willst: Keine Karte der anderen kann dir noch einen Stich nehmen.',
    settled: 'Du kannst die Runde beenden: Es gibt keine Punkte mehr.',
  },
  notHeld: (card: string): string => `Du hast ${theCard(card, 'whom')} nicht.`,
  deal: (deal: number): string => `Runde ${deal}.`,
  hold: (n: number, suits: readonly (readonly [Suit, number])[]): string =>
    `Du hast ${cards(n)}: ${suits.map(([suit, m]) => `${m} ${SUITS[suit]}`).join(', ')}.`,
  drawn: (names: readonly string[]): string => `Du ziehst ${and(names)}.`,
  noPass: 'In dieser Runde wird nichts weitergegeben.',
  passed: 'Weitergegeben.',
  received: (names: readonly string[], from: readonly string[]): string =>
    `Du hast ${names.join(', ')} von ${and(from)} bekommen.`,
  intoMix: (names: readonly string[]): string => `Du hast ${and(names)} in die Mitte gelegt.`,
  outOfMix: (names: readonly string[]): string => `Aus der Mitte hast du ${and(names)} bekommen.`,
  leads: (name: string, card: string): string => `${does(name, 'spielst', 'spielt')} ${card} aus.`,
  plays: (name: string, card: string, wins: boolean): string => `${name}, ${card}${wins ? ', vorn' : ''}.`,
  playsShort: (name: string, card: string, wins: boolean): string => `${name} ${card}${wins ? ' vorn' : ''}.`,
  takes: (name: string, what: string): string =>
    `${does(name, 'machst', 'macht')} den Stich${what === '' ? '' : `: ${what}`}.`,
  takesShort: (name: string, n: number): string =>
    n === 0 ? `${does(name, 'machst', 'macht')} ihn.` : `${does(name, 'nimmst', 'nimmt')} ${points(n)}.`,
  things: (red: number, names: readonly string[]): string =>
    and([...(red > 0 ? [hearts(red)] : []), ...names.map(name => theCard(name, 'who'))]),
  nextLead: (name: string): string => `${does(name, 'spielst', 'spielt')} aus.`,
  kitty: (name: string, n: number): string => `${does(name, 'nimmst', 'nimmt')} den Talon: ${cards(n)}.`,
  broken: (name: string): string => `${does(name, 'brichst', 'bricht')} Herz.`,
  charged: (name: string, names: readonly string[]): string => `${does(name, 'deckst', 'deckt')} ${and(names)} auf.`,
  chargedNothing: 'Niemand deckt etwas auf.',
  youCharge: (n: number): string => (n === 0 ? 'Du deckst nichts auf.' : `Du deckst ${wordCards(n)} auf.`),
  buried: (name: string, n: number): string => `${does(name, 'legst', 'legt')} ${wordCards(n)} weg.`,
  shot: (name: string): string => `${has(name)} den Durchmarsch geschafft.`,
  chose: {
    shed: (name: string): string => `${does(name, 'ziehst', 'zieht')} die Punkte vom eigenen Stand ab.`,
    burden: (name: string): string => `${does(name, 'gibst', 'gibt')} die Punkte den Gegnern.`,
    both: (name: string): string =>
      `${does(name, 'ziehst', 'zieht')} die Punkte vom eigenen Stand ab und ${name === YOU ? 'gibst' : 'gibt'} sie allen anderen.`,
    keep: (name: string): string => `${does(name, 'behältst', 'behält')} die Punkte.`,
    turn: (name: string): string => `${does(name, 'drehst', 'dreht')} die Punkte um.`,
  },
  allDown: (n: number): string => `Alle ${word(n)} Karten liegen. Aufgedeckt werden:`,
  shows: (name: string, card: string): string => `${name} ${card}`,
  wins: (name: string, card: string): string => `${does(name, 'gewinnst', 'gewinnt')} mit ${theCard(card, 'with')}.`,
  nobodyWins: 'Niemand gewinnt.',
  captures: (name: string, n: number): string => `${does(name, 'erbeutest', 'erbeutet')} ${cards(n)}.`,
  captured: (n: number, red: number): string => `Du erbeutest ${cards(n)}: ${hearts(red)}.`,
  dealOver: 'Die Runde ist zu Ende.',
  adds: (name: string, change: string, total: string): string => `${name} ${change}, jetzt ${total}.`,
  wraps: (name: string, from: string, to: string): string =>
    `${does(name, 'landest', 'landet')} auf ${from} und ${name === YOU ? 'springst' : 'springt'} auf ${to}.`,
  matchOver: 'Die Partie ist zu Ende.',
  claimsRest: (name: string): string => `${does(name, 'nimmst', 'nimmt')} den Rest.`,
  wantsEnd: (name: string): string =>
    `${does(name, 'willst', 'will')} die Runde beenden: Kein Stand kann sich mehr ändern.`,
  undone: 'Zurückgenommen.',
  chosen: (n: number, all: number, names: readonly string[]): string =>
    n === 0 ? `Keine von ${word(all)} gewählt.` : `${capital(word(n))} von ${word(all)} gewählt: ${names.join(', ')}.`,
  hides: (card: string): string => `${card} verdeckt. Nun deine offene Karte.`,
  both: (hidden: string, shown: string): string =>
    `${hidden} verdeckt, ${shown} offen. Lege beide, wenn du so weit bist.`,
  backInHand: 'Wieder in deinem Blatt.',
  turn,
  suitHeld: (suit: Suit, ranks: readonly string[], barred: readonly string[]): string =>
    `${SUITS[suit]}, ${cards(ranks.length)}: ${ranks.join(', ')}${barred.length > 0 ? `; jetzt nicht erlaubt: ${barred.join(', ')}` : ''}.`,
  noCards: 'Dein Blatt ist leer.',
  noTrick: 'In diesem Stich liegt noch keine Karte.',
  laid: (n: number, all: number): string => `${n} von ${all} ${n === 1 ? 'hat' : 'haben'} gelegt.`,
  noLast: 'In dieser Runde wurde noch kein Stich gemacht.',
  noLastBout: 'In dieser Runde wurde noch kein Stich gemacht.',
  noneGiven: 'In dieser Runde wurde nichts weitergegeben.',
  given: (names: readonly string[], to: readonly string[]): string =>
    `Du hast ${names.join(', ')} an ${and(to)} weitergegeben.`,
  score: (name: string, total: string, inDeal: string): string => `${name} ${total}, ${inDeal} in dieser Runde.`,
  scoreOnly: (name: string, total: string): string => `${name} ${total}.`,
  hearts: { broken: 'Herz ist gebrochen.', closed: 'Herz ist nicht gebrochen.' },
  trump: (suit: Suit): string => `${SUITS[suit]} ist Trumpf.`,
  seat: (name: string, bot: boolean, n: number, taken: number): string =>
    `${name}${bot ? ', ein Bot' : ''}, ${points(n)} genommen, ${tricks(taken)}`,
  seatWon: (name: string, bot: boolean, red: number | null): string =>
    `${name}${bot ? ', ein Bot' : ''}${red === null ? '' : `, ${hearts(red)} erbeutet`}`,
  legal: (card: string): string => `${card}, erlaubt`,
  hinted: (card: string): string => `${card}, empfohlen`,
  mustFollow: (card: string, suit: Suit): string => `${card}, nicht erlaubt: Du musst ${SUITS[suit]} bedienen`,
  notNow: (card: string): string => `${card}, jetzt nicht erlaubt; drücke darauf, um die Regel zu hören`,
  hand: 'Dein Blatt',
  status: 'Lage',
  trick: 'Stich',
  bout: 'Stich',
  actions: 'Aktionen',
};
