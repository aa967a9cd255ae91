// What a viewer (a seat or a spectator) may know of a table and of its events.

import type { ClockView, Shown, TableView } from '@moonshot/protocol';
import type { View as GameView, Hearts, HeartsGame, Viewer } from '@moonshot/rules';
import type { Event } from './event.ts';
import { isFinishing, mayFinish } from './finish.ts';
import { onlineView } from './online-view.ts';
import { isCounted, type State } from './state.ts';

/** Everything that the viewer may know of the table, with the question that its seat has to answer. */
export function view(hearts: Hearts, state: State, viewer: Viewer, clock: ClockView | null = null): TableView {
  const game: HeartsGame = hearts.game;
  const { spec } = state;
  const deal = dealSeen(game, state, viewer);
  const seated = viewer === 'watcher' ? null : viewer;
  return {
    id: state.id,
    version: state.version,
    game: spec.game,
    rules: spec.version,
    overrides: spec.overrides,
    length: spec.length,
    sitters: spec.sitters,
    viewer,
    ready: state.ready,
    number: seated === null ? 0 : (state.answered[seated]?.number ?? 0),
    finish: state.finish && { why: state.finish.why, seats: state.finish.seats },
    mayFinish: mayFinish(hearts, state, deal),
    mayUndo:
      !isCounted(spec) &&
      seated !== null &&
      state.undo.length > 0 &&
      spec.sitters.every((s, seat) => s.kind === 'bot' || seat === seated),
    deal,
    ask:
      seated === null || state.paused || state.ended || isFinishing(state)
        ? null
        : (game.ask(state.game, seated) ?? null),
    online: onlineView(state, viewer, clock),
  };
}

/** The deal as the viewer may see it: like a spectator, if the player took over the seat during the deal. */
function dealSeen(game: HeartsGame, { game: now, spec, dealtTo }: State, viewer: Viewer): GameView {
  const sitter = viewer === 'watcher' ? undefined : spec.sitters[viewer];
  const tookOver = viewer !== 'watcher' && sitter?.kind === 'person' && dealtTo[viewer] !== sitter.name;
  return tookOver ? { ...game.view(now, 'watcher'), viewer } : game.view(now, viewer);
}

/** Events as the viewer may see them. Those before the viewer took the seat are shown as to spectators. */
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
