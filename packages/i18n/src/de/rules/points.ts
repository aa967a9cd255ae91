// The values of the cards of a trick game in German: the aim, the points by card, what changes them, and the
// moon.
import { type Card, figure, namesOneCard, type Selector } from '@moonshot/rules/cards';
import type {
  MoonDescription,
  MoonOthers,
  Needed,
  NeededCards,
  PointsDescription,
  RuleWords,
  Standing,
  WinRule,
} from '@moonshot/rules/words';
import { allOf, andList, anyOf, capital, eachOf, numberWord, orList, points as pointWords, theCard } from './cards.ts';

/** Who wins, as the beginning of a sentence: `Der niedrigste Stand gewinnt`. */
export const WINS: Readonly<Record<WinRule, string>> = {
  lowest: 'Der niedrigste Stand gewinnt',
  highest: 'Der höchste Stand gewinnt',
  closestToZero: 'Der Stand, der am nächsten bei 0 liegt, gewinnt',
};

const LIVES: Readonly<Record<WinRule, string>> = {
  lowest: 'Wer die wenigsten Leben hat, gewinnt',
  highest: 'Wer die meisten Leben hat, gewinnt',
  closestToZero: 'Wer am nächsten bei 0 Leben ist, gewinnt',
};

const SIDES: Readonly<Record<WinRule, string>> = {
  lowest: 'am niedrigsten',
  highest: 'am höchsten',
  closestToZero: 'am nächsten bei 0',
};

/** The end of the sentence about the aim of a game in which players or sides are ranked. */
export function winsWords(winner: WinRule, standing: Standing): string {
  if (standing === 'player') return WINS[winner];
  if (standing === 'lives') return LIVES[winner];
  return `Es gewinnt die Seite, deren ${standing === 'pooled' ? '' : 'schlechterer '}Stand ${SIDES[winner]} ist`;
}

export const aim: RuleWords['aim'] = {
  few: (winner: WinRule, standing: Standing): string =>
    `Nimm so wenige Punkte wie möglich: ${winsWords(winner, standing)}.`,
  against: (winner: WinRule, standing: Standing): string => `Punkte zählen gegen dich: ${winsWords(winner, standing)}.`,
  many: (winner: WinRule, standing: Standing): string =>
    `Nimm so viele Punkte wie möglich: ${winsWords(winner, standing)}.`,
  close: (winner: WinRule, standing: Standing): string =>
    `Achte darauf, welche Punkte du nimmst: ${winsWords(winner, standing)}.`,
};

function cardsWords({ cards, how, withWild }: PointsDescription): string {
  if (how === 'one') return anyOf(cards, 'nominative');
  const words = eachOf(cards, how === 'other' ? 'andere' : '');
  return withWild === null ? words : `${words}, auch ${theCard(withWild, 'nominative')},`;
}

function worthWords({ worth, wildWorth, signed }: PointsDescription): string {
  const plus = signed && Number(worth) > 0 ? '+' : '';
  const wild = (points: string): string => (wildWorth ? `, Joker ${points}` : '');
  switch (worth) {
    case 0:
      return 'nichts';
    case 'pips':
      return `nach Rang (A 14, K 13, Q 12, J 11, sonst die Zahl${wild('1')})`;
    case 'pipsFace10':
      return `nach Rang (A 15, K Q J 10, sonst die Zahl${wild('1')})`;
    case 'low':
      return 'nach Rang (A 5, K 4, Q 3, J 2, die anderen 1)';
    case 'tens':
      return `nach Rang (A 50, K 40, Q 30, J 20${wild('10')}, 10 bis 5 je zehn, die anderen nichts)`;
    case 'minusTens':
      return `nach Rang (A −50, K −40, Q −30, J −20${wild('−10')}, 10 bis 5 je −10, die anderen nichts)`;
    default:
      return `${plus}${pointWords(worth)}`;
  }
}

const groupsWords = (groups: readonly PointsDescription[]): string =>
  capital(andList(groups.map(group => `${cardsWords(group)} zählt ${worthWords(group)}`)));

