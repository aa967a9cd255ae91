// What opens over the table, in German: rules, menu, leaving.
import type { Words } from '../en.ts';

export const rules: Words['rules'] = {
  title: (name: string): string => `Die Regeln von ${name}`,
  topics: {
    aim: 'Ziel',
    seats: 'Plätze',
    cards: 'Karten',
    deal: 'Geben',
    pass: 'Tausch',
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
    kitty: 'Talon',
    stock: 'Stapel',
    points: 'Punkte',
    moon: 'Durchmarsch',
    score: 'Punktestand',
    wraps: 'Sprünge',
    end: 'Ende der Partie',
  } as Readonly<Record<string, string>>,
};

export const menu: Words['menu'] = {
  title: 'Menü',
  undo: 'Letzten Zug zurücknehmen',
  hint: 'Tipp',
  last: 'Letzter Stich',
  lastBout: 'Letzter Stich',
  scores: 'Punktestand',
  fairness: 'Runden prüfen',
  rules: 'Regeln',
  home: 'Startseite',
};

export const leave: Words['leave'] = {
  title: 'Den Tisch verlassen?',
  text: 'Er bleibt, wie er ist, und wartet auf der Startseite auf dich.',
  stay: 'Bleiben',
  go: 'Verlassen',
};
