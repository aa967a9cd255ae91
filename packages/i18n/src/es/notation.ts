// Spanish error messages for a text that cannot be read as a match.

import { sentenceOf } from '@moonshot/rules/explain';
import type { ExpectedText, NotationWords } from '@moonshot/rules/words';
import { sheet } from './sheet.ts';

const expected: Readonly<Record<ExpectedText, string>> = {
  heading: 'la primera línea de la notación, moonshot-notation/1',
  head: 'una línea de la cabecera: game, seats y first-dealer tienen que aparecer una vez',
  game: 'el identificador de un juego y la versión de sus reglas, por ejemplo ricketts 1',
  path: 'un campo de las reglas, por ejemplo moon.choose',
  json: 'un valor en JSON, por ejemplo 3 o "left"',
  length: 'deals y un número, o target y un número',
  name: 'un nombre o un texto que no sea demasiado largo, para todos los puestos o para ninguno',
  whole: 'un número entero que encaje aquí',
  seat: 'el número de un puesto, contado desde 0',
  'to-seat': '> y el número del puesto que recibe las cartas',
  'seat-of-line': 'quién sale, por ejemplo 2:',
  deal: 'la ronda siguiente, por ejemplo deal 1 dealer 0',
  hand: 'las cartas de cada puesto por orden, por ejemplo hand 0 C:AQ4 H:72',
  step: 'una jugada de la ronda, o sus puntos',
  suit: 'las cartas de un palo, por ejemplo C:AQ4',
  card: 'una carta, por ejemplo QS',
  claim: 'yes o no',
  pair: 'la carta visible sobre la oculta, por ejemplo AS/2H',
  word: 'otra palabra',
  trick: 'la baza siguiente con su número, por ejemplo 3.',
  points: 'los puntos de cada puesto',
  totals: 'los totales de cada puesto',
  winners: 'los ganadores, o none',
  end: 'nada más',
  transcript: 'lo que una transcripción tiene en este lugar',
};

export const notation: NotationWords = {
  at: (line, column, why) => `Línea ${line}, columna ${column}: ${why}`,
  atPath: (line, path, why) => `Línea ${line}${path && `, ${path}`}: ${why}`,
  expected: (what, found) =>
    `se esperaba ${expected[what]}; ${found === '' ? 'aquí se acaba' : `se encontró «${found}»`}.`,
  tooLong: most => `el texto tiene más de ${most} caracteres.`,
  tooMany: most => `no se leen más de ${most} rondas.`,
  twice: found => `«${found}» aparece aquí por segunda vez.`,
  lacking: 'una transcripción tiene este campo, y aquí falta.',
  oneMatch: 'aquí empieza otra partida, y se lee una cada vez; hay que dejar la línea de una sola.',
  noGame: game => `no hay ningún juego «${game}».`,
  otherVersion: version => `las reglas que se conocen aquí son de la versión ${version}.`,
  sheet: error => `estas reglas no pueden ser: ${sentenceOf(error, sheet)}.`,
  dealer: seat => `según las reglas reparte el puesto ${seat}.`,
  turn: seat => `según las reglas juega aquí el puesto ${seat}.`,
  cards: 'estas manos no son las cartas de este juego.',
  notAsked: 'aquí no se le pregunta eso a este puesto.',
  refused: sentence => `las reglas no lo permiten. ${sentence}`,
  goesOn: 'la ronda no ha terminado aquí.',
  over: 'la partida termina antes de esta ronda.',
  points: rules => `según las reglas los puntos son ${rules}.`,
  totals: rules => `según las reglas los totales son ${rules}.`,
  winners: rules => (rules === '' ? 'según las reglas no gana nadie.' : `según las reglas gana ${rules}.`),
};
