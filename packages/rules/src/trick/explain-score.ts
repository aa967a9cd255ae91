// What the cards of a trick game are worth, in sentences: the aim, the points by card, and what changes them.
import { type Card, isWild, symbolOf } from '../cards/card.ts';
import { pick, type Selector, selects, specificity } from '../cards/card-set.ts';
import { allOf, andList, anyOf, capital, figured, nameOf } from '../cards/words.ts';
import { type Clause, clause, DECK } from '../game/clause.ts';
import { costOf, type Rules } from './rules.ts';
import type { Modifier, Scale, TrickSheet } from './sheet.ts';

const SAY = {
  aim: {
    few: (wins: string) => `Take as few points as you can: ${wins}.`,
    many: (wins: string) => `Take as many points as you can: ${wins}.`,
    close: (wins: string) => `Mind which points you take: ${wins}.`,
  },
  wins: {
    lowest: 'the lowest total wins',
    highest: 'the highest total wins',
    closestToZero: 'the total closest to 0 wins',
  },
  each: (name: string) => `each ${name}`,
  everyOther: (name: string) => `every other ${name}`,
  withWild: (cards: string, wild: string) => `${cards}, the ${wild} too,`,
  counts: (cards: string, value: string) => `${cards} counts ${value}`,
  nothing: 'nothing',
  scale: {
    pips: (wild: string) => `its rank (A 14, K 13, Q 12, J 11${wild})`,
    pipsFace10: (wild: string) => `its rank (A 15, K Q J 10${wild})`,
    low: () => 'by rank (A 5, K 4, Q 3, J 2, the others 1)',
  } satisfies Record<Scale, (wild: string) => string>,
  wildOne: ', wild 1',
  the: (wild: string) => `the ${wild}`,
  points: (groups: string) => `${capital(groups)}; all other cards count nothing.`,
  allPoints: (groups: string) => `${capital(groups)}.`,
  sum: (points: string) => `Together the cards of a deal count ${points}.`,
  doublesAll: (card: string) => `${capital(card)} doubles all the points of whoever takes it.`,
  doublesHearts: (card: string) => `${capital(card)} doubles the hearts of whoever takes it.`,
  cancels: (card: string, cancelled: string) => `${capital(card)} cancels ${cancelled} for whoever takes both.`,
  idle: (points: string) => `Taking no trick in a deal counts ${points}.`,
  besideMoon: {
    scores: "That counts beside somebody else's moon as well.",
    lapses: 'When somebody shoots the moon, that counts for nobody.',
  },
  sign: {
    plus: 'The points you take are added to your total.',
    minus: 'The points you take come off your total.',
  },
} as const;

export function explainAim({ match, score }: TrickSheet): Clause {
  const wins = SAY.wins[match.winner];
  if (match.winner === 'closestToZero') {
    const pull = score.start === 0 ? 'few' : 'close';
    return clause('aim', SAY.aim[pull](wins), 'match.winner', 'score.start');
  }
  const few = (match.winner === 'lowest') === (score.sign === 'plus');
  return clause('aim', SAY.aim[few ? 'few' : 'many'](wins), 'match.winner', 'score.sign');
}

export const explainSign = ({ score }: TrickSheet): Clause => clause('score', SAY.sign[score.sign], 'score.sign');

/** What each card counts, and what changes that. */
export function explainPoints(rules: Rules): readonly Clause[] {
  const { modifiers, trickPoints } = rules.sheet;
  const all = rules.deck.reduce((sum, card) => sum + costOf(rules, card), 0);
  const idle = trickPoints.none !== 0;
  return [
    clause('points', pointsWords(rules), 'points', ...DECK),
    clause('points', SAY.sum(figured(all, 'point')), 'points', ...DECK),
    ...modifiers
      .filter(({ card }) => pick(rules.deck, [card]).length > 0)
      .map(modifier => clause('points', modifierWords(modifier), 'modifiers')),
    ...(idle ? [clause('points', SAY.idle(figured(trickPoints.none, 'point')), 'trickPoints.none')] : []),
    ...(idle && rules.moonSet.length > 0
      ? [
          clause(
            'points',
            SAY.besideMoon[trickPoints.besideMoon],
            'trickPoints.besideMoon',
            'trickPoints.none',
            'moon.needs',
          ),
        ]
      : []),
  ];
}

function modifierWords(modifier: Modifier): string {
  const card = anyOf(modifier.card);
  if ('cancels' in modifier) return SAY.cancels(card, allOf(modifier.cancels));
  return modifier.doubles === 'all' ? SAY.doublesAll(card) : SAY.doublesHearts(card);
}

interface Group {
  readonly selector: Selector;
  readonly value: number | Scale;
  readonly cards: readonly Card[]; // those whose worth it decides
  readonly whole: boolean; // no narrower group takes any of its cards away
}

/** Groups of cards worth the same by the sheet: whole ones first, then what narrower ones have left of the others. */
function pointsWords(rules: Rules): string {
  const groups = groupsOf(rules);
  const ordered = [...groups.filter(group => group.whole), ...groups.filter(group => !group.whole)];
  const words = andList(ordered.map(group => SAY.counts(cardsWords(group), valueWords(group))));
  const named = new Set(groups.flatMap(group => group.cards));
  return rules.deck.every(card => named.has(card)) ? SAY.allPoints(words) : SAY.points(words);
}

function groupsOf({ deck, sheet }: Rules): readonly Group[] {
  const rows = sheet.points.flatMap(({ cards, value }) => cards.map(selector => ({ selector, value })));
  const rank = (row: number): number => specificity(rows[row]?.selector ?? 'H*') * rows.length + row;
  const decides = (row: number, card: Card): boolean =>
    rows.every(({ selector }, other) => !selects(selector, card) || rank(other) <= rank(row));
  return rows
    .map(({ selector, value }, row): Group => {
      const selected = pick(deck, [selector]);
      const cards = selected.filter(card => decides(row, card));
      return { selector, value, cards, whole: cards.length === selected.length };
    })
    .filter(group => group.cards.length > 0);
}

function cardsWords({ selector, cards, whole }: Group): string {
  const name = nameOf(selector);
  const alone = cards.length === 1 && name === symbolOf(cards[0] as Card);
  const single = cards.every(isWild) ? SAY.the(name) : name;
  const words = whole ? (alone ? single : SAY.each(name)) : SAY.everyOther(name);
  const wild = cards.find(isWild);
  return alone || wild === undefined || selector === 'W*' ? words : SAY.withWild(words, symbolOf(wild));
}

function valueWords({ value, cards }: Group): string {
  if (typeof value === 'number') return value === 0 ? SAY.nothing : figured(value, 'point');
  return SAY.scale[value](cards.some(isWild) ? SAY.wildOne : '');
}