export const points: RuleWords['points'] = {
  table: { cards: 'Karten', points: 'Punkte je Karte' },
  noCards: 'Keine Karte zählt etwas.',
  contracts: {
    'No tricks': 'Keine Stiche',
    'No hearts': 'Keine Herzen',
    'No queens': 'Keine Damen',
    'No king of hearts': 'Kein Herzkönig',
    'No last two': 'Nicht die letzten zwei',
  },
  contract: (place: number, of: number, name: string): string => `Runde ${place} von je ${of}, „${name}“:`,
  some: (groups: readonly PointsDescription[]): string => `${groupsWords(groups)}; alle anderen Karten zählen nichts.`,
  all: (groups: readonly PointsDescription[]): string => `${groupsWords(groups)}.`,
  sum: (sum: number): string => `Zusammen zählen die Karten einer Runde ${pointWords(sum)}.`,
  doublesAll: (card: Selector): string => `Wer ${anyOf(card, 'accusative')} nimmt, bei dem zählen alle Karten doppelt.`,
  doublesHearts: (card: Selector): string =>
    `Wer ${anyOf(card, 'accusative')} nimmt, bekommt die Punkte seiner Herzen doppelt.`,
  doublesOthers: (card: Selector): string =>
    `${capital(anyOf(card, 'nominative'))} zählt so nur, wenn man keine andere hier genannte Karte nimmt; neben einer solchen zählt diese Karte selbst nichts und verdoppelt alle anderen.`,
  cancels: (card: Selector, cancelled: Selector): string =>
    `${capital(anyOf(card, 'nominative'))} hebt ${allOf(cancelled)} auf, wenn du beides nimmst.`,
  tricks: {
    none: (worth: number): string => `Wer in einer Runde keinen Stich macht, bekommt ${pointWords(worth)}.`,
    each: (worth: number): string => `Jeder Stich zählt ${pointWords(worth)}.`,
    first: (worth: number): string => `Der erste Stich zählt ${pointWords(worth)}.`,
    lastButOne: (worth: number): string => `Der vorletzte Stich zählt ${pointWords(worth)}.`,
    last: (worth: number): string => `Der letzte Stich zählt ${pointWords(worth)}.`,
    all: (worth: number, only: Card | null): string =>
      `Wer den ersten und den letzten Stich und ${only === null ? 'jede Karte, die Punkte kostet,' : theCard(only, 'accusative')} nimmt, bekommt ${pointWords(worth)} mehr.`,
  },
  besideMoon: {
    scores: 'Das zählt auch neben dem Durchmarsch eines anderen.',
    lapses: 'Bei einem Durchmarsch zählt das für niemanden.',
  },
  difference:
    'Die Stände zählen Chips: Nach einer Runde zahlt jeder jedem anderen einen Chip für jeden genommenen Punkt.',
  pool: (most: number): string =>
    `Die Stände zählen Chips; der Topf ist anfangs leer und steht bei den Punkten. Nach einer Runde zahlt jeder für jeden genommenen Punkt einen Chip hinein; wer keinen genommen hat, bekommt den Topf, mehrere teilen ihn gleichmäßig; was nicht aufgeht, bleibt darin. Der Topf bleibt für die nächste Runde stehen, wenn jeder Punkte genommen hat${most < 13 ? `, wenn mehr als ${most === 1 ? 'einer' : numberWord(most)} keine genommen ${most === 1 ? 'hat' : 'haben'}` : ''} oder wenn einer alle genommen hat. Was am Ende der Partie im Topf ist, zählt für niemanden.`,
  lives: (points: number): string =>
    `Der Stand zählt Leben: Wer in einer Runde ${figure(points)} Punkte oder mehr nimmt, verliert eins.`,
  leftOver:
    'Einen Topf, den in der Runde davor niemand bekam, bekommt nur, wer als Einziger keine Punkte genommen hat.',
  belowZero: {
    plus: (moon: boolean): string =>
      `Niemand bekommt in einer Runde weniger als 0 Punkte${moon ? ', außer durch einen Durchmarsch' : ''}.`,
    minus: (moon: boolean): string =>
      `Durch eine Runde steigt kein Stand${moon ? ', außer durch einen Durchmarsch' : ''}.`,
  },
  sign: {
    plus: 'Die Punkte, die du nimmst, werden zu deinem Stand addiert.',
    minus: 'Die Punkte, die du nimmst, werden von deinem Stand abgezogen.',
  },
};

function neededWords({ cards, count }: Needed): string {
  if (count === 1) return anyOf(cards, 'accusative');
  return namesOneCard(cards) ? `beide ${allOf(cards)}` : `alle ${numberWord(count)} ${allOf(cards)}`;
}

const changeWords = (total: string, by: number | { readonly to: number }): readonly string[] =>
  typeof by === 'object'
    ? [`${total} geht auf ${figure(by.to)} zurück`]
    : by === 0
      ? []
      : [`${total} ${by > 0 ? 'steigt' : 'sinkt'} um ${figure(Math.abs(by))}`];

/** The genitive for the players whose totals a moon changes: `des anderen`, `aller anderen`. */
const OTHERS: Readonly<Record<MoonOthers, string>> = {
  player: 'des anderen',
  players: 'aller anderen',
  opponents: 'jedes Gegners',
  side: 'der anderen Seite',
  sides: 'jeder anderen Seite',
};

type Sum = 'total' | 'deal';

/**
 * The total or the sum of a deal with its owner: `der Stand aller anderen`, `die Summe aller anderen in
 * dieser Runde`.
 */
