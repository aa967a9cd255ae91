// What a viewer (a seat or a spectator) may know of a table and of its events.

import type { ClockView, Shown, TableView } from '@moonshot/protocol';
import type { View as GameView, Hearts, HeartsGame, Seat, Viewer } from '@moonshot/rules';
import type { Event } from './event.ts';
import { isFinishing, mayFinish } from './finish.ts';
import { onlineSeen, onlineView } from './online-view.ts';
import { isCounted, type State } from './state.ts';

/**
 * Everything that the viewer may know of the table, with the question that its seat has to answer: what
 * spectators know, and what only the seat knows. `watched` is a spectator's view of the state.
 */
export const view = (
  hearts: Hearts,
  state: State,
  viewer: Viewer,
  clock: ClockView | null = null,
  watched = watchedView(hearts, state, clock),
): TableView => (viewer === 'watcher' ? watched : { ...watched, ...ownView(hearts, state, viewer, watched) });

/** The parts of the view that only this seat may know. */
function ownView(hearts: Hearts, state: State, seat: Seat, watched: TableView): Partial<TableView> {
  const game: HeartsGame = hearts.game;
  const { spec } = state;
  const deal = dealSeen(game, state, seat, watched.deal);
  const isQuiet = state.paused || state.ended || isFinishing(state);
  return {
    viewer: seat,
    number: state.answered[seat]?.number ?? 0,
    mayFinish: mayFinish(hearts, state, deal),
    mayUndo:
      !isCounted(spec) && state.undo.length > 0 && spec.sitters.every((s, one) => s.kind === 'bot' || one === seat),
    deal,
    ask: isQuiet ? null : (game.ask(state.game, seat) ?? null),
    online: onlineSeen(watched.online),
  };
}

/** Everything that spectators may know. */
function watchedView(hearts: Hearts, state: State, clock: ClockView | null): TableView {
  const game: HeartsGame = hearts.game;
  const { spec } = state;
  return {
    id: state.id,
    version: state.version,
    game: spec.game,
    rules: spec.version,
    overrides: spec.overrides,
    length: spec.length,
    sitters: spec.sitters,
    viewer: 'watcher',
    ready: state.ready,
    number: 0,
    finish: state.finish && { why: state.finish.why, seats: state.finish.seats },
    mayFinish: null,
    mayUndo: false,
    deal: game.view(state.game, 'watcher'),
    ask: null,
    online: onlineView(state, clock),
  };
}

/**
 * The deal as the viewer may see it. A player who took over the seat after this deal was dealt sees the cards
 * that a spectator sees.
 */
function dealSeen(game: HeartsGame, { game: now, spec, dealtTo }: State, seat: Seat, watched: GameView): GameView {
  const sitter = spec.sitters[seat];
  const tookOver = sitter?.kind === 'person' && dealtTo[seat] !== sitter.name;
  return tookOver ? { ...watched, viewer: seat } : game.view(now, seat, watched);
}

/**
 * Events as the viewer may see them. Events before the viewer took the seat are shown as spectators see them.
 */
export function showAll(hearts: Hearts, events: readonly Event[], viewer: Viewer): readonly Shown[] {
  const taken = events.findLastIndex(event => event.type === 'seated' && event.seat === viewer);
  return events.map((event, i) => show(hearts, event, i < taken ? 'watcher' : viewer));
}

/** An event as the viewer may see it. */
export function show(hearts: Hearts, event: Event, viewer: Viewer): Shown {
  switch (event.type) {
    case 'table-opened':
      return { type: 'opened' };
    case 'game':
      return { type: 'game', event: hearts.game.show(event.event, viewer) };
    case 'ready':
      return { type: 'ready', seat: event.seat };
    case 'finishing':
      return { type: 'finishing', seat: event.seat, why: event.why };
    case 'undone':
      return { type: 'undone' };
    case 'seated':
      return { type: 'seated', seat: event.seat, sitter: event.sitter };
    case 'away':
    case 'back':
    case 'timed-out':
      return { type: event.type, seat: event.seat };
    case 'voted':
      return { type: 'voted', seat: event.seat, on: event.on, yes: event.yes };
    case 'paused':
    case 'gone-on':
    case 'ended':
      return { type: event.type };
    default:
      return event; // every viewer sees all steps of a seal
  }
}
