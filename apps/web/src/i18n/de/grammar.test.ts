// German cards with articles, verb forms, and counted nouns.

import type { Card } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { de } from '../de.ts';
import { cardName } from '../names.ts';
import { de as statistics } from '../statistics/de.ts';
import { theCard } from './grammar.ts';

test.each<[Card, who: string, whom: string, to: string]>([
  ['QS', 'die Pik-Dame', 'die Pik-Dame', 'der Pik-Dame'],
  ['TC', 'die Kreuz-10', 'die Kreuz-10', 'der Kreuz-10'],
  ['JD', 'der Karo-Bube', 'den Karo-Buben', 'dem Karo-Buben'],
  ['KH', 'der Herz-König', 'den Herz-König', 'dem Herz-König'],
  ['AH', 'das Herz-Ass', 'das Herz-Ass', 'dem Herz-Ass'],
  ['WC', 'der Kreuz-Joker', 'den Kreuz-Joker', 'dem Kreuz-Joker'],
])('%s: %s, %s, %s', (card, ...forms) => {
  const name = cardName(de, card);
  expect([theCard(name, 'who'), theCard(name, 'whom'), theCard(name, 'with')]).toEqual(forms);
});

test.each([
  [de.scores.wins('Du', '12'), 'Du gewinnst mit 12.'],
  [de.scores.wins('Ada', '12'), 'Ada gewinnt mit 12.'],
  [de.scores.share(['Ada', 'Du'], '12'), 'Du und Ada teilt euch den Sieg mit 12.'],
  [de.scores.share(['Ada', 'Bo'], '12'), 'Ada und Bo teilen sich den Sieg mit 12.'],
  [de.scores.wraps('Du', '104', '0'), 'Du landest auf 104 und springst auf 0.'],
  [de.scores.dearest('Ada', 'Karo-Bube'), 'Ada hat den Karo-Buben genommen.'],
  [de.spoken.broken('Du'), 'Du brichst Herz.'],
  [de.spoken.laid(1, 4), '1 von 4 hat gelegt.'],
  [de.pass.missing(1), 'Wähle zuerst noch eine Karte.'],
  [de.home.lengthOf('target', -100), 'bis −100'],
  [statistics.average(6.25), '6,3'],
  [de.lay.tie(2, 'König', 'D', ['C', 'S']), 'Zweimal König: ♦ geht vor ♣ und ♠.'],
])('%s', (said, sentence) => {
  expect(said).toBe(sentence);
});
