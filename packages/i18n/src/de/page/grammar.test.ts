// German cards with articles, verb forms, and counted nouns.

import { expect, test } from 'vitest';
import { statistics } from '../features/statistics.ts';
import { page } from '../page.ts';
import { theCard } from './grammar.ts';

test.each([
  ['Pik-Dame', 'die Pik-Dame', 'die Pik-Dame', 'der Pik-Dame'],
  ['Kreuz-10', 'die Kreuz-10', 'die Kreuz-10', 'der Kreuz-10'],
  ['Karo-Bube', 'der Karo-Bube', 'den Karo-Buben', 'dem Karo-Buben'],
  ['Herz-König', 'der Herz-König', 'den Herz-König', 'dem Herz-König'],
  ['Herz-Ass', 'das Herz-Ass', 'das Herz-Ass', 'dem Herz-Ass'],
  [page.wild('C'), 'der Kreuz-Joker', 'den Kreuz-Joker', 'dem Kreuz-Joker'],
])('%s: %s, %s, %s', (name, ...forms) => {
  expect([theCard(name, 'who'), theCard(name, 'whom'), theCard(name, 'with')]).toEqual(forms);
});

test.each([
  [page.scores.wins('Du', '12'), 'Du gewinnst mit 12.'],
  [page.scores.wins('Ada', '12'), 'Ada gewinnt mit 12.'],
  [page.scores.share(['Ada', 'Du'], '12'), 'Du und Ada teilt euch den Sieg mit 12.'],
  [page.scores.share(['Ada', 'Bo'], '12'), 'Ada und Bo teilen sich den Sieg mit 12.'],
  [page.scores.wraps('Du', '104', '0'), 'Du landest auf 104 und springst auf 0.'],
  [page.scores.dearest('Ada', 'Karo-Bube'), 'Ada hat den Karo-Buben genommen.'],
  [page.spoken.broken('Du'), 'Du brichst Herz.'],
  [page.spoken.laid(1, 4), '1 von 4 hat gelegt.'],
  [page.pass.missing(1), 'Wähle zuerst noch eine Karte.'],
  [page.home.lengthOf('target', -100), 'bis −100'],
  [statistics.average(6.25), '6,3'],
  [page.lay.tie(2, 'König', 'D', ['C', 'S']), 'Zweimal König: ♦ geht vor ♣ und ♠.'],
])('%s', (said, sentence) => {
  expect(said).toBe(sentence);
});
