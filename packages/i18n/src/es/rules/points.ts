// The values of the cards of a trick game in Spanish: the aim, the points by card, what changes them, and the
// moon.
import { type Card, figure, namesOneCard, type Selector } from '@moonshot/rules/cards';
import type {
  MoonDescription,
  MoonOthers,
  Needed,
  NeededCards,
  PointsDescription,
  Standing,
  WinRule,
} from '@moonshot/rules/words';
import {
  allSoMany,
  andList,
  anyOf,
  bothCards,
  capital,
  eachOther,
  figured,
  nameOf,
  numberWord,
  orList,
  theAll,
  theCard,
  theOne,
} from './cards.ts';

/** The end of the sentence about the aim: `gana el total más bajo`. */
export const WINS: Readonly<Record<WinRule, string>> = {
  lowest: 'gana el total más bajo',
  highest: 'gana el total más alto',
  closestToZero: 'gana el total más cercano a 0',
};

const LIVES: Readonly<Record<WinRule, string>> = {
  lowest: 'gana quien tiene menos vidas',
  highest: 'gana quien tiene más vidas',
  closestToZero: 'gana quien está más cerca de 0 vidas',
};

const SIDES: Readonly<Record<WinRule, string>> = {
  lowest: 'más bajo',
  highest: 'más alto',
  closestToZero: 'más cercano a 0',
};

/** The end of the sentence about the aim of a game in which players or sides are ranked. */
export function winsWords(winner: WinRule, standing: Standing): string {
  if (standing === 'player') return WINS[winner];
  if (standing === 'lives') return LIVES[winner];
  return `gana el bando cuyo ${standing === 'pooled' ? 'total' : 'peor total'} es el ${SIDES[winner]}`;
}

export const aim = {
  few: (winner: WinRule, standing: Standing): string =>
    `Llévate el menor número de puntos posible: ${winsWords(winner, standing)}.`,
  against: (winner: WinRule, standing: Standing): string =>
    `Los puntos cuentan en tu contra: ${winsWords(winner, standing)}.`,
  many: (winner: WinRule, standing: Standing): string =>
    `Llévate el mayor número de puntos posible: ${winsWords(winner, standing)}.`,
  close: (winner: WinRule, standing: Standing): string =>
    `Mira bien qué puntos te llevas: ${winsWords(winner, standing)}.`,
};

function cardsWords({ cards, how, withWild }: PointsDescription): string {
  if (how === 'one') return theOne(cards);
  const words = how === 'each' ? `cada ${nameOf(cards)}` : eachOther(cards);
  return withWild === null ? words : `${words}, incluido ${theCard(withWild)},`;
}

function worthWords({ worth, wildWorth, signed }: PointsDescription): string {
  const plus = signed && Number(worth) > 0 ? '+' : '';
  const wild = (points: string): string => (wildWorth ? `, comodín ${points}` : '');
  switch (worth) {
    case 0:
      return 'no vale nada';
    case 'pips':
      return `vale su rango (A 14, K 13, Q 12, J 11${wild('1')})`;
    case 'pipsFace10':
      return `vale su rango (A 15, K Q J 10${wild('1')})`;
    case 'low':
      return 'vale según su rango (A 5, K 4, Q 3, J 2, las demás 1)';
    case 'tens':
      return `vale según su rango (A 50, K 40, Q 30, J 20${wild('10')}, del 10 al 5 diez, las demás nada)`;
    case 'minusTens':
      return `vale según su rango (A −50, K −40, Q −30, J −20${wild('−10')}, del 10 al 5 −10, las demás nada)`;
    default:
      return `vale ${plus}${figured(worth, 'point')}`;
  }
}

const groupsWords = (groups: readonly PointsDescription[]): string =>
  capital(andList(groups.map(group => `${cardsWords(group)} ${worthWords(group)}`)));

