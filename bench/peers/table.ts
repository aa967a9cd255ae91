// The table that the other servers run. It contains only our rules, so that the comparison is between
// servers.
import { randomBytes } from 'node:crypto';
import {
  type Action,
  type Ask,
  type HeartsGame,
  heartsOf,
  type State,
  settle,
  sheetOf,
  type View,
} from '@moonshot/rules';

/** The number of players at a table. */
export const SEATS = 4;
const DEALS = 1000; // high enough that no match ends during the measurement

/** The state of a table as plain JSON, as the servers store it. */
export interface Table {
  readonly game: State;
  readonly done: readonly number[]; // by seat, the number of commands that took effect
}

/** What a seat receives of the table. */
export interface Seen {
  readonly done: readonly number[];
  readonly ask: Ask | null;
  readonly view: View;
}

const sheet = sheetOf('ricketts');
if (sheet === undefined) throw new Error('Cannot open a table: there is no such sheet');
const game: HeartsGame = heartsOf(sheet, SEATS, {}).game;

/** Supplies everything that the game waits for, such as cards, from random numbers. */
function supplied(state: State): State {
  let now = state;
  while (game.owed(now) !== undefined)
    now = settle(game, now, game.supply(now, { seed: new Uint8Array(randomBytes(32)) })).state;
  return now;
}

/** Creates a table whose first cards have been dealt. */
export const opened = (): Table => ({
  game: supplied(settle(game, undefined, game.open({ length: { deals: DEALS }, firstDealer: 0 })).state),
  done: Array.from({ length: SEATS }, () => 0),
});

/** The table after an action of a seat; `undefined` if the rules refuse the action. */
export function after(table: Table, seat: number, action: Action): Table | undefined {
  const verdict = game.decide(table.game, seat, action);
  if (!verdict.ok) return undefined;
  return {
    game: supplied(settle(game, table.game, verdict.event).state),
    done: table.done.map((many, at) => (at === seat ? many + 1 : many)),
  };
}

/** The table as a seat may see it. */
export const seen = (table: Table, seat: number): Seen => ({
  done: table.done,
  ask: game.ask(table.game, seat) ?? null,
  view: game.view(table.game, seat),
});
