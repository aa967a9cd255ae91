// The sentences about the seats, deck, dealer, score and end of every game, in English.
import { type Card, type Rank, SUITS, type Suit } from '../../cards/card.ts';
import { figure, suitSigns } from '../../cards/figures.ts';
import { symbolOf } from '../../cards/symbols.ts';
import type { DeckDescription, Removed, Standing, TotalChange, WinRule } from '../sentence-inputs.ts';
import { andList, capital, counted, figured, numberWord, orList, rankWord, rankWords, suitWords } from './cards.ts';
import { winsWords } from './points.ts';

const DEALERS = { ofDeal: 'the dealer', ofLastBout: "the last round's dealer" };
type Dealer = keyof typeof DEALERS;

const TIES = {
  redraw: () => 'those who are level cut again',
  suitOrder: (suits: readonly Suit[]) => `between equal ranks the suit decides, from high to low ${suitSigns(suits)}`,
};

const forSeats = (seats: number | null): string => (seats === null ? '' : `with ${seats} players `);

function packsPart({ packs, packsFor, wilds, jokers }: DeckDescription): string {
  const played = `${forSeats(packsFor)}you play with ${counted(packs, 'pack')}`;
  if (jokers > 0) return `${played} and ${jokers === 1 ? 'a joker' : `${figure(jokers)} jokers`}`;
  if (wilds.length === 0) return played;
  const holders = wilds.length === SUITS.length ? 'every suit has' : `${andList(wilds.map(suitWords))} have`;
  return `${played} in which ${holders} ${packs > 1 ? 'two wild cards' : 'a wild card'}`;
}

/** The cards that are removed from the deck, in words: `all 2s, 3s and jacks`, or single cards. */
function removedWords(removed: readonly Removed[]): string {
  const ranks = removed.flatMap(one => ('rank' in one ? [rankWords(one.rank)] : []));
  const cards = removed.flatMap(one => ('card' in one ? [`${one.twice ? 'both ' : ''}${symbolOf(one.card)}`] : []));
  return andList([...(ranks.length > 0 ? [`all ${andList(ranks)}`] : []), ...cards]);
}

const isOne = ([first, ...others]: readonly Removed[]): boolean =>
  others.length === 0 && first !== undefined && 'card' in first && !first.twice;

function removedPart({ removed, removedFor }: DeckDescription): readonly string[] {
  if (removed.length === 0) return [];
  const verb = isOne(removed) ? 'is' : 'are';
  return [`${forSeats(removedFor)}${removedWords(removed)} ${verb} taken out`];
}

const REST = { stock: 'in the stock', kitty: 'in the kitty', leftOver: 'left over' };

function sharesWords({ each, rest, restIs }: DeckDescription): string {
  if (rest === 0) return `${figure(each)} each`;
  return `${figure(each)} each and ${figure(rest)} ${REST[restIs]}`;
}

export const table = {
  seats: (least: number, most: number, best: number): string =>
    least === most
      ? `For ${least} players.`
      : `For ${least} ${most - least === 1 ? 'or' : 'to'} ${most} players; best with ${best}.`,
  deck: (deck: DeckDescription): string =>
    `${capital([packsPart(deck), ...removedPart(deck)].join('; '))}: ${figured(deck.cards, 'card')}, ${sharesWords(deck)}.`,
  ranks: (highest: Rank, lowest: Rank): string =>
    `The ${rankWord(highest)} is the highest card of its suit, the ${rankWord(lowest)} the lowest.`,
  rankOrder: (ranks: readonly Rank[]): string =>
    `From the highest down, the cards of a suit rank ${ranks.map(rankWord).join(', ')}.`,
  dealtSingly: {
    clockwise: "Cards are dealt one at a time, beginning at the dealer's left.",
    counterclockwise: "Cards are dealt one at a time, beginning at the dealer's right.",
  },
  first: {
    random: (): string => 'The first dealer is drawn by lot.',
    cutHigh: (tie: keyof typeof TIES, suits: readonly Suit[]): string =>
      `For the first deal everybody cuts a card: the highest deals, and ${TIES[tie](suits)}.`,
    cutLow: (tie: keyof typeof TIES, suits: readonly Suit[]): string =>
      `For the first deal everybody cuts a card: the lowest deals, and ${TIES[tie](suits)}.`,
  },
  next: {
    left: (dealer: Dealer): string => `After a deal, the player to the left of ${DEALERS[dealer]} deals the next.`,
    right: (dealer: Dealer): string => `After a deal, the player to the right of ${DEALERS[dealer]} deals the next.`,
    same: (dealer: Dealer): string => `After a deal, ${DEALERS[dealer]} deals the next as well.`,
    loser: (): string =>
      'After a deal, the player who did worst in it deals the next; of several, the first in turn after the dealer.',
    taker: (_dealer: Dealer, card: Card, isOut: boolean): string =>
      `After a deal, the player who took ${symbolOf(card)} deals the next${isOut ? '; if nobody did, the player after the dealer' : ''}.`,
    cutAgain: (): string => 'The dealer of each further deal is found in the same way again.',
  },
  cutBy: {
    left: "Before the deal, the player on the dealer's left cuts the pack.",
    right: "Before the deal, the player on the dealer's right cuts the pack.",
  },
};

