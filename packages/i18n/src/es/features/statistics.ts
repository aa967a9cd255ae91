// Spanish texts of statistics and backups.

import type { StatisticsWords } from '../../en/features/statistics.ts';
import { counting, dating, decimals, listing, some } from '../../format.ts';
import { deals, ordinal, the } from '../page/grammar.ts';
import { lifetime as life } from './lifetime.ts';

const one = decimals('es');
const and = listing('es');
const houses = counting('es')({ one: 'juego de reglas de la casa', other: 'juegos de reglas de la casa' });
const matches = counting('es')({ one: 'partida con cartas de verdad', other: 'partidas con cartas de verdad' });
const tables = counting('es')({ one: 'mesa', other: 'mesas' });
const times = counting('es')({ one: 'vez', other: 'veces' });
const date = dating('es', { dateStyle: 'medium' });

export const statistics: StatisticsWords = {
  life,
  title: 'Estadísticas',
  back: 'Volver al inicio',
  games: 'Juegos',
  realCards: {
    title: 'Con cartas de verdad',
    line: (n, played) => `${matches(n)}, ${deals(played)}`,
  },
  none: 'En este navegador aún no se ha jugado ninguna ronda hasta el final. Cuando la haya, esta página dirá cómo fue.',
  play: 'Jugar una ronda',
  story: (n: number, lately: string, before: string | null): string =>
    before === null
      ? `${lately} puntos por ronda, en ${deals(n)}.`
      : `${lately} puntos por ronda en las últimas ${n}, ${before} antes.`,
  average: one,
  plot: (n: number): string => (n === 1 ? 'Puntos en la última ronda' : `Puntos en las últimas ${deals(n)}`),
  mean: (average: string): string => `media ${average}`,
  asTable: 'Como tabla',
  date: 'Fecha',
  deal: 'Ronda',
  points: 'Puntos',
  parts: 'Desglose',
  total: 'Total',
  day: (at: number): string => date(at),
  figures: {
    matches: 'partidas jugadas',
    won: 'ganadas',
    deals: 'rondas jugadas',
    average: 'puntos por ronda',
    best: (day: string): string => `mejor ronda, ${day}`,
    worst: (day: string): string => `peor ronda, ${day}`,
    made: 'lunas tuyas',
    suffered: 'lunas de otros',
    dearest: (card: string): string => `veces que te llevaste ${the(card)}`,
  },
  placed: 'Puestos',
  place: (place: number, n: number): string => `${ordinal(place)}: ${times(n)}`,
  fewer: 'Aquí se cuentan las partidas terminadas con sus puestos.',
  keep: 'Guárdalo bien',
  keepNote:
    'Un archivo contiene todas las mesas, los puntos con cartas de verdad, reglas de la casa, estadísticas, gente conocida y ajustes. También las cartas de las rondas sin terminar: no mires si quieres seguir jugando limpio.',
  save: 'Guardar todo en un archivo',
  take: 'Restaurar desde un archivo',
  drop: 'O suelta aquí un archivo.',
  reading: 'Leyendo el archivo…',
  tooLarge:
    'Este archivo es demasiado grande para ser de Moonshot, así que nada ha cambiado. Elige uno que haya guardado él.',
  notRead: 'El navegador no ha podido leer este archivo, así que nada ha cambiado. Elígelo otra vez.',
  taken: ({ tables: n, deals: records, houses: rules, pads, changed }) => {
    const counted = some([n, tables], [records, deals], [rules, houses], [pads, matches]);
    if (counted.length === 0)
      return changed ? 'Cargado del archivo: lo que era nuevo.' : 'Todo lo de este archivo ya está aquí.';
    return `Cargado del archivo: ${and(counted)}.`;
  },
  notStored:
    'El espacio de este navegador está lleno o bloqueado, así que no se ha guardado todo. Libera espacio y restaura otra vez desde el archivo.',
  left: 'Se ha quedado en el archivo:',
  renamed: 'Recuperado con otro nombre:',
  why: (name: string, why: string): string => `${name}: ${why}`,
  clear: 'Borrar las estadísticas',
  clearTitle: '¿Borrar las estadísticas?',
  clearText:
    'Se borran los registros de todas las rondas y partidas. Las mesas guardadas se quedan. No se puede deshacer, salvo que antes guardes un archivo.',
  clearYes: 'Borrarlas',
  clearNo: 'Conservarlas',
};
