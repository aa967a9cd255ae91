// The values of cards in English: the aim, the points by card, what changes them, and the moon.
import { type Card, isWild } from '../../cards/card.ts';
import { namesOneCard, type Selector } from '../../cards/card-set.ts';
import { figure } from '../../cards/figures.ts';
import { symbolOf } from '../../cards/symbols.ts';
import type {
  MoonDescription,
  MoonOthers,
  Needed,
  NeededCards,
  PointsDescription,
  Standing,
  WinRule,
} from '../sentence-inputs.ts';
import { allOf, andList, anyOf, capital, figured, nameOf, numberWord, orList } from './cards.ts';

/** The end of the sentence about the aim: `the lowest total wins`. */
export const WINS: Readonly<Record<WinRule, string>> = {
  lowest: 'the lowest total wins',
  highest: 'the highest total wins',
  closestToZero: 'the total closest to 0 wins',
};

const LIVES: Readonly<Record<WinRule, string>> = {
  lowest: 'the player with the fewest lives wins',
  highest: 'the player with the most lives wins',
  closestToZero: 'the player closest to 0 lives wins',
};

/**
 * The end of the sentence about the aim. If sides (partners) are ranked instead of players, it names them:
 * `the side with the lowest total wins`.
 */
export function winsWords(winner: WinRule, standing: Standing): string {
  if (standing === 'player') return WINS[winner];
  if (standing === 'lives') return LIVES[winner];
  const total = WINS[winner].slice('the '.length, -' wins'.length);
  return standing === 'pooled'
    ? `the side with the ${total} wins`
    : `the side whose worse total is the ${total.replace('total ', '').replace(' total', '')} wins`;
}

export const aim = {
  few: (winner: WinRule, standing: Standing): string =>
    `Take as few points as you can: ${winsWords(winner, standing)}.`,
  against: (winner: WinRule, standing: Standing): string => `Points count against you: ${winsWords(winner, standing)}.`,
  many: (winner: WinRule, standing: Standing): string =>
    `Take as many points as you can: ${winsWords(winner, standing)}.`,
  close: (winner: WinRule, standing: Standing): string => `Mind which points you take: ${winsWords(winner, standing)}.`,
};

function cardsWords({ cards, how, withWild }: PointsDescription): string {
  const name = nameOf(cards);
  if (how === 'one') return namesOneCard(cards) && isWild(cards) ? `the ${name}` : name;
  const words = how === 'each' ? `each ${name}` : `every other ${name}`;
  return withWild === null ? words : `${words}, the ${symbolOf(withWild)} too,`;
}

function worthWords({ worth, wildWorth, signed }: PointsDescription): string {
  const plus = signed && Number(worth) > 0 ? '+' : '';
  const wild = (points: string): string => (wildWorth ? `, wild ${points}` : '');
  switch (worth) {
    case 0:
      return 'nothing';
    case 'pips':
      return `its rank (A 14, K 13, Q 12, J 11${wild('1')})`;
    case 'pipsFace10':
      return `its rank (A 15, K Q J 10${wild('1')})`;
    case 'low':
      return 'by rank (A 5, K 4, Q 3, J 2, the others 1)';
    case 'tens':
      return `by rank (A 50, K 40, Q 30, J 20${wild('10')}, 10 to 5 ten each, the others nothing)`;
    case 'minusTens':
      return `by rank (A −50, K −40, Q −30, J −20${wild('−10')}, 10 to 5 −10 each, the others nothing)`;
    default:
      return `${plus}${figured(worth, 'point')}`;
  }
}

const groupsWords = (groups: readonly PointsDescription[]): string =>
  capital(andList(groups.map(group => `${cardsWords(group)} counts ${worthWords(group)}`)));

