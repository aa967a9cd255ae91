// Handlers for what a person does at the table: select cards, deselect them, send the answer.

import type { Action, Ask, Seat } from '@moonshot/rules';
import { type Card, isWild } from '@moonshot/rules/cards';
import { andThen, type Message, type Pointer, send, type UpdateResult, unchanged } from '../message.ts';
import { type ChosenPass, type DraftAction, type Model, NOTHING, type Settings, type TableModel } from '../model.ts';
import { copiesOf, selectableCards, withoutCards } from './hand.ts';
import { endPause } from './pauses.ts';
import { mayWait } from './premove.ts';
import { news } from './toasts.ts';

export type AskOf<T extends Ask['type']> = Extract<Ask, { type: T }>;

export const withDraft = (model: Model, table: TableModel, draft: DraftAction): UpdateResult =>
  unchanged({ ...model, table: { ...table, draft } });

/**
 * Sends an action under the next number. If `sure` is set, its cards are drawn as played before the table
 * confirms the action.
 */
export function act(model: Model, table: TableModel, action: Action, sure: boolean): UpdateResult {
  const number = table.view.number + 1;
  const flying: TableModel = { ...table, flight: { number, action, sure }, draft: sure ? NOTHING : table.draft };
  return { model: { ...model, table: flying }, effects: [send({ type: 'act', number, action })] };
}

/** Handles a tap on a card of the hand. */
export const tap = (model: Model, card: Card, pointer?: Pointer): UpdateResult =>
  afterPause(model, (next, table) => touch(next, table, card, twice(next.settings, pointer)));

/**
 * Ends the current pause, then runs `then`. If the next view asks a question that the person has not seen
 * yet, `then` is not run.
 */
export function afterPause(model: Model, then: (model: Model, table: TableModel) => UpdateResult): UpdateResult {
  if (model.table === null || model.table.flight !== null) return unchanged(model);
  if (model.table.pause === null) return then(model, model.table);
  const asked = model.table.view.ask !== null;
  return andThen(endPause(model), next => {
    const unseen = !asked && next.table?.view.ask !== null;
    return next.table === null || unseen ? unchanged(next) : then(next, next.table);
  });
}

/**
 * Whether a first tap only lifts a card and a second tap plays it. By default this applies to touch and pen;
 * it never applies to the keyboard.
 */
const twice = ({ taps }: Settings, pointer: Pointer | undefined): boolean =>
  pointer !== undefined && (taps === 'auto' ? pointer !== 'mouse' : taps === 'twice');

function touch(model: Model, table: TableModel, card: Card, lifts: boolean): UpdateResult {
  const { ask } = table.view;
  switch (ask?.type) {
    case 'play':
      return lifts ? lift(model, table, ask, card) : play(model, table, ask, card);
    case 'pass':
      return give(model, table, ask, card);
    case 'bury':
      return selectToBury(model, table, ask, card);
    case 'charge':
      return charge(model, table, ask, card);
    case 'lay':
      return layOne(model, table, ask, card);
    default:
      return selectPremove(model, table, card);
  }
}

/**
 * The legal plays of a card. Only a wild card can have two, because it can be called highest or lowest. Equal
 * cards count as one.
 */
const waysOf = (ask: AskOf<'play'>, card: Card): AskOf<'play'>['plays'] =>
  ask.plays.filter(
    (play, i) => play.card === card && ask.plays.findIndex(one => one.card === card && one.call === play.call) === i,
  );

/** Plays a card. An illegal card is sent as well, because the table answers with the rule that refuses it. */
export function play(model: Model, table: TableModel, ask: AskOf<'play'>, card: Card): UpdateResult {
  const [only, other] = waysOf(ask, card);
  if (only === undefined)
    return act(
      model,
      table,
      { type: 'play', card, ...(isWild(card) && !table.rules.jokers ? { call: 'high' } : {}) },
      false,
    );
  if (other === undefined) return act(model, table, { type: 'play', ...only }, true);
  const again = table.draft.kind === 'call' && table.draft.card === card;
  return withDraft(model, table, again ? NOTHING : { kind: 'call', card });
}

/**
 * The first tap on a legal card lifts it, and the second plays it. A tap on a wild card that is no joker asks
 * for its call (highest or lowest) instead.
 */
function lift(model: Model, table: TableModel, ask: AskOf<'play'>, card: Card): UpdateResult {
  const ready = table.draft.kind === 'lift' && table.draft.card === card;
  const plain = waysOf(ask, card).length === 1;
  return ready || !plain ? play(model, table, ask, card) : withDraft(model, table, { kind: 'lift', card });
}