export const points = {
  table: { cards: 'Cartas', points: 'Puntos por carta' },
  noCards: 'Ninguna carta cuenta.',
  contracts: {
    'No tricks': 'Sin bazas',
    'No hearts': 'Sin corazones',
    'No queens': 'Sin reinas',
    'No king of hearts': 'Sin el rey de corazones',
    'No last two': 'Sin las dos últimas',
  },
  contract: (place: number, of: number, name: string): string => `Ronda ${place} de cada ${of}, «${name}»:`,
  some: (groups: readonly PointsDescription[]): string => `${groupsWords(groups)}; las demás cartas no valen nada.`,
  all: (groups: readonly PointsDescription[]): string => `${groupsWords(groups)}.`,
  sum: (sum: number): string => `Juntas, las cartas de una ronda valen ${figured(sum, 'point')}.`,
  doublesAll: (card: Selector): string => `A quien se lleva ${anyOf(card)} le cuentan doble todas las cartas.`,
  doublesHearts: (card: Selector): string => `A quien se lleva ${anyOf(card)} se le duplican los corazones.`,
  doublesOthers: (card: Selector): string =>
    `${capital(anyOf(card))} solo vale eso para quien no se lleva ninguna otra carta nombrada aquí; junto a una de ellas no vale nada y duplica todas las demás.`,
  cancels: (card: Selector, cancelled: Selector): string =>
    `A quien se lleva ambas cosas, ${anyOf(card)} le anula ${theAll(cancelled)}.`,
  tricks: {
    none: (worth: number): string => `No llevarse ninguna baza en una ronda vale ${figured(worth, 'point')}.`,
    each: (worth: number): string => `Cada baza vale ${figured(worth, 'point')} para quien se la lleva.`,
    first: (worth: number): string => `Llevarse la primera baza vale ${figured(worth, 'point')}.`,
    lastButOne: (worth: number): string => `Llevarse la penúltima baza vale ${figured(worth, 'point')}.`,
    last: (worth: number): string => `Llevarse la última baza vale ${figured(worth, 'point')}.`,
    all: (worth: number, only: Card | null): string =>
      `Llevarse la primera baza, la última y ${only === null ? 'todas las cartas que penalizan' : theCard(only)} vale además ${figured(worth, 'point')}.`,
  },
  besideMoon: {
    scores: 'Eso cuenta también cuando otro alcanza la luna.',
    lapses: 'Cuando alguien alcanza la luna, eso no cuenta para nadie.',
  },
  pool: (most: number): string =>
    `Los totales cuentan fichas; el bote empieza vacío y se muestra junto a los puntos. Tras una ronda, cada cual le paga una ficha por cada punto que se llevó; quien no se llevó ninguno gana el bote, y varios lo reparten por igual; las fichas que sobran se quedan en él. El bote se queda para la ronda siguiente si todos se llevaron puntos${most < 13 ? `, si más de ${most === 1 ? 'uno' : numberWord(most)} no se ${most === 1 ? 'llevó' : 'llevaron'} ninguno` : ''} o si uno se lo llevó todo. Lo que queda en el bote al acabar la partida no cuenta para nadie.`,
  difference:
    'Los totales cuentan fichas: tras una ronda, cada cual paga a cada rival una ficha por cada punto que se llevó.',
  lives: (points: number): string =>
    `El total cuenta vidas: quien se lleva ${figured(points, 'point')} o más en una ronda pierde una.`,
  leftOver: 'Un bote que nadie ganó en la ronda anterior solo lo gana quien es el único sin puntos.',
  belowZero: {
    plus: (moon: boolean): string =>
      `Nadie se apunta menos de 0 en una ronda${moon ? ', salvo cuando alguien alcanza la luna' : ''}.`,
    minus: (moon: boolean): string =>
      `Ninguna ronda hace subir un total${moon ? ', salvo cuando alguien alcanza la luna' : ''}.`,
  },
  sign: {
    plus: 'Los puntos que te llevas se suman a tu total.',
    minus: 'Los puntos que te llevas se restan de tu total.',
  },
};

function neededWords({ cards, count }: Needed): string {
  if (!namesOneCard(cards)) return count === 1 ? anyOf(cards) : allSoMany(cards, count);
  return count > 1 ? bothCards(cards) : theCard(cards);
}

const changeWords = (whose: string, by: number | { readonly to: number }): readonly string[] =>
  typeof by === 'object'
    ? [`${whose} vuelve a ${figure(by.to)}`]
    : by === 0
      ? []
      : [`${whose} ${by > 0 ? 'sube' : 'baja'} ${figured(Math.abs(by), 'point')}`];

const article = (what: string): string => (what === 'total' ? 'el' : 'la');

