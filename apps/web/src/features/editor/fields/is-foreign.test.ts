// Texts in other languages are recognised, and English rules are not taken for them.
import { expect, test } from 'vitest';
import groups from '../../../../../../fixtures/rules-from-text/sentences.json' with { type: 'json' };
import { isForeign } from './is-foreign.ts';

test.each([
  'Jedes Herz zählt einen Punkt, die Pikdame dreizehn. Wer alle nimmt, schießt den Mond.',
  'Vor jeder Runde werden drei Karten nach links weitergegeben.',
  'Chaque cœur vaut un point, la dame de pique treize. Le joueur qui a le deux de trèfle commence.',
  'Cada corazón vale un punto y la dama de picas trece. Gana quien tiene menos puntos.',
])('foreign: %s', text => {
  expect(isForeign(text)).toBe(true);
});

test.each([
  '',
  'Hearts 1, QS 13.',
  'Each heart is 1 point. The queen of spades is 13.',
  'La Dame. Each heart counts one; der Herzbube none.',
])('not foreign: %s', text => {
  expect(isForeign(text)).toBe(false);
});

test('no sentence that is read as a rule is taken for another language', () => {
  const sentences = Object.values(groups).flatMap(group => group.flatMap(one => one.sentences));
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter(isForeign)).toEqual([]);
});
