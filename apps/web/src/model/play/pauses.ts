// Applies queued events. Pauses while the page shows something, such as a taken trick.

import type { Shown, TableToPage } from '@moonshot/protocol';
import type { Event, Seat } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { andThen, type Effect, type UpdateResult, unchanged } from '../message.ts';
import {
  type Announcement,
  type DraftAction,
  type GamePace,
  type Model,
  NOTHING,
  type Pause,
  type QueuedUpdate,
  type TableModel,
} from '../model.ts';
import { dealMs, ms, trickMs } from '../times.ts';
import { receivedAfter } from './exchange.ts';
import { countOf, selectableCards, withoutCards } from './hand.ts';
import { stillWaiting } from './premove.ts';
import { isAboutQuestion, news, toast } from './toasts.ts';

type GameEvent<T extends Event['type']> = Extract<Event, { type: T }>;

export const gameEvents = (events: readonly Shown[]): readonly Event[] =>
  events.flatMap(shown => (shown.type === 'game' ? [shown.event] : []));

const found = <T extends Event['type']>(events: readonly Event[], type: T): GameEvent<T> | undefined =>
  events.find((event): event is GameEvent<T> => event.type === type);

/** Applies queued events until an event starts a pause. */
export function showQueued(model: Model): UpdateResult {
  const { table } = model;
  const [next, ...waiting] = table?.waiting ?? [];
  if (table === null || next === undefined || table.pause !== null) return unchanged(model);
  return andThen(showOne(model, { ...table, waiting }, next), showQueued);
}

function showOne(model: Model, table: TableModel, queued: QueuedUpdate): UpdateResult {
  const events = gameEvents(queued.events);
  const { view } = queued;
  const back = queued.events.some(shown => shown.type === 'undone');
  const turned = view.viewer !== table.view.viewer; // a shared device goes to another person
  const arrived = turned || (table.flight !== null && view.number >= table.flight.number);
  const flight = arrived ? null : table.flight;
  const mine = turned || view.number !== table.view.number;
  const next: TableModel = {
    ...table,
    view,
    flight,
    draft: back || turned ? NOTHING : surviving(table.draft, view),
    hint: mine || back ? null : table.hint,
    advice: mine || back ? null : table.advice,
    raised: back || turned ? [] : raisedAfter(table, events, queued),
    early: back || turned ? null : stillWaiting(table, view),
    forced: back ? view.version : table.forced, // after an undo, the forced card does not play itself again
    got: turned ? [] : receivedAfter(table, found(events, 'exchanged'), view),
    scored: !back && (found(events, 'scored') !== undefined || (table.scored && !found(events, 'dealt'))),
  };
  const toast = turned || ((mine || back) && isAboutQuestion(model.toast)) ? null : model.toast;
  const shown = { ...model, table: next, toast };
  const happened: Effect = { type: 'happened', events: queued.events, before: table.view, view, rules: table.rules };
  const first: UpdateResult = { model: shown, effects: [happened] };
  return andThen(first, () =>
    andThen(back ? unchanged(shown) : withPause(shown, table, next, events), now => withNews(now, queued.events)),
  );
}

/**
 * Keeps the viewer's selection if the type of the question is the same and all selected cards can still be
 * selected.
 */
function surviving(draft: DraftAction, view: QueuedUpdate['view']): DraftAction {
  const cards = cardsOf(draft);
  const asked = draft.kind === 'call' || draft.kind === 'lift' ? 'play' : draft.kind;
  const held = cards.length > 0 && withoutCards(cards, selectableCards(view)).length === 0;
  return asked === view.ask?.type && held ? draft : NOTHING;
}

/** The selected cards. */
export function cardsOf(draft: DraftAction): readonly Card[] {
  switch (draft.kind) {
    case 'nothing':
      return [];
    case 'pass':
      return draft.gifts.map(gift => gift.card);
    case 'bury':
    case 'charge':
      return draft.cards;
    case 'lift':
    case 'call':
      return [draft.card];
    case 'lay':
      return [draft.bottom, draft.top].filter(card => card !== null);
  }
}

