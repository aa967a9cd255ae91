// Checks clients' histories against the log: each completed action is stored once, and each history agrees
// with the log's projection.
import { isDeepStrictEqual } from 'node:util';
import type { TableView } from '@moonshot/protocol';
import { type Event, heartsFor, show, tableFrom, view } from '@moonshot/table';
import type { Act, Done, Line } from './line.ts';

export const UNSEEN = 'Nothing was seen.';

/** Differences between a client's history and the log of its match, one sentence each. */
export function faultsOf(line: Line, log: readonly Event[]): readonly string[] {
  const [first] = log;
  const seat =
    first?.type === 'table-opened'
      ? first.spec.sitters.findIndex(one => one.kind === 'person' && one.name === line.guest.player)
      : -1;
  if (first?.type !== 'table-opened' || seat < 0) return ['The log does not know who played.'];
  const hearts = heartsFor(first.spec);
  const shown = (event: Event): unknown => JSON.parse(JSON.stringify(show(hearts, event, seat)));
  const told = line.told.filter(
    ({ from, events }) => !isDeepStrictEqual(events, log.slice(from, from + events.length).map(shown)),
  );
  return [
    ...line.gaps,
    ...twice(log, seat),
    ...line.done.flatMap(done => lost(done, log, seat)),
    ...told.map(({ from }) => `What was told from ${from} on is not in the log.`),
    ...(line.view === undefined ? [UNSEEN] : otherView(line.view)),
  ];

  /** Compares the last view, except for names and remaining time, which logs do not contain. */
  function otherView(seen: TableView): readonly string[] {
    const due = view(hearts, tableFrom(hearts, log.slice(0, seen.version)), seat);
    const bare = ({ online, ...one }: TableView): unknown => ({ ...one, sitters: 0, online: { ...online, clock: 0 } });
    const plain = (one: TableView): unknown => JSON.parse(JSON.stringify(bare(one)));
    return isDeepStrictEqual(plain(seen), plain(due)) ? [] : [`The view at ${seen.version} is another.`];
  }
}

const causeOf = (event: Event) => ('cause' in event ? event.cause : null);

/** Checks that a seat's commands are in the log once each, in the order of their numbers. */
function twice(log: readonly Event[], seat: number): readonly string[] {
  const numbers = log.flatMap(event => (causeOf(event)?.seat === seat ? [causeOf(event)?.number ?? 0] : []));
  return numbers.flatMap((number, i) => (number === i + 1 ? [] : [`Command ${number} is the ${i + 1}th in the log.`]));
}

/** Finds a completed action that is not in the log at the reported version. */
function lost({ act, version }: Done, log: readonly Event[], seat: number): readonly string[] {
  const event = log[version - 1];
  const cause = event && causeOf(event);
  const same = cause?.seat === seat && cause.number === act.number && event !== undefined && isSame(act, event);
  return same ? [] : [`${JSON.stringify(act)} was done at ${version}, where there is ${JSON.stringify(event)}.`];
}

/** Whether the event corresponds to the action. */
function isSame(act: Act, event: Event): boolean {
  if (act.type !== 'act') return event.type === act.type || (act.type === 'finish' && event.type === 'finishing');
  if (event.type !== 'game') return false;
  const { action } = act;
  const made = event.event;
  switch (action.type) {
    case 'play':
      return made.type === 'played' && made.card === action.card;
    case 'pass':
      return made.type === 'passed' && isDeepStrictEqual(made.gifts, action.gifts);
    case 'lay':
      return made.type === 'laid' && made.pair?.bottom === action.bottom && made.pair.top === action.top;
    case 'charge':
      return made.type === 'charged' && isDeepStrictEqual(made.cards, action.cards);
    case 'bid':
      return made.type === 'bid' && made.bid === action.bid;
    case 'bury':
      return made.type === 'buried';
    case 'moon':
      return made.type === 'chose' && made.option === action.option;
    case 'claim':
      return made.type === 'opening';
  }
}