function becomesWords(to: TotalChange, falls: boolean): string {
  if (to === 'wins') return 'wins the match at once';
  if (to === 'mean') return 'becomes the average of the highest and the lowest of the other totals, rounded down';
  return falls ? `falls back to ${figure(to)}` : `becomes ${figure(to)}`;
}

/** When a tie is broken. */
const ALONE: Readonly<Record<Standing, string>> = {
  player: 'one player has it alone',
  lives: 'one player is ahead',
  pooled: 'one side has it alone',
  worse: 'one side has it alone',
};

export const match = {
  start: (points: number): string => `Everybody starts at ${figure(points)}.`,
  startLives: (lives: number): string =>
    `Everybody starts with ${lives === 1 ? 'one life' : `${numberWord(lives)} lives`}.`,
  floor: (least: number): string => `No total falls below ${figure(least)}.`,
  noFloor: 'A total may fall below 0.',
  wrapExactly: (totals: readonly number[], to: TotalChange, falls: boolean): string =>
    `After a deal, a total of exactly ${orList(totals.map(figure))} ${becomesWords(to, falls)}.`,
  wrapMultiple: (of: number, to: TotalChange, withZero: boolean): string =>
    `After a deal, a total that is a multiple of ${figure(of)}, ${withZero ? 'or 0' : 'but not 0'}, ${becomesWords(to, false)}.`,
  wrapFirst: 'Where two of these apply, the first counts.',
  wrapWhen: {
    beforeEndTest: 'This happens before it is checked whether the match is over.',
    afterEndTest: 'It is checked first whether the match is over, by the total before the change.',
  },
  wrapTieBreak: {
    applies: 'The same holds in the extra deals after a tie.',
    lapses: 'In the extra deals after a tie this does not happen.',
  },
  orDeals: (deals: number): string => `It ends after ${counted(deals, 'deal')} at the latest.`,
  thereAndBack: (limit: number): string =>
    `Once somebody's total is ${figure(limit)} or more, totals go down instead of up in all later deals. A total that falls below 0 counts as far above it. The match ends when, after one of these deals, somebody's total is exactly 0.`,
  deals: (deals: number): string => `The match lasts ${counted(deals, 'deal')}.`,
  limit: {
    '>=': (limit: number): string => `The match ends when, after a deal, somebody's total is ${figure(limit)} or more.`,
    '>': (limit: number): string =>
      `The match ends when, after a deal, somebody's total is more than ${figure(limit)}.`,
    '<': (limit: number): string => `The match ends when, after a deal, somebody's total is below ${figure(limit)}.`,
    '<=': (limit: number): string =>
      `The match ends when, after a deal, somebody's total is ${figure(limit)} or below.`,
  },
  offerTarget: (offer: readonly number[]): string =>
    `You may also play to ${orList(offer.map(figure))} ${offer.at(-1) === 1 ? 'point' : 'points'}.`,
  offerDeals: (offer: readonly number[]): string =>
    `You may agree on ${orList(offer.map(figure))} ${offer.at(-1) === 1 ? 'deal' : 'deals'} instead.`,
  offerLimit: (offer: readonly number[]): string => `You may agree on ${orList(offer.map(figure))} instead.`,
  winner: {
    shared: (winner: WinRule, standing: Standing): string =>
      `${capital(winsWords(winner, standing))}; if several have ${standing === 'lives' ? 'as many' : 'it'}, they win together.`,
    extraDeal: (winner: WinRule, standing: Standing): string =>
      `${capital(winsWords(winner, standing))}; on a tie, further deals are played until ${ALONE[standing]}.`,
  },
};