/**
 * Selects a card to be played as soon as it is the viewer's turn, or deselects it. A wild card that is no
 * joker cannot be selected in advance, because it has to be called highest or lowest.
 */
export function selectPremove(model: Model, table: TableModel, card: Card): UpdateResult {
  if (!mayWait(table.view)) return news(model, { type: 'not-asked' });
  // the table would play the card as soon as anybody resumes
  if (table.view.online?.paused && table.early !== card) return news(model, { type: 'paused' });
  if (isWild(card) && !table.rules.jokers) return news(model, { type: 'call-later' });
  return unchanged({ ...model, table: { ...table, early: table.early === card ? null : card } });
}

/** A tap on the table ends the current pause, or plays the lifted card. */
export function tapTable(model: Model, table: TableModel): UpdateResult {
  const { ask } = table.view;
  if (table.pause !== null) return endPause(model);
  if (table.draft.kind !== 'lift' || ask?.type !== 'play' || table.flight !== null) return unchanged(model);
  return play(model, table, ask, table.draft.card);
}

export const hasRoom = (ask: AskOf<'pass'>, gifts: readonly ChosenPass[], to: Seat): boolean =>
  gifts.filter(gift => gift.to === to).length < (ask.to.find(one => one.to === to)?.count ?? 0);

/**
 * Adds a card to the pass, or removes it if every copy of it is selected already. The card goes to the
 * selected receiver, or to the first receiver who needs another card. A card that may not be passed is sent,
 * so that the table explains why.
 */
export function give(model: Model, table: TableModel, ask: AskOf<'pass'>, card: Card): UpdateResult {
  const { gifts, aim } = passing(table);
  if (!ask.cards.includes(card)) return act(model, table, { type: 'pass', gifts: [{ card, to: 0 }] }, false);
  const held = copiesOf(ask.cards, card);
  const given = gifts.filter(gift => gift.card === card);
  if (given.length === held) {
    const [first] = given;
    return withDraft(model, table, {
      kind: 'pass',
      gifts: gifts.filter(gift => gift !== first),
      aim: first?.to ?? null,
    });
  }
  const wanted = aim !== null && hasRoom(ask, gifts, aim) ? aim : ask.to.find(({ to }) => hasRoom(ask, gifts, to))?.to;
  if (wanted === undefined) return news(model, { type: 'full', count: gifts.length });
  return withDraft(model, table, { kind: 'pass', gifts: [...gifts, { card, to: wanted }], aim: null });
}

export const passing = ({ draft }: TableModel): { gifts: readonly ChosenPass[]; aim: Seat | null } =>
  draft.kind === 'pass' ? draft : { gifts: [], aim: null };

/**
 * Selects the seat that receives the next card. If the seat has all its cards already, the last of them
 * returns to the hand.
 */
export function selectReceiver(model: Model, table: TableModel, to: Seat): UpdateResult {
  const { ask } = table.view;
  if (ask?.type !== 'pass') return unchanged(model);
  const { gifts } = passing(table);
  const last = gifts.findLast(gift => gift.to === to);
  const left = hasRoom(ask, gifts, to) ? gifts : gifts.filter(gift => gift !== last);
  return withDraft(model, table, { kind: 'pass', gifts: left, aim: to });
}

export function selectToBury(model: Model, table: TableModel, ask: AskOf<'bury'>, card: Card): UpdateResult {
  const cards = table.draft.kind === 'bury' ? table.draft.cards : [];
  if (copiesOf(cards, card) === copiesOf(ask.cards, card))
    return withDraft(model, table, { kind: 'bury', cards: withoutCards(cards, [card]) });
  if (cards.length === ask.count) return news(model, { type: 'full', count: ask.count });
  return withDraft(model, table, { kind: 'bury', cards: [...cards, card] });
}

/**
 * Selects or deselects a card to charge (show before play). A card that cannot be charged is sent, so that
 * the table explains the refusal.
 */
export function charge(model: Model, table: TableModel, ask: AskOf<'charge'>, card: Card): UpdateResult {
  const cards = charging(table);
  if (!ask.cards.includes(card)) return act(model, table, { type: 'charge', cards: [card] }, false);
  const left = cards.filter(one => one !== card);
  return withDraft(model, table, { kind: 'charge', cards: left.length < cards.length ? left : [...cards, card] });
}

