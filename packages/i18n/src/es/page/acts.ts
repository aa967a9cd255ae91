// Spanish texts of the questions to the player: passing, bidding, calling, claiming, ending a deal early, the
// moon and laying cards. Also the reasons for refusals.
import type { Suit } from '@moonshot/rules/cards';
import { figure } from '../../format.ts';
import {
  after,
  and,
  capital,
  cards,
  does,
  HIGHEST,
  LOWEST,
  points,
  SIGNS,
  SUITS,
  signs,
  the,
  word,
} from './grammar.ts';

export const pass = {
  to: (name: string): string => `Pasa a ${after(name)}`,
  scatter: 'A cada rival',
  receive: (n: number, name: string): string => `Recibes ${word(n)} de ${after(name)}.`,
  receiveAll: 'Recibes otras tantas de cada uno.',
  mix: 'Al centro',
  receiveMix: (n: number): string => `Se barajan todas y te vuelven ${word(n)}.`,
  more: (n: number, rest: string): string => `Elige ${n} más. ${rest}`,
  give: (n: number, name: string | null): string => `Pasar ${n}${name === null ? '' : ` a ${name}`}`,
  chosen: (n: number, all: number): string => `${n} de ${all} elegidas`,
  missing: (n: number): string => `Elige antes ${cards(n)} más.`,
  slot: (name: string): string => `Para ${after(name)}`,
  slotFull: (name: string, card: string): string => `Para ${after(name)}: ${card}. Devolver a la mano`,
  from: (name: string): string => `De ${after(name)}`,
  fromAll: 'De los demás',
  fromMix: 'Del centro',
  ok: 'OK',
  bury: 'Apartar',
  buryTitle: (n: number): string => `Aparta ${cards(n)}`,
  buryNote: 'Quedan boca abajo y cuentan como ganadas por ti.',
  chargeTitle: (n: number): string => (n === 0 ? 'Nada que destapar' : '¿Destapas cartas?'),
  chargeNote: (n: number): string =>
    n === 0
      ? 'No tienes ninguna de las cartas que se pueden destapar antes del juego.'
      : 'Lo que destapas vale el doble. Todos eligen a la vez.',
  charge: (n: number, of: number): string => (n > 0 ? 'Destapar' : of > 0 ? 'No destapar nada' : 'Seguir'),
};

export const call = {
  title: (suit: Suit): string => `Comodín de ${SUITS[suit][1]}`,
  high: 'Más alto',
  low: 'Más bajo',
  back: 'Atrás',
  above: (suit: Suit): string => `${capital(HIGHEST[suit])}.`,
  below: (suit: Suit): string => `${capital(LOWEST[suit])}.`,
  wins: (n: number, last: boolean): string =>
    last ? `Te llevas la baza: ${points(n)}.` : `Vas ganando: ${points(n)}.`,
  loses: (name: string, last: boolean): string =>
    last ? `${does(name, 'te llevas', 'se lleva')} la baza.` : `${does(name, 'sigues', 'sigue')} ganando.`,
  offSuit: (led: Suit): string => `Con salida ${SIGNS[led]} no puede ganar.`,
  leads: (suit: Suit): string => `Sales con ${SIGNS[suit]}.`,
};

export const wilds = {
  title: 'Comodines',
  hand: 'en tu mano',
  unseen: 'sin ver',
  buried: 'lo apartaste tú',
  given: (name: string): string => `pasado a ${after(name)}`,
  played: (name: string, called: 'high' | 'low' | undefined): string =>
    called === undefined ? name : `${name}: ${called === 'high' ? 'más alto' : 'más bajo'}`,
};

export const claim = {
  title: '¿Abres esta ronda?',
  text: (card: string): string =>
    `Tienes ${the(card)}. Puedes abrir la ronda con él, declarado el más bajo. Si no quieres, abre el trébol más bajo, y nadie sabrá que se te preguntó.`,
  limit: (seconds: number): string => `Si no respondes en ${seconds} segundos, cuenta como que no.`,
  yes: 'Abrir',
  no: 'No abrir',
};

export const finish = {
  why: {
    rest: 'Ninguna carta que falta puede ganarte una baza.',
    settled: 'No quedan puntos: ¿terminamos la ronda?',
  },
  act: { rest: 'Reclamar el resto', settled: 'Terminar la ronda' },
  playOn: 'Seguir jugando',
  news: {
    rest: (name: string): string => `${does(name, 'reclamas', 'reclama')} el resto`,
    settled: (name: string): string => `${does(name, 'quieres', 'quiere')} terminar la ronda: no quedan puntos`,
  },
};

