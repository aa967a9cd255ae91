// German texts of printed rules and score sheets.
import type { PrintTexts } from '../../en/features/print.ts';

export const print: PrintTexts = {
  act: 'Drucken',
  empty: 'Regeln und leeres Blatt drucken',
  failed: 'Diese Regeln lassen sich nicht drucken. Lade die Seite neu.',
  players: (n: number): string => `Für ${n} Personen`,
  scoreSheet: 'Punkteblatt',
  link: 'Nach diesen Regeln spielen',
  points: 'Punkte',
  total: 'Stand',
  date: 'Datum',
};
