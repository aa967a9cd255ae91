// Spanish texts of the table: header, seats, cards, prompt, toasts.
import type { Suit } from '@moonshot/rules/cards';
import type { AllWords } from '../../en/page.ts';
import {
  after,
  and,
  cards,
  does,
  hearts,
  ordinal,
  points,
  SIGNS,
  SUITS,
  signs,
  the,
  tricks,
  word,
  YOU,
} from './grammar.ts';

/** Where the cards of a pass go, in words that follow `pase` or `pasadas`. */
const PASSES_TO: Readonly<Record<string, string>> = {
  left: 'a la izq.',
  right: 'a la der.',
  across: 'enfrente',
  'left-2': 'al 2.º izq.',
  'right-2': 'al 2.º der.',
  'left-3': 'al 3.º izq.',
  'right-3': 'al 3.º der.',
};

/** How the header names a pass that does not go to a single player, before and after it was made. */
const WAYS: Readonly<Record<string, readonly [before: string, after: string]>> = {
  hold: ['sin pase', 'sin pase'],
  scatter: ['una a cada rival', 'una a cada rival'],
  mix: ['mezclar', 'mezcladas'],
  'mix-if-uncharged': ['destapar o mezclar', 'destapar o mezclar'],
};

export const bar = {
  leave: 'Dejar la mesa',
  rules: 'Reglas',
  menu: 'Menú',
  undo: 'Deshacer',
  deal: (deal: number): string => `Ronda ${deal}`,
  daily: 'Ronda del día',
  fromReview: 'Desde el repaso',
  dealOf: (deal: number, all: number): string => `Ronda ${deal} de ${all}`,
  bout: (n: number): string => `Lance ${n}`,
  tiebreak: 'Desempate',
  passing: (step: string): string => WAYS[step]?.[0] ?? `pase ${PASSES_TO[step]}`,
  passed: (step: string): string => WAYS[step]?.[1] ?? `pasadas ${PASSES_TO[step]}`,
  broken: 'Corazones rotos',
  brokenShort: 'Rotos',
  closed: 'Corazones sin romper',
  trump: (suit: Suit): string => `Triunfo ${SIGNS[suit]}`,
  trumps: (suit: Suit): string => `triunfo: ${SUITS[suit][1]}`,
  stock: 'Mazo',
  to: (target: string): string => `A ${target}`,
  scores: 'Marcador',
};

export const seat = {
  bot: 'bot',
  level: (n: number): string => `Bot, nivel ${n}`,
  dealer: 'Reparte',
  partner: 'tu pareja',
  tricks: 'bazas ganadas',
  points: 'puntos en esta ronda',
  total: 'total',
  charged: 'destapada',
  ready: 'listo',
  choosing: 'elige',
  showed: (card: string): string => `mostró ${card}`,
  soFarTricks: (name: string, taken: number, n: number, total: string): string =>
    `${name}: ${tricks(taken)} y ${points(n)} en esta ronda, ${total} en la partida.`,
  soFarHearts: (name: string, n: number | null, total: string): string =>
    `${name}: ${n === null ? '' : `${hearts(n)} en esta ronda, `}${total} en la partida.`,
  taken: tricks,
  won: (n: number): string => `${n} en esta ronda`,
  place: (n: number): string => (n === 1 ? 'en cabeza' : `${ordinal(n)} puesto`),
};

export const table = {
  hand: (n: number): string => `Tu mano, ${cards(n)}`,
  received: (card: string): string => `${card}, recibida`,
  lifted: (card: string): string => `${card}, elegida: elígela otra vez para jugarla`,
  early: (card: string): string => `${card}, a la espera de jugarse`,
  led: 'salida',
  winning: 'gana',
  cancelled: 'anulada',
  highest: 'más alto',
  lowest: 'más bajo',
  kitty: 'Pozo',
  out: 'Aparte',
  kittyAsk: (name: string, n: number): string => `${name}, ${cards(n)}: explicar`,
  kittyNote: (n: number): string => `${cards(n)} que nadie ha visto.`,
  tops: 'Visibles',
  last: (name: string): string => `Última baza · ${name}`,
  lastTrick: 'Última baza',
  noneYet: 'Aún nadie se ha llevado una baza.',
  hint: 'Pista',
  scores: 'Marcador',
};