export const points = {
  table: { cards: 'Cards', points: 'Points each' },
  noCards: 'No card counts anything.',
  // names of the catalogue's contracts in this language; other contracts keep their own names
  contracts: {} as Readonly<Record<string, string>>,
  contract: (place: number, of: number, name: string): string => `Deal ${place} of every ${of}, “${name}”:`,
  some: (groups: readonly PointsDescription[]): string => `${groupsWords(groups)}; all other cards count nothing.`,
  all: (groups: readonly PointsDescription[]): string => `${groupsWords(groups)}.`,
  sum: (sum: number): string => `Together the cards of a deal count ${figured(sum, 'point')}.`,
  doublesAll: (card: Selector): string => `The player who takes ${anyOf(card)} counts all their cards double.`,
  doublesHearts: (card: Selector): string => `${capital(anyOf(card))} doubles the hearts of the player who takes it.`,
  doublesOthers: (card: Selector): string =>
    `${capital(anyOf(card))} counts so if you take no other card named here. Otherwise it counts nothing itself and doubles all the others.`,
  cancels: (card: Selector, cancelled: Selector): string =>
    `${capital(anyOf(card))} cancels ${allOf(cancelled)} for a player who takes both.`,
  tricks: {
    none: (worth: number): string => `Taking no trick in a deal counts ${figured(worth, 'point')}.`,
    each: (worth: number): string => `Every trick counts ${figured(worth, 'point')}.`,
    first: (worth: number): string => `Taking the first trick counts ${figured(worth, 'point')}.`,
    lastButOne: (worth: number): string => `Taking the last trick but one counts ${figured(worth, 'point')}.`,
    last: (worth: number): string => `Taking the last trick counts ${figured(worth, 'point')}.`,
    all: (worth: number, only: Card | null): string =>
      `Taking the first trick, the last and ${only === null ? 'every card that costs points' : symbolOf(only)} counts ${figured(worth, 'point')} more.`,
  },
  besideMoon: {
    scores: "These points count beside somebody else's moon as well.",
    lapses: 'When somebody shoots the moon, these points count for nobody.',
  },
  difference: 'Totals count chips: after a deal everybody pays every other player one chip for every point taken.',
  pool: (most: number): string =>
    `Totals count chips; the pool begins empty, and is shown with the scores. After a deal everybody pays one chip into it for every point taken; a player who has taken none wins the pool, and several divide it evenly; odd chips stay in it. The pool stays for the next deal if everybody has taken points, ${most < 13 ? `if more than ${numberWord(most)} ${most === 1 ? 'player has' : 'players have'} taken none, ` : ''}or if one player has taken all. What is left in it when the match ends counts for nobody.`,
  lives: (points: number): string =>
    `The total counts lives: a player who takes ${figured(points, 'point')} or more in a deal loses one.`,
  leftOver: 'A pool that nobody won in the deal before goes only to a player who alone has taken no points.',
  belowZero: {
    plus: (moon: boolean): string => `Nobody scores less than 0 in a deal${moon ? ', except by a moon' : ''}.`,
    minus: (moon: boolean): string => `No deal raises a total${moon ? ', except by a moon' : ''}.`,
  },
  sign: {
    plus: 'The points you take are added to your total.',
    minus: 'The points you take come off your total.',
  },
};

function neededWords({ cards, count }: Needed): string {
  if (!namesOneCard(cards)) return count === 1 ? anyOf(cards) : `all ${numberWord(count)} ${allOf(cards)}`;
  return count > 1 ? `both ${allOf(cards)}` : allOf(cards);
}

const changeWords = (whose: string, by: number | { readonly to: number }): readonly string[] =>
  typeof by === 'object'
    ? [`${whose} goes back to ${figure(by.to)}`]
    : by === 0
      ? []
      : [`${whose} goes ${by > 0 ? 'up' : 'down'} by ${figure(Math.abs(by))}`];

/** The words for one's own total and for the owners of the other totals that a moon changes. */
const OTHERS: Readonly<Record<MoonOthers, readonly [own: string, others: string]>> = {
  player: ['your own', "the other player's"],
  players: ['your own', "every other player's"],
  opponents: ['your own', "each opponent's"],
  side: ["your side's", "the other side's"],
  sides: ["your side's", "every other side's"],
};

