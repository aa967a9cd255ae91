// Hints and refusals of a table in Spanish.
import { byCanon, type Card, isWild, rankOf, SUIT_SYMBOLS, type Suit, suitOf, symbolOf } from '@moonshot/rules/cards';
import type { NamedPass, TableWords } from '@moonshot/table';
import { listing } from '../format.ts';

const and = listing('es');
const SUIT_WORDS = { C: 'tréboles', D: 'diamantes', S: 'picas', H: 'corazones' } as const;

const sign = (card: Card): string => (isWild(card) ? `comodín ${SUIT_SYMBOLS[suitOf(card)]}` : symbolOf(card));
/** A card with its article: `la Q♠`, `el 10♣`, `el comodín ♥`. */
const the = (card: Card): string => `${'JQ'.includes(rankOf(card)) ? 'la' : 'el'} ${sign(card)}`;
const signs = (cards: readonly Card[]): string => [...cards].sort(byCanon).map(sign).join(' ');

const hint: TableWords['hint'] = {
  high: (card: Card): string => `Juega ${the(card)} y declara que es el más alto.`,
  low: (card: Card): string => `Juega ${the(card)} y declara que es el más bajo.`,
  play: (card: Card): string => `Juega ${the(card)}.`,
  pass: (gifts: readonly NamedPass[]): string =>
    `Pasa ${and(gifts.map(({ cards, name }) => `${signs(cards)} a ${name}`))}.`,
  mix: (cards: readonly Card[]): string => `Pon ${signs(cards)} en el centro.`,
  charge: (cards: readonly Card[]): string => `Destapa ${signs(cards)}.`,
  chargeNone: 'No destapes nada.',
  bid: (chips: number): string => `Puja ${chips === 1 ? '1 ficha' : `${chips} fichas`}.`,
  bidNone: 'No pujes.',
  name: (suit: Suit): string => `Nombra ${SUIT_WORDS[suit]}.`,
  claim: 'Abre tú la ronda.',
  decline: 'Deja que abran los demás.',
  bury: (cards: readonly Card[]): string => `Aparta ${signs(cards)}.`,
  moon: {
    shed: 'Resta los puntos de tu total.',
    burden: 'Suma los puntos a todos los demás.',
    both: 'Resta los puntos de tu total y súmalos a todos los demás.',
    turn: 'Que lo que penaliza cuente a tu favor.',
    keep: 'Quédate los puntos tal como los ganaste.',
  },
  lay: (bottom: Card, top: Card): string => `Pon debajo ${the(bottom)}, con ${the(top)} encima.`,
};

const refusals: TableWords['refusals'] = {
  'no-such-seat': 'No hay tal asiento en esta mesa.',
  'not-yet': 'Aún no toca la ronda siguiente.',
  'nothing-to-undo': 'No hay nada que deshacer: en esta ronda aún no has hecho nada.',
  'not-alone': 'En esta mesa juegan otros, y deshacer desharía también lo suyo.',
  'not-proved': 'Eso aún no es seguro: una carta que falta por salir puede cambiarlo.',
  'not-owed': 'La mesa no espera eso ahora.',
  'said-otherwise': 'Ya has respondido a eso, y de otra manera.',
  'not-sealing': 'El sello de esta ronda no admite eso, o ya no.',
  'mid-deal': 'Solo se puede ocupar un asiento entre dos rondas.',
  'seat-taken': 'Ahí ya hay alguien.',
  'sits-already': 'Ya estás en esta mesa.',
  'not-seated': 'Ese no es tu asiento.',
  counted: 'Esta partida cuenta: se juega hasta el final y nada se deshace.',
  paused: 'La mesa está en pausa.',
  over: 'La partida ha terminado.',
};

const checks: TableWords['checks'] = {
  event: (place: number, reason: string): string => `La anotación ${place} del registro no es válida: ${reason}.`,
  noOpening: 'no abre ninguna mesa',
  otherOpening: 'la mesa se habría abierto de otra manera',
  noEvent: 'no es un suceso de una mesa',
  otherResult: 'el resultado es otro',
  nobody: 'a nadie le tocaba hacerlo',
  otherNumber: 'su orden no tiene el número correcto',
  refused: (type: string): string => `la mesa lo rechaza (${type})`,
  fault: () => 'las reglas de esta mesa no lo permiten',
};

export const table: TableWords = {
  hint,
  refusals,
  checks,
  stepBehind: 'La página iba un paso por detrás de la mesa, así que no se ha jugado nada. Prueba otra vez.',
};
