// Articles, elisions, plurals and lists in French.

import type { Selector } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { rules } from '../rules.ts';
import {
  allOf,
  andList,
  anyOf,
  counted,
  figured,
  ofAll,
  ofAny,
  ofCard,
  orList,
  symbols,
  theAll,
  theRank,
} from './cards.ts';

const groups: readonly [Selector, any: string, ofAny: string, all: string, theAll: string, ofAll: string][] = [
  ['QS', 'Q♠', 'de Q♠', 'Q♠', 'Q♠', 'de Q♠'],
  ['WH', 'le joker ♥', 'du joker ♥', 'joker ♥', 'le joker ♥', 'de joker ♥'],
  ['H*', 'un cœur', 'd’un cœur', 'cœurs', 'les cœurs', 'de cœurs'],
  ['D*', 'un carreau', 'd’un carreau', 'carreaux', 'les carreaux', 'de carreaux'],
  ['A*', 'un as', 'd’un as', 'as', 'les as', 'd’as'],
  ['8*', 'un 8', 'd’un 8', '8', 'les 8', 'de 8'],
  ['Q*', 'une dame', 'd’une dame', 'dames', 'les dames', 'de dames'],
  ['W*', 'un joker', 'd’un joker', 'jokers', 'les jokers', 'de jokers'],
];
test.each(groups)('%s: %s, %s, %s, %s, %s', (selector, ...said) => {
  expect([anyOf(selector), ofAny(selector), allOf(selector), theAll(selector), ofAll(selector)]).toEqual(said);
});

test.each([
  ['A', 'l’as'],
  ['Q', 'la dame'],
  ['8', 'le 8'],
  ['T', 'le 10'],
] as const)('the rank %s is %s', (rank, words) => {
  expect(theRank(rank)).toBe(words);
});

test.each([
  [0, 'aucune carte', 'aucun point', '0 point'],
  [1, 'une carte', 'un point', '1 point'],
  [2, 'deux cartes', 'deux points', '2 points'],
  [12, 'douze cartes', 'douze points', '12 points'],
  [17, '17 cartes', '17 points', '17 points'],
  [-1, '−1 carte', '−1 point', '−1 point'],
  [-26, '−26 cartes', '−26 points', '−26 points'],
])('%i', (n, cards, points, figures) => {
  expect([counted(n, 'card'), counted(n, 'point'), figured(n, 'point')]).toEqual([cards, points, figures]);
});

test('several things stand in a row', () => {
  expect([andList(['a', 'b', 'c']), orList(['a', 'b', 'c']), symbols(['WH', '9H', '4C']), ofCard('WH')]).toEqual([
    'a, b et c',
    'a, b ou c',
    '4♣ 9♥ joker ♥',
    'du joker ♥',
  ]);
});

test.each([
  [
    rules.breaking.by(['QS'], ['H*', 'A*']),
    'Les cœurs sont brisés dès que quelqu’un joue Q♠ (à l’entame, pour fournir ou en défausse) ou se défausse d’un cœur ou d’un as faute de pouvoir fournir.',
  ],
  [rules.opening.wild.led('WC'), 'Comme première carte d’une donne, le joker ♣ est toujours le plus faible.'],
  [
    rules.opening.holder.thatSuit('2C', 'C', true, false),
    'Le joueur qui a 2♣, le trèfle le plus faible du jeu, entame le premier pli à trèfle.',
  ],
  [
    rules.pass.cycle([
      { how: ['left'], count: 3 },
      { how: 'hold', count: 0 },
      { how: 'scatter', count: 2 },
    ]),
    'Donne après donne, tu passes trois cartes à gauche, puis rien, puis tu passes deux cartes à chaque adversaire\u202f; ensuite, on recommence.',
  ],
  [rules.pass.always([{ how: ['other'], count: 1 }]), 'À chaque donne, tu passes une carte à l’autre joueur.'],
  [rules.table.seats(3, 4, 4), 'On joue à 3 ou 4, et de préférence à 4.'],
  [rules.match.startLives(3), 'Tout le monde commence avec 3 vies.'],
  [rules.leading.open(['QS', '7C']), 'On peut entamer avec Q♠ ou 7♣ à tout moment.'],
  [rules.winning.cancel.identical, 'Deux cartes identiques dans un pli s’annulent\u202f: aucune ne le remporte.'],
  [rules.capture.counts.public(['H*', 'A*']), 'Tout le monde voit le nombre de cœurs et d’as que chacun capture.'],
  [rules.refusals.follow('S', ['TS', '2S']), 'Tu dois fournir du pique\u202f: tu as 2♠ 10♠.'],
  [rules.refusals.lead(['WD', '3C'], true), 'Les cœurs ne sont pas encore brisés\u202f: entame avec 3♣ ou le joker ♦.'],
  [
    rules.refusals.closed('WS', 'otherCard'),
    'Tu ne peux pas entamer avec le joker ♠\u202f: entame avec une autre carte.',
  ],
  [rules.charging.doubles('TC', ['QS']), 'Si l’on expose 10♣, Q♠ compte double dans cette donne.'],
  [
    rules.refusals.discard('WH', 'otherSuit', true),
    'Les cœurs ne sont pas encore brisés, tu ne peux donc pas te défausser du joker ♥\u202f: joue une autre couleur.',
  ],
  [rules.refusals.bury(4, 1), 'Écarte quatre cartes\u202f: tu as nommé une carte.'],
  [
    rules.refusals.moon([{ yours: -26, theirs: 0, of: 'total', others: 'players' }, 'keep']),
    'Choisis une de ces possibilités\u202f: ton total baisse de 26 ou ces points te sont quand même comptés.',
  ],
])('%s', (sentence, expected) => {
  expect(sentence).toBe(expected);
});