/** The cards to highlight: those that were just received or drawn, until the viewer plays. */
function raisedAfter(table: TableModel, events: readonly Event[], { view }: QueuedUpdate): readonly Card[] {
  if (found(events, 'exchanged')) return view.deal.kind === 'tricks' ? view.deal.received : [];
  if (found(events, 'dealt')) return [];
  const drawn = drawnBy(events, view.viewer);
  if (drawn.length > 0) return drawn;
  return view.number === table.view.number ? table.raised : [];
}

/** The cards that the viewer drew from the stock. */
const drawnBy = (events: readonly Event[], viewer: unknown): readonly Card[] =>
  events.flatMap(event =>
    event.type === 'drawn' && event.seat === viewer && typeof event.cards !== 'number' ? event.cards : [],
  );

const withPause = (model: Model, before: TableModel, table: TableModel, events: readonly Event[]): UpdateResult =>
  paused(model, table, (id, pace) => pauseFor(before, table, events, id, pace));

/** Pauses on the deal of a table that was just opened, so that it is animated like every later deal. */
export const pauseOnDeal = (model: Model): UpdateResult =>
  model.table === null || model.table.view.deal.hand.length === 0
    ? unchanged(model)
    : paused(model, model.table, dealPause(model.table.view.deal));

/**
 * Pauses on the cards that a person received while somebody else had the shared device. The person has not
 * played in this deal yet.
 */
export function pauseOnReceived(model: Model): UpdateResult {
  const { table } = model;
  if (table === null || table.view.deal.kind !== 'tricks') return unchanged(model);
  const { received, trick, tricks } = table.view.deal;
  const hasPlayed = tricks.length > 0 || trick.plays.some(({ seat }) => seat === table.view.viewer);
  if (received.length === 0 || hasPlayed) return unchanged(model);
  return paused(model, { ...table, raised: received }, id => ({ id, kind: 'received', cards: received }));
}

function paused(
  model: Model,
  table: TableModel,
  pauseAt: (id: number, pace: GamePace) => Pause | undefined,
): UpdateResult {
  const { pace } = model.settings;
  if (pace === 'instant') return unchanged(model);
  const id = model.ids + 1;
  const pause = pauseAt(id, pace);
  if (pause === undefined) return unchanged(model);
  return {
    model: { ...model, ids: id, table: { ...table, pause } },
    effects: 'ms' in pause ? [{ type: 'later', ms: pause.ms, message: { type: 'pause-over', id } }] : [],
  };
}

const dealPause =
  ({ handSizes }: TableModel['view']['deal']) =>
  (id: number, pace: GamePace): Pause => ({
    id,
    kind: 'deal',
    ms: dealMs(
      handSizes.reduce((sum, size) => sum + size, 0),
      pace,
    ),
  });

/**
 * The pause that these events start, if any. A pause on a trick or a deal ends after a time. A pause on a
 * bout (a round of Capture) or on received cards waits for a tap.
 */
function pauseFor(
  before: TableModel,
  { view, raised }: TableModel,
  events: readonly Event[],
  id: number,
  pace: GamePace,
): Pause | undefined {
  const { deal } = view;
  if (found(events, 'dealt')) return dealPause(deal)(id, pace);
  if (deal.kind === 'commit-reveal') {
    const bout = deal.bouts.at(-1);
    if (bout === undefined || !found(events, 'revealed')) return undefined;
    const { stock } = before.view.deal.kind === 'commit-reveal' ? before.view.deal : deal;
    return { id, kind: 'bout', bout, dealt: dealtTo(view, events), stock };
  }
  const trick = deal.tricks.at(-1);
  if (trick && (found(events, 'taken') ?? found(events, 'cancelled'))) {
    const points = pointsOf(view, trick.winner) - pointsOf(before.view, trick.winner);
    const stays = view.finish === null ? trickMs(points, countOf(trick.kitty) > 0, pace) : ms('hurry', pace);
    return { id, kind: 'trick', trick, points, ms: stays };
  }
  return found(events, 'exchanged') && raised.length > 0 ? { id, kind: 'received', cards: raised } : undefined;
}

