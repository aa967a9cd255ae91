// Articles, gender, plurals and lists in Spanish, and sentences that need them.

import type { Selector } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { rules } from '../rules.ts';
import {
  allOf,
  andList,
  anyOf,
  counted,
  extreme,
  figured,
  howMany,
  noneOf,
  orList,
  signsOf,
  theAll,
  theRanks,
  toRank,
} from './cards.ts';

const groups: readonly [Selector, any: string, all: string, theAll: string][] = [
  ['QS', 'la Q♠', 'Q♠', 'la Q♠'],
  ['KD', 'el K♦', 'K♦', 'el K♦'],
  ['WH', 'el comodín ♥', 'comodín ♥', 'el comodín ♥'],
  ['H*', 'un corazón', 'corazones', 'los corazones'],
  ['S*', 'una pica', 'picas', 'las picas'],
  ['A*', 'un as', 'ases', 'los ases'],
  ['8*', 'un 8', '8', 'los 8'],
  ['J*', 'una jota', 'jotas', 'las jotas'],
  ['W*', 'un comodín', 'comodines', 'los comodines'],
];
test.each(groups)('%s: %s, %s, %s', (selector, any, all, whole) => {
  expect([anyOf(selector), allOf(selector), theAll(selector)]).toEqual([any, all, whole]);
});

test.each([
  [0, 'ninguna carta', 'ningún punto', '0 puntos'],
  [1, 'una carta', 'un punto', '1 punto'],
  [12, 'doce cartas', 'doce puntos', '12 puntos'],
  [17, '17 cartas', '17 puntos', '17 puntos'],
  [-1, '−1 cartas', '−1 puntos', '−1 punto'],
])('%i', (n, cards, points, figures) => {
  expect([counted(n, 'card'), counted(n, 'point'), figured(n, 'point')]).toEqual([cards, points, figures]);
});

test('lists, prepositions and superlatives follow what comes after', () => {
  expect([andList(['a', 'i']), orList(['7', '8']), orList(['a', 'b', 'c'])]).toEqual(['a e i', '7 u 8', 'a, b o c']);
  expect([toRank('A'), toRank('Q'), theRanks('2'), theRanks('J')]).toEqual([
    'al as',
    'a la reina',
    'los 2',
    'las jotas',
  ]);
  expect([extreme('C', 'low'), extreme('S', 'high')]).toEqual(['el trébol más bajo', 'la pica más alta']);
  expect([howMany(['H*']), howMany(['S*', 'Q*']), signsOf(['WH', 'TC'])]).toEqual([
    'cuántos corazones',
    'cuántas picas y cuántas reinas',
    '10♣ comodín ♥',
  ]);
  expect([noneOf(['QS']), noneOf(['H*', 'S*', 'QC'], 'con ')]).toEqual([
    'la Q♠',
    'con un corazón, con una pica ni con la Q♣',
  ]);
});

test.each([
  [
    rules.breaking.by(['QS'], ['H*']),
    'Los corazones se rompen en cuanto se juega la Q♠ (al salir, al seguir el palo o como descarte) o alguien que no puede seguir el palo descarta un corazón.',
  ],
  [
    rules.opening.holder.thatSuit('2S', 'S', true, false),
    'Quien tiene el 2♠, la pica más baja de la baraja, sale con una pica en la primera baza.',
  ],
  [
    rules.pass.always([{ how: ['other'], count: 1 }]),
    'En cada ronda, antes del juego, pasas una carta al otro jugador.',
  ],
  [rules.table.seats(7, 8, 8), 'El juego admite 7 u 8 jugadores, y lo mejor son 8.'],
  [rules.match.startLives(3), 'Todos empiezan con 3 vidas.'],
  [rules.leading.open(['QS', '7C']), 'Con la Q♠ o el 7♣ se puede salir en cualquier momento.'],
  [rules.opening.wild.led('WC'), 'Como primera carta de una ronda, el comodín ♣ es siempre el más bajo.'],
  [
    rules.points.some([
      { cards: 'H*', how: 'each', withWild: 'WH', worth: 1, wildWorth: false, signed: false },
      { cards: 'S*', how: 'other', withWild: null, worth: -2, wildWorth: false, signed: false },
    ]),
    'Cada corazón, incluido el comodín ♥, vale 1 punto y cada una de las demás picas vale −2 puntos; las demás cartas no valen nada.',
  ],
  [
    rules.moon.one(
      [
        { cards: 'Q*', count: 4 },
        { cards: 'WH', count: 2 },
      ],
      { yours: 0, theirs: 26, of: 'total', others: 'players' },
    ),
    'Llevarse las cuatro reinas y los dos comodines ♥ es alcanzar la luna; no te apuntas esos puntos, y el total de cada rival sube 26 puntos.',
  ],
  [rules.capture.aim.avoid(['H*', 'QS'], 'lowest'), 'No captures corazones ni Q♠: gana el total más bajo.'],
  [rules.refusals.follow('S', ['TS', '2S']), 'Debes seguir el palo de picas: tienes 2♠ 10♠.'],
  [rules.refusals.lead(['WD', '3C'], true), 'Los corazones aún no están rotos: sal con el 3♣ o el comodín ♦.'],
  [rules.refusals.closed('QS', 'otherCard'), 'No puedes salir con la Q♠: sal con otra carta.'],
  [rules.charging.doubles('TC', ['QS']), 'Si se destapa el 10♣, la Q♠ vale el doble en esta ronda.'],
  [rules.refusals.callNone('QH'), 'La Q♥ no es un comodín: no se declara ni el más alto ni el más bajo.'],
  [rules.refusals.bury(4, 0), 'Aparta cuatro cartas: no has elegido ninguna carta.'],
])('%s', (sentence, expected) => {
  expect(sentence).toBe(expected);
});
