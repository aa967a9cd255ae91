// Spanish texts of printed rules and score sheets.
import type { PrintTexts } from '../../en/features/print.ts';

export const print: PrintTexts = {
  act: 'Imprimir',
  empty: 'Imprimir las reglas y una hoja vacía',
  failed: 'Estas reglas no se pueden imprimir. Vuelve a cargar la página.',
  players: (n: number): string => `Para ${n} personas`,
  scoreSheet: 'Hoja de puntos',
  link: 'Jugar con estas reglas',
  points: 'puntos',
  total: 'total',
  date: 'Fecha',
};
