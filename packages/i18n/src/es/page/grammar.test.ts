// Spanish articles, verbs and counts.
import { expect, test } from 'vitest';
import { page } from '../page.ts';
import { after, and, does, ordinal, the } from './grammar.ts';

test.each([
  ['reina de picas', 'la reina de picas'],
  ['jota de tréboles', 'la jota de tréboles'],
  ['rey de picas', 'el rey de picas'],
  ['10 de corazones', 'el 10 de corazones'],
  ['comodín ♥', 'el comodín ♥'],
  ['Q♠', 'la Q♠'],
])('%s is %s', (card, words) => {
  expect(the(card)).toBe(words);
});

test('verbs follow who acts, and you are written small within a sentence', () => {
  expect([does('Tú', 'ganas', 'gana'), does('Ada', 'ganas', 'gana')]).toEqual(['Ganas', 'Ada gana']);
  expect([and(['Ada', 'Tú']), and(['Ada', 'Ibai']), after('Tú'), ordinal(3)]).toEqual([
    'Ada y tú',
    'Ada e Ibai',
    'ti',
    '3.º',
  ]);
});

test.each([
  [page.scores.wraps('Tú', '104', '0'), 'Caes en 104 y pasas a 0.'],
  [page.scores.wraps('Ada', '104', '0'), 'Ada cae en 104 y pasa a 0.'],
  [page.scores.dearest('Tú', 'reina de picas'), 'Te has llevado la reina de picas.'],
  [page.scores.share(['Tú', 'Ada'], '12'), 'Victoria compartida con 12: tú y Ada.'],
  [page.spoken.chose.shed('Ada'), 'Ada resta los puntos de su total.'],
  [page.spoken.received(['as de picas'], ['Ada']), 'Has recibido el as de picas de Ada.'],
  [page.lay.tie(2, 'rey', 'D', ['C', 'S']), 'Dos reyes: ♦ está por encima de ♣ y ♠.'],
  [page.prompt.leadOne('wild ♣'), 'Tu turno. Sal con el comodín ♣'],
  [page.call.below('S'), 'La pica más baja.'],
  [page.pass.receive(1, 'Ada'), 'Recibes una de Ada.'],
  [page.moon.usual(page.moon.act.shed(26)), 'Lo habitual: restarme 26.'],
])('%s', (sentence, expected) => {
  expect(sentence).toBe(expected);
});
