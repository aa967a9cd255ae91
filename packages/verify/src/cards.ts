// Checks that every card that was passed, played or laid came from a hand as dealt, and was used only once.
import type { CardName, Deal, DealBouts, DealTricks, Document } from './document.ts';

/** An error in a proof: what is wrong (`what`), and where in the document (`place`). */
export interface Wrong {
  readonly place: string;
  readonly what: string;
}

type Say = (place: string, what: string) => void;

/**
 * The cards that each seat holds during a deal. Taking a card that a seat does not hold is reported as an
 * error.
 */
interface Hands {
  take(seat: number, card: CardName, place: string): void;
  give(seat: number, cards: readonly CardName[]): void;
  left(): readonly CardName[];
  holds(seat: number): boolean;
}

function handsOf(dealt: readonly (readonly CardName[])[], say: Say): Hands {
  const hands = dealt.map(hand => [...hand]);
  return {
    take: (seat, card, place) => {
      const hand = hands[seat] ?? [];
      const at = hand.indexOf(card);
      if (at < 0) say(place, `seat ${seat} does not hold ${card}`);
      else hand.splice(at, 1);
    },
    give: (seat, cards) => void hands[seat]?.push(...cards),
    left: () => hands.flat(),
    holds: seat => (hands[seat] ?? []).length > 0,
  };
}

/** Errors in the play of a deal: cards that the seats did not hold, and turns or bids out of order. */
export function playFaults(document: Document, deal: Deal, at: string): readonly Wrong[] {
  const found: Wrong[] = [];
  const say: Say = (place, what) => void found.push({ place: `${at}.${place}`, what });
  if (deal.dealt === null) notDealt(deal, say);
  else if (deal.play.kind === 'tricks') tricksFaults(document, deal, deal.play, say);
  else boutsFaults(document, deal, deal.play, say);
  return found;
}

function notDealt({ play, points }: Deal, say: Say): void {
  const played = play.kind === 'tricks' ? play.tricks.length + play.passes.length : play.bouts.length;
  if (played > 0 || points !== null) say('play', 'cards were played that were not dealt');
}

function tricksFaults({ seats }: Document, deal: Deal, play: DealTricks, say: Say): void {
  const dealt = deal.dealt as NonNullable<Deal['dealt']>;
  const hands = handsOf(dealt.hands, say);
  const kitty = handsOf([dealt.rest], say);
  turnedUp(dealt.rest, play, kitty, say);
  for (const [i, card] of (play.aside ?? []).entries()) kitty.take(0, card, `play.aside[${i}]`);
  passed(seats, play, hands, say);
  charged(play, hands);
  bidFaults(seats, dealt.dealer, play, say);
  play.tricks.forEach(({ plays, winner, kitty: won, drawn = [] }, i) => {
    for (const [seat, count] of drawn) drawFrom(kitty, hands, seat, count, `play.tricks[${i}].drawn`, say);
    trickFaults({ seats, ended: deal.points === null }, play, i, hands, say);
    for (const [j, [seat, card]] of plays.entries()) hands.take(seat, card, `play.tricks[${i}].plays[${j}]`);
    for (const [j, card] of won.entries()) kitty.take(0, card, `play.tricks[${i}].kitty[${j}]`);
    if (i === 0 && winner !== null && play.kept === undefined) buried(play, winner, hands, kitty, say);
  });
  if (play.kept !== undefined) kept(play, play.kept, hands, kitty, say);
  const left = [...hands.left(), ...kitty.left()];
  if (deal.points !== null && left.length > 0)
    say('play', `the deal was scored with ${left.join(' ')} still to be played`);
}

/**
 * Checks the card that was turned up to determine the trump suit. It must be the first card after the hands.
 * No seat gets this card.
 */
function turnedUp(rest: readonly CardName[], { upcard }: DealTricks, kitty: Hands, say: Say): void {
  if (upcard === undefined) return;
  if (upcard === rest[0]) kitty.take(0, upcard, 'play.upcard');
  else say('play.upcard', `the first card left over is ${rest[0] ?? 'none'}`);
}

/** Moves the next cards of the stock to a hand, or reports that the stock has too few. */
function drawFrom(stock: Hands, hands: Hands, seat: number, count: number, place: string, say: Say): void {
  const cards = stock.left().slice(0, count);
  if (cards.length < count) say(place, `the stock has no ${count} cards left`);
  for (const card of cards) stock.take(0, card, place);
  hands.give(seat, cards);
}

/**
 * Checks the end of a deal with a stock. The last seat with cards gets the rest of the stock, and must bury
 * it together with the seat's own cards. No other seat may bury cards.
 */
function kept({ buried: laid }: DealTricks, seat: number, hands: Hands, stock: Hands, say: Say): void {
  hands.give(seat, stock.left());
  for (const card of stock.left()) stock.take(0, card, 'play.kept');
  for (const [by, cards] of laid.entries())
    for (const [i, card] of cards.entries())
      if (by === seat) hands.take(seat, card, `play.buried[${seat}][${i}]`);
      else say(`play.buried[${by}]`, 'it was not the last with cards');
}

/**
 * Checks the passed cards. Every seat must hold its own cards that it passes before any seat receives cards,
 * and those that it passes on (`onward`) after all cards have been received.
 */
