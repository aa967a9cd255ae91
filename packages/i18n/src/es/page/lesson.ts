// Spanish texts for newcomers: the lesson and the first deal.
import { type Card, type Suit, symbolOf } from '@moonshot/rules/cards';
import type { AllWords } from '../../en/page.ts';
import { and, points, SUITS, signs, the } from './grammar.ts';

type Lesson = AllWords['lesson'];
type CountingCards = Parameters<Lesson['goal']>[0];

const WINS = {
  lowest: 'Gana el total más bajo.',
  highest: 'Gana el total más alto.',
  closestToZero: 'Gana el total más cercano a 0.',
} as const;
const COSTS = 'Se restan de tu total, y gana el más alto.';

function list(verb: string, some: CountingCards): readonly string[] {
  const sentences = some.map(
    ({ sign, suit, points: n }, i) => `${suit === null ? sign : `cada ${SUITS[suit][0]}`} (${i === 0 ? points(n) : n})`,
  );
  return sentences.length === 0 ? [] : [`${verb} ${and(sentences)}.`];
}

export const lesson: Lesson = {
  goal: (bad, good, winner) =>
    [
      ...list('Evita', bad),
      ...list('Toma', good),
      winner === 'highest' && bad.length > 0 && good.length === 0 ? COSTS : WINS[winner],
    ].join(' '),
  round: {
    hidden: 'La carta visible más alta captura las ocultas.',
    shown: 'La carta visible más alta captura todas las visibles.',
    everything: 'La carta visible más alta captura todas las cartas.',
  },
  pass: (card: Card, points: number): string =>
    `Los puntos son malos, así que pasa las cartas que pueden traértelos: solo ${the(signs(symbolOf(card)))} ya vale ${points}, y cada corazón 1. Gana quien tiene menos puntos.`,
  follow: (suit: Suit): string =>
    `Se ha salido con ${SUITS[suit][1]}, y quien tenga ${SUITS[suit][1]} debe jugar ese palo. La carta más alta de ese palo se lleva las cuatro, la baza.`,
  cost: 'Quien se lleva una baza se lleva sus puntos. Si no tienes el palo de salida, da los tuyos. Cuando ha caído así un corazón, también se puede salir con corazones.',
  end: 'Así son los Corazones',
  endNote: 'Gana quien tiene menos puntos. Ahora juega una partida entera.',
  hintsOn: 'Las pistas están activadas. Puedes cambiarlo en los ajustes cuando quieras.',
  hintsOff: 'Quitar las pistas',
};
