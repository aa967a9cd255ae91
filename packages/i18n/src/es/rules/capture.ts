// Spanish sentences about the rules of a capture game.
import { type Selector, SUIT_SYMBOLS, type Suit } from '@moonshot/rules/cards';
import type { WinRule } from '@moonshot/rules/words';
import { allOf, andList, capital, counted, figured, howMany, nameOf, noneOf, orList, theAll } from './cards.ts';
import { WINS } from './points.ts';

const worth = (points: number): string => (points === 0 ? 'no vale nada' : `vale ${figured(points, 'point')}`);

const PARTIAL = { dealt: 'hasta donde alcance', kept: 'pero ninguna si no hay bastantes para todos' };

export const capture = {
  aim: {
    capture: (cards: readonly Selector[], winner: WinRule): string =>
      `Captura ${andList(cards.map(allOf))}: ${WINS[winner]}.`,
    avoid: (cards: readonly Selector[], winner: WinRule): string =>
      `No captures ${cards.map(allOf).join(' ni ')}: ${WINS[winner]}.`,
    mind: (cards: readonly Selector[], winner: WinRule): string =>
      `Ten cuidado con ${andList(cards.map(theAll))}: ${WINS[winner]}.`,
  },
  stock: 'El resto es el mazo y queda boca abajo.',
  lay: 'En cada lance todos ponen a la vez dos cartas boca abajo: una oculta y, sobre ella, una visible, que se descubre cuando todos han puesto las suyas.',
  commit: {
    locked: 'Las cartas puestas ya no se cambian.',
    revocable: 'Puedes cambiar tus cartas hasta que todos hayan puesto las suyas.',
  },
  anyTop: 'Las dos pueden ser cualquier carta de tu mano.',
  ban: {
    wholeHand: (cards: readonly Selector[]): string =>
      `La carta visible no puede ser ${noneOf(cards)}, salvo que no tengas otra cosa; la oculta puede ser cualquiera.`,
    afterBottom: (cards: readonly Selector[]): string =>
      `La carta visible no puede ser ${noneOf(cards)}, salvo que no tengas otra cosa aparte de la oculta, que puede ser cualquiera.`,
  },
  highest: (suits: readonly Suit[]): string =>
    `La carta visible más alta gana el lance; entre cartas del mismo rango decide el palo: ${suits.map(suit => SUIT_SYMBOLS[suit]).join(' sobre ')}.`,
  identical: {
    eldest: 'Entre varias cartas más altas idénticas, gana la primera por turno después de quien reparte.',
    latest: 'Entre varias cartas más altas idénticas, gana la última por turno después de quien reparte.',
    cancel:
      'Las cartas idénticas se anulan entre sí y gana la más alta de las demás; si no queda ninguna, quien gana el lance siguiente captura también estas cartas.',
    carry:
      'Si las cartas más altas son idénticas no gana nadie, y quien gana el lance siguiente captura también estas cartas.',
  },
  spoils: {
    hidden: 'Quien gana captura todas las cartas ocultas; las visibles se retiran y no cuentan para nadie.',
    everything: 'Quien gana captura todas las cartas, ocultas y visibles.',
    shown: 'Quien gana captura todas las cartas visibles; las ocultas no cuentan para nadie.',
  },
  looks: 'Solo quien gana puede mirar las cartas ocultas, en ese momento y después.',
  counts: {
    private: (cards: readonly Selector[]): string =>
      `${capital(howMany(cards))} ha capturado cada uno es secreto hasta que se cuentan los puntos.`,
    public: (cards: readonly Selector[]): string => `Todos ven ${howMany(cards)} ha capturado cada uno.`,
  },
  noRedeal: 'Tras cada lance, el reparto pasa al siguiente jugador; no se reparten más cartas.',
  redeal: (cards: number, packet: number, partial: keyof typeof PARTIAL): string =>
    `Tras cada lance, el reparto pasa al siguiente jugador y a cada uno se le reparten ${counted(cards, 'card')} del mazo, ${packet === 1 ? 'de una en una' : 'de dos en dos'}, ${PARTIAL[partial]}.`,
  ends: {
    afterRedeal: 'La ronda termina cuando alguien tiene menos de dos cartas para el lance siguiente.',
    beforeRedeal: 'La ronda termina cuando, tras un lance, alguien tiene menos de dos cartas, aunque quede mazo.',
  },
  uneven: 'Al final, los jugadores pueden tener distinto número de cartas.',
  points: (cards: readonly Selector[], captured: number, inHand: number): string => {
    const name = orList(cards.map(nameOf));
    return `Cada ${name} que has capturado ${worth(captured)}, y cada ${name} que te queda en la mano ${worth(inHand)}.`;
  },
};
