// Explains the rules of a capture game in sentences, which follow from the fields of its rule sheet.

import { type Clause, clause, DECK, inOrder } from '../game/clause.ts';
import { explainEnd, explainFloor, explainStart, explainWraps } from '../game/explain/match.ts';
import { explainDealer, explainDeck, explainSeats } from '../game/explain/table.ts';
import type { RuleWords } from '../words/en.ts';
import type { Rules } from './rules.ts';
import { type CaptureSheet, spoilsOf } from './sheet.ts';

/** Sentences for every rule of the game, in reading order. */
export const explain = (rules: Rules, words: RuleWords): readonly Clause[] =>
  inOrder([
    explainAim(rules.sheet, words),
    explainSeats(rules.sheet, words),
    ...explainDealing(rules, words),
    ...explainLaying(rules, words),
    ...explainBouts(rules, words),
    ...explainRedeal(rules, words),
    explainPoints(rules.sheet, words),
    explainStart(rules.sheet, words),
    ...explainFloor(rules.sheet, canFallBelowZero(rules.sheet), ['hearts'], words),
    ...explainWraps(rules.sheet, words),
    ...explainEnd(rules.sheet, words),
  ]);

/** Whether points for hearts, or a wrap (a total that jumps to another value), can bring a total below 0. */
const canFallBelowZero = ({ hearts, wrap }: CaptureSheet): boolean =>
  hearts.captured < 0 || hearts.inHand < 0 || wrap.list.some(({ to }) => typeof to === 'number' && to < 0);

function explainAim({ match, hearts }: CaptureSheet, { capture: { aim: say } }: RuleWords): Clause {
  const plain = match.winner === 'closestToZero' || hearts.captured === 0;
  const good = hearts.captured > 0 === (match.winner === 'highest');
  const sentence = say[plain ? 'mind' : good ? 'capture' : 'avoid'](hearts.cards, match.winner);
  return clause('aim', sentence, 'match.winner', 'hearts.captured', 'hearts.cards');
}

function explainDealing({ sheet, seats, deck }: Rules, words: RuleWords): readonly Clause[] {
  const each = sheet.deal.hand;
  const stock = deck.length - each * seats;
  return [
    ...explainDeck(sheet, seats, { each, rest: stock, restIs: 'stock', areJokers: false }, ['deal.hand'], words),
    clause('deal', words.table.dealtSingly[sheet.direction], 'deal.hand', 'direction'),
    ...(stock > 0 ? [clause('deal', words.capture.stock, 'deal.hand', ...DECK)] : []),
    ...explainDealer(sheet, 'ofLastBout', words),
  ];
}

function explainLaying({ sheet, bannedTops }: Rules, { capture: say }: RuleWords): readonly Clause[] {
  const { commit, top } = sheet;
  return [
    clause('laying', say.lay, 'commit'),
    clause('laying', say.commit[commit], 'commit'),
    bannedTops.size === 0
      ? clause('laying', say.anyTop, 'top.ban')
      : clause('laying', say.ban[top.exception](top.ban), 'top.ban', 'top.exception'),
  ];
}

function explainBouts({ sheet, deck }: Rules, { capture: say }: RuleWords): readonly Clause[] {
  const { ties, winnerTakes, counts, hearts } = sheet;
  const twice = deck.some((card, i) => deck.indexOf(card) < i);
  return [
    clause('bouts', say.highest(ties.suits), 'ties.suits'),
    ...(twice ? [clause('bouts', say.identical[ties.identical], 'ties.identical', ...DECK)] : []),
    clause('bouts', say.spoils[spoilsOf(sheet)], 'winnerTakes', ...(winnerTakes === 'tops' ? [] : ['topsTo'])),
    ...(winnerTakes === 'bottoms' ? [clause('bouts', say.looks, 'winnerTakes')] : []),
    clause('bouts', say.counts[counts](hearts.cards), 'counts', 'hearts.cards'),
  ];
}

/** Whether the stock can run out in the middle of a redeal, so that hands differ in size. */
function isUneven({ sheet: { deal, redeal }, deck, seats }: Rules): boolean {
  const stock = deck.length - deal.hand * seats;
  return redeal.partial === 'dealt' && redeal.count > 0 && stock % (seats * redeal.count) !== 0;
}

function explainRedeal(rules: Rules, { capture: say }: RuleWords): readonly Clause[] {
  const { redeal, endTest } = rules.sheet;
  const { count, packet, partial } = redeal;
  return [
    count === 0
      ? clause('redeal', say.noRedeal, 'redeal.count')
      : clause('redeal', say.redeal(count, packet, partial), 'redeal.count', 'redeal.packet', 'redeal.partial'),
    clause('redeal', say.ends[endTest], 'endTest'),
    ...(isUneven(rules) ? [clause('redeal', say.uneven, 'redeal.count', 'redeal.partial', 'deal.hand', ...DECK)] : []),
  ];
}

const explainPoints = ({ hearts }: CaptureSheet, { capture: say }: RuleWords): Clause =>
  clause(
    'points',
    say.points(hearts.cards, hearts.captured, hearts.inHand),
    'hearts.cards',
    'hearts.captured',
    'hearts.inHand',
  );
