// Cards, cases, numbers and lists in German, and a dozen whole sentences.

import type { Card, Rank, Selector } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { rules } from '../rules.ts';
import {
  allOf,
  andList,
  anyOf,
  counted,
  eachOf,
  type GrammaticalCase,
  noneOf,
  orList,
  packs,
  points,
  signOf,
  theRank,
} from './cards.ts';

test.each([
  ['QS', 'Q♠'],
  ['TC', '10♣'],
  ['WH', '♥-Joker'],
] as const)('%s is written %s', (card, sign) => {
  expect(signOf(card)).toBe(sign);
});

const groups: readonly [Selector, who: string, whom: string, to: string, each: string, all: string][] = [
  ['QS', 'Q♠', 'Q♠', 'Q♠', 'jede Q♠', 'Q♠'],
  ['KD', 'K♦', 'K♦', 'K♦', 'jeder K♦', 'K♦'],
  ['WH', 'der ♥-Joker', 'den ♥-Joker', 'dem ♥-Joker', 'jeder ♥-Joker', '♥-Joker'],
  ['H*', 'ein Herz', 'ein Herz', 'einem Herz', 'jedes Herz', 'Herzen'],
  ['C*', 'ein Kreuz', 'ein Kreuz', 'einem Kreuz', 'jedes Kreuz', 'Kreuzkarten'],
  ['A*', 'ein Ass', 'ein Ass', 'einem Ass', 'jedes Ass', 'Asse'],
  ['8*', 'eine Acht', 'eine Acht', 'einer Acht', 'jede Acht', 'Achten'],
  ['Q*', 'eine Dame', 'eine Dame', 'einer Dame', 'jede Dame', 'Damen'],
  ['J*', 'ein Bube', 'einen Buben', 'einem Buben', 'jeder Bube', 'Buben'],
  ['K*', 'ein König', 'einen König', 'einem König', 'jeder König', 'Könige'],
  ['W*', 'ein Joker', 'einen Joker', 'einem Joker', 'jeder Joker', 'Joker'],
];
test.each(groups)('%s: %s, %s, %s', (selector, ...forms) => {
  const cases: readonly GrammaticalCase[] = ['nominative', 'accusative', 'dative'];
  expect([...cases.map(form => anyOf(selector, form)), eachOf(selector), allOf(selector)]).toEqual(forms);
});

test.each<[Rank, string, string]>([
  ['A', 'das Ass', 'dem Ass'],
  ['2', 'die Zwei', 'der Zwei'],
  ['J', 'der Bube', 'dem Buben'],
])('%s: %s, %s', (rank, who, to) => {
  expect([theRank(rank, 'nominative'), theRank(rank, 'dative')]).toEqual([who, to]);
});

test.each<[readonly Selector[], string]>([
  [['H*'], 'kein Herz'],
  [['J*'], 'keinen Buben'],
  [['QS'], 'Q♠ nicht'],
  [['WH'], 'den ♥-Joker nicht'],
  [['H*', 'QS'], 'weder ein Herz noch Q♠'],
  [['H*', 'QS', 'J*'], 'weder ein Herz noch Q♠ noch einen Buben'],
])('none of %o is %s', (selectors, words) => {
  expect(noneOf(selectors, 'accusative')).toBe(words);
});

test('lists and numbers', () => {
  expect([andList(['a', 'b', 'c']), orList(['a', 'b', 'c'])]).toEqual(['a, b und c', 'a, b oder c']);
  expect([0, 1, 3, 13].map(n => counted(n, 'Karte'))).toEqual([
    'keine Karte',
    'eine Karte',
    'drei Karten',
    '13 Karten',
  ]);
  expect([1, 2].map(packs)).toEqual(['einem Kartenspiel', 'zwei Kartenspielen']);
  expect([1, 0, -1, -10].map(points)).toEqual(['1 Punkt', '0 Punkte', '−1 Punkt', '−10 Punkte']);
});

