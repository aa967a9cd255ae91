// German texts of puzzles.

import type { PuzzleKind } from '@moonshot/protocol';
import type { PuzzleWords } from '../../en/features/puzzles.ts';
import { tenths } from '../../tenths.ts';

const points = (many: string): string => (many === '1' ? '1 Punkt' : `${many} Punkte`);
const KINDS: Readonly<Record<PuzzleKind, string>> = {
  duck: 'Dem Stich ausweichen',
  lead: 'Das Ausspiel finden',
  stop: 'Den Durchmarsch verhindern',
  shoot: 'Den Durchmarsch schaffen',
  claim: 'Den Rest sichern',
  shed: 'Teure Karte loswerden',
  win: 'Den Stich machen',
};

export const puzzles: PuzzleWords = {
  figure: tenths('de'),
  title: 'Rätsel',
  back: 'Zurück',
  lead: 'Wirklich gespielte Runden, jede in einem Augenblick, in dem eine Antwort deutlich die beste ist.',
  today: 'Rätsel des Tages',
  row: days => (days === 1 ? '1 Tag in Folge' : `${days} Tage in Folge`),
  solved: (right, tried, all) => `${right} richtig von ${tried} versuchten, ${all} insgesamt`,
  solve: 'Lösen',
  again: 'Heute beantwortet. Noch einmal',
  next: 'Nächstes Rätsel',
  kinds: KINDS,
  all: 'Alle Arten',
  kind: 'Worum es geht',
  game: 'Welches Spiel',
  begin: 'Karten ansehen',
  question: 'Was spielst du?',
  known: 'Was bekannt ist',
  gone: 'Gefallen',
  out: (name: string, suits: readonly string[]): string =>
    `${name} hat ${suits.length > 1 ? 'weder' : 'kein'} ${suits.join(' noch ')}.`,
  task: 'Du bist an der Reihe. Welche Antwort kostet dich nach allem, was du wissen kannst, am wenigsten? Die erste zählt.',
  taskGood:
    'Du bist an der Reihe. Welche Antwort bringt dir nach allem, was du wissen kannst, am meisten? Die erste zählt.',
  right: 'Richtig. Keine Antwort ist besser.',
  wrong: best => `Besser: ${best}`,
  cost: (answer, many) => `${answer} kostet im Schnitt ${points(many)} mehr.`,
  less: (answer, many) => `${answer} bringt im Schnitt ${points(many)} weniger.`,
  others:
    'Punkte pro Runde gegenüber der besten Antwort, in Tausenden Kartenverteilungen, die zu dem passen, was du siehst',
  over: (top, bottom) => `${top} offen, ${bottom} verdeckt`,
  high: card => `${card} als höchste Karte`,
  low: card => `${card} als niedrigste Karte`,
  retry: 'Noch einmal',
  playOn: 'Weiterspielen',
  list: 'Alle Rätsel',
  passes: {
    title: 'Weitergeben üben',
    lead: 'Blätter aus gespielten Partien, mit ihrem Stand, bei denen eine Wahl deutlich besser ist als die übliche. Gib deine Karten weiter, und jede Wahl wird durchprobiert.',
    looking: 'Ein Blatt wird gesucht …',
    start: 'Ein Blatt, bitte',
    any: 'Egal welches',
    none: 'Noch kein Blatt.',
    told: (best, of) => `${best} von ${of} Mal war nichts besser.`,
    mean: many => `${points(many)} je Mal verschenkt.`,
    row: (now, longest) => `${now} in Folge, höchstens ${longest}.`,
    right: 'Nichts ist besser',
    wrong: many => `${points(many)} verschenkt`,
    working: 'Deine Wahl wird durchprobiert …',
    finer: 'Die Zahlen werden noch genauer',
    yours: 'Deine Wahl',
    best: 'Am besten',
    others: 'Punkte, die jede Wahl kostet, in Kartenverteilungen, die zu dem passen, was du wusstest',
    next: 'Nächstes Blatt',
    again: 'Noch einmal',
  },
  more: many => `+${many}`,
};