function passed(seats: number, { passes, tricks }: DealTricks, hands: Hands, say: Say): void {
  const givers = new Set(passes.map(({ seat }) => seat));
  if (givers.size < passes.length) say('play.passes', 'a seat passed twice');
  for (const [i, { seat, gifts, onward = [] }] of passes.entries()) {
    const left = [...onward];
    for (const [j, [card]] of gifts.entries())
      if (left.includes(card)) left.splice(left.indexOf(card), 1);
      else hands.take(seat, card, `play.passes[${i}].gifts[${j}]`);
    if (left.length > 0) say(`play.passes[${i}].onward`, `${left.join(' ')} was not passed`);
  }
  if (passes.length > 0 && passes.length < seats && tricks.length > 0) say('play.passes', 'not every seat passed');
  for (const { gifts } of passes) for (const [card, to] of gifts) hands.give(to, [card]);
  for (const [i, { seat, onward = [] }] of passes.entries())
    for (const [j, card] of onward.entries()) hands.take(seat, card, `play.passes[${i}].onward[${j}]`);
}

/** Checks that each seat held the cards that it charged, that is, showed before play. */
function charged({ charges }: DealTricks, hands: Hands): void {
  for (const [seat, cards] of (charges ?? []).entries()) {
    for (const [i, card] of cards.entries()) hands.take(seat, card, `play.charges[${seat}][${i}]`);
    hands.give(seat, cards);
  }
}

/**
 * Checks the bids. The seats bid in turn from the dealer's left, and each bid is higher than those before it,
 * or a pass. Then the highest bidder names the suit.
 */
function bidFaults(seats: number, dealer: number, { bids = [], tricks }: DealTricks, say: Say): void {
  let [best, top] = [-1, dealer];
  for (const [i, [seat, bid]] of bids.entries()) {
    const due = i < seats ? (dealer + 1 + i) % seats : top;
    if (seat !== due) say(`play.bids[${i}]`, `it was for seat ${due} to speak`);
    if ((typeof bid === 'string') !== (i === seats) || i > seats)
      say(`play.bids[${i}]`, 'each seat bids once, and then a suit is named');
    if (typeof bid !== 'number') continue;
    if (bid > 0 && bid <= best) say(`play.bids[${i}]`, 'it is not above the bids before it');
    if (bid > best) [best, top] = [bid, seat];
  }
  if (bids.length > 0 && bids.length <= seats && tricks.length > 0) say('play.bids', 'no suit was named');
}

/**
 * Checks a trick: every seat with cards plays one card in turn, or two cards in an extended trick. The last
 * trick of a match that was ended early may be incomplete.
 */
function trickFaults(
  { seats, ended }: { readonly seats: number; readonly ended: boolean },
  { tricks }: DealTricks,
  i: number,
  hands: Hands,
  say: Say,
): void {
  const { plays, winner } = tricks[i] as DealTricks['tricks'][number];
  const [first = 0] = plays[0] ?? [];
  const place = `play.tricks[${i}]`;
  const turns = Array.from({ length: seats }, (_, j) => (first + j) % seats).filter(seat => hands.holds(seat));
  const full = plays.length === turns.length || plays.length === 2 * turns.length;
  if (plays.some(([seat], j) => seat !== turns[j % turns.length]))
    say(place, 'the seats did not play one after another');
  if (plays.length > 2 * turns.length || (!full && i < tricks.length - 1))
    say(place, 'a trick has one card of each seat');
  const halfway = ended && i === tricks.length - 1 && plays.length === turns.length;
  if ((winner !== null) !== full && !halfway) say(`${place}.winner`, 'a full trick has a winner, and no other has');
}

/**
 * Checks the kitty. The winner of the first trick takes the kitty in hand and must bury the same number of
 * cards.
 */
function buried(play: DealTricks, winner: number, hands: Hands, kitty: Hands, say: Say): void {
  const laid = play.buried.flatMap((cards, seat) => (cards.length > 0 ? [{ cards, seat }] : []));
  for (const { cards, seat } of laid) {
    if (seat !== winner) say(`play.buried[${seat}]`, 'it did not win the first trick');
    const taken = kitty.left();
    for (const card of taken) kitty.take(0, card, 'play.buried');
    hands.give(seat, taken);
    for (const [i, card] of cards.entries()) hands.take(seat, card, `play.buried[${seat}][${i}]`);
    if (cards.length !== taken.length) say(`play.buried[${seat}]`, 'as many cards are laid away as are taken');
  }
}

function boutsFaults(document: Document, deal: Deal, play: DealBouts, say: Say): void {
  const dealt = deal.dealt as NonNullable<Deal['dealt']>;
  const hands = handsOf(dealt.hands, say);
  let stock = dealt.rest;
  let { dealer } = dealt;
  play.bouts.forEach((bout, i) => {
    if (i > 0) {
      dealer = (dealer + 1) % document.seats;
      stock = drawn(document, dealer, stock, hands);
    }
    if (bout.dealer !== dealer) say(`play.bouts[${i}].dealer`, `the deal moves on to seat ${dealer}`);
    for (const [seat, pair] of bout.laid.entries())
      for (const [j, card] of pair.entries()) hands.take(seat, card, `play.bouts[${i}].laid[${seat}][${j}]`);
  });
}

/**
 * Deals cards from the stock between two bouts (rounds of Capture) in packets, beginning at the dealer's
 * left, and returns the rest of the stock. If the stock has too few cards for all seats, its cards are either
 * all dealt or all kept.
 */
function drawn(
  { seats, redeal }: Document,
  dealer: number,
  stock: readonly CardName[],
  hands: Hands,
): readonly CardName[] {
  if (redeal === null) return stock;
  const wanted = redeal.count * seats;
  const count = redeal.partial === 'kept' && stock.length < wanted ? 0 : Math.min(wanted, stock.length);
  for (let i = 0; i < count; i++) {
    const seat = (dealer + 1 + Math.floor(i / redeal.packet)) % seats;
    hands.give(seat, [stock[i] as CardName]);
  }
  return stock.slice(count);
}
