// A table whose players share one device. The page gets a person's view only while that person has the
// device. In between it gets the view of a spectator.
import type { TableView } from '@moonshot/protocol';
import type { Hearts, Seat, Viewer } from '@moonshot/rules';
import { type Event, type State, view } from '@moonshot/table';

/** The seats of the people at a table. */
export const peopleAt = ({ spec }: State): readonly Seat[] =>
  spec.sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));

export const isShared = (state: State): boolean => peopleAt(state).length > 1;

/** The people who have to answer a question of the table. */
const asked = ({ game }: Hearts, state: State): readonly Seat[] =>
  peopleAt(state).filter(seat => game.ask(state.game, seat) !== undefined);

/** The person who gets the device next; undefined if nobody does. */
export const nextPerson = (hearts: Hearts, state: State): Seat | undefined => asked(hearts, state)[0];

/** Whether the event is a result for everybody at the device: of a deal, or of a round of Capture. */
const isResult = (event: Event): boolean =>
  event.type === 'game' && (event.event.type === 'scored' || event.event.type === 'revealed');

/**
 * The viewer whose view the page gets after these events. A person keeps the device until the table asks only
 * other people, or until there is a result.
 */
export function viewerAfter(hearts: Hearts, state: State, viewer: Viewer, events: readonly Event[]): Viewer {
  if (viewer === 'watcher' || !isShared(state)) return viewer;
  const seats = asked(hearts, state);
  return events.some(isResult) || (seats.length > 0 && !seats.includes(viewer)) ? 'watcher' : viewer;
}

/**
 * The table as this viewer may see it. If nobody has the device, the view names the person who gets it next.
 */
export function deviceView(hearts: Hearts, state: State, viewer: Viewer): TableView {
  const seen = view(hearts, state, viewer);
  const covered = viewer === 'watcher' ? nextPerson(hearts, state) : undefined;
  return covered === undefined ? seen : { ...seen, covered };
}
