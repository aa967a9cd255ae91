// Spanish texts of puzzles.

import type { PuzzleKind } from '@moonshot/protocol';
import type { PuzzleWords } from '../../en/features/puzzles.ts';
import { tenths } from '../../tenths.ts';

const points = (many: string): string => (many === '1' ? '1 punto' : `${many} puntos`);
const KINDS: Readonly<Record<PuzzleKind, string>> = {
  duck: 'Esquivar la baza',
  lead: 'Encontrar la salida',
  stop: 'Impedir la luna',
  shoot: 'Alcanzar la luna',
  claim: 'Asegurar el resto',
  shed: 'Deshacerse de ella',
  win: 'Ganarla',
};

export const puzzles: PuzzleWords = {
  figure: tenths('es'),
  title: 'Problemas',
  back: 'Volver',
  lead: 'Manos realmente jugadas, cada una en un momento en que una respuesta es claramente la mejor.',
  today: 'Problema del día',
  row: days => (days === 1 ? '1 día seguido' : `${days} días seguidos`),
  solved: (right, tried, all) => `${right} bien de ${tried} intentados, ${all} en total`,
  solve: 'Resolverlo',
  again: 'Resuelto hoy. Otra vez',
  next: 'Siguiente problema',
  kinds: KINDS,
  all: 'De todo',
  kind: 'De qué trata',
  game: 'Qué juego',
  begin: 'Ver las cartas',
  task: 'Te toca. ¿Qué respuesta te cuesta menos, según todo lo que puedes saber? Cuenta la primera.',
  taskGood: 'Te toca. ¿Qué respuesta te da más, según todo lo que puedes saber? Cuenta la primera.',
  right: 'Es la mejor respuesta.',
  wrong: best => `${best} es mejor`,
  cost: (answer, many) => `${answer} cuesta de media ${points(many)} más.`,
  less: (answer, many) => `${answer} da de media ${points(many)} menos.`,
  unknown: answer => `${answer} no estaba entre las respuestas probadas.`,
  others: 'Probado en miles de repartos que encajan con lo que ves',
  over: (top, bottom) => `${top} sobre ${bottom}`,
  high: card => `${card} como la más alta`,
  low: card => `${card} como la más baja`,
  retry: 'Otra vez',
  playOn: 'Seguir jugando',
  list: 'Todos los problemas',
  passes: {
    title: 'Practicar el pase',
    lead: 'Manos de partidas jugadas, con sus tanteos, en las que un pase es claramente mejor que el habitual. Pasa tus cartas y se prueba cada elección.',
    looking: 'Se busca una mano…',
    start: 'Pasar de una mano',
    any: 'Cualquiera',
    none: 'Todavía ninguna mano.',
    told: (best, of) => `${best} de ${of} veces nada era mejor.`,
    mean: many => `${points(many)} cedidos por pase.`,
    row: (now, longest) => `${now} seguidas, ${longest} como mucho.`,
    right: 'Nada es mejor',
    wrong: many => `${points(many)} cedidos`,
    working: 'Se está probando tu pase…',
    finer: 'Se sigue probando',
    yours: 'Tu pase',
    best: 'Lo mejor',
    others: 'Puntos que cuesta cada elección, en repartos que encajan con lo que sabías',
    next: 'Siguiente mano',
    again: 'Otra vez',
  },
  more: many => `+${many}`,
};
