// German texts of the open data page.
import type { DataWords } from '../../en/server/open-data.ts';

export const openData: DataWords = {
  title: 'Offene Daten',
  intro:
    'Jede Partie, die an einem öffentlichen Tisch zu Ende ging, ohne Namen, und was ihre Karten über das Mischen sagen.',
  none: 'Noch ist keine öffentliche Partie zusammengestellt. Das geschieht jede Nacht.',
  counted: (matches, deals) => `Bisher ${matches} Partien, ${deals} Runden.`,
  shuffle: (cards, seats, hand) => `${cards} Karten, ${seats} Blätter zu ${hand}`,
  even: deals => `Gleichmäßig, soweit ${deals} Runden das zeigen.`,
  uneven: deals => `Weniger gleichmäßig, als faires Mischen wäre, über ${deals} Runden.`,
  few: deals => `${deals} Runden sind zu wenige für ein Urteil.`,
  test: p => `Faires Mischen liegt in ${p} aller Stichproben mindestens so weit daneben.`,
  shapes: 'Wie sich Blätter auf die Farben verteilen',
  shapesNote: 'Balken sind gegebene Blätter, Striche der genaue Anteil nach Zufall.',
  cards: 'Welche Karte an welchen Platz kam',
  cardsNote: 'Ein dunkleres Feld liegt weiter von seinem Erwartungswert, in Standardabweichungen; über 3 ist selten.',
  asTable: 'Als Tabelle',
  shape: 'Verteilung',
  hands: 'Blätter',
  share: 'Anteil',
  exact: 'Nach Zufall',
  card: 'Karte',
  seat: seat => `Platz ${seat}`,
  rest: 'Übrig',
  files: 'Dateien',
  day: 'Tag',
  matches: 'Partien',
  sum: 'Prüfsumme',
  licence: 'Lizenz (CC0)',
  schema: 'Schema einer Zeile',
  numbers: 'Diese Zahlen als JSON',
};
