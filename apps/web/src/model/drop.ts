// Where a dragged card was let go, and what that means for the question that stands.
import type { Card } from '@moonshot/rules/cards/card';
import type { Seat } from '@moonshot/rules/game/seat';
import {
  type AskOf,
  afterShow,
  charge,
  charging,
  give,
  laying,
  layOne,
  passing,
  play,
  putAway,
  refusedLay,
  roomAt,
  wait,
  withDraft,
} from './acts.ts';
import { holding, less } from './hand.ts';
import { type Step, still, type Target } from './message.ts';
import { type Model, NOTHING, type Table } from './model.ts';
import { cardsOf } from './pauses.ts';

/** A card was dragged and let go. Dropped where it means nothing, it is in the hand as before. */
export const drop = (model: Model, card: Card, on: Target): Step =>
  afterShow(model, (next, table) => (on === 'hand' ? takeBack(next, table, card) : put(next, table, card, on)));

function put(model: Model, table: Table, card: Card, on: Exclude<Target, 'hand'>): Step {
  const { ask } = table.view;
  switch (ask?.type) {
    case 'play':
      return on === 'table' ? play(model, table, ask, card) : still(model);
    case 'pass':
      return typeof on === 'number' ? giveTo(model, table, ask, card, on) : choose(model, table, ask, card);
    case 'bury':
      return table.draft.kind === 'bury' && table.draft.cards.includes(card)
        ? still(model)
        : putAway(model, table, ask, card);
    case 'charge':
      return charging(table).includes(card) ? still(model) : charge(model, table, ask, card);
    case 'lay':
      if (on === 'hidden' || on === 'shown') return layAt(model, table, ask, card, on);
      return cardsOf(table.draft).includes(card) ? still(model) : layOne(model, table, ask, card);
    case undefined:
      return table.early === card ? still(model) : wait(model, table, card);
    default:
      return still(model);
  }
}

/** A card dragged up once more stays chosen. */
function choose(model: Model, table: Table, ask: AskOf<'pass'>, card: Card): Step {
  const chosen = passing(table).gifts.filter(gift => gift.card === card).length;
  const held = ask.cards.filter(one => one === card).length;
  return chosen === held ? still(model) : give(model, table, ask, card);
}

/** The card goes to this seat, also from another one; the card that had its place comes back. */
function giveTo(model: Model, table: Table, ask: AskOf<'pass'>, card: Card, to: Seat): Step {
  const { gifts } = passing(table);
  const held = ask.cards.filter(one => one === card).length;
  const given = gifts.filter(gift => gift.card === card);
  if (given.length === held && given.some(gift => gift.to === to)) return still(model);
  const others = given.length === held ? gifts.filter(gift => gift !== given[0]) : gifts;
  const last = others.findLast(gift => gift.to === to);
  const room = roomAt(ask, others, to) ? others : others.filter(gift => gift !== last);
  return withDraft(model, table, { kind: 'pass', gifts: [...room, { card, to }], aim: null });
}

/** The card takes this place of the bout, also from the other one. */
function layAt(model: Model, table: Table, ask: AskOf<'lay'>, card: Card, on: 'hidden' | 'shown'): Step {
  const before = laying(table);
  const copies = holding(table.view).filter(one => one === card).length;
  const rest = (other: Card | null): Card | null => (other === card && copies < 2 ? null : other);
  const bottom = on === 'hidden' ? card : rest(before.bottom);
  const top = on === 'shown' ? card : rest(before.top);
  const fits = ask.pairs.some(
    pair => (bottom === null || pair.bottom === bottom) && (top === null || pair.top === top),
  );
  if (fits) return withDraft(model, table, { kind: 'lay', bottom, top });
  return refusedLay(model, table, ask, bottom, top);
}

function takeBack(model: Model, table: Table, card: Card): Step {
  const { draft } = table;
  switch (draft.kind) {
    case 'pass': {
      const last = draft.gifts.findLast(gift => gift.card === card);
      return withDraft(model, table, { ...draft, gifts: draft.gifts.filter(gift => gift !== last) });
    }
    case 'bury':
    case 'charge':
      return withDraft(model, table, { ...draft, cards: less(draft.cards, [card]) });
    case 'lay': {
      const bottom = draft.bottom === card ? null : draft.bottom;
      const top = draft.bottom !== card && draft.top === card ? null : draft.top;
      return withDraft(model, table, bottom === null && top === null ? NOTHING : { kind: 'lay', bottom, top });
    }
    case 'lift':
      return draft.card === card ? withDraft(model, table, NOTHING) : still(model);
    default:
      return still(table.early === card ? { ...model, table: { ...table, early: null } } : model);
  }
}
