// German texts of lifetime statistics.

import type { LifetimeWords } from '../../en/features/lifetime.ts';
import { counting } from '../../format.ts';
import { tenths } from '../../tenths.ts';
import { deals } from '../page/grammar.ts';

const n1 = tenths('de');
const passes = counting('de')({ one: 'Weitergabe', other: 'Weitergaben' });
const matches = counting('de')({ one: 'Partie', other: 'Partien' });
const span = (low: string, high: string): string => `${low} bis ${high}`;

export const lifetime: LifetimeWords = {
  number: n1,
  share: part => `${Math.round(part * 100)} %`,
  span,
  interval: '95-%-Intervall',
  value: 'Wert',
  filters: {
    title: 'Welche Runden',
    seats: 'Spieler',
    any: 'Alle',
    period: 'Zeitraum',
    periods: { all: 'Alle Zeiten', year: 'Letzte 12 Monate', quarter: 'Letzte 3 Monate', month: 'Letzte 30 Tage' },
    place: 'Wo',
    places: { everywhere: 'Überall', online: 'Mit Freunden', offline: 'Auf diesem Gerät' },
    against: 'Gegen',
    anybody: 'Alle',
    gone: 'Jemand',
    bots: level => `Bots: ${level}`,
    nothing: 'Keine Runde passt zu allem davon. Wähle weniger aus.',
  },
  sources: {
    title: 'Woher kommen deine Punkte?',
    answer: (trick, value, all) => `Die meisten aus Stich ${trick}: ${value} von ${all} Punkten je Runde.`,
    even: 'In diesen Runden gab es noch keine Punkte.',
    trick: 'Stich',
    end: 'Ende',
    endNote: 'Ende: Durchmärsche, und was die Regeln neben den genommenen Karten zählen.',
    plot: 'Mittlere Punkte je Stich',
  },
  dear: {
    title: 'Wie oft nimmst du die teuren Karten?',
    answer: (card, times, n) => `${card}: ${times}-mal in ${deals(n)}.`,
    even: (card, part) => `Gleich verteilt käme ${card} in ${part} der Runden zu dir: der Strich.`,
    card: 'Karte',
    plot: 'Anteil der Runden, in denen jede teure Karte genommen wurde',
  },
  moons: {
    title: 'Wie gehen deine Durchmärsche aus?',
    none: n => `Kein Durchmarsch in ${deals(n)}.`,
    answer: (made, suffered, stopped) => `${made} geschafft, ${suffered} erlitten, ${stopped} verhindert.`,
    made: 'Eigene',
    suffered: 'Von anderen',
    stopped: 'Von dir verhindert',
    about:
      'Du verhinderst einen Durchmarsch, wenn jemand allein die Hälfte dafür hat und du die nächsten Punkte nimmst.',
    plot: 'Anteil der Runden mit einem Durchmarsch',
  },
  progress: {
    title: 'Wirst du besser?',
    few: (n, least) => `Zu wenige Runden, um das zu sagen: ${n} von ${least}.`,
    open: (value, low, high) =>
      `Das lässt sich noch nicht sagen: Die spätere Hälfte weicht um ${value} Punkte je Runde ab, wobei über 0 besser ist, und alles von ${span(low, high)} passt dazu.`,
    better: (value, low, high) => `Ja: Die spätere Hälfte lief ${value} Punkte je Runde besser (${span(low, high)}).`,
    worse: (value, low, high) =>
      `Nein: Die spätere Hälfte lief ${value} Punkte je Runde schlechter (${span(low, high)}).`,
    about: 'Um wie viel besser als der Schnitt des Tisches, je Runde. Über der Linie ist besser.',
    block: (from, to) => `Runden ${from}–${to}`,
    plot: 'Punkte besser als der Tisch, in Abschnitten von der ältesten Runde an',
  },
  passing: {
    title: 'Was verschenken deine Weitergaben?',
    none: 'In diesen Runden lässt sich keine Weitergabe beurteilen.',
    working: (done, of) => `Deine Weitergaben werden beurteilt: ${done} von ${of}.`,
    answer: (value, best, n) =>
      `${value} ${value === '1' ? 'Punkt' : 'Punkte'} je Weitergabe. Nichts verschenkt: ${best} von ${passes(n)}.`,
    about: 'Erwartete Punkte gegenüber der besten gefundenen Weitergabe, nach dem, was du wissen konntest.',
    nothing: 'Nichts',
    upTo: to => `bis ${to}`,
    over: from => `über ${from}`,
    lost: 'Verschenkte Punkte',
    times: 'Weitergaben',
    plot: 'Weitergaben nach dem, was sie verschenkten',
  },
  against: {
    title: 'Wie spielst du gegen wen?',
    none: 'In diesen Runden ist niemand bekannt.',
    answer: (name, n, value, better) =>
      `Am meisten gegen ${name}: ${deals(n)}, ${value} Punkte je Runde ${better ? 'besser' : 'schlechter'}.`,
    about: 'Rechts der Linie waren deine Punkte die besseren. Wo der Strich die Linie kreuzt, kann es Zufall sein.',
    who: 'Wer',
    matches: 'Partien',
    won: 'Gewonnen',
    edge: 'Besser um',
    line: (n, won) => `${matches(n)}, ${won} gewonnen`,
    plot: 'Punkte je Runde besser als jeder Gegner',
  },
  achievements: {
    title: 'Erfolge',
    hidden: 'Erfolge werden nicht gezeigt.',
    show: 'Erfolge zeigen',
    hide: 'Abschalten',
    reached: day => `erreicht am ${day}`,
    open: 'noch offen',
    names: {
      match: 'Eine Partie zu Ende gespielt',
      moon: 'Ein Durchmarsch',
      stopped: 'Einen Durchmarsch verhindert',
      clear: 'Eine Runde ohne einen Punkt',
      won: 'Drei Partien gewonnen',
      games: 'Eine Partie von jedem der fünf Spiele',
      further: 'Eine Partie von fünf weiteren Spielen',
      friends: 'Eine Partie mit jemand anderem',
      verified: 'Den Nachweis versiegelter Runden selbst geprüft',
      puzzles: 'Das Rätsel des Tages an zehn Tagen',
    },
  },
};