const sumOf = (of: Sum, whose: string): string =>
  of === 'total' ? `der Stand ${whose}` : `die Summe ${whose} in dieser Runde`;

/** The total of the player who shot the moon: `dein Stand`, `die Summe eurer Seite in dieser Runde`. */
function ownSum(of: Sum, others: MoonOthers): string {
  if (others === 'side' || others === 'sides') return sumOf(of, 'eurer Seite');
  return of === 'total' ? 'dein Stand' : 'deine Summe in dieser Runde';
}

const TURNED = 'jede Karte, die Punkte kostet, zählt stattdessen zu deinen Gunsten';

/** The changes of a moon, each as a part of a sentence. */
function changesWords(option: MoonDescription): readonly string[] {
  if (option === 'keep') return ['diese Punkte zählen doch für dich'];
  if (option === 'turn') return [TURNED];
  const changes = [
    ...changeWords(ownSum(option.of, option.others), option.yours),
    ...changeWords(sumOf(option.of, OTHERS[option.others]), option.theirs),
  ];
  return changes.length === 0 ? ['kein Stand ändert sich dadurch'] : changes;
}

const optionWords = (option: MoonDescription): string => andList(changesWords(option));

/** The changes of a moon's only option, as the end of a sentence. */
const lastWords = (option: MoonDescription): string => {
  const changes = changesWords(option);
  return changes.length > 1 ? changes.join(', und ') : `und ${changes.join('')}`;
};

/** The options of a moon in a sentence: `Dein eigener Stand sinkt um 26 oder der Stand aller anderen …`. */
export const optionsWords = (options: readonly MoonDescription[]): string => capital(orList(options.map(optionWords)));

const shooting = (needed: NeededCards): string =>
  `Nimmst du ${needed === 'all' ? 'alle Karten' : andList(needed.map(neededWords))}, ist das ein Durchmarsch`;

export const moon: RuleWords['moon'] = {
  option: optionWords,
  out: 'Für den Durchmarsch braucht man keine Karten, die aus dem Spiel sind.',
  none: 'Einen Durchmarsch gibt es nicht: Wer alle Punkte nimmt, behält sie.',
  kept: (needed: NeededCards): string => `${shooting(needed)}; die Punkte zählen aber wie genommen.`,
  turned: (needed: NeededCards): string => `${shooting(needed)}; ${TURNED}.`,
  one: (needed: NeededCards, option: MoonDescription): string =>
    `${shooting(needed)}; diese Punkte zählen dann nicht, ${lastWords(option)}.`,
  shooter: (needed: NeededCards, options: readonly MoonDescription[]): string =>
    `${shooting(needed)}; diese Punkte zählen dann nicht, sondern du wählst: ${optionsWords(options)}.`,
  auto: (needed: NeededCards, options: readonly MoonDescription[]): string =>
    `${shooting(needed)}; diese Punkte zählen dann nicht, sondern du bekommst, was besser für dich ist: ${optionsWords(options)}. Besser ist, was dich die Partie nicht verlieren lässt, und sonst, was dir mehr bringt; bringt es gleich viel, das Erste.`,
  choiceFrom: (total: number, isBelow: boolean, option: MoonDescription): string =>
    `Solange dein Stand ${isBelow ? 'unter' : 'über'} ${figure(total)} liegt, gilt nur das Erste: ${capital(optionWords(option))}.`,
  undoubled: 'Was der Durchmarsch bringt, verdoppelt sich nicht.',
  passer: {
    double: 'Hat dir eine Person allein Karten weitergegeben, zahlt sie doppelt.',
    forAll: 'Hat dir eine Person allein Karten weitergegeben, zahlt sie für alle anderen.',
  },
  sun: (times: number): string =>
    `Machst du dazu jeden Stich, zählt das ${times === 2 ? 'doppelt' : `${figure(times)}-fach`}.`,
  bonus: {
    scores: 'Andere Karten mit Punkten, die du genommen hast, zählen trotzdem.',
    lapses: 'Andere Karten mit Punkten, die du genommen hast, zählen dann nicht.',
    lapsesElse: 'Zählen die Karten nicht, zählen auch andere Karten mit Punkten nicht, die du genommen hast.',
  },
};

export const teams = {
  opposite: 'Wer einander gegenübersitzt, spielt zusammen als Partner.',
  score: {
    pooled: 'Partner zählen ihre Punkte zusammen, und beide haben die Summe.',
    own: 'Partner zählen ihre Punkte getrennt.',
  },
  moon: {
    seat: 'Einer allein muss alles für den Durchmarsch nehmen; nur die Gegner zahlen dafür.',
    team: 'Partner dürfen den Durchmarsch zusammen machen; nur die Gegner zahlen dafür.',
  },
};
