// What each seat is asked, and the event or the refusal that follows from an answer.

import type { Bid } from '../../cards/bids.ts';
import { type Card, suitOf } from '../../cards/card.ts';
import { lacking, sorted } from '../../cards/card-set.ts';
import { at, type Seat } from '../../game/seat.ts';
import { accept, refuse, type Verdict } from '../../game/verdict.ts';
import { bidder, bidsOpen } from '../rules/auction.ts';
import { openingWild, passable, type Rules, receivers } from '../rules/rules.ts';
import { suitLed } from '../rules/wilds.ts';
import type { Action, Ask, Refusal } from '../state/action.ts';
import type { Event } from '../state/event.ts';
import type { Call, PassedCard, Play, State } from '../state/state.ts';
import { yetToCharge, yetToPass } from './awaited.ts';
import { mayBeClaimed, openingLeader, seatToPlay, unclaimed, wildHolder } from './follow.ts';
import { callsOf, legal, legalPlays, violatedRestriction } from './legal.ts';
import { inHand } from './passing.ts';
import { moonPreviews } from './score.ts';

/** The question that a seat has to answer, with the legal answers. Undefined if the seat is not asked. */
export function ask(rules: Rules, state: State, seat: Seat): Ask | undefined {
  switch (state.phase) {
    case 'pass':
      return yetToPass(rules, state).includes(seat) ? askPass(rules, state, seat) : undefined;
    case 'charge':
      return yetToCharge(rules, state).includes(seat) ? askCharge(rules, state, seat) : undefined;
    case 'bid':
      return bidder(rules, state) === seat ? { type: 'bid', bids: bidsOpen(rules, state.bids) } : undefined;
    case 'opening':
      return askClaim(rules, state, seat);
    case 'play':
      return seatToPlay(rules, state) === seat ? { type: 'play', plays: legalPlays(rules, state, seat) } : undefined;
    case 'bury':
      return state.trick.leader === seat ? askBury(state, seat) : undefined;
    case 'moon':
      return state.shooter === seat ? { type: 'moon', options: moonPreviews(rules, state, seat) } : undefined;
    default:
      return undefined;
  }
}

function askPass(rules: Rules, state: State, seat: Seat): Ask {
  const to = receivers(rules, state, seat);
  return { type: 'pass', step: state.step, cards: passable(rules, inHand(rules, state, seat), sumOf(to)), to };
}

const sumOf = (to: ReturnType<typeof receivers>): number => to.reduce((sum, { count }) => sum + count, 0);

/**
 * Asks a seat which cards to charge. A seat without a chargeable card is asked, too, because skipping it
 * would reveal that it holds none.
 */
const askCharge = ({ chargeable }: Rules, state: State, seat: Seat): Ask => ({
  type: 'charge',
  cards: at(state.hands, seat).filter(card => chargeable.has(card)),
});

/**
 * Asks the seat that took the kitty into its hand which cards to bury. The seat buries as many cards as are
 * needed to make all hands equal again.
 */
function askBury(state: State, seat: Seat): Ask {
  const cards = at(state.hands, seat);
  return { type: 'bury', cards, count: cards.length - Math.min(...state.hands.map(hand => hand.length)) };
}

/**
 * Asks the holder of the opening suit's wild card whether to claim the first lead. The holder is not asked if
 * it leads anyway.
 */
function askClaim(rules: Rules, state: State, seat: Seat): Ask | undefined {
  const card = openingWild(rules);
  if (card === undefined || !mayBeClaimed(rules) || wildHolder(rules, state) !== seat) return undefined;
  return openingLeader(rules, state) === seat ? undefined : { type: 'claim', card };
}

type Decision = Verdict<Event, Refusal>;

export function decide(rules: Rules, state: State, seat: Seat, action: Action): Decision {
  if (action.type === 'play' && state.phase === 'play' && seatToPlay(rules, state) === seat)
    return play(rules, state, seat, action);
  const asked = ask(rules, state, seat);
  if (asked === undefined) return refuse({ type: 'not-asked' });
  if (action.type === 'pass' && asked.type === 'pass') return pass(rules, state, asked, seat, action.gifts);
  if (action.type === 'charge' && asked.type === 'charge') return charge(state, asked, seat, action.cards);
  if (action.type === 'bid' && asked.type === 'bid') return bid(asked, seat, action.bid);
  if (action.type === 'claim' && asked.type === 'claim') return claim(rules, state, seat, action.claim);
  if (action.type === 'bury' && asked.type === 'bury') return bury(asked, seat, action.cards);
  if (action.type === 'moon' && asked.type === 'moon') return chooseMoon(asked, seat, action);
  return refuse({ type: 'other-question', asked: asked.type });
}

