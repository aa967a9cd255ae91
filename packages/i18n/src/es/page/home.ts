// Spanish texts of the home screen.
import { dating, figure } from '../../format.ts';
import { days, deals, points } from './grammar.ts';

const dayAndMonth = dating('es', { day: 'numeric', month: 'long' });

export const home = {
  title: 'Corazones, de cinco formas',
  choose: 'Elige un juego',
  play: 'Jugar',
  seats: 'Jugadores',
  seatsNamed: (n: number): string => `${n} jugadores`,
  range: (min: number, max: number): string => (min === max ? `${min}` : `${min}–${max}`),
  length: 'Partida',
  lengthOf: (kind: 'deals' | 'target', n: number): string => (kind === 'deals' ? deals(n) : `a ${figure(n)}`),
  about: (seats: number, length: string): string => `${seats} jugadores · ${length} · con bots`,
  friends: 'Jugar con amigos',
  statistics: 'Estadísticas',
  matches: 'Partidas',
  pad: 'Anotar',
  together: 'Por turnos',
  settings: 'Ajustes',
  puzzles: 'Problemas',
  games: 'Más juegos',
  house: 'Reglas de la casa',
  learn: 'Cómo se juega',
  install: 'Instalar',
  learnAbout: '¿Primera vez?',
  learnLong: 'Aprende en una ronda',
  learnNote: 'Unos cinco minutos, mientras juegas.',
  continue: 'Sigue en tu mesa',
  tableNow: (name: string, deal: number): string => `${name}, ronda ${figure(deal)}`,
  have: (total: string): string => `Tienes ${total}`,
  dailyOf: (date: string): string => `Ronda del día · ${date}`,
  same: 'Mismas cartas en todo dispositivo',
  sameHere: 'Mismas cartas en este servidor',
  dailyStandings: {
    new: 'Sin jugar',
    begun: 'Empezada',
    played: (n: number): string => `Te llevaste ${points(n)}`,
  },
  inARow: (n: number): string => (n === 1 ? days(n) : `${days(n)} seguidos`),
  date: (day: string): string => dayAndMonth(new Date(`${day}T12:00`)),
  more: 'Más',
  open: 'Tus mesas',
  standing: (deal: number, seats: number, total: string): string =>
    `Ronda ${deal} · ${seats} jugadores · tienes ${total}`,
  finished: (seats: number, total: string): string => `Terminada · ${seats} jugadores · tuviste ${total}`,
  review: (name: string): string => `Repasar ${name}`,
  forget: (name: string): string => `Olvidar ${name}`,
  loading: 'Cargando…',
  light: 'Cambiar a claro',
  dark: 'Cambiar a oscuro',
  lines: {
    ricketts: ['Pases a todos, reina cuando quieras, totales que vuelven a 0.', 'Pases a todos, reina cuando quieras.'],
    'at-play': [
      'Los corazones son triunfo, y la reina temible es la de tréboles.',
      'Corazones triunfo y reina de tréboles.',
    ],
    'wild-twist': ['Cuatro comodines que declaras el más alto o el más bajo.', 'Cuatro comodines, altos o bajos.'],
    classic: ['El que ya conoces, para tres a siete, con pozo.', 'El que ya conoces, con pozo.'],
    capture: ['Al revés: oculta dos cartas y reúne todos los corazones.', 'Oculta dos cartas y reúne los corazones.'],
  } as Readonly<Record<string, readonly [long: string, short: string]>>,
};
