// German sentences that explain why an action was refused.
import { byCanon, type Card, type Selector, type Suit } from '@moonshot/rules/cards';
import type { Instead, MoonDescription, RuleWords } from '@moonshot/rules/words';
import { capital, counted, noneOf, orList, signsOf, suitName, theCard } from './cards.ts';
import { optionsWords } from './points.ts';

const oneOf = (cards: readonly Card[]): string =>
  orList([...new Set(cards)].sort(byCanon).map(card => theCard(card, 'accusative')));

function insteadWords(instead: Instead): string {
  if (instead === 'otherSuit') return 'eine andere Farbe';
  return instead === 'otherCard' ? 'eine andere Karte' : oneOf(instead);
}
const play = (instead: Instead): string => `Spiele ${insteadWords(instead)}`;
const lead = (instead: Instead): string => `Spiele ${insteadWords(instead)} aus`;

export const refusals: RuleWords['refusals'] = {
  notAsked: 'Du bist gerade nicht gefragt.',
  asked: {
    pass: 'Wähle zuerst die Karten, die du weitergibst.',
    charge: 'Sage zuerst, welche Karten du aufdeckst.',
    bid: 'Sage zuerst, was du bietest.',
    claim: 'Sage zuerst, ob du mit deinem Joker eröffnest.',
    play: 'Spiele zuerst eine Karte.',
    bury: 'Lege zuerst Karten weg.',
    moon: 'Wähle zuerst, was der Durchmarsch bringt.',
  },
  notHeld: (card: Card, often: boolean): string =>
    `Du hast ${theCard(card, 'accusative')} nicht${often ? ' oder nicht so oft' : ''}.`,
  opening: (cards: readonly Card[]): string =>
    `Die erste Karte muss ${orList(cards.map(card => theCard(card, 'nominative')))} sein.`,
  openingSuit: (suit: Suit, cards: readonly Card[]): string =>
    `Die erste Karte muss ein ${suitName(suit)} sein: Du hast ${signsOf(cards)}.`,
  follow: (suit: Suit, cards: readonly Card[]): string =>
    `Du musst ${suitName(suit)} bedienen: Du hast ${signsOf(cards)}.`,
  noPoints: (instead: Instead): string => `Keine Punkte im ersten Stich: ${play(instead)}.`,
  noPointsAtAll: (instead: Instead): string =>
    `Keine Punkte im ersten Stich, auch nicht zum Bedienen: ${play(instead)}.`,
  banned: (cards: readonly Selector[], instead: Instead): string =>
    `Im ersten Stich darfst du ${noneOf(cards, 'accusative')} spielen: ${play(instead)}.`,
  lowest: (cards: readonly Card[]): string =>
    `Zum ersten Stich gehört deine niedrigste Karte der Farbe: ${signsOf(cards)}.`,
  hearts: (cards: readonly Card[]): string =>
    `Du hast nichts, was der erste Stich erlaubt: Spiele ein Herz, ${oneOf(cards)}.`,
  firstLead: (card: Card, instead: Instead): string =>
    `${capital(theCard(card, 'nominative'))} darf nicht die erste Karte einer Runde sein: ${lead(instead)}.`,
  lead: (instead: Instead, breakable: boolean): string =>
    `${breakable ? 'Herz ist noch nicht gebrochen' : 'Herz darf nicht ausgespielt werden'}: ${lead(instead)}.`,
  closed: (card: Card, instead: Instead): string =>
    `Du darfst ${theCard(card, 'accusative')} nicht ausspielen: ${lead(instead)}.`,
  charged: (card: Card, cards: readonly Card[]): string =>
    `${capital(theCard(card, 'nominative'))} ist aufgedeckt und muss warten, bis die Farbe einmal ausgespielt worden ist: ${play(cards)}.`,
  chargeable: (card: Card, may: readonly Card[]): string =>
    may.length === 0
      ? `${capital(theCard(card, 'nominative'))} kann nicht aufgedeckt werden: Du hast keine Karte, die das kann.`
      : `${capital(theCard(card, 'nominative'))} kann so nicht aufgedeckt werden: Wähle ${oneOf(may)}, jede Karte einmal.`,
  discard: (card: Card, instead: Instead, breakable: boolean): string =>
    `${breakable ? 'Herz ist noch nicht gebrochen, also darfst du' : 'Du darfst'} ${theCard(card, 'accusative')} nicht abwerfen: ${play(instead)}.`,
  colour: (card: Card): string =>
    `Spiele eine andere Karte: ${theCard(card, 'nominative')} darf nur auf eine ausgespielte Farbe, die so rot oder schwarz ist wie er.`,
  throws: (cards: readonly Card[]): string => `Du kannst nicht bedienen, also musst du ${signsOf(cards)} abwerfen.`,
  trump: (cards: readonly Card[]): string =>
    `Du kannst nicht bedienen, also musst du stechen: Du hast ${signsOf(cards)}.`,
  under: (cards: readonly Card[]): string =>
    `Im Stich liegt eine höhere Karte, also musst du ${signsOf(cards)} spielen.`,
  callMissing: (wild: Card): string =>
    `Sage an, ob ${theCard(wild, 'nominative')} die höchste oder die niedrigste Karte ist.`,
  callLow: (wild: Card): string =>
    `${capital(theCard(wild, 'nominative'))} eröffnet eine Runde nur als niedrigste Karte.`,
  callNone: (card: Card): string =>
    `${capital(theCard(card, 'nominative'))} ist kein Joker und wird weder als höchste noch als niedrigste Karte angesagt.`,
  scatter: (cards: number): string => `Gib jedem Gegner ${counted(cards, 'Karte')} weiter.`,
  pass: (cards: number): string =>
    `Gib genau ${counted(cards, 'Karte')} weiter, nicht mehr und nicht weniger, an den einen Spieler, der sie bekommen soll.`,
  kept: (card: Card): string => `${signsOf([card])} darfst du nicht weitergeben, solange du genug andere Karten hast.`,
  bid: (bids: readonly (number | Suit)[]): string =>
    typeof bids[0] === 'string'
      ? 'Nenne eine der vier Farben.'
      : bids[1] === undefined
        ? 'Mehr kannst du nicht bieten: Sage 0.'
        : `Biete nichts oder ${bids[1]} bis ${bids.at(-1)} Chips.`,
  bury: (wanted: number, given: number): string =>
    `Lege ${counted(wanted, 'Karte')} weg: Du hast ${counted(given, 'Karte')} genannt.`,
  moon: (options: readonly MoonDescription[]): string => `Wähle eins davon: ${optionsWords(options)}.`,
  top: (banned: readonly Selector[], instead: Instead): string =>
    `Die offene Karte darf ${noneOf(banned, 'nominative')} sein: Zeige ${insteadWords(instead)}.`,
};