const clubs: readonly Card[] = ['9C', '4C'];
const wild: readonly Card[] = ['WH', '2C'];
const heart: Selector = 'H*';
const sentences: readonly [said: string, sentence: string][] = [
  [rules.refusals.follow('C', clubs), 'Du musst Kreuz bedienen: Du hast 4♣ 9♣.'],
  [rules.refusals.lead(wild, true), 'Herz ist noch nicht gebrochen: Spiele 2♣ oder den ♥-Joker aus.'],
  [rules.refusals.closed('WS', 'otherCard'), 'Du darfst den ♠-Joker nicht ausspielen: Spiele eine andere Karte aus.'],
  [rules.charging.doubles('TC', ['QS']), 'Ist 10♣ aufgedeckt, zählt Q♠ in dieser Runde doppelt.'],
  [rules.refusals.opening(['2C']), 'Die erste Karte muss 2♣ sein.'],
  [rules.refusals.notHeld('WS', false), 'Du hast den ♠-Joker nicht.'],
  [rules.refusals.notHeld('QS', true), 'Du hast Q♠ nicht oder nicht so oft.'],
  [rules.refusals.bury(4, 1), 'Lege vier Karten weg: Du hast eine Karte genannt.'],
  [
    rules.firstTrick.ban.followWins(['J*'], false),
    'Im ersten Stich darfst du keinen Buben zugeben, es sei denn, du kannst mit nichts anderem bedienen.',
  ],
  [
    rules.breaking.by([heart], ['QS']),
    'Herz ist gebrochen, sobald ein Herz gespielt wird (ausgespielt, zugegeben oder abgeworfen) oder jemand, der nicht bedienen kann, Q♠ abwirft.',
  ],
  [
    rules.points.some([{ cards: heart, how: 'each', withWild: 'WH', worth: 1, wildWorth: false, signed: false }]),
    'Jedes Herz, auch der ♥-Joker, zählt 1 Punkt; alle anderen Karten zählen nichts.',
  ],
  [
    rules.moon.one(
      [
        { cards: heart, count: 26 },
        { cards: 'QS', count: 2 },
      ],
      { yours: 0, theirs: 26, of: 'total', others: 'players' },
    ),
    'Nimmst du alle 26 Herzen und beide Q♠, ist das ein Durchmarsch; diese Punkte zählen dann nicht, und der Stand aller anderen steigt um 26.',
  ],
  [
    rules.capture.points([heart, 'J*'], 1, 0),
    'Jedes erbeutete Herz und jeder erbeutete Bube zählt 1 Punkt, und jedes auf der Hand verbliebene Herz und jeder auf der Hand verbliebene Bube zählt nichts.',
  ],
  [
    rules.match.wrapExactly([104, 126], 0, true),
    'Nach einer Runde fällt ein Stand von genau 104 oder 126 auf 0 zurück.',
  ],
  [
    rules.pass.always([{ how: ['other'], count: 1 }]),
    'In jeder Runde gibst du vor dem Spiel Karten weiter: eine Karte an den anderen.',
  ],
  [rules.table.seats(3, 4, 4), 'Für 3 oder 4 Spieler; am besten mit 4.'],
  [rules.match.startLives(3), 'Alle beginnen mit 3 Leben.'],
  [rules.leading.open(['QS', '7C']), 'Q♠ und 7♣ dürfen jederzeit ausgespielt werden.'],
  [
    rules.moon.option({ yours: -5, theirs: 26, of: 'deal', others: 'players' }),
    'deine Summe in dieser Runde sinkt um 5 und die Summe aller anderen in dieser Runde steigt um 26',
  ],
  [
    rules.match.wrapMultiple(25, 'wins', false),
    'Nach einer Runde gewinnt jeder Stand, der ein Vielfaches von 25, aber nicht 0 ist, die Partie sofort.',
  ],
  [
    rules.pass.cycle([
      { how: ['left', 'across'], count: 1 },
      { how: 'scatter', count: 2 },
      { how: 'hold', count: 0 },
    ]),
    'Vor dem Spiel gibst du Karten weiter, Runde für Runde: eine Karte nach links, zum Gegenüber, dann zwei Karten an jeden Gegner, dann keine; danach wieder von vorn.',
  ],
  [
    rules.opening.holder.thatCard('3C', 'C', true, true),
    'Wer nach der Weitergabe 3♣ hat, das niedrigste Kreuz im Spiel, spielt diese Karte zum ersten Stich aus.',
  ],
];
test.each(sentences)('%s', (said, sentence) => {
  expect(said).toBe(sentence);
});