/** What a seat has scored so far in this deal. */
const pointsOf = ({ deal }: TableModel['view'], seat: Seat): number =>
  (deal.kind === 'tricks' && deal.points[seat]) || 0;

/**
 * Cards that are dealt to the viewer after a bout (a round of Capture). They join the hand only after the
 * bout has been shown.
 */
function dealtTo({ viewer }: QueuedUpdate['view'], events: readonly Event[]): readonly Card[] {
  const cards = viewer === 'watcher' ? undefined : found(events, 'redealt')?.cards[viewer];
  return cards === undefined || typeof cards === 'number' ? [] : cards;
}

function withNews(model: Model, events: readonly Shown[]): UpdateResult {
  const viewer = model.table?.view.viewer;
  const firstNews = events.map(shown => newsIn(model, shown, viewer)).find(one => one !== undefined);
  if (firstNews !== undefined) return news(model, firstNews);
  const told = model.toast?.kind === 'news' && model.toast.news.type;
  // a toast about one deal is out of date in the next, and that hearts are broken once the deal is scored
  const isOver = ({ type }: Event): boolean => type === 'dealt' || (type === 'scored' && told === 'broken');
  return unchanged(told && gameEvents(events).some(isOver) ? { ...model, toast: null } : model);
}

function newsIn(model: Model, shown: Shown, viewer: unknown): Announcement | undefined {
  if (shown.type === 'undone') return shown;
  if (shown.type === 'finishing') return shown.seat === viewer ? undefined : shown;
  return shown.type === 'game' ? newsOf(model, shown.event, viewer) : undefined;
}

function newsOf(model: Model, event: Event, viewer: unknown): Announcement | undefined {
  switch (event.type) {
    case 'played':
      return event.broke && model.table?.rules.closesHearts ? { type: 'broken' } : undefined;
    case 'dealt':
      return 'step' in event && event.step === 'hold' && (model.table?.rules.passCycle.length ?? 0) > 0
        ? { type: 'hold' }
        : undefined;
    case 'shot':
      return event.seat === viewer ? undefined : { type: 'shot', seat: event.seat };
    case 'chose':
      return event.seat === viewer ? undefined : { type: 'chose', seat: event.seat, option: event.option };
    case 'misdealt':
      return { type: 'misdealt', seat: event.seat };
    case 'lead-passed':
      return { type: 'lead-passed', to: event.to };
    case 'cancelled':
      return { type: 'cancelled' };
    case 'drawn':
      return drewInTrick(model) ? { type: 'drew', seat: event.seat, count: countOf(event.cards) } : undefined;
    case 'kept':
      return { type: 'kept', seat: event.seat, held: event.hand.length, stock: event.stock.length };
    default:
      return undefined;
  }
}

/** Whether the card was drawn within a trick. Between two tricks everybody draws, so no toast is needed. */
const drewInTrick = ({ table }: Model): boolean =>
  table?.view.deal.kind === 'tricks' && table.view.deal.trick.plays.length > 0;

/** Ends the current pause and continues with the queued events. */
export function endPause(model: Model): UpdateResult {
  if (model.table === null || model.table.pause === null) return unchanged(model);
  return showQueued({ ...model, table: { ...model.table, pause: null } });
}

/**
 * Returns the cards of a refused action to the hand and shows the reason. If the card was selected before the
 * viewer's turn, the toast says so.
 */
export function refused(
  model: Model,
  { number, sentence, fields }: Extract<TableToPage, { type: 'rejected' }>,
): UpdateResult {
  const { table } = model;
  const mine = table?.flight?.number === number;
  const landed = table && { ...table, flight: mine ? null : table.flight, broken: fields };
  const early = mine && table.flight?.early === true;
  return toast({ ...model, table: landed }, { kind: 'refused', sentence, early });
}
