// The play of a trick game in Spanish: following, the first trick, leading, breaking hearts, winning, and
// wild cards.
import type { Rank, Selector, Suit } from '@moonshot/rules/cards';
import type { FreeCards, VoidRule } from '@moonshot/rules/words';
import { anyOf, anyOfThese, capital, extreme, noneOf, orList, theAll, theSuit, toRank } from './cards.ts';

const FREE: Readonly<Record<FreeCards, string>> = {
  none: '',
  wilds: ', salvo que juegues un comodín',
  jokers: ', salvo que juegues un comodín',
};

const trumpWords = (suit: Suit): string => `debes jugar ${anyOf(`${suit}*`)} si tienes`;

const VOID: Readonly<Record<VoidRule, string>> = {
  any: 'juega la carta que quieras',
  anyNoTrump: 'juega la carta que quieras, sin obligación de fallar con un triunfo',
  trump: 'debes jugar un triunfo si tienes',
  draw: 'robas del mazo',
  C: trumpWords('C'),
  D: trumpWords('D'),
  S: trumpWords('S'),
  H: trumpWords('H'),
};

const mustWords = (cards: readonly Selector[], isOrdered: boolean): string =>
  `debes descartar ${isOrdered ? cards.map(anyOf).join(' o, en su defecto, ') : anyOfThese(cards)}`;

export const following = {
  turns: {
    clockwise: 'Se juega en el sentido de las agujas del reloj: cada jugador echa por turno una carta a la baza.',
    counterclockwise:
      'Se juega en el sentido contrario a las agujas del reloj: cada jugador echa por turno una carta a la baza.',
  },
  untilEmpty: 'Se juegan bazas hasta que las manos quedan vacías.',
  follow: (when: VoidRule, free: FreeCards, must: readonly Selector[], isOrdered: boolean): string =>
    `Debes seguir el palo si puedes${FREE[free]}; si no puedes, ${must.length === 0 ? '' : `${mustWords(must, isOrdered)}; si no tienes, `}${VOID[when]}.`,
  under: (cards: readonly Selector[]): string =>
    `Quien puede seguir el palo debe jugar ${anyOfThese(cards)} en cuanto haya en la baza una carta que le gane.`,
  mustOnceEmpty: (cards: readonly Selector[], isOrdered: boolean): string =>
    `Si no puedes seguir el palo y el mazo está vacío, ${mustWords(cards, isOrdered)} si puedes.`,
  byColour: {
    wilds: 'Pero un comodín solo se juega sobre un palo rojo o negro como él.',
    jokers: 'Pero un comodín solo se juega sobre un palo rojo o negro como él.',
  },
  held: (cards: readonly Selector[], breaks: boolean): string =>
    `Pero ${breaks ? 'hasta que se rompan los corazones, ' : ''}solo puedes descartar ${anyOfThese(cards)} si no tienes otra cosa.`,
};

export const firstTrick = {
  free: 'En la primera baza se pueden jugar puntos como en cualquier otra.',
  ban: {
    discard: (cards: readonly Selector[], lapses: boolean): string =>
      `En la primera baza no puedes descartar ${noneOf(cards)}${lapses ? ', salvo que no tengas otra cosa' : ''}.`,
    followWins: (cards: readonly Selector[], lapses: boolean): string =>
      `En la primera baza no puedes responder a la salida ${noneOf(cards, 'con ')}, salvo que no ${lapses ? 'te quede otra opción' : 'puedas seguir el palo con otra cosa'}.`,
    banWins: (cards: readonly Selector[], lapses: boolean): string =>
      `En la primera baza no puedes responder a la salida ${noneOf(cards, 'con ')}, ni siquiera para seguir el palo: juega otra carta${lapses ? ', si la tienes' : ''}.`,
  },
  leader: 'Esto no rige para la salida misma.',
  lowest: 'Quien puede seguir el palo en la primera baza juega la carta permitida más baja que tenga de él.',
  exempt: {
    heartsFirst: 'Si no tienes otra cosa, debes jugar un corazón si tienes.',
    misdeal:
      'Si no puedes seguir el palo y no tienes otra cosa, tu mano se enseña y la misma persona vuelve a repartir.',
  },
};

const closed = (cards: readonly Selector[], breaks: boolean): string =>
  `No puedes salir ${noneOf(cards, 'con ')}${breaks ? ' hasta que se rompan los corazones' : ''}`;

export const leading = {
  free: 'Se puede salir con corazones en cualquier momento.',
  freeLater: 'Terminada la primera baza, se puede salir con corazones en cualquier momento.',
  closed: {
    onlyRestricted: (cards: readonly Selector[], breaks: boolean): string =>
      `${closed(cards, breaks)}, salvo que no tengas otra cosa.`,
    onlyPenalty: (cards: readonly Selector[], breaks: boolean): string =>
      `${closed(cards, breaks)}, salvo que no tengas otra cosa, o solo cartas que penalizan.`,
    passLead: (cards: readonly Selector[], breaks: boolean): string =>
      `${closed(cards, breaks)}; mientras no tengas otra cosa, la salida pasa al siguiente jugador.`,
  },
  open: (cards: readonly Selector[]): string => `Con ${orList(cards.map(theAll))} se puede salir en cualquier momento.`,
  first: (cards: readonly Selector[]): string =>
    `La primera carta de una ronda no puede ser ${noneOf(cards)}, salvo que quien sale no tenga otra cosa.`,
};

