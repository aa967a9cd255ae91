// The texts of the open data page in every language.
import type { Language } from '@moonshot/protocol';

export interface DataWords {
  readonly title: string;
  readonly intro: string;
  readonly none: string;
  readonly counted: (matches: string, deals: string) => string;
  readonly shuffle: (cards: string, seats: string, hand: string) => string;
  readonly even: (deals: string) => string;
  readonly uneven: (deals: string) => string;
  readonly few: (deals: string) => string;
  readonly test: (p: string) => string;
  readonly shapes: string;
  readonly shapesNote: string;
  readonly cards: string;
  readonly cardsNote: string;
  readonly asTable: string;
  readonly shape: string;
  readonly hands: string;
  readonly share: string;
  readonly exact: string;
  readonly card: string;
  readonly seat: (seat: string) => string;
  readonly rest: string;
  readonly files: string;
  readonly day: string;
  readonly matches: string;
  readonly sum: string;
  readonly licence: string;
  readonly schema: string;
  readonly numbers: string;
}

const en: DataWords = {
  title: 'Open data',
  intro: 'Every match that ended at a public table, without names, and what its cards say of the shuffle.',
  none: 'No public match has been packed yet. That is done each night.',
  counted: (matches, deals) => `${matches} matches, ${deals} deals so far.`,
  shuffle: (cards, seats, hand) => `${cards} cards, ${seats} hands of ${hand}`,
  even: deals => `Even, as far as ${deals} deals can tell.`,
  uneven: deals => `Less even than a fair shuffle would be, over ${deals} deals.`,
  few: deals => `${deals} deals are too few to tell.`,
  test: p => `A fair shuffle lies at least as far off in ${p} of all samples.`,
  shapes: 'How hands fall into suits',
  shapesNote: 'Bars are the hands that were dealt, lines are what chance gives exactly.',
  cards: 'Which card came to which seat',
  cardsNote: 'A darker field lies further from its expected number, in standard deviations; above 3 is rare.',
  asTable: 'As a table',
  shape: 'Shape',
  hands: 'Hands',
  share: 'Share',
  exact: 'By chance',
  card: 'Card',
  seat: seat => `Seat ${seat}`,
  rest: 'Left over',
  files: 'Files',
  day: 'Day',
  matches: 'Matches',
  sum: 'Checksum',
  licence: 'Licence (CC0)',
  schema: 'Schema of a line',
  numbers: 'These figures as JSON',
};

const de: DataWords = {
  title: 'Offene Daten',
  intro:
    'Jede Partie, die an einem öffentlichen Tisch zu Ende ging, ohne Namen, und was ihre Karten über das Mischen sagen.',
  none: 'Noch ist keine öffentliche Partie gepackt. Das geschieht jede Nacht.',
  counted: (matches, deals) => `Bisher ${matches} Partien, ${deals} Spiele.`,
  shuffle: (cards, seats, hand) => `${cards} Karten, ${seats} Blätter zu ${hand}`,
  even: deals => `Gleichmäßig, soweit ${deals} Spiele das zeigen.`,
  uneven: deals => `Weniger gleichmäßig, als faires Mischen wäre, über ${deals} Spiele.`,
  few: deals => `${deals} Spiele sind zu wenige für ein Urteil.`,
  test: p => `Faires Mischen liegt in ${p} aller Stichproben mindestens so weit daneben.`,
  shapes: 'Wie sich Blätter auf die Farben verteilen',
  shapesNote: 'Balken sind gegebene Blätter, Striche der genaue Anteil bei Zufall.',
  cards: 'Welche Karte an welchen Platz kam',
  cardsNote: 'Ein dunkleres Feld liegt weiter von seinem Erwartungswert, in Standardabweichungen; über 3 ist selten.',
  asTable: 'Als Tabelle',
  shape: 'Verteilung',
  hands: 'Blätter',
  share: 'Anteil',
  exact: 'Bei Zufall',
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

const fr: DataWords = {
  title: 'Données ouvertes',
  intro: 'Chaque partie terminée à une table publique, sans noms, et ce que ses cartes disent du mélange.',
  none: 'Aucune partie publique n’est encore rassemblée. Cela se fait chaque nuit.',
  counted: (matches, deals) => `${matches} parties, ${deals} donnes jusqu’ici.`,
  shuffle: (cards, seats, hand) => `${cards} cartes, ${seats} mains de ${hand}`,
  even: deals => `Régulier, autant que ${deals} donnes le montrent.`,
  uneven: deals => `Moins régulier qu’un mélange équitable, sur ${deals} donnes.`,
  few: deals => `${deals} donnes ne suffisent pas pour juger.`,
  test: p => `Un mélange équitable s’écarte au moins autant dans ${p} des échantillons.`,
  shapes: 'Comment les mains se répartissent en couleurs',
  shapesNote: 'Les barres sont les mains données, les traits la part exacte due au hasard.',
  cards: 'Quelle carte est venue à quelle place',
  cardsNote: 'Une case plus foncée s’écarte davantage du nombre attendu, en écarts types ; plus de 3 est rare.',
  asTable: 'En tableau',
  shape: 'Répartition',
  hands: 'Mains',
  share: 'Part',
  exact: 'Au hasard',
  card: 'Carte',
  seat: seat => `Place ${seat}`,
  rest: 'Reste',
  files: 'Fichiers',
  day: 'Jour',
  matches: 'Parties',
  sum: 'Somme de contrôle',
  licence: 'Licence (CC0)',
  schema: 'Schéma d’une ligne',
  numbers: 'Ces chiffres en JSON',
};

const es: DataWords = {
  title: 'Datos abiertos',
  intro: 'Cada partida que terminó en una mesa pública, sin nombres, y lo que sus cartas dicen de la mezcla.',
  none: 'Aún no se ha reunido ninguna partida pública. Se hace cada noche.',
  counted: (matches, deals) => `${matches} partidas, ${deals} manos hasta ahora.`,
  shuffle: (cards, seats, hand) => `${cards} cartas, ${seats} jugadores con ${hand}`,
  even: deals => `Regular, hasta donde ${deals} repartos lo muestran.`,
  uneven: deals => `Menos regular que una mezcla justa, en ${deals} repartos.`,
  few: deals => `${deals} repartos son pocos para juzgar.`,
  test: p => `Una mezcla justa se aparta al menos tanto en ${p} de las muestras.`,
  shapes: 'Cómo se reparten los palos',
  shapesNote: 'Las barras son lo repartido, las rayas la parte exacta del azar.',
  cards: 'Qué carta llegó a qué sitio',
  cardsNote: 'Una casilla más oscura se aparta más de lo esperado, en desviaciones típicas; más de 3 es raro.',
  asTable: 'Como tabla',
  shape: 'Reparto',
  hands: 'Manos',
  share: 'Parte',
  exact: 'Por azar',
  card: 'Carta',
  seat: seat => `Sitio ${seat}`,
  rest: 'Sobrantes',
  files: 'Archivos',
  day: 'Día',
  matches: 'Partidas',
  sum: 'Suma de control',
  licence: 'Licencia (CC0)',
  schema: 'Esquema de una línea',
  numbers: 'Estas cifras en JSON',
};

export const DATA_WORDS: Readonly<Record<Language, DataWords>> = { en, de, fr, es };
