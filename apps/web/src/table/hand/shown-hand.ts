// How each card of the hand is drawn: raised, dimmed, selected, hinted, or already played.

import type { Action } from '@moonshot/rules';
import type { Card, Suit } from '@moonshot/rules/cards';
import type { Settings, TableModel } from '../../model/model.ts';
import { placesOf, selectableCards, sortHand, withoutCards } from '../../model/play/hand.ts';
import { isJoker, suitIn, suitLed } from '../../model/play/lead.ts';
import { cardsOf } from '../../model/play/pauses.ts';
import { ownSeat } from '../../model/play/standing.ts';

export type Look = 'rest' | 'legal' | 'illegal' | 'chosen' | 'lifted' | 'early';

export interface HandCard {
  readonly card: Card;
  readonly key: string;
  readonly look: Look;
  readonly received: boolean;
  readonly hinted: boolean;
  readonly choosable: boolean; // whether a tap selects or deselects the card
}

/** The hand from left to right. */
export function shownHand(table: TableModel, order: Settings['order'] = 'rising'): readonly HandCard[] {
  const before = [...withoutCards(table.view.deal.hand, comingTo(table)), ...playedIn(table)];
  const hand = sortHand(heldNow(table), table.rules.strength, order, before);
  const chosen = placesOf(hand, staying(table));
  const early = placesOf(hand, table.early === null ? [] : [table.early]);
  const hinted = placesOf(hand, hintedCards(table.hint));
  const raised = placesOf(hand, table.raised);
  const allowed = allowedNow(table);
  const charges = table.view.ask?.type === 'charge' ? table.view.ask.cards : [];
  const copies = new Map<Card, number>();
  return hand.map((card, i) => {
    const copy = copies.get(card) ?? 0;
    copies.set(card, copy + 1);
    return {
      card,
      key: `${card}${copy}`,
      look: early.has(i) ? 'early' : chosen.has(i) ? raisedLook(table) : plainLook(card, allowed),
      received: raised.has(i),
      hinted: hinted.has(i),
      choosable: ['pass', 'bury'].includes(table.view.ask?.type ?? '') || charges.includes(card),
    };
  });
}

/**
 * The current cards. A card that looks the same as before keeps its object, so that only changed cards are
 * redrawn.
 */
export function redrawn(before: readonly HandCard[], now: readonly HandCard[]): readonly HandCard[] {
  const was = new Map(before.map(one => [one.key, one]));
  return now.map(one => {
    const same = was.get(one.key);
    return same !== undefined && isDrawnAlike(same, one) ? same : one;
  });
}

const isDrawnAlike = (a: HandCard, b: HandCard): boolean =>
  a.look === b.look && a.received === b.received && a.hinted === b.hinted && a.choosable === b.choosable;

const raisedLook = ({ draft }: TableModel): Look => (draft.kind === 'lift' ? 'lifted' : 'chosen');

function plainLook(card: Card, allowed: ReadonlySet<Card> | undefined): Look {
  if (allowed === undefined) return 'rest';
  return allowed.has(card) ? 'legal' : 'illegal';
}

/**
 * The cards that the viewer has played in this deal. In Capture, whose hands are filled up, only those of the
 * bout (a round) that is on the table; once the stock is empty, those of all bouts.
 */
function playedIn({ view, pause }: TableModel): readonly Card[] {
  const { deal } = view;
  if (deal.kind !== 'tricks') {
    const own = ownSeat(view);
    const laid = deal.pair === null ? [] : [deal.pair.bottom, deal.pair.top];
    const shown = deal.stock === 0 ? deal.bouts : pause?.kind === 'bout' ? [pause.bout] : [];
    return [...laid, ...shown.flatMap(({ tops, bottoms }) => [tops[own], bottoms[own]])].filter(card => card != null);
  }
  const plays = [...deal.tricks, deal.trick].flatMap(trick => trick.plays);
  return plays.flatMap(({ seat, card }) => (seat === ownSeat(view) ? [card] : []));
}

/**
 * The cards of the hand, without those that are already drawn on the table or have not been dealt on the
 * screen yet.
 */
function heldNow(table: TableModel): readonly Card[] {
  const { view, flight, draft } = table;
  const away = flight?.sure ? actCards(flight.action) : draft.kind === 'lay' ? cardsOf(draft) : [];
  const held = draft.kind === 'lay' ? selectableCards(view) : view.deal.hand;
  return withoutCards(withoutCards(held, comingTo(table)), away);
}

/** The cards that join the viewer's hand only after the result of a bout (a round of Capture) was shown. */
const comingTo = ({ pause }: TableModel): readonly Card[] => (pause?.kind === 'bout' ? pause.dealt : []);

/**
 * The selected cards that are drawn higher in the hand. Cards selected for a bout (a round of Capture) are
 * drawn on the table instead.
 */
const staying = ({ draft }: TableModel): readonly Card[] => (draft.kind === 'lay' ? [] : cardsOf(draft));

/** The cards of an action; empty for an action without cards, such as a bid. */
export function actCards(action: Action): readonly Card[] {
  switch (action.type) {
    case 'play':
      return [action.card];
    case 'pass':
      return action.gifts.map(gift => gift.card);
    case 'bury':
      return action.cards;
    case 'lay':
      return [action.bottom, action.top];
    default:
      return [];
  }
}

/** The cards that the hint suggests and that are still in the hand. */
const hintedCards = (hint: Action | null): readonly Card[] =>
  hint === null ? [] : hint.type === 'charge' ? hint.cards : actCards(hint);

/**
 * The cards that the viewer may play or select now; `undefined` if no cards are to be dimmed, for example
 * during a pause.
 */
export function allowedNow({ view, draft, flight, pause }: TableModel): ReadonlySet<Card> | undefined {
  const { ask } = view;
  if (flight?.sure || pause !== null) return undefined;
  if (ask?.type === 'play') return new Set(ask.plays.map(play => play.card));
  if (ask?.type === 'charge' || (ask?.type === 'pass' && ask.cards.length < view.deal.hand.length))
    return new Set(ask.cards);
  if (ask?.type !== 'lay' || (ask.laid !== null && draft.kind !== 'lay')) return undefined;
  const bottom = draft.kind === 'lay' ? draft.bottom : null;
  if (draft.kind === 'lay' && draft.top !== null && bottom !== null) return undefined;
  return new Set(
    ask.pairs
      .filter(pair => bottom === null || pair.bottom === bottom)
      .map(pair => (bottom === null ? pair.bottom : pair.top)),
  );
}

/**
 * The suit that the viewer must follow, if this is the only reason why other cards cannot be played.
 * Otherwise `undefined`.
 */
export function whyBarred({ view, rules }: TableModel): Suit | undefined {
  const { ask, deal } = view;
  const led = deal.kind === 'tricks' ? suitLed(rules, deal.trick.plays) : undefined;
  if (ask?.type !== 'play' || led === undefined) return undefined;
  const held = deal.hand.filter(card => suitIn(rules, card) === led);
  const legal = new Set(ask.plays.map(play => play.card).filter(card => !isJoker(rules, card)));
  return held.length > 0 && held.every(card => legal.has(card)) && legal.size === new Set(held).size ? led : undefined;
}