const playedWords = (cards: readonly Selector[]): string =>
  `se juega ${anyOfThese(cards)} (al salir, al seguir el palo o como descarte)`;
const thrownWords = (cards: readonly Selector[]): string =>
  `alguien que no puede seguir el palo descarta ${anyOfThese(cards)}`;

export const breaking = {
  /**
   * `played` breaks hearts whenever it is played, `thrown` only when it is discarded. One of the lists may be
   * empty, but not both.
   */
  by: (played: readonly Selector[], thrown: readonly Selector[]): string =>
    `Los corazones se rompen en cuanto ${orList([
      ...(played.length > 0 ? [playedWords(played)] : []),
      ...(thrown.length > 0 ? [thrownWords(thrown)] : []),
    ])}.`,
};

export const winning = {
  suitLed: 'La carta más alta del palo de salida se lleva la baza, y quien se la lleva sale en la siguiente.',
  turned:
    'El palo de la carta descubierta es triunfo: se lleva la baza el triunfo más alto o, si no hay, la carta más alta del palo de salida; quien se la lleva sale en la siguiente.',
  trumps: (trump: Suit): string =>
    `${capital(theSuit(trump))} son triunfo: se lleva la baza ${extreme(trump, 'high')} o, si no hay, la carta más alta del palo de salida; quien se la lleva sale en la siguiente.`,
  extend: (cards: readonly Selector[]): string =>
    `Cuando en la primera vuelta de una baza cae ${anyOfThese(cards)} del palo de salida, todos juegan una segunda carta, si quedan cartas.`,
  cancel: {
    identical: 'Dos cartas idénticas en una baza se anulan: ninguna se la lleva.',
    alike: 'Dos cartas del mismo rango y color, rojo o negro, se anulan en una baza: ninguna se la lleva.',
  },
  allCancelled: {
    leader: 'Si toda carta que podría llevarse la baza queda anulada, se la lleva quien salió.',
    next: 'Si toda carta que podría llevarse la baza queda anulada, quien salió vuelve a salir y la baza va con la siguiente; si es la última baza, se la lleva quien salió.',
  },
  identical: {
    first: 'De dos cartas idénticas, la que se jugó primero es la más alta.',
    last: 'De dos cartas idénticas, la que se jugó después es la más alta.',
  },
};

export const wilds = {
  call: 'Cuando juegas un comodín, declaras si es la carta más alta o la más baja de su palo.',
  rank: {
    beyond: (_high: Rank, _low: Rank): string =>
      'Declarado el más alto, gana a todas las demás cartas de su palo; declarado el más bajo, pierde contra todas.',
    tieFirst: (high: Rank, low: Rank): string =>
      `Declarado el más alto, iguala ${toRank(high)}; declarado el más bajo, ${toRank(low)}; entre cartas igualadas gana la que se jugó primero.`,
    tieLast: (high: Rank, low: Rank): string =>
      `Declarado el más alto, iguala ${toRank(high)}; declarado el más bajo, ${toRank(low)}; entre cartas igualadas gana la que se jugó la última.`,
    overTen: (): string =>
      'Un comodín está justo por encima del diez de su palo. En la baza en que está, su palo es triunfo.',
    none: (): string =>
      'Los comodines no son de ningún palo, lleven el signo que lleven, y pierden contra cualquier otra carta.',
  },
  play: {
    asSuit: 'Un comodín es una carta de su palo: con él debes seguir ese palo, y no puedes seguir otro.',
    anyTime:
      'Puedes jugar un comodín en cualquier momento, aunque puedas seguir el palo; cuenta igualmente como carta de su palo.',
    sameColour:
      'Un comodín es una carta de su palo; solo puedes jugarlo sobre otro palo si es rojo o negro como él, o si no puedes jugar otra cosa.',
    underHigher:
      'Un comodín es una carta de su palo; si en la baza ya hay una carta de este que lo gana, puedes jugarlo aunque puedas seguir el palo de salida.',
  },
  offSuit: (unlessTrump: boolean): string =>
    `Jugado en una baza de otro palo, no gana nada, ni declarado el más alto${unlessTrump ? ', salvo si su palo es triunfo' : ''}.`,
  pays: 'Si otro jugador se lleva tu comodín, sus puntos se te pagan a ti.',
  jokers: {
    asSuit: 'Puedes jugar un comodín cuando no puedes seguir el palo.',
    anyTime: 'Puedes jugar un comodín en cualquier momento, aunque puedas seguir el palo.',
    sameColour:
      'Solo puedes jugar un comodín si no puedes seguir el palo y el palo de salida es rojo o negro como él, o si no puedes jugar otra cosa. Su signo muestra si es rojo o negro.',
    leads:
      'Cuando se sale con un comodín, el siguiente sale a su vez: la primera carta que no es un comodín dice qué palo hay que seguir, y una baza de comodines solos es de quien salió.',
  },
};
