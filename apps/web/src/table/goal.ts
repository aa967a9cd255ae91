// The goal of a deal in one line: which cards are worth points, and who wins.

import type { AllWords } from '@moonshot/i18n';
import type { TableRules } from '@moonshot/protocol';
import { type Card, isWild, SUIT_SYMBOLS, SUITS, type Suit, suitOf } from '@moonshot/rules/cards';
import { cardSign } from '../i18n/names.ts';
import { inItsPart } from '../model/play/points.ts';
import { hasPartners } from '../model/play/sides.ts';
import { contractIn } from '../model/play/standing.ts';

/** A card, or all cards of a suit, with the points for the player who takes it. */
interface Counting {
  readonly sign: string;
  readonly suit: Suit | null; // set if the entry stands for all cards of this suit
  readonly points: number;
}

/**
 * Maximum number of single cards in a list of cards. If there are more, the rule in words says more than a
 * list.
 */
const SINGLES_MAX = 4;

/** Whether a rule says what the highest bidder names. */
const isOfNaming = ({ topic, fields }: TableRules['sentences'][number]): boolean =>
  topic === 'auction' && fields.length === 1;

/** Whether a rule says which cards count. Other rules may only depend on that. */
const isOfCards = ({ fields }: Pick<TableRules['sentences'][number], 'fields'>): boolean => fields[0] === 'points';

/**
 * The goal of a deal. Deals are counted from 1. If a list of cards does not say everything, the rules in
 * words are used. After an auction the named suit counts in place of hearts; before, the goal says what the
 * auction decides.
 */
export function goalText(words: AllWords, table: TableRules, deal: number, named?: Suit): string {
  const { sheet, sentences, winner } = table;
  const rules = sentences.filter(({ topic }) => topic === 'points');
  const auction = sentences.find(isOfNaming);
  if (auction !== undefined && named === undefined) return `${sheet.aim} ${auction.sentence}`;
  // a list of cards cannot express rules about other fields: doubled cards, points for tricks, contracts
  const isListed = table.contracts.length === 0 && rules.every(isOfCards);
  const isPlain = sheet.kind === 'tricks' && isListed && !hasPartners(table) && table.lives !== true;
  // who wins among partners or by lives is told by the game's aim
  const list = isPlain ? countingCards(words, table, deal, named) : undefined;
  if (list === undefined) return [sheet.aim, ...ruleSentences(table, rules, deal)].join(' ');
  const good = ({ points }: Counting): boolean => (winner === 'lowest' ? points < 0 : points > 0);
  const listed = (some: readonly Counting[]): readonly Counting[] =>
    some.map(one => ({ ...one, points: Math.abs(one.points) }));
  return words.lesson.goal(listed(list.filter(one => !good(one))), listed(list.filter(good)), winner);
}

/** Rules of a trick or of a round that a newcomer needs beside the goal, by their first fields. */
const ROUND_FIELDS = ['kitty.to', 'ties.suits', 'winnerTakes'];

/** Who gets the kitty, and in Capture which card wins a round and what the winner captures. */
export const roundRules = ({ sentences }: Pick<TableRules, 'sentences'>): readonly string[] =>
  ROUND_FIELDS.flatMap(field => sentences.find(({ fields }) => fields[0] === field)?.sentence ?? []);

/**
 * The rules on points, without the rule on the sum of all cards. In a game of contracts, only the rule of the
 * current deal.
 */
function ruleSentences({ contracts }: TableRules, rules: TableRules['sentences'], deal: number): readonly string[] {
  const now = Math.max(0, deal - 1) % Math.max(1, contracts.length);
  const isShown = (rule: TableRules['sentences'][number], i: number): boolean =>
    contracts.length > 0 ? i === now : i === 0 || !isOfCards(rule);
  return rules.filter(isShown).map(({ sentence }) => sentence);
}

/**
 * The cards that are worth points: whole suits first, then single cards from most to fewest points. Undefined
 * if there are none, or too many single cards for a list.
 */
function countingCards(
  words: AllWords,
  table: TableRules,
  deal: number,
  named: Suit | undefined,
): readonly Counting[] | undefined {
  const { costs } = contractIn(table, { deal }) ?? table;
  const costOf = (card: Card): number => costs[inItsPart(card, named)] ?? 0;
  const natural = Object.keys(table.strength).filter(card => !isWild(card as Card)) as Card[];
  const whole = SUITS.flatMap((suit): readonly Counting[] => {
    const worths = new Set(natural.filter(card => suitOf(card) === suit).map(costOf));
    const [points = 0] = worths;
    return worths.size === 1 && points !== 0 ? [{ sign: SUIT_SYMBOLS[suit], suit, points }] : [];
  });
  const signs = whole.map(({ sign }) => sign);
  const single = natural
    .filter(card => costOf(card) !== 0 && !signs.includes(SUIT_SYMBOLS[suitOf(card)]))
    .map((card): Counting => ({ sign: cardSign(words, card), suit: null, points: costOf(card) }))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return whole.length + single.length > 0 && single.length <= SINGLES_MAX ? [...whole, ...single] : undefined;
}
