// Spanish texts of recorded matches in the terminal: who sits where, one player's statistics, and where a
// record and its rules differ.
import type { DifferenceWords } from '@moonshot/rules/words';
import type { TerminalWords } from '../en/terminal.ts';
import { counting, decimals } from '../format.ts';
import { deals } from './page/grammar.ts';

const number = decimals('es', 2);
const count = counting('es');
const matches = count({ one: 'partida', other: 'partidas' });
const decisions = count({ one: 'decisión', other: 'decisiones' });
const differing = count({ one: 'diferencia', other: 'diferencias' });
const percent = (share: number): string => `${Math.round(share * 100)} %`;

type Ends = Parameters<TerminalWords['edge']>[1];
const span = (ends: Ends): string => (ends === null ? '' : ` (${ends.join(' a ')})`);

const QUESTIONS: Readonly<Record<Parameters<DifferenceWords['asked']>[1], string>> = {
  pass: 'pasar cartas',
  charge: 'destapar cartas',
  bid: 'pujar',
  claim: 'decir si abre',
  play: 'jugar',
  bury: 'apartar cartas',
  moon: 'elegir el efecto de la luna',
  lay: 'poner cartas',
};

const differences: DifferenceWords = {
  differ: (deal, step) => `ronda ${deal}, paso ${step}: la transcripción y las reglas difieren`,
  record: 'según la transcripción:',
  rules: 'según las reglas:',
  another: 'se juega otra ronda',
  over: 'la partida ha terminado',
  ends: 'la ronda termina aquí',
  goesOn: asked => `la ronda sigue: ${asked}`,
  asked: (seat, question) => `el asiento ${seat} debe ${QUESTIONS[question]}`,
  nobody: 'nadie tiene que hacer nada',
  unclaimed: 'nadie dice si abre o no',
  claims: seat => `el asiento ${seat} debe decir si abre`,
  acts: (seat, act) => `asiento ${seat}: ${act}`,
  refused: why => `rechazado: ${why}`,
  illegal: (seat, name) => `${name} no está permitido al asiento ${seat}`,
  through: 'las reglas lo aceptan, aunque no lo ofrecen',
  legal: (seat, names) => `permitido al asiento ${seat} ${names}`,
  values: {
    dealer: value => `reparte ${value}`,
    points: value => `puntos ${value}`,
    returns: value => `ganancias ${value}`,
    totals: value => `totales ${value}`,
    trick: value => `la baza (quien sale, quien gana, puntos) ${value}`,
    winners: value => `ganadores ${value}`,
  },
  none: 'ninguno',
};

export const terminal: TerminalWords = {
  number,
  percent,
  seat: seat => `Asiento ${seat}`,
  played: (player, n) => `${player}: ${matches(n)}`,
  game: (name, seats, n, won, of) => `${name}, ${seats} jugadores: ${deals(n)}, ${won} de ${matches(of)} ganadas`,
  points: (mean, byTrick, atEnd) =>
    `puntos por ronda: ${mean}; por baza: ${byTrick}${atEnd === null ? '' : `, y ${atEnd} al final`}`,
  taken: (card, share, ends, even) => `${card} en el ${share} de las rondas${span(ends)}; a partes iguales ${even}`,
  moons: (made, suffered, stopped) => `lunas: ${made} logradas, ${suffered} sufridas, ${stopped} impedidas`,
  edge: (points, ends) => `mejor que la mesa en ${points} puntos por ronda${span(ends)}`,
  change: (points, ends) => `la segunda mitad frente a la primera: ${points}${span(ends)}`,
  against: (name, n, points, ends) => `contra ${name}: ${deals(n)}, mejor en ${points}${span(ends)}`,
  bots: player => `bots (${player})`,
  replayed: (read, made, n) => `${matches(read)}, ${decisions(made)}, ${differing(n)}`,
  differences,
};
