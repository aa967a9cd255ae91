// What could have been done in a deal, in Spanish.

import { tenths } from '../tenths.ts';
import type { ReviewWords } from './en.ts';

const n = tenths('es');
const points = (many: number): string => (n(many) === '1' ? '1 punto' : `${n(many)} puntos`);

export const es: ReviewWords = {
  title: 'Repaso',
  back: 'Volver',
  number: n,
  points,
  lost: (many: number): string => `Regalaste ${points(many)}`,
  nothing: 'No regalaste nada',
  graph: 'Puntos que cabía esperar que te llevaras, tras cada baza',
  graphGood: 'Puntos que cabía esperar que ganaras, tras cada lance',
  start: 'Inicio',
  table: 'Puntos esperados, decisión por decisión',
  deal: (deal: number): string => `Ronda ${deal}`,
  match: 'Partida',
  as: (name: string): string => `como ${name}`,
  dealAs: (deal: number, name: string): string => `ronda ${deal}, como ${name}`,
  places: {
    pass: 'El pase',
    charge: 'Las cartas destapadas',
    claim: 'La apertura',
    bury: 'Cartas apartadas',
    moon: 'La luna',
    play: (trick: number): string => `Baza ${trick}`,
    lay: (bout: number): string => `Lance ${bout}`,
  },
  at: 'Cuándo',
  played: 'Jugaste',
  best: 'Lo mejor',
  fine: 'lo mejor',
  given: 'Puntos perdidos',
  dearest: 'Lo que más te costó',
  none: 'Aquí nada te costó puntos.',
  playOut: 'Jugarlo',
  playOutWhy: 'Abre una mesa aparte: las mismas cartas hasta aquí, y sigues contra bots.',
  before: 'Decisión anterior',
  after: 'Decisión siguiente',
  place: (at: number, of: number): string => `${at} de ${of}`,
  ways: 'Juzgado por',
  known: 'Lo que podías saber',
  open: 'Cartas a la vista',
  compared: 'Comparado',
  unjudged: 'Aquí no hay nada que comparar: todos ponen a la vez.',
  working: (done: number, of: number): string => `Probando la decisión ${done} de ${of}`,
  finer: 'Se sigue probando',
  empty: 'Aún no ha terminado ninguna ronda de esta mesa.',
  board: 'Las cartas en esta decisión',
  trick: 'La baza',
  handOf: (name: string): string => `Cartas de ${name}`,
  yours: 'Tus cartas',
  keys: 'Flechas: decisiones. O: cartas a la vista. P: jugarlo. Escape: volver. Alt con H, T, L, P, S o W: oír mano, baza, su final, pase, puntos, decisión.',
  noRecord: 'Las cartas de esta partida aún no están abiertas, o no se llega al servidor.',
};
