// What happens in a trick game before the first trick, in Spanish: dealing, passing, the opening and the
// kitty.
import { type Card, figure, type Selector, type Suit } from '@moonshot/rules/cards';
import type { PassGroup, PassWay } from '@moonshot/rules/words';
import { anyOf, anyOfThese, counted, extreme, theCard } from './cards.ts';

const WAYS: Readonly<Record<PassWay, string>> = {
  other: 'al otro jugador',
  left: 'a la izquierda',
  right: 'a la derecha',
  across: 'al de enfrente',
  'left-2': 'al segundo de la izquierda',
  'right-2': 'al segundo de la derecha',
  'left-3': 'al tercero de la izquierda',
  'right-3': 'al tercero de la derecha',
};

/**
 * The cycle of passes as a list: `pasas tres cartas a la izquierda, luego una carta a cada rival, luego no se
 * pasa nada`.
 */
const passWords = (groups: readonly PassGroup[]): string =>
  groups.map((group, i) => groupWords(group, i === 0)).join(', luego ');

function groupWords({ how, count }: PassGroup, first: boolean): string {
  if (how === 'hold') return 'no se pasa nada';
  if (how === 'scatter') return `${first ? 'pasas ' : ''}${counted(count, 'card')} a cada rival`;
  if (how === 'mix') return mixWords(count);
  if (how === 'mix-if-uncharged')
    return `no se pasa nada, salvo si nadie destapa: entonces ${mixWords(count)}, y se puede destapar otra vez`;
  return `pasas ${counted(count, 'card')} ${how.map(way => WAYS[way]).join(', ')}`;
}

const mixWords = (count: number): string =>
  `pones ${counted(count, 'card')} en el centro, donde se barajan todas y se reparten de nuevo`;

const cardLed = (card: Card, suit: Suit, lowest: boolean): string =>
  lowest ? `${theCard(card)}, ${extreme(suit, 'low')} de la baraja,` : theCard(card);

/** What may be led. With `free` that is every card. */
const anyCard = (free: boolean): string =>
  free ? 'con cualquier carta' : 'con cualquier carta con la que se pueda salir';

/**
 * The beginning of the sentence about the player with the opening card. If cards are passed, the pass comes
 * first.
 */
const holderWords = (passes: boolean): string => (passes ? 'Tras el pase, quien' : 'Quien');

export const dealing = {
  twins: 'Si se la llevaron dos jugadores, reparte el que ocupa el asiento anterior.',
  misdeal: {
    allPenalty:
      'Si antes de la primera baza una mano solo tiene cartas que penalizan, se enseña y la misma persona vuelve a repartir.',
    noPenalty: 'Quien no recibe ninguna carta que penaliza enseña su mano, y la misma persona vuelve a repartir.',
    noHearts: 'Quien no recibe ningún corazón enseña su mano, y la misma persona vuelve a repartir.',
    noFaces: 'Quien no recibe ningún rey, reina ni jota enseña su mano, y la misma persona vuelve a repartir.',
  },
};

export const pass = {
  none: 'No se pasan cartas.',
  always: (groups: readonly PassGroup[]): string => `En cada ronda, antes del juego, ${passWords(groups)}.`,
  cycle: (groups: readonly PassGroup[]): string =>
    `Antes del juego se pasan cartas, ronda a ronda: ${passWords(groups)}; y vuelta a empezar.`,
  keep: (cards: readonly Selector[]): string =>
    `Solo puedes pasar ${anyOfThese(cards)} si no te bastan las demás cartas.`,
  see: {
    afterChoosing: 'Eliges lo que pasas antes de ver lo que te pasan.',
    beforeChoosing:
      'Se elige por turno, en el sentido del pase y empezando por quien sigue a quien reparte; puedes mirar antes lo que te ha llegado, pero no pasarlo.',
    mayPassOn:
      'Se elige por turno, en el sentido del pase y empezando por quien sigue a quien reparte; lo que te ha llegado está en tu mano, y puedes pasarlo.',
  },
};

