// German texts of dialogs over the table: menu, rule topics, leaving.
import type { AllWords } from '../../en/page.ts';

export const topics: Readonly<Record<string, string>> = {
  aim: 'Ziel',
  seats: 'Spieler',
  cards: 'Karten',
  deal: 'Geben',
  pass: 'Weitergabe',
  charging: 'Aufdecken',
  auction: 'Versteigerung',
  opening: 'Eröffnung',
  following: 'Bedienen',
  'first trick': 'Erster Stich',
  leading: 'Ausspielen',
  'breaking hearts': 'Herz brechen',
  'winning tricks': 'Stiche machen',
  'wild cards': 'Joker',
  laying: 'Legen',
  bouts: 'Stiche',
  redeal: 'Neue Karten',
  kitty: 'Übrige Karten',
  stock: 'Stapel',
  points: 'Punkte',
  moon: 'Durchmarsch',
  score: 'Punktestand',
  wraps: 'Sprünge',
  end: 'Ende der Partie',
  sources: 'Quellen',
};

export const menu: AllWords['menu'] = {
  title: 'Menü',
  undo: 'Letzten Zug zurücknehmen',
  hint: 'Tipp',
  last: 'Letzter Stich',
  lastBout: 'Letzter Stich',
  scores: 'Punktestand',
  counted: 'nicht, wo die Partie zählt',
  onlyYou: 'nur du siehst ihn',
  fairness: 'Wurde fair gegeben?',
  rules: 'Regeln',
  home: 'Startseite',
};

export const leave: AllWords['leave'] = {
  title: 'Den Tisch verlassen?',
  text: 'Er bleibt, wie er ist, und wartet auf der Startseite auf dich.',
  stay: 'Bleiben',
  go: 'Verlassen',
};

export const quick: AllWords['quick'] = { counts: 'Was zählt', ranks: 'Von hoch nach niedrig', trumps: 'Trumpf' };
