// German texts of statistics and backups.

import type { StatisticsWords } from '../../en/features/statistics.ts';
import { counting, dating, decimals, some } from '../../format.ts';
import { and, deals } from '../page/grammar.ts';
import { lifetime as life } from './lifetime.ts';

const one = decimals('de');
const houses = counting('de')({ one: 'Satz Hausregeln', other: 'Sätze Hausregeln' });
const matches = counting('de')({ one: 'Partie mit echten Karten', other: 'Partien mit echten Karten' });
const tables = counting('de')({ one: 'Tisch', other: 'Tische' });

const date = dating('de', { dateStyle: 'medium' });

export const statistics: StatisticsWords = {
  life,
  title: 'Statistik',
  back: 'Zurück zur Startseite',
  games: 'Spiele',
  realCards: {
    title: 'Mit echten Karten',
    line: (n, played) => `${matches(n)}, ${deals(played)}`,
  },
  none: 'In diesem Browser wurde noch keine Runde zu Ende gespielt. Danach steht hier, wie sie ausging.',
  play: 'Eine Runde spielen',
  story: (n: number, lately: string, before: string | null): string =>
    before === null
      ? `${lately} Punkte je Runde, über ${deals(n)}.`
      : `${lately} Punkte je Runde in den letzten ${n}, davor ${before}.`,
  average: one,
  plot: (n: number): string => (n === 1 ? 'Punkte der letzten Runde' : `Punkte der letzten ${deals(n)}`),
  mean: (average: string): string => `Schnitt ${average}`,
  asTable: 'Als Tabelle',
  date: 'Datum',
  deal: 'Runde',
  points: 'Punkte',
  parts: 'Davon',
  total: 'Stand',
  day: (at: number): string => date(at),
  figures: {
    matches: 'Partien gespielt',
    won: 'gewonnen',
    deals: 'Runden gespielt',
    average: 'Punkte je Runde',
    best: (day: string): string => `beste Runde, ${day}`,
    worst: (day: string): string => `schlechteste Runde, ${day}`,
    made: 'eigene Durchmärsche',
    suffered: 'Durchmärsche anderer',
    dearest: (card: string): string => `mal ${card} genommen`,
  },
  placed: 'Ränge',
  place: (place: number, n: number): string => `Rang ${place}: ${n}-mal`,
  fewer: 'Beendete Partien werden hier mit ihren Rängen gezählt.',
  keep: 'Sicher aufbewahren',
  keepNote:
    'Eine Datei enthält alle Tische, angeschriebene Punkte, die Hausregeln, die Statistik, Mitspieler und die Einstellungen. Sie enthält auch die Karten unbeendeter Runden; sieh also nicht hinein, wenn du ehrlich weiterspielen willst.',
  save: 'Alles in einer Datei speichern',
  take: 'Aus einer Datei wiederherstellen',
  drop: 'Oder ziehe eine Datei hierher.',
  reading: 'Die Datei wird gelesen …',
  tooLarge:
    'Diese Datei ist zu groß, um von Moonshot zu sein, deshalb wurde nichts geändert. Wähle eine, die es gespeichert hat.',
  notRead: 'Der Browser konnte diese Datei nicht lesen, deshalb wurde nichts geändert. Wähle sie noch einmal.',
  taken: ({ tables: n, deals: records, houses: rules, pads, changed }) => {
    const counted = some([n, tables], [records, deals], [rules, houses], [pads, matches]);
    if (counted.length === 0)
      return changed ? 'Das Neue aus dieser Datei wurde übernommen.' : 'Alles aus dieser Datei ist schon hier.';
    return `${and(counted)} ${n + records + rules + pads === 1 ? 'wurde' : 'wurden'} übernommen.`;
  },
  notStored:
    'Der Speicher dieses Browsers ist voll oder gesperrt, deshalb wurde nicht alles gespeichert. Schaffe etwas Platz und stelle noch einmal aus der Datei wieder her.',
  left: 'In der Datei geblieben:',
  renamed: 'Unter anderem Namen übernommen:',
  why: (name: string, why: string): string => `${name}: ${why}`,
  clear: 'Statistik löschen',
  clearTitle: 'Die Statistik löschen?',
  clearText:
    'Alle Aufzeichnungen von Runden und Partien gehen verloren. Gespeicherte Tische bleiben. Das lässt sich nicht zurücknehmen, außer du speicherst vorher eine Datei.',
  clearYes: 'Löschen',
  clearNo: 'Behalten',
};