export const charging = ({ draft }: TableModel): readonly Card[] => (draft.kind === 'charge' ? draft.cards : []);

/**
 * Lays the tapped card as the hidden card, or as the face-up card if there is a hidden one already. An
 * illegal card is sent, so that the table explains the refusal.
 */
export function layOne(model: Model, table: TableModel, ask: AskOf<'lay'>, card: Card): UpdateResult {
  const { bottom, top } = laying(table);
  if (bottom !== null && top !== null) return news(model, { type: 'full', count: 2 });
  const pairs = ask.pairs.filter(pair => bottom === null || pair.bottom === bottom);
  const fits = pairs.some(
    pair => (bottom === null ? pair.bottom : pair.top) === card && (top === null || pair.top === top),
  );
  if (fits) return withDraft(model, table, { kind: 'lay', bottom: bottom ?? card, top: bottom === null ? top : card });
  return bottom === null ? refusedLay(model, table, ask, card, top) : refusedLay(model, table, ask, bottom, card);
}

/**
 * Sends an illegal pair, so that the table explains the refusal. Missing cards of the pair are filled in, so
 * that the refusal is about the card that the person moved.
 */
export function refusedLay(
  model: Model,
  table: TableModel,
  ask: AskOf<'lay'>,
  bottom: Card | null,
  top: Card | null,
): UpdateResult {
  const free = ask.pairs.find(pair => pair.bottom !== top)?.bottom ?? top;
  const other = ask.pairs.find(pair => pair.bottom !== bottom)?.bottom ?? bottom;
  const banned = selectableCards(table.view).find(one => !ask.pairs.some(pair => pair.top === one)) ?? other;
  const pair = { bottom: bottom ?? free, top: top ?? banned };
  if (pair.bottom === null || pair.top === null) return unchanged(model);
  return act(model, table, { type: 'lay', bottom: pair.bottom, top: pair.top }, false);
}

export const laying = ({ draft }: TableModel): { bottom: Card | null; top: Card | null } =>
  draft.kind === 'lay' ? draft : { bottom: null, top: null };

/**
 * Returns a laid card to the hand. If it is the hidden card, the face-up card returns as well. Of a pair that
 * has already been sent, only the hidden card returns.
 */
export function takeBackLaid(model: Model, table: TableModel, which: 'hidden' | 'shown'): UpdateResult {
  const { bottom } = laying(table);
  const { ask } = table.view;
  if (ask?.type === 'lay' && ask.laid !== null && table.draft.kind !== 'lay')
    return withDraft(model, table, { kind: 'lay', bottom: null, top: ask.laid.top });
  return withDraft(model, table, which === 'hidden' || bottom === null ? NOTHING : { kind: 'lay', bottom, top: null });
}

/** The action that the selected cards form; `undefined` while cards are missing. */
export function completeAction(table: TableModel): Action | undefined {
  const { view, draft } = table;
  const { ask } = view;
  if (ask?.type === 'pass' && draft.kind === 'pass') {
    const wanted = ask.to.reduce((sum, { count }) => sum + count, 0);
    return draft.gifts.length === wanted ? { type: 'pass', gifts: draft.gifts } : undefined;
  }
  if (ask?.type === 'bury' && draft.kind === 'bury')
    return draft.cards.length === ask.count ? { type: 'bury', cards: draft.cards } : undefined;
  if (ask?.type === 'charge') return { type: 'charge', cards: charging(table) };
  if (ask?.type === 'lay' && draft.kind === 'lay' && draft.bottom !== null && draft.top !== null)
    return { type: 'lay', bottom: draft.bottom, top: draft.top };
  return undefined;
}

export function confirm(model: Model, table: TableModel): UpdateResult {
  const action = completeAction(table);
  return action === undefined ? news(model, { type: 'incomplete' }) : act(model, table, action, true);
}

/** Sends the call of a selected wild card, a bid, a claim, or the choice after shooting the moon. */
export function answer(model: Model, table: TableModel, message: Message): UpdateResult {
  if (table.flight !== null) return unchanged(model);
  if (message.type === 'call' && table.draft.kind === 'call')
    return act(model, table, { type: 'play', card: table.draft.card, call: message.call }, true);
  if (message.type === 'bid') return act(model, table, { type: 'bid', bid: message.bid }, true);
  if (message.type === 'claim') return act(model, table, { type: 'claim', claim: message.claim }, true);
  if (message.type === 'moon') return act(model, table, { type: 'moon', option: message.option }, true);
  return unchanged(model);
}
