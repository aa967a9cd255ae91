// Compares what the rules say about a card that decides who deals or leads next, or that makes a trick go
// round again, with play. After an auction another card may stand in for it.
import type { HeartsTypes } from '@moonshot/rules';
import { type Card, isCard, rankOf, type Selector, suitOf } from '@moonshot/rules/cards';
import type { TrickRules } from '@moonshot/rules/engine';
import type { TrickSheet } from '../../packages/rules/src/trick/sheet/sheet.ts';
import { must } from '../laws/law.ts';
import type { Moment } from '../play.ts';
import { asStated, pileOf } from './stated-values.ts';

type TrickState = Extract<Moment['state'], { trick: unknown }>;
type Event = HeartsTypes['event'];

const isTricks = (state: Moment['state'] | undefined): state is TrickState => state !== undefined && 'trick' in state;

/** Checks who deals and who leads next because of a card, and which tricks went round again. */
export function checkTakers({ sheet, deck }: TrickRules, { before, events, state }: Moment): void {
  if (!isTricks(before) || !isTricks(state)) return;
  for (const event of events) {
    if (event.type === 'scored') checkDealer(sheet, state, event);
    if (event.type === 'opening') checkLeader(sheet, before, event.leader);
    if (event.type === 'taken') checkRounds(sheet, deck, state);
  }
}

function checkDealer({ dealer: { next, taken } }: TrickSheet, state: TrickState, event: Event): void {
  if (next !== 'taker' || event.type !== 'scored') return;
  const taker = state.hands.findIndex((_, seat) =>
    pileOf(state, seat).some(card => asStated(state.bids, card) === taken),
  );
  const due = taker < 0 ? (event.result.dealer + 1) % state.hands.length : taker;
  must(event.dealer === due, () => `seat ${event.dealer} deals after a deal in which seat ${due} took ${taken}`);
}

function checkLeader({ opening, lead }: TrickSheet, { results }: TrickState, leader: number): void {
  const last = results.at(-1);
  const [, card] = opening.later.split(':');
  if (card === undefined || last === undefined || !('taken' in last) || lead.exempt === 'passLead') return;
  const bids = last.named === undefined ? [] : [{ seat: 0, bid: last.named }];
  const due = last.taken.findIndex(cards => cards.some(one => asStated(bids, one) === card));
  must(due < 0 || leader === due, () => `seat ${leader} leads after a deal in which seat ${due} took ${card}`);
}

const names = (selector: Selector, card: Card): boolean =>
  selector === card || selector === `${suitOf(card)}*` || selector === `${rankOf(card)}*`;

function checkRounds(
  { deck: { wilds }, trick }: TrickSheet,
  deck: readonly Card[],
  { tricks, hands, bids }: TrickState,
): void {
  const extend = trick.extend.filter(one => !isCard(one) || deck.includes(one));
  const plays = tricks.at(-1)?.plays ?? [];
  const [first] = plays;
  if (first === undefined || extend.length === 0 || wilds.length > 0 || hands.every(hand => hand.length === 0)) return;
  const round = plays.slice(0, hands.length).map(({ card }) => card);
  const goesOn = round.some(
    card => suitOf(card) === suitOf(first.card) && extend.some(one => names(one, asStated(bids, card))),
  );
  must(plays.length > hands.length === goesOn, () => `the trick ${round} has ${plays.length} cards`);
}
