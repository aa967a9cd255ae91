// French articles, elisions, verbs and plurals.
import { expect, test } from 'vitest';
import { page } from '../page.ts';
import { cards, did, does, of, ordinal, several, the } from './grammar.ts';

test.each([
  ['dame de pique', 'la dame de pique'],
  ['as de cœur', 'l’as de cœur'],
  ['8 de carreau', 'le 8 de carreau'],
  ['joker de trèfle', 'le joker de trèfle'],
  ['Q♠', 'Q♠'],
  ['10♣', '10♣'],
])('%s is %s', (card, words) => {
  expect(the(card)).toBe(words);
});

test.each([
  ['Ada', 'd’Ada'],
  ['Élie', 'd’Élie'],
  ['Bo', 'de Bo'],
  ['Toi', 'de toi'],
])('of %s is %s', (name, words) => {
  expect(of(name)).toBe(words);
});

test('verbs follow who acts, and nouns how many there are', () => {
  expect([
    does('Toi', 'gagnes', 'gagne'),
    does('Ada', 'gagnes', 'gagne'),
    did('Toi', 'pris'),
    did('Ada', 'pris'),
  ]).toEqual(['Tu gagnes', 'Ada gagne', 'Tu as pris', 'Ada a pris']);
  expect([0, 1, 2].map(cards)).toEqual(['0 carte', '1 carte', '2 cartes']);
  expect([1, 2, 3, 11].map(ordinal)).toEqual(['1er', '2e', '3e', '11e']);
  expect(['as', 'valet', '8'].map(several)).toEqual(['as', 'valets', '8']);
});

test.each([
  [page.scores.wraps('Toi', '104', '0'), 'Tu tombes sur 104 et passes à 0.'],
  [page.scores.wraps('Ada', '104', '0'), 'Ada tombe sur 104 et passe à 0.'],
  [page.scores.dearest('Ada', 'dame de pique'), 'Ada a ramassé la dame de pique.'],
  [
    page.spoken.received(['as de pique', '2 de cœur'], ['Ada', 'Bo']),
    'Tu as reçu l’as de pique, le 2 de cœur de la part d’Ada et de Bo.',
  ],
  [page.spoken.chose.both('Ada'), 'Ada retire les points de son total et les donne à tous les autres.'],
  [page.prompt.received(3, ['Ada']), 'Tu as reçu 3 cartes d’Ada'],
  [page.lay.tie(2, 'dame', 'D', ['C', 'S']), 'Deux dames\u202f: ♦ passe devant ♣ et ♠.'],
  [page.bar.passing('left-2'), 'passe 2e à gauche'],
  [page.prompt.leadOne('wild ♣'), 'À toi. Entame avec le joker ♣'],
  [page.prompt.follow('D').join(' '), 'À toi. Fournis du ♦ carreau'],
  [page.spoken.turn.follow('S', 1), 'À toi. Fournis du pique. 1 carte jouable.'],
])('%s', (sentence, expected) => {
  expect(sentence).toBe(expected);
});
