// French texts of printed rules and score sheets.
import type { PrintTexts } from '../../en/features/print.ts';

export const print: PrintTexts = {
  act: 'Imprimer',
  empty: 'Imprimer les règles et une feuille vide',
  failed: 'Impossible d’imprimer ces règles. Recharge la page.',
  players: (n: number): string => `Pour ${n} personnes`,
  scoreSheet: 'Feuille de score',
  link: 'Jouer selon ces règles',
  points: 'points',
  total: 'total',
  date: 'Date',
};
