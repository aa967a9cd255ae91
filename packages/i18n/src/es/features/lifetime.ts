// Spanish texts of lifetime statistics.

import type { LifetimeWords } from '../../en/features/lifetime.ts';
import { counting } from '../../format.ts';
import { tenths } from '../../tenths.ts';
import { capital, deals, the } from '../page/grammar.ts';

const n1 = tenths('es');
const passes = counting('es')({ one: 'pase', other: 'pases' });
const matches = counting('es')({ one: 'partida', other: 'partidas' });
const timesWord = counting('es')({ one: 'vez', other: 'veces' });
const span = (low: string, high: string): string => `${low} a ${high}`;

export const lifetime: LifetimeWords = {
  number: n1,
  share: part => `${Math.round(part * 100)} %`,
  span,
  interval: 'Intervalo del 95 %',
  value: 'Valor',
  filters: {
    title: 'Qué rondas',
    seats: 'Jugadores',
    any: 'Todos',
    period: 'Periodo',
    periods: { all: 'Desde siempre', year: 'Últimos 12 meses', quarter: 'Últimos 3 meses', month: 'Últimos 30 días' },
    place: 'Dónde',
    places: { everywhere: 'En todas partes', online: 'Con amigos', offline: 'En este dispositivo' },
    against: 'Contra',
    anybody: 'Cualquiera',
    gone: 'Alguien',
    bots: level => `Bots: ${level}`,
    nothing: 'Ninguna ronda cumple todo eso. Elige menos.',
  },
  sources: {
    title: '¿De dónde vienen tus puntos?',
    answer: (trick, value, all) => `Sobre todo de la baza ${trick}: ${value} de ${all} puntos por ronda.`,
    even: 'Aún no hay puntos en estas rondas.',
    trick: 'Baza',
    end: 'Final',
    endNote: 'Final: las lunas, y lo que las reglas cuentan además de las cartas que te llevas.',
    plot: 'Puntos medios por baza',
  },
  dear: {
    title: '¿Cuántas veces te llevas las cartas caras?',
    answer: (card, times, n) => `${capital(the(card))}: ${timesWord(times)} en ${deals(n)}.`,
    even: (card, part) => `A partes iguales, ${the(card)} te tocaría en el ${part} de las rondas: la línea.`,
    card: 'Carta',
    plot: 'Parte de las rondas en que te llevaste cada carta cara',
  },
  moons: {
    title: '¿Cómo te van las lunas?',
    none: n => `Ninguna luna en ${deals(n)}.`,
    answer: (made, suffered, stopped) => `Logradas: ${made}. Sufridas: ${suffered}. Impedidas: ${stopped}.`,
    made: 'Tuyas',
    suffered: 'De otros',
    stopped: 'Impedidas por ti',
    about:
      'Impides una luna cuando una sola persona tiene la mitad de lo que hace falta y tú te llevas los puntos siguientes.',
    plot: 'Parte de las rondas con una luna',
  },
  progress: {
    title: '¿Juegas cada vez mejor?',
    few: (n, least) => `Son pocas rondas para decirlo: hay ${n}, hacen falta ${least}.`,
    open: (value, low, high) =>
      `Aún no se puede decir: la segunda mitad difiere en ${value} puntos por ronda, más de 0 es mejor, y cabe cualquier valor de ${span(low, high)}.`,
    better: (value, low, high) => `Sí: la segunda mitad fue ${value} puntos por ronda mejor (${span(low, high)}).`,
    worse: (value, low, high) => `No: la segunda mitad fue ${value} puntos por ronda peor (${span(low, high)}).`,
    about: 'Cuánto mejor que la media de la mesa, por ronda. Por encima de la línea es mejor.',
    block: (from, to) => `Rondas ${from}–${to}`,
    plot: 'Puntos mejor que la mesa, por grupos de rondas desde la más antigua',
  },
  passing: {
    title: '¿Qué regalan tus pases?',
    none: 'Ningún pase de estas rondas se puede juzgar.',
    working: (done, of) => `Juzgando tus pases: ${done} de ${of}.`,
    answer: (value, best, n) =>
      `${value} ${value === '1' ? 'punto' : 'puntos'} por pase. ${best} de ${passes(n)} no regalaron nada.`,
    about: 'Puntos esperados frente al mejor pase encontrado, según lo que podías saber.',
    nothing: 'Nada',
    upTo: to => `hasta ${to}`,
    over: from => `más de ${from}`,
    lost: 'Puntos regalados',
    times: 'Pases',
    plot: 'Pases según lo que regalaron',
  },
  against: {
    title: '¿Cómo te va contra cada cual?',
    none: 'En estas rondas no se conoce a nadie.',
    answer: (name, n, value, better) =>
      `Sobre todo contra ${name}: ${deals(n)}, ${value} puntos por ronda ${better ? 'mejor' : 'peor'}.`,
    about: 'A la derecha de la línea tus puntos fueron los mejores. Donde el trazo cruza la línea, puede ser azar.',
    who: 'Quién',
    matches: 'Partidas',
    won: 'Ganadas',
    edge: 'Mejor por',
    line: (n, won) => `${matches(n)}, ${won} ganadas`,
    plot: 'Puntos por ronda mejor que cada rival',
  },
  achievements: {
    title: 'Logros',
    hidden: 'Los logros están desactivados.',
    show: 'Mostrar los logros',
    hide: 'Desactivar',
    reached: day => `logrado el ${day}`,
    open: 'aún pendiente',
    names: {
      match: 'Una partida hasta el final',
      moon: 'Una luna',
      stopped: 'Una luna impedida',
      clear: 'Una ronda sin un punto',
      won: 'Tres partidas ganadas',
      games: 'Una partida de cada uno de los cinco juegos',
      further: 'Una partida de otros cinco juegos',
      friends: 'Una partida con otra persona',
      verified: 'La prueba de rondas selladas comprobada a mano',
      puzzles: 'El problema del día en diez días',
    },
  },
};