export const opening = {
  leads: {
    leftOfDealer: (free: boolean): string =>
      `Quien está a la izquierda de quien reparte sale en la primera baza, ${anyCard(free)}.`,
    rightOfDealer: (free: boolean): string =>
      `Quien está a la derecha de quien reparte sale en la primera baza, ${anyCard(free)}.`,
    dealer: (free: boolean): string => `Quien reparte sale en la primera baza, ${anyCard(free)}.`,
    bidder: (free: boolean): string => `Quien nombró el palo sale en la primera baza, ${anyCard(free)}.`,
  },
  holder: {
    thatCard: (card: Card, suit: Suit, lowest: boolean, passes: boolean): string =>
      `${holderWords(passes)} tiene ${cardLed(card, suit, lowest)} sale con esa carta en la primera baza.`,
    thatSuit: (card: Card, suit: Suit, lowest: boolean, passes: boolean): string =>
      `${holderWords(passes)} tiene ${cardLed(card, suit, lowest)} sale con ${anyOf(`${suit}*`)} en la primera baza.`,
    any: (card: Card, suit: Suit, lowest: boolean, passes: boolean, free: boolean): string =>
      `${holderWords(passes)} tiene ${cardLed(card, suit, lowest)} sale en la primera baza, con esa carta o con cualquier otra${free ? '' : ' con la que se pueda salir'}.`,
  },
  fallback: {
    nextLowest: {
      thatCard: (suit: Suit): string => `Si nadie la tiene, se sale con ${extreme(suit, 'low')} que haya en una mano.`,
      thatSuit: (suit: Suit): string =>
        `Si nadie la tiene, sale con ${anyOf(`${suit}*`)} quien tiene ${extreme(suit, 'low')}.`,
      any: (suit: Suit): string => `Si nadie la tiene, sale quien tiene ${extreme(suit, 'low')}.`,
    },
    leftOfDealer: {
      thatCard: (suit: Suit): string =>
        `Si nadie la tiene, quien sigue a quien reparte sale con ${extreme(suit, 'low')} de su mano.`,
      thatSuit: (suit: Suit): string => `Si nadie la tiene, quien sigue a quien reparte sale con ${anyOf(`${suit}*`)}.`,
      any: (_suit: Suit): string => 'Si nadie la tiene, sale quien sigue a quien reparte.',
    },
  },
  later: (card: Card, isOut: boolean): string =>
    `Desde la segunda ronda sale quien se llevó ${theCard(card)} en la ronda anterior${isOut ? '; si no fue nadie, como en la primera' : ''}.`,
  twins: {
    holder: 'Si la tienen dos jugadores, sale el que ocupa el asiento anterior.',
    taker: 'Si se la llevaron dos jugadores, sale el que ocupa el asiento anterior.',
  },
  wild: {
    holderMay: (wild: Card): string =>
      `En su lugar, quien tiene ${theCard(wild)} puede abrir con él, declarado el más bajo.`,
    ownerOfLowestOnly: (wild: Card): string =>
      `Quien abre puede salir en su lugar con ${theCard(wild)}, declarado el más bajo.`,
    must: (wild: Card): string => `Pero quien tiene ${theCard(wild)} debe abrir con él, declarado el más bajo.`,
    never: (wild: Card): string => `No se puede abrir con ${theCard(wild)}.`,
    led: (wild: Card): string => `Como primera carta de una ronda, ${theCard(wild)} es siempre el más bajo.`,
  },
};

export const kitty = {
  is: (cards: number): string =>
    cards === 1
      ? 'La carta que sobra queda boca abajo en el centro: es el pozo, y cuenta como una carta ganada en una baza.'
      : `Las ${figure(cards)} cartas que sobran quedan boca abajo en el centro: son el pozo, y cuentan como cartas ganadas en bazas.`,
  out: {
    out: (cards: number): string =>
      cards === 1
        ? 'La carta que sobra queda oculta fuera del juego y no cuenta para nadie.'
        : `Las ${figure(cards)} cartas que sobran quedan ocultas fuera del juego y no cuentan para nadie.`,
    outShown: (cards: number): string =>
      cards === 1
        ? 'La carta que sobra se descubre, queda fuera del juego y no cuenta para nadie.'
        : `Las ${figure(cards)} cartas que sobran se descubren, quedan fuera del juego y no cuentan para nadie.`,
  },
  turned: (cards: number): string =>
    cards === 1
      ? 'La carta que sobra se descubre: su palo es triunfo, y queda fuera del juego.'
      : 'Una de las cartas que sobran se descubre: su palo es triunfo, y queda fuera del juego.',
  to: {
    firstTrick: 'El pozo va al montón de quien se lleva la primera baza.',
    firstPenaltyTrick:
      'El pozo va al montón de quien primero se lleva una carta que penaliza; si no lo hace nadie, al de quien se lleva la última baza.',
    firstHeartTrick:
      'El pozo va al montón de quien primero se lleva un corazón; si no lo hace nadie, al de quien se lleva la última baza.',
    lastTrick: 'El pozo va al montón de quien se lleva la última baza.',
    onePerTrick:
      'Con cada baza va una carta del pozo al montón de quien se la lleva, y con la última, todas las que quedan.',
    hand: 'Quien se lleva la primera baza toma el pozo en la mano y aparta otras tantas cartas, boca abajo en su montón: cuentan en su lugar.',
  },
  visible: {
    hidden: 'Queda boca abajo hasta que se cuentan los puntos.',
    winner: 'Solo quien se lo lleva puede mirarlo.',
    all: 'Se descubre a la vista de todos cuando alguien se lo lleva.',
    inHand: 'Nadie más lo ve.',
  },
};

export const stock = {
  dealt: (cards: number, isPassed: boolean): string =>
    `${cards === 1 ? 'La carta que sobra también se reparte' : `Las ${figure(cards)} cartas que sobran también se reparten`}, empezando por quien sigue a quien reparte${isPassed ? ', una vez hecho el pase' : ''}: algunas manos tienen una carta más.`,
  alone: 'Quien es el único que aún tiene cartas se las queda, y cuentan como ganadas.',
  is: (cards: number): string =>
    cards === 1
      ? 'La carta que sobra queda boca abajo en el centro: es el mazo.'
      : `Las ${figure(cards)} cartas que sobran quedan boca abajo en el centro: son el mazo.`,
  draw: {
    afterTrick:
      'Después de cada baza todos roban una carta del mazo mientras dure, por turno desde quien se ha llevado la baza.',
    toFollow:
      'Quien no tiene ninguna carta del palo de salida roba del mazo, una carta tras otra, hasta tener una; cuando el mazo se acaba, se puede jugar cualquier carta en su lugar.',
  },
  out: 'Quien no tiene cartas al empezar una baza queda fuera hasta la ronda siguiente; si le tocaba salir, sale el siguiente jugador.',
  last: 'La ronda termina cuando a lo sumo un jugador tiene cartas: ese jugador se las lleva junto con el resto del mazo. Si nadie tiene cartas, el mazo se lo lleva quien ganó la última baza.',
};
