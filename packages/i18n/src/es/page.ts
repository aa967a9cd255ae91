// Spanish texts of the page, without those of its lazily loaded features. Sentences about the rules of a game
// are not here: they come with the messages of a table.
import type { Suit } from '@moonshot/rules/cards';
import type { AllWords } from '../en/page.ts';
import { figure, signed } from '../format.ts';
import { bid, call, claim, finish, lay, moon, pass, why, wilds } from './page/acts.ts';
import { and, points, SUITS, YOU } from './page/grammar.ts';
import { home } from './page/home.ts';
import { keys } from './page/keys.ts';
import { lesson } from './page/lesson.ts';
import { leave, menu, quick, topics } from './page/panels.ts';
import { player } from './page/player.ts';
import { scores } from './page/scores.ts';
import { settings } from './page/settings.ts';
import { spoken } from './page/spoken.ts';
import { bar, news, prompt, rules, seat, table } from './page/table.ts';

export const page: AllWords = {
  name: 'Moonshot',
  you: YOU,
  player,
  and,
  figure,
  points,
  signed,
  ranks: { T: '10', J: 'jota', Q: 'reina', K: 'rey', A: 'as', W: 'comodín' },
  suits: (suit: Suit): string => SUITS[suit][1],
  card: (rank: string, suit: Suit): string => `${rank} de ${SUITS[suit][1]}`,
  wild: (suit: Suit): string => `comodín de ${SUITS[suit][1]}`,
  wildCalled: (suit: Suit, call: 'high' | 'low'): string =>
    `comodín de ${SUITS[suit][1]}, declarado el más ${call === 'high' ? 'alto' : 'bajo'}`,
  faceDown: 'carta boca abajo',
  close: 'Cerrar',
  trouble: {
    read: 'Entendido',
    language: 'La página no ha podido cargar ese idioma. Comprueba la conexión y elígelo otra vez.',
    crashed: (reason: string): string =>
      `La mesa dejó de funcionar (${reason}) y se ha iniciado de nuevo. Todo lo jugado sigue ahí; si falta tu última carta, juégala otra vez.`,
    forGood: (reason: string): string =>
      `La mesa se para una y otra vez (${reason}); lo jugado está guardado en este navegador. Recarga la página para seguir.`,
    noReason: 'el navegador no dice por qué',
    dead: 'La mesa se ha parado; lo jugado está guardado en este navegador. Recarga la página para seguir.',
    cards: 'No se han podido cargar las cartas. Comprueba la conexión y recarga la página; las mesas se conservan.',
    part: 'No se ha podido cargar una parte de la página. Comprueba la conexión y recarga la página; las mesas se conservan.',
  },
  banner: {
    update: 'Hay una versión nueva.',
    reload: 'Recargar',
    shared: 'Lo que se compartió no contiene ningún enlace de Moonshot.',
    read: { update: 'Luego', shared: 'Entendido' },
  },
  home,
  bar,
  seat,
  table,
  prompt,
  news,
  pass,
  bid,
  call,
  wilds,
  claim,
  finish,
  moon,
  why,
  lay,
  scores,
  rules,
  keys,
  menu,
  quick,
  topics,
  settings,
  lesson,
  leave,
  spoken,
};