export const prompt = {
  lead: 'Tu turno. Sal con una carta',
  leadAny: 'Tu turno. Sal con cualquiera',
  leadOne: (card: string): string => `Tu turno. Sal con ${the(signs(card))}`,
  follow: (suit: Suit): readonly [text: string, suit: string] => [`Tu turno. Sigue con ${SIGNS[suit]}`, SUITS[suit][1]],
  anyCard: (suit: Suit): string => `Tu turno. Sin ${SIGNS[suit]} vale cualquier carta`,
  anyCardShort: (suit: Suit): string => `Sin ${SIGNS[suit]} vale todo`,
  some: 'Tu turno',
  again: 'Tócala otra vez',
  call: '¿Más alto o más bajo?',
  claim: '¿Abres tú?',
  moon: 'Has alcanzado la luna',
  wait: (names: readonly string[]): string => `Esperando a ${and(names)}`,
  waitMany: (n: number): string => `Esperando a otros ${n}`,
  opening: 'Esperando la carta de apertura',
  dealing: 'Repartiendo',
  shooting: (name: string): string => `${name} ha alcanzado la luna y elige`,
  took: (name: string, kitty: boolean, points: string): string =>
    `${does(name, 'te llevas', 'se lleva')} la baza${kitty ? ' y el pozo' : ''}${points && ': '}${points}`,
  captured: (n: number, red: number): string => `Has capturado ${n} cartas ocultas: ${hearts(red)}`,
  capturedShort: (n: number, red: number): string => `Capturas ${n}: ${hearts(red)}`,
  captures: (name: string): string => `${does(name, 'capturas', 'captura')} las cartas ocultas`,
  hide: 'Elige tu carta oculta',
  hideShort: 'Tu carta oculta',
  show: 'Ahora tu carta visible',
  heartsHide: '· los corazones solo ocultos',
  ready: 'Ponlas cuando quieras',
  readyShort: '¿Poner ambas?',
  pass: (count: number, chosen: number): string => `Elige ${count} para pasar: ${chosen} de ${count} elegidas`,
  received: (n: number, names: readonly string[]): string => `Has recibido ${cards(n)} de ${and(names)}`,
  outOfMix: (n: number): string => `Te han llegado ${cards(n)} del centro`,
  charge: '¿Destapas cartas?',
  bid: 'Tu puja',
  bury: (n: number): string => `Aparta ${cards(n)}`,
};

const outside: AllWords['news']['outside'] = {
  copied: 'Copiado.',
  'not-copied': 'Este navegador no deja copiar nada. Comparte la imagen.',
  'picture-saved': 'Imagen guardada.',
  'no-picture': 'Este navegador no puede crear la imagen. Copia el marcador como texto.',
  'backup-saved': 'Todo se ha guardado en un archivo.',
};

export const news = {
  broken: 'Corazones rotos',
  brokenNote: 'Los corazones están rotos: ya se puede salir de corazones.',
  hold: 'En esta ronda no se pasa nada',
  shot: (name: string): string => `${does(name, 'has', 'ha')} alcanzado la luna`,
  shed: (name: string): string => `${does(name, 'te restas', 'se resta')} la luna del total`,
  burden: (name: string): string => `${does(name, 'sumas', 'suma')} los puntos de la luna a todos los demás`,
  misdealt: (name: string): string =>
    `Se anula ${name === YOU ? 'tu mano' : `la mano de ${name}`}: se reparte otra vez`,
  cancelled: 'Todo se anula: estas cartas van con la siguiente baza',
  leadPassed: (name: string): string => `La salida pasa a ${after(name)}`,
  drew: (name: string, n: number): string => `${does(name, 'robas', 'roba')} ${cards(n)}`,
  kept: (name: string, held: number, stock: number): string =>
    `${does(name, 'te quedas', 'se queda')} con ${cards(held)} y ${name === YOU ? 'recibes' : 'recibe'} el mazo: ${cards(stock)}`,
  notAsked: 'Aún no es tu turno',
  paused: 'La mesa está en pausa: pulsa antes «Seguir»',
  callLater: 'Un comodín se declara en tu turno, así que no puede esperar',
  earlyRefused: (rule: string): string => `La carta que esperaba no se puede jugar: ${rule}`,
  full: (n: number): string =>
    n === 1 ? 'Ya hay una elegida: tócala para devolverla' : `Ya hay ${word(n)} elegidas: toca una para devolverla`,
  incomplete: 'Elige antes todas las cartas',
  outside,
};

export const rules = {
  title: (name: string): string => `Reglas de ${name}`,
};
