// German texts of the home screen.
import type { AllWords } from '../../en/page.ts';
import { dating, figure } from '../../format.ts';
import { days, deals, points } from './grammar.ts';

const dayAndMonth = dating('de', { day: 'numeric', month: 'long' });

export const home: AllWords['home'] = {
  title: 'Hearts auf fünf Arten',
  choose: 'Wähle ein Spiel',
  play: 'Jetzt spielen',
  seats: 'Spieler',
  seatsNamed: (n: number): string => `${n} Spieler`,
  range: (min: number, max: number): string => (min === max ? `${min}` : `${min}–${max}`),
  length: 'Partie',
  lengthOf: (kind: 'deals' | 'target', n: number): string => (kind === 'deals' ? deals(n) : `bis ${figure(n)}`),
  about: (seats: number, length: string): string => `${seats} Spieler · ${length} · Bots füllen den Tisch`,
  friends: 'Mit Freunden spielen',
  statistics: 'Statistik',
  matches: 'Partien',
  pad: 'Anschreiben',
  together: 'Reihum an einem Gerät',
  settings: 'Einstellungen',
  puzzles: 'Rätsel',
  games: 'Weitere Spiele',
  house: 'Hausregeln',
  learn: 'So geht es',
  install: 'Installieren',
  learnAbout: 'Neu hier?',
  learnLong: 'In einer Runde lernen',
  learnNote: 'Etwa fünf Minuten, beim Spielen.',
  continue: 'Weiter an deinem Tisch',
  tableNow: (name: string, deal: number): string => `${name}, Runde ${figure(deal)}`,
  have: (total: string): string => `Du hast ${total}`,
  dailyOf: (date: string): string => `Tagesrunde · ${date}`,
  same: 'Gleiche Karten auf jedem Gerät',
  sameHere: 'Gleiche Karten auf diesem Server',
  dailyStandings: {
    new: 'Noch nicht gespielt',
    begun: 'Angefangen',
    played: (n: number): string => `${points(n)} für dich`,
  },
  inARow: (n: number): string => `${days(n)} in Folge`,
  date: (day: string): string => dayAndMonth(new Date(`${day}T12:00`)),
  more: 'Mehr',
  open: 'Deine Tische',
  standing: (deal: number, seats: number, total: string): string =>
    `Runde ${deal} · ${seats} Spieler · du hast ${total}`,
  finished: (seats: number, total: string): string => `Beendet · ${seats} Spieler · du hattest ${total}`,
  fromReview: 'Aus dem Rückblick',
  review: (name: string): string => `${name} durchsehen`,
  forget: (name: string): string => `${name} vergessen`,
  forgetSure: 'Entfernen?',
  loading: 'Wird geladen …',
  light: 'Auf Hell umstellen',
  dark: 'Auf Dunkel umstellen',
  lines: {
    ricketts: ['Karten an jeden, Pik-Dame jederzeit, Stände zurück auf 0.', 'Karten an jeden, Pik-Dame jederzeit.'],
    'at-play': ['Herz ist Trumpf, und zu fürchten ist die Kreuz-Dame.', 'Herz ist Trumpf. Fürchte die Kreuz-Dame.'],
    'wild-twist': ['Vier Joker, hoch oder niedrig angesagt.', 'Vier Joker, hoch oder niedrig.'],
    classic: ['Das bekannte Hearts für drei bis sieben, mit Talon.', 'Das bekannte Hearts, mit Talon.'],
    capture: ['Andersherum: Verdecke zwei Karten, sammle alle Herzen.', 'Verdecke zwei Karten, sammle Herzen.'],
  } as Readonly<Record<string, readonly [long: string, short: string]>>,
};
