// What could have been done in a deal, in German.

import { tenths } from '../tenths.ts';
import type { ReviewWords } from './en.ts';

const n = tenths('de');
const points = (many: number): string => (n(many) === '1' ? '1 Punkt' : `${n(many)} Punkte`);

export const de: ReviewWords = {
  title: 'Rückblick',
  back: 'Zurück',
  number: n,
  points,
  lost: (many: number): string => `Du hast ${points(many)} verschenkt`,
  nothing: 'Du hast nichts verschenkt',
  graph: 'Punkte, die du zu erwarten hattest, nach jedem Stich',
  graphGood: 'Punkte, die du zu erwarten hattest, nach jedem Stich',
  start: 'Beginn',
  table: 'Erwartete Punkte, Entscheidung für Entscheidung',
  deal: (deal: number): string => `Runde ${deal}`,
  match: 'Partie',
  as: (name: string): string => `als ${name}`,
  dealAs: (deal: number, name: string): string => `Runde ${deal}, als ${name}`,
  places: {
    pass: 'Das Weitergeben',
    charge: 'Das Aufdecken',
    claim: 'Die Eröffnung',
    bury: 'Weggelegte Karten',
    moon: 'Der Durchmarsch',
    play: (trick: number): string => `Stich ${trick}`,
    lay: (bout: number): string => `Stich ${bout}`,
  },
  at: 'Wann',
  played: 'Gespielt',
  best: 'Am besten',
  fine: 'am besten',
  given: 'Verlust',
  dearest: 'Was am meisten gekostet hat',
  none: 'Hier hat dich nichts etwas gekostet.',
  playOut: 'Ausspielen',
  playOutWhy: 'Öffnet einen eigenen Tisch: dieselben Karten bis hierher, dann spielst du gegen Bots weiter.',
  before: 'Entscheidung davor',
  after: 'Nächste Entscheidung',
  place: (at: number, of: number): string => `${at} von ${of}`,
  ways: 'Beurteilt nach',
  known: 'Was du wissen konntest',
  open: 'Offene Karten',
  compared: 'Verglichen',
  unjudged: 'Hier lässt sich nichts vergleichen: Alle legen gleichzeitig.',
  working: (done: number, of: number): string => `Entscheidung ${done} von ${of} wird durchgespielt`,
  finer: 'Es wird weiter durchgespielt',
  empty: 'An diesem Tisch ist noch keine Runde zu Ende.',
  board: 'Die Karten bei dieser Entscheidung',
  trick: 'Der Stich',
  handOf: (name: string): string => `Karten von ${name}`,
  yours: 'Deine Karten',
  keys: 'Pfeile: Entscheidungen. O: offene Karten. P: ausspielen. Escape: zurück. Alt mit H, T, L, P, S oder W: Blatt, Stich, sein Ende, Weitergeben, Punkte, Entscheidung hören.',
  noRecord: 'Die Karten dieser Partie sind noch nicht offen, oder der Server ist nicht zu erreichen.',
};
