// Spanish announcements for screen readers: a whole sentence for each event.
import type { Suit } from '@moonshot/rules/cards';
import { and, capital, cards, does, hearts, points, SUITS, the, tricks, word, YOU } from './grammar.ts';

/** The position of a seat as the viewer sees it. */
type Side = 'left' | 'right' | 'across' | 'other';

const SIDES: Readonly<Record<Side, string>> = {
  left: ', a tu izquierda',
  right: ', a tu derecha',
  across: ', enfrente de ti',
  other: '',
};

const MOON = {
  shed: (n: number, total: string): string => `restar ${n} de tu total, que queda en ${total}`,
  burden: (n: number): string => `sumar ${n} a cada rival`,
  both: (n: number, total: string): string =>
    `restar ${n} de tu total, que queda en ${total}, y sumar ${n} a cada rival`,
  keep: (n: number, total: string): string => `quedarte con ${points(n)}, con lo que tu total es ${total}`,
  turn: (n: number, total: string): string =>
    `dar la vuelta a los puntos, ${points(n)}, con lo que tu total es ${total}`,
};

const legal = (n: number): string => (n === 1 ? 'Puedes jugar 1 carta.' : `Puedes jugar ${n} cartas.`);

export const spoken = {
  log: 'Registro',
  message: 'Mensaje',
  nothing: 'En esta ronda aún no se ha dicho nada.',
  soundOn: 'Sonido activado.',
  soundOff: 'Sonido desactivado.',
  offers: {
    rest: 'Puedes reclamar el resto: ninguna carta que falta puede ganarte una baza.',
    settled: 'Puedes terminar la ronda: no quedan puntos.',
  },
  notHeld: (card: string): string => `No tienes ${the(card)}.`,
  // sentences for events of the game
  deal: (deal: number): string => `Ronda ${deal}.`,
  hold: (n: number, suits: readonly (readonly [Suit, number])[]): string =>
    `Tienes ${cards(n)}: ${suits.map(([suit, m]) => `${m} ${SUITS[suit][m === 1 ? 0 : 1]}`).join(', ')}.`,
  drawn: (names: readonly string[]): string => `Robas ${and(names.map(the))}.`,
  noPass: 'En esta ronda no se pasa nada.',
  passed: 'Pasadas.',
  received: (names: readonly string[], from: readonly string[]): string =>
    `Has recibido ${names.map(the).join(', ')} de ${and(from)}.`,
  intoMix: (names: readonly string[]): string => `Has puesto ${and(names.map(the))} en el centro.`,
  outOfMix: (names: readonly string[]): string => `Del centro te han llegado ${and(names.map(the))}.`,
  leads: (name: string, card: string): string => `${does(name, 'sales', 'sale')} con ${the(card)}.`,
  plays: (name: string, card: string, wins: boolean): string => `${name}, ${card}${wins ? ', y va ganando' : ''}.`,
  playsShort: (name: string, card: string, wins: boolean): string => `${name} ${card}${wins ? ' gana' : ''}.`,
  takes: (name: string, what: string): string =>
    `${does(name, 'te llevas', 'se lleva')} la baza${what === '' ? '' : `: ${what}`}.`,
  takesShort: (name: string, n: number): string =>
    `${does(name, 'te llevas', 'se lleva')} ${n === 0 ? 'la baza' : points(n)}.`,
  things: (red: number, names: readonly string[]): string =>
    and([...(red > 0 ? [hearts(red)] : []), ...names.map(the)]),
  nextLead: (name: string): string => `${does(name, 'sales', 'sale')}.`,
  kitty: (name: string, n: number): string => `${does(name, 'te llevas', 'se lleva')} el pozo: ${cards(n)}.`,
  broken: (name: string): string => `${does(name, 'has', 'ha')} roto los corazones.`,
  charged: (name: string, names: readonly string[]): string =>
    `${does(name, 'destapas', 'destapa')} ${and(names.map(the))}.`,
  chargedNothing: 'Nadie destapa nada.',
  youCharge: (n: number): string => (n === 0 ? 'No destapas nada.' : `Destapas ${cards(n)}.`),
  buried: (name: string, n: number): string => `${does(name, 'apartas', 'aparta')} ${cards(n)}.`,
  shot: (name: string): string => `${does(name, 'has', 'ha')} alcanzado la luna.`,
  chose: {
    shed: (name: string): string =>
      name === YOU ? 'Restas los puntos de tu total.' : `${name} resta los puntos de su total.`,
    burden: (name: string): string => `${does(name, 'sumas', 'suma')} los puntos a los rivales.`,
    both: (name: string): string =>
      name === YOU
        ? 'Restas los puntos de tu total y los sumas a todos los demás.'
        : `${name} resta los puntos de su total y los suma a todos los demás.`,
    keep: (name: string): string => `${does(name, 'te quedas con', 'se queda con')} los puntos.`,
    turn: (name: string): string => `${does(name, 'das', 'da')} la vuelta a los puntos.`,
  },
  allDown: (n: number): string => `Las ${n} cartas están puestas. Se descubren:`,
  shows: (name: string, card: string): string => `${name} ${card}`,
  wins: (name: string, card: string): string => `${does(name, 'ganas', 'gana')} con ${the(card)}.`,
  nobodyWins: 'No gana nadie.',
  captures: (name: string, n: number): string => `${does(name, 'capturas', 'captura')} ${cards(n)}.`,
  captured: (n: number, red: number): string => `Has capturado ${cards(n)}: ${hearts(red)}.`,
  dealOver: 'Fin de la ronda.',
  adds: (name: string, change: string, total: string): string => `${name} ${change}, ahora ${total}.`,
  wraps: (name: string, from: string, to: string): string =>
    name === YOU ? `Caes en ${from} y pasas a ${to}.` : `${name} cae en ${from} y pasa a ${to}.`,
  matchOver: 'La partida ha terminado.',
  claimsRest: (name: string): string => `${does(name, 'reclamas', 'reclama')} el resto.`,
  wantsEnd: (name: string): string =>
    `${does(name, 'quieres', 'quiere')} terminar la ronda: ningún total puede cambiar.`,
  undone: 'Deshecho.',
  // sentences for cards that are selected or deselected
  chosen: (n: number, all: number, names: readonly string[]): string =>
    n === 0 ? `Ninguna de ${word(all)} elegida.` : `${capital(word(n))} de ${word(all)} elegidas: ${names.join(', ')}.`,
  hides: (card: string): string => `Oculta: ${card}. Ahora tu carta visible.`,
  both: (hidden: string, shown: string): string => `Oculta: ${hidden}; visible: ${shown}. Ponlas cuando quieras.`,
  backInHand: 'De vuelta en tu mano.',
  // sentences for questions to the player
  turn: {
    lead: (n: number): string => `Tu turno. Sal con una carta. ${legal(n)}`,
    leadAny: 'Tu turno. Sal con cualquier carta.',
    follow: (suit: Suit, n: number): string => `Tu turno. Sigue con ${SUITS[suit][1]}. ${legal(n)}`,
    any: (suit: Suit): string => `Tu turno. No tienes ${SUITS[suit][1]}: vale cualquier carta.`,
    some: (n: number): string => `Tu turno. ${legal(n)}`,
    one: (card: string): string => `Tu turno. Solo puedes jugar ${the(card)}.`,
    last: (card: string): string => `Tu turno. Tu última carta es ${the(card)}.`,
    pass: (n: number, name: string, side: Side): string => `Pasa ${word(n)} a ${name}${SIDES[side]}.`,
    passEach: (n: number): string => `Pasa ${word(n)} a cada uno de los demás.`,
    passMix: (n: number): string => `Pon ${word(n)} en el centro.`,
    charge: (names: readonly string[]): string =>
      names.length === 0 ? 'No tienes ninguna carta que destapar.' : `Puedes destapar ${and(names.map(the))}.`,
    bury: (n: number): string => `Aparta ${cards(n)}.`,
    claim: 'Puedes abrir esta ronda.',
    lay: 'Tu turno. Elige la carta oculta y luego la visible.',
    moon: 'Has alcanzado la luna. Elige:',
    moonChoice: (place: number, option: keyof typeof MOON, n: number, total: string, ends: boolean): string =>
      `${place}, ${MOON[option](n, total)}${ends ? ', y así termina la partida' : ''}.`,
  },
  // sentences that the player requests by a key
  suitHeld: (suit: Suit, ranks: readonly string[], barred: readonly string[]): string =>
    `${capital(SUITS[suit][1])}, ${cards(ranks.length)}: ${ranks.join(', ')}${barred.length > 0 ? `; ahora no se pueden jugar: ${barred.join(', ')}` : ''}.`,
  noCards: 'Tu mano está vacía.',
  noTrick: 'En esta baza aún no se ha jugado nada.',
  laid: (n: number, all: number): string => `${n} de ${all} ${n === 1 ? 'ha' : 'han'} puesto sus cartas.`,
  noLast: 'En esta ronda nadie se ha llevado aún una baza.',
  noLastBout: 'En esta ronda nadie ha ganado aún un lance.',
  noneGiven: 'En esta ronda no se ha pasado nada.',
  given: (names: readonly string[], to: readonly string[]): string =>
    `Has pasado ${names.map(the).join(', ')} a ${and(to)}.`,
  score: (name: string, total: string, inDeal: string): string => `${name} ${total}, ${inDeal} en esta ronda.`,
  scoreOnly: (name: string, total: string): string => `${name} ${total}.`,
  hearts: { broken: 'Los corazones están rotos.', closed: 'Los corazones no están rotos.' },
  trump: (suit: Suit): string => `Triunfo: ${SUITS[suit][1]}.`,
  // labels of the things on the table
  seat: (name: string, bot: boolean, n: number, taken: number): string =>
    `${name}${bot ? ', bot' : ''}, ${points(n)} en contra, ${tricks(taken)}`,
  seatWon: (name: string, bot: boolean, red: number | null): string =>
    `${name}${bot ? ', bot' : ''}${red === null ? '' : `, ${hearts(red)}`}`,
  legal: (card: string): string => `${card}, se puede jugar`,
  hinted: (card: string): string => `${card}, sugerida`,
  mustFollow: (card: string, suit: Suit): string => `${card}, no se puede jugar: debes seguir con ${SUITS[suit][1]}`,
  notNow: (card: string): string => `${card}, ahora no se puede jugar; púlsala para oír la regla`,
  hand: 'Tu mano',
  status: 'Estado',
  trick: 'Baza',
  bout: 'Lance',
  actions: 'Acciones',
};
