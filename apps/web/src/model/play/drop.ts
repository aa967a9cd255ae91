// Handles a card that was dragged and dropped: it is played, passed, laid or returned to the hand.

import type { Seat } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { type Message, type Source, type Target, type UpdateResult, unchanged } from '../message.ts';
import { type ChosenPass, type Model, NOTHING, type TableModel } from '../model.ts';
import {
  type AskOf,
  afterPause,
  charge,
  give,
  hasRoom,
  laying,
  layOne,
  passing,
  play,
  refusedLay,
  selectPremove,
  selectToBury,
  withDraft,
} from './actions.ts';
import { copiesOf, selectableCards, withoutCards } from './hand.ts';
import { cardsOf } from './pauses.ts';

/** A dragged card and its source. The source decides which of two equal cards moves. */
interface Dragged {
  readonly card: Card;
  readonly from?: Source;
}

/** Handles a drop. A card dropped where it cannot go stays where it was. */
export const drop = (model: Model, { on, ...dragged }: Extract<Message, { type: 'drop' }>): UpdateResult =>
  afterPause(model, (next, table) => (on === 'hand' ? takeBack(next, table, dragged) : put(next, table, dragged, on)));

function put(model: Model, table: TableModel, dragged: Dragged, on: Exclude<Target, 'hand'>): UpdateResult {
  const { card } = dragged;
  const { ask } = table.view;
  switch (ask?.type) {
    case 'play':
      return on === 'table' ? play(model, table, ask, card) : unchanged(model);
    case 'pass':
      if (typeof on === 'number' && ask.cards.includes(card)) return giveTo(model, table, ask, dragged, on);
      return isAllChosen(table, card) ? unchanged(model) : give(model, table, ask, card);
    case 'bury':
      return isAllChosen(table, card) ? unchanged(model) : selectToBury(model, table, ask, card);
    case 'charge':
      return isAllChosen(table, card) ? unchanged(model) : charge(model, table, ask, card);
    case 'lay':
      if (on === 'hidden' || on === 'shown') return layAt(model, table, ask, dragged, on);
      return isAllChosen(table, card) ? unchanged(model) : layOne(model, table, ask, card);
    case undefined:
      return table.early === card ? unchanged(model) : selectPremove(model, table, card);
    default:
      return unchanged(model);
  }
}

/** Whether every copy of the card is already selected. */
const isAllChosen = ({ draft, view }: TableModel, card: Card): boolean =>
  copiesOf(cardsOf(draft), card) === copiesOf(selectableCards(view), card);

/** The pass of this card that a drag moves. If the drag began at a seat, it is the pass to that seat. */
const giftOf = (gifts: readonly ChosenPass[], { card, from }: Dragged): ChosenPass | undefined =>
  gifts.findLast(gift => gift.card === card && (from === undefined || gift.to === from));

/**
 * Moves the card to this seat, also from another seat. If the seat is full, one of its cards returns to the
 * hand.
 */
function giveTo(model: Model, table: TableModel, ask: AskOf<'pass'>, dragged: Dragged, to: Seat): UpdateResult {
  const { card, from } = dragged;
  const { gifts } = passing(table);
  const all = isAllChosen(table, card);
  if (from === to || (from === undefined && all && gifts.some(gift => gift.card === card && gift.to === to)))
    return unchanged(model);
  const moved = from !== undefined || all ? giftOf(gifts, dragged) : undefined;
  const others = gifts.filter(gift => gift !== moved);
  const last = others.findLast(gift => gift.to === to);
  const room = hasRoom(ask, others, to) ? others : others.filter(gift => gift !== last);
  return withDraft(model, table, { kind: 'pass', gifts: [...room, { card, to }], aim: null });
}

/** Moves the card to this slot for the bout (a round of Capture), also from the other slot. */
function layAt(
  model: Model,
  table: TableModel,
  ask: AskOf<'lay'>,
  { card, from }: Dragged,
  on: 'hidden' | 'shown',
): UpdateResult {
  const before = laying(table);
  const isMoved = from === undefined ? copiesOf(selectableCards(table.view), card) < 2 : from !== on;
  const rest = (other: Card | null): Card | null => (other === card && isMoved ? null : other);
  const bottom = on === 'hidden' ? card : rest(before.bottom);
  const top = on === 'shown' ? card : rest(before.top);
  const fits = ask.pairs.some(
    pair => (bottom === null || pair.bottom === bottom) && (top === null || pair.top === top),
  );
  if (fits) return withDraft(model, table, { kind: 'lay', bottom, top });
  return refusedLay(model, table, ask, bottom, top);
}

function takeBack(model: Model, table: TableModel, dragged: Dragged): UpdateResult {
  const { draft } = table;
  const { card, from } = dragged;
  switch (draft.kind) {
    case 'pass': {
      const taken = giftOf(draft.gifts, dragged);
      return withDraft(model, table, { ...draft, gifts: draft.gifts.filter(gift => gift !== taken) });
    }
    case 'bury':
    case 'charge':
      return withDraft(model, table, { ...draft, cards: withoutCards(draft.cards, [card]) });
    case 'lay': {
      const isBottom = from === undefined ? draft.bottom === card : from === 'hidden';
      const bottom = isBottom ? null : draft.bottom;
      const top = !isBottom && draft.top === card ? null : draft.top;
      return withDraft(model, table, bottom === null && top === null ? NOTHING : { kind: 'lay', bottom, top });
    }
    case 'lift':
      return draft.card === card ? withDraft(model, table, NOTHING) : unchanged(model);
    default:
      return unchanged(table.early === card ? { ...model, table: { ...table, early: null } } : model);
  }
}
