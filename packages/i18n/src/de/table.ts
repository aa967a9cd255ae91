// Hints and refusals of a table in German.
import { byCanon, type Card, isWild, SUIT_SYMBOLS, type Suit, suitOf, symbolOf } from '@moonshot/rules/cards';
import type { NamedPass, TableWords } from '@moonshot/table';
import { listing } from '../format.ts';

const and = listing('de');
const SUIT_WORDS = { C: 'Kreuz', D: 'Karo', S: 'Pik', H: 'Herz' } as const;

/** A card as the object of a sentence: `Q♠`, or `den ♥-Joker` with an article for a joker. */
const object = (card: Card): string => (isWild(card) ? `den ${SUIT_SYMBOLS[suitOf(card)]}-Joker` : symbolOf(card));
const objects = (cards: readonly Card[]): string => and([...cards].sort(byCanon).map(object));

const hint: TableWords['hint'] = {
  high: (card: Card): string => `Spiele ${object(card)} und sage die höchste Karte an.`,
  low: (card: Card): string => `Spiele ${object(card)} und sage die niedrigste Karte an.`,
  play: (card: Card): string => `Spiele ${object(card)}.`,
  pass: (gifts: readonly NamedPass[]): string =>
    `Gib ${and(gifts.map(({ cards, name }) => `${objects(cards)} an ${name}`))} weiter.`,
  mix: (cards: readonly Card[]): string => `Lege ${objects(cards)} in die Mitte.`,
  charge: (cards: readonly Card[]): string => `Decke ${objects(cards)} auf.`,
  chargeNone: 'Decke nichts auf.',
  bid: (chips: number): string => `Biete ${chips === 1 ? '1 Chip' : `${chips} Chips`}.`,
  bidNone: 'Biete nichts.',
  name: (suit: Suit): string => `Nenne ${SUIT_WORDS[suit]}.`,
  claim: 'Eröffne die Runde selbst.',
  decline: 'Überlasse das Eröffnen den anderen.',
  bury: (cards: readonly Card[]): string => `Lege ${objects(cards)} weg.`,
  moon: {
    shed: 'Zieh die Punkte von deinem eigenen Stand ab.',
    burden: 'Gib die Punkte allen anderen.',
    both: 'Zieh die Punkte von deinem eigenen Stand ab und gib sie allen anderen.',
    turn: 'Lass zu deinen Gunsten zählen, was Punkte kostet.',
    keep: 'Behalte die Punkte, wie sie genommen wurden.',
  },
  lay: (bottom: Card, top: Card): string => `Lege ${object(bottom)} verdeckt und ${object(top)} offen darauf.`,
};

const refusals: TableWords['refusals'] = {
  'no-such-seat': 'Diesen Platz gibt es an diesem Tisch nicht.',
  'not-yet': 'Die nächste Runde ist noch nicht dran.',
  'nothing-to-undo': 'Es gibt nichts zurückzunehmen: Du hast in dieser Runde noch nichts getan.',
  'not-alone': 'An diesem Tisch spielen auch andere, und Zurücknehmen träfe auch ihre Karten.',
  'not-proved': 'Das ist noch nicht sicher: Eine Karte, die noch draußen ist, kann es ändern.',
  'not-owed': 'Darauf wartet der Tisch gerade nicht.',
  'said-otherwise': 'Darauf hast du schon geantwortet, und anders.',
  'not-sealing': 'Das Siegel dieser Runde nimmt das nicht an, oder nicht mehr.',
  'mid-deal': 'Ein Platz ist nur zwischen zwei Runden zu haben.',
  'seat-taken': 'Dort sitzt schon jemand.',
  'sits-already': 'Du sitzt schon an diesem Tisch.',
  'not-seated': 'Dort sitzt du nicht.',
  counted: 'Diese Partie zählt: Sie wird zu Ende gespielt, und nichts wird zurückgenommen.',
  paused: 'Am Tisch ist gerade Pause.',
  over: 'Die Partie ist zu Ende.',
};

const checks: TableWords['checks'] = {
  event: (place: number, reason: string): string => `Eintrag ${place} der Aufzeichnung ist ungültig: ${reason}.`,
  noOpening: 'Er eröffnet keinen Tisch',
  otherOpening: 'Der Tisch wäre anders eröffnet worden',
  noEvent: 'Das ist kein Ereignis eines Tischs',
  otherResult: 'Das Ergebnis ist ein anderes',
  nobody: 'Damit war niemand an der Reihe',
  otherNumber: 'Die Anweisung hat die falsche Nummer',
  refused: (type: string): string => `Der Tisch lehnt das ab (${type})`,
  fault: () => 'Nach den Regeln dieses Tisches ist das nicht möglich',
};

export const table: TableWords = {
  hint,
  refusals,
  checks,
  stepBehind: 'Die Seite war einen Schritt hinter dem Tisch, deshalb wurde nichts gespielt. Versuche es noch einmal.',
};