const TURNED = 'every card that costs points counts in your favour instead';

/** The changes of a moon, each as a part of a sentence. */
function changesWords(option: MoonDescription): readonly string[] {
  if (option === 'keep') return ['you score them after all'];
  if (option === 'turn') return [TURNED];
  const what = option.of === 'total' ? 'total' : 'sum for the deal';
  const [own, others] = OTHERS[option.others];
  const changes = [...changeWords(`${own} ${what}`, option.yours), ...changeWords(`${others} ${what}`, option.theirs)];
  return changes.length === 0 ? ['no total changes for it'] : changes;
}

const optionWords = (option: MoonDescription): string => andList(changesWords(option));

/** The end of the sentence about a moon with a single option: its changes, after what is not scored. */
const lastWords = (option: MoonDescription): string => {
  const changes = changesWords(option);
  return changes.length > 1 ? changes.join(', and ') : `and ${changes.join('')}`;
};

/** The options of a moon in a sentence: `your own total goes down by 26 or every other player's …`. */
export const optionsWords = (options: readonly MoonDescription[]): string => orList(options.map(optionWords));

const shooting = (needed: NeededCards): string =>
  `If you take ${needed === 'all' ? 'all the cards' : andList(needed.map(neededWords))}, you shoot the moon`;

/** Whether a moon needs only a single card. */
const isOneCard = (needed: NeededCards): boolean =>
  needed !== 'all' && needed.length === 1 && needed.every(({ cards, count }) => namesOneCard(cards) && count === 1);

const themWords = (needed: NeededCards): string => (isOneCard(needed) ? 'it' : 'them');

export const moon = {
  option: optionWords,
  out: 'The moon does not need cards that are out of the deal.',
  none: 'There is no moon to shoot: a player who takes all the points scores them.',
  kept: (needed: NeededCards): string => `${shooting(needed)}, but you score the cards as you took them.`,
  turned: (needed: NeededCards): string => `${shooting(needed)}: ${TURNED}.`,
  one: (needed: NeededCards, option: MoonDescription): string =>
    `${shooting(needed)}: you do not score ${themWords(needed)}, ${lastWords(option)}.`,
  shooter: (needed: NeededCards, options: readonly MoonDescription[]): string =>
    `${shooting(needed)}. Instead of scoring ${themWords(needed)} you choose: ${optionsWords(options)}.`,
  auto: (needed: NeededCards, options: readonly MoonDescription[]): string =>
    `${shooting(needed)}. Instead of scoring ${themWords(needed)} you get the better of these: ${optionsWords(options)}. Better is what does not lose you the match, and otherwise what gains you more; if both gain the same, the first.`,
  choiceFrom: (total: number, isBelow: boolean, option: MoonDescription): string =>
    `While your total is ${isBelow ? 'below' : 'above'} ${figure(total)}, only the first counts: ${optionWords(option)}.`,
  undoubled: 'What the moon brings is not doubled.',
  passer: {
    double: 'If one player passed cards to you, that player pays double.',
    forAll: 'If one player passed cards to you, that player pays for all the others.',
  },
  sun: (times: number): string =>
    `If you take every trick as well, you shoot the sun, which counts ${times === 2 ? 'twice' : `${figure(times)} times`} as much.`,
  bonus: {
    scores: 'Other cards with points that you took count all the same.',
    lapses: 'Other cards with points that you took do not count then.',
    lapsesElse: 'If you do not score them, other cards with points that you took do not count either.',
  },
};

export const teams = {
  opposite: 'Players who sit opposite each other are partners.',
  score: {
    pooled: 'Partners count their points together, and both have the sum.',
    own: 'Partners keep separate scores.',
  },
  moon: {
    seat: 'One player alone must shoot it; only the opponents pay.',
    team: 'Partners may shoot it together; only the opponents pay.',
  },
};