export const moon = {
  title: ['Alcanzas', 'la luna'] as const,
  all: 'Todo lo que cuenta es tuyo.',
  shed: (n: number): readonly [string, string] => [`Restar ${n}`, 'de mi total'],
  burden: (n: number): readonly [string, string] => [`Sumar ${n}`, 'a cada rival'],
  both: (n: number): readonly [string, string] => [`Restarme ${n}`, 'y sumárselos'],
  keep: (n: number): readonly [string, string] => ['Quedarme lo mío:', points(n)],
  turn: (n: number): readonly [string, string] => ['Darle la vuelta:', points(n)],
  act: {
    shed: (n: number): string => `Restarme ${n}`,
    burden: (n: number): string => `Sumarles ${n}`,
    both: (): string => 'Ambas cosas',
    keep: (): string => 'Quedármelos',
    turn: (): string => 'Darle la vuelta',
  },
  usual: (choice: string): string => `Lo habitual: ${choice.charAt(0).toLowerCase()}${choice.slice(1)}.`,
  goesOn: 'La partida sigue.',
  lead: (n: number): string => `Llevas ${figure(n)} de ventaja.`,
  level: 'Compartes la cabeza.',
  behind: (name: string, n: number): string => `${does(name, 'llevas', 'lleva')} ${figure(n)} de ventaja.`,
  ends: 'La partida termina.',
};

const PLURALS: Readonly<Record<string, string>> = {
  jota: 'jotas',
  reina: 'reinas',
  rey: 'reyes',
  as: 'ases',
  comodín: 'comodines',
};

export const lay = {
  hide: 'ocul\u00adta',
  top: 'visi\u00adble',
  hidden: (card: string): string => `Oculta: ${signs(card)}`,
  change: 'Cambiar la oculta',
  takeBack: (card: string): string => `Recuperar ${the(card)}`,
  both: 'Poner ambas',
  next: 'Otro lance',
  toScores: 'Al marcador',
  wins: (name: string): string => `${does(name, 'ganas', 'gana')} el lance`,
  nobody: 'Nadie gana el lance',
  tie: (n: number, rank: string, best: Suit, others: readonly Suit[]): string =>
    `${capital(word(n))} ${PLURALS[rank] ?? rank}: ${SIGNS[best]} está por encima de ${and(others.map(suit => SIGNS[suit]))}.`,
  onlyYou: 'Solo las ves tú',
  lookAt: 'Ver lo que has ganado',
};

export const bid = {
  title: (names: boolean): string => (names ? 'Nombras el palo' : 'Tu puja en fichas'),
  note: (names: boolean, highest: number, name: string): string =>
    names
      ? 'Cuenta en lugar de los corazones.'
      : highest === 0
        ? 'Quien más puja paga y nombra el palo que hay que evitar.'
        : `${name}: puja de ${highest === 1 ? '1 ficha' : `${highest} fichas`}.`,
  none: 'Sin puja',
  chips: (n: number): string => (n === 1 ? '1 ficha' : `${n} fichas`),
  most: (name: string, chips: number): string => `${name}: puja ${chips}`,
  pool: (chips: number): string => `Bote ${figure(chips)}`,
  avoid: (suit: Suit): string => `Evita ${SIGNS[suit]}`,
  said: (name: string, bid: number | Suit): string =>
    typeof bid === 'string'
      ? `${does(name, 'nombras', 'nombra')} ${SUITS[bid][1]}: en esta ronda cuentan en lugar de los corazones.`
      : bid === 0
        ? `${does(name, 'no pujas', 'no puja')}.`
        : `${does(name, 'pujas', 'puja')} ${bid === 1 ? '1 ficha' : `${bid} fichas`}.`,
  turn: (names: boolean, least: number): string =>
    names
      ? 'Nombras el palo que cuenta en lugar de los corazones.'
      : least === 0
        ? 'No puedes pujar más, así que no pujas.'
        : `Puja desde ${least} o no pujes.`,
};

export const why = {
  ask: '¿Por qué?',
  menu: 'Por qué no pude jugarla',
  all: 'Mostrar entre todas las reglas de esta mesa',
  sheet: 'Los ajustes detrás de esta regla',
  clause: (number: string): string => `Cláusula ${number}`,
  tests: 'Pruebas de esta regla',
};