/** The words for one's own total and for the owners of the other totals that a moon changes. */
const OTHERS: Readonly<Record<MoonOthers, readonly [own: (what: string) => string, others: string]>> = {
  player: [what => `tu ${what}`, 'del rival'],
  players: [what => `tu ${what}`, 'de cada rival'],
  opponents: [what => `tu ${what}`, 'de cada rival'],
  side: [what => `${article(what)} ${what} de tu bando`, 'del otro bando'],
  sides: [what => `${article(what)} ${what} de tu bando`, 'de cada uno de los otros bandos'],
};

const TURNED = 'cada carta que penaliza cuenta entonces a tu favor';

/** The changes of a moon, each as a part of a sentence. */
function changesWords(option: MoonDescription): readonly string[] {
  if (option === 'keep') return ['te apuntas esos puntos a pesar de todo'];
  if (option === 'turn') return [TURNED];
  const [own, others] = OTHERS[option.others];
  const what = option.of === 'total' ? 'total' : 'suma de la ronda';
  const changes = [
    ...changeWords(own(what), option.yours),
    ...changeWords(`${article(what)} ${what} ${others}`, option.theirs),
  ];
  return changes.length === 0 ? ['ningún total cambia por ello'] : changes;
}

const optionWords = (option: MoonDescription): string => andList(changesWords(option));

/** The end of the sentence about a moon with a single option: its changes, after what does not count. */
const lastWords = (option: MoonDescription): string => {
  const changes = changesWords(option);
  return changes.length > 1 ? changes.join(', y ') : `y ${changes.join('')}`;
};

/** The options of a moon in a sentence: `tu total baja 26 puntos o el total de cada rival…`. */
export const optionsWords = (options: readonly MoonDescription[]): string => orList(options.map(optionWords));

const shooting = (needed: NeededCards): string =>
  `Llevarse ${needed === 'all' ? 'todas las cartas' : andList(needed.map(neededWords))} es alcanzar la luna`;

export const moon = {
  option: optionWords,
  out: 'La luna no necesita las cartas que están fuera del juego.',
  none: 'No se puede alcanzar la luna: quien se lleva todos los puntos se queda con ellos.',
  kept: (needed: NeededCards): string => `${shooting(needed)}; pero te apuntas los puntos tal como los ganaste.`,
  turned: (needed: NeededCards): string => `${shooting(needed)}; ${TURNED}.`,
  one: (needed: NeededCards, option: MoonDescription): string =>
    `${shooting(needed)}; no te apuntas esos puntos, ${lastWords(option)}.`,
  shooter: (needed: NeededCards, options: readonly MoonDescription[]): string =>
    `${shooting(needed)}; en vez de apuntarte esos puntos, eliges: ${optionsWords(options)}.`,
  auto: (needed: NeededCards, options: readonly MoonDescription[]): string =>
    `${shooting(needed)}; en vez de apuntarte esos puntos, recibes lo que más te conviene: ${optionsWords(options)}. Más te conviene lo que no te hace perder la partida y, si no, lo que más te da; si da lo mismo, lo primero.`,
  choiceFrom: (total: number, isBelow: boolean, option: MoonDescription): string =>
    `Mientras tu total esté por ${isBelow ? 'debajo' : 'encima'} de ${figure(total)}, solo vale lo primero: ${optionWords(option)}.`,
  undoubled: 'Lo que da la luna no se duplica.',
  passer: {
    double: 'Si te pasó cartas un solo jugador, paga el doble.',
    forAll: 'Si te pasó cartas un solo jugador, paga por todos los demás.',
  },
  sun: (times: number): string =>
    `Si además te llevas todas las bazas, alcanzas el sol, que cuenta ${times === 2 ? 'el doble' : `${figure(times)} veces lo mismo`}.`,
  bonus: {
    scores: 'Las demás cartas con puntos que ganaste cuentan igualmente.',
    lapses: 'Las demás cartas con puntos que ganaste no cuentan entonces.',
    lapsesElse: 'Si no te apuntas esos puntos, tampoco cuentan las demás cartas con puntos que ganaste.',
  },
};

export const teams = {
  opposite: 'Quienes se sientan frente a frente son compañeros.',
  score: {
    pooled: 'Los compañeros cuentan sus puntos juntos, y ambos tienen la suma.',
    own: 'Los compañeros cuentan sus puntos por separado.',
  },
  moon: {
    seat: 'Un solo jugador debe llevárselo todo; su compañero no paga por ello.',
    team: 'Los compañeros pueden llevárselo todo entre los dos; solo paga el otro bando.',
  },
};