function pass(
  rules: Rules,
  state: State,
  asked: Extract<Ask, { type: 'pass' }>,
  seat: Seat,
  gifts: readonly PassedCard[],
): Decision {
  const cards = gifts.map(gift => gift.card);
  const missing = lacking(inHand(rules, state, seat), cards);
  if (missing !== undefined) return refuse({ type: 'not-held', card: missing });
  const kept = lacking(asked.cards, cards);
  if (kept !== undefined) return refuse({ type: 'not-passable', card: kept });
  const fits = asked.to.every(({ to, count }) => gifts.filter(gift => gift.to === to).length === count);
  if (!fits || gifts.length !== sumOf(asked.to)) return refuse({ type: 'wrong-gifts', wanted: asked.to });
  const onward = beyond(at(state.hands, seat), cards);
  const given = gifts.map(({ card, to }) => ({ card, to }));
  return accept({ type: 'passed', seat, gifts: given, ...(onward.length > 0 && { onward }) });
}

/** Those of the cards that the hand does not hold. Copies of a card are counted. */
const beyond = (hand: readonly Card[], cards: readonly Card[]): readonly Card[] =>
  cards.filter((card, i) => copiesIn(cards.slice(0, i + 1), card) > copiesIn(hand, card));

const copiesIn = (cards: readonly Card[], card: Card): number => cards.filter(one => one === card).length;

function charge(
  state: State,
  { cards: may }: Extract<Ask, { type: 'charge' }>,
  seat: Seat,
  cards: readonly Card[],
): Decision {
  const missing = lacking(at(state.hands, seat), cards);
  if (missing !== undefined) return refuse({ type: 'not-held', card: missing });
  const other = lacking(may, cards);
  return other === undefined
    ? accept({ type: 'charged', seat, cards: sorted(cards) })
    : refuse({ type: 'not-chargeable', card: other, may });
}

const bid = ({ bids }: Extract<Ask, { type: 'bid' }>, seat: Seat, value: Bid['bid']): Decision =>
  bids.includes(value) ? accept({ type: 'bid', seat, bid: value }) : refuse({ type: 'bid-wrong', bids });

const claim = (rules: Rules, state: State, seat: Seat, claimed: boolean): Decision =>
  accept(claimed ? { type: 'opening', leader: seat, claimed } : unclaimed(rules, state));

/** Decides on a play. For speed this tests only the played card, and does not compute all legal cards. */
function play(rules: Rules, state: State, seat: Seat, { card, call }: Play): Decision {
  if (!at(state.hands, seat).includes(card)) return refuse({ type: 'not-held', card });
  const rule = violatedRestriction(rules, state, seat, card);
  if (rule !== undefined) return refuse({ type: 'not-legal', card, rule, legal: legal(rules, state, seat) });
  if (!callsOf(rules, state, card).includes(call)) return refuse(miscalled(rules, state, seat, card, call));
  const broke = !state.broken && breaks(rules, state, card);
  return accept({ type: 'played', seat, card, ...(call === undefined ? {} : { call }), broke });
}

/** The refusal of a wrong call. Without a call, the card is a wild card that needs one. */
const miscalled = (rules: Rules, state: State, seat: Seat, card: Card, call: Call | undefined): Refusal =>
  call === undefined
    ? { type: 'call-missing', card }
    : { type: 'call-wrong', card, legal: legalPlays(rules, state, seat).filter(one => one.card === card) };

/** Whether playing the card now breaks hearts. */
function breaks(rules: Rules, state: State, card: Card): boolean {
  if (rules.breakers.has(card)) return true;
  const led = suitLed(rules.sheet, state.trick.plays);
  return led !== undefined && suitOf(card) !== led && rules.discardBreakers.has(card);
}

function bury(asked: Extract<Ask, { type: 'bury' }>, seat: Seat, cards: readonly Card[]): Decision {
  const missing = lacking(asked.cards, cards);
  if (missing !== undefined) return refuse({ type: 'not-held', card: missing });
  if (cards.length !== asked.count) return refuse({ type: 'wrong-count', wanted: asked.count, given: cards.length });
  return accept({ type: 'buried', seat, cards });
}

function chooseMoon(
  asked: Extract<Ask, { type: 'moon' }>,
  seat: Seat,
  { option }: Extract<Action, { type: 'moon' }>,
): Decision {
  const options = asked.options.map(one => one.name);
  return options.includes(option)
    ? accept({ type: 'chose', seat, option })
    : refuse({ type: 'no-such-option', options });
}
