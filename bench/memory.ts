// Measures how much memory one idle table takes in the middle of its second deal: the state of its match and
// its log.
import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { questionOf, quickDraws, random } from '@moonshot/bots';
import { type Hearts, type HeartsGame, SHEETS, type Sheet } from '@moonshot/rules';
import type { Below } from '@moonshot/rules/cards';
import { decide, type Event, evolve, heartsFor, openTable, type Spec, type State } from '@moonshot/table';
import type { Command } from '../packages/table/src/core/decide.ts';
import { type Bench, type Row, rounded } from './table.ts';

const TABLES = 2000;
const SEATS = 4;
const PERSON = 0;
// KB per table that may remain after everything has been released; they belong to the measurement itself
const LEFT_KB = 1;

interface Table {
  readonly hearts: Hearts; // created for this table alone, as in a table's runner
  readonly state: State;
  readonly log: readonly Event[];
}

/** The spec of a match of one person and three bots. */
const specOf = (sheet: Sheet, number: number): Spec => ({
  game: sheet.id,
  version: sheet.version,
  overrides: {},
  length: { deals: 3 },
  sitters: Array.from({ length: SEATS }, (_, seat) =>
    seat === PERSON
      ? { kind: 'person', name: `Person ${number}` }
      : { kind: 'bot', name: `Bot ${number} ${seat}`, player: random.name },
  ),
});

/** Creates a table and plays one deal and half of the next, without delays. */
function tableAtRest(sheet: Sheet, number: number): Table {
  const id = `${sheet.id} ${number}`;
  const spec = specOf(sheet, number);
  const hearts = heartsFor(spec);
  const log: Event[] = [openTable(hearts, id, spec, createHash('sha256').update(id).digest('hex'))];
  let state = log.reduce<State | undefined>((before, event) => evolve(hearts, before, event), undefined) as State;
  const below = quickDraws(`bench memory ${id}`);
  const acts: [first: number, second: number] = [0, 0];
  while (acts[1] < acts[0] / 2 || state.game.results.length === 0) {
    const command = nextCommand(hearts, state, below);
    if (command.type === 'act') acts[state.game.results.length === 0 ? 0 : 1] += 1;
    const verdict = decide(hearts, state, command);
    if (!verdict.ok) throw new Error(`Cannot measure ${id}: it refused ${JSON.stringify(command)}`);
    log.push(...verdict.event);
    state = verdict.event.reduce((before, event) => evolve(hearts, before, event), state);
  }
  return { hearts, state, log };
}

/**
 * The next command of a table: the answer of a seat, or else the person's request for the next deal, or else
 * what the game needs from the table, such as cards.
 */
function nextCommand(hearts: Hearts, state: State, below: Below): Command {
  const game: HeartsGame = hearts.game;
  const number = (state.answered[PERSON]?.number ?? 0) + 1;
  for (let seat = 0; seat < SEATS; seat++) {
    const ask = game.ask(state.game, seat);
    if (ask === undefined || (ask.type === 'lay' && ask.laid !== null)) continue;
    const action = random.decide(questionOf(hearts, game.view(state.game, seat), ask), { plays: 1 }, below);
    return { type: 'act', seat, number: seat === PERSON ? number : null, action };
  }
  const owed = game.owed(state.game);
  if (owed === undefined) throw new Error(`Cannot measure ${state.id}: nobody is asked and nothing is owed`);
  return owed === 'deal' && state.game.results.length > 0 && state.ready.length === 0
    ? { type: 'ready', seat: PERSON, number }
    : { type: 'supply', owed };
}

/** The size of the heap in bytes after garbage collection. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function')
    throw new Error('Cannot measure memory: this Node has no garbage collector to call');
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

/**
 * Creates many tables. Their parts are in separate lists, so that they can be released one after the other.
 */
function manyTables(sheet: Sheet): {
  readonly hearts: Hearts[];
  readonly states: State[];
  readonly logs: Table['log'][];
} {
  const many = { hearts: [] as Hearts[], states: [] as State[], logs: [] as Table['log'][] };
  for (let number = 0; number < TABLES; number++) {
    const { hearts, state, log } = tableAtRest(sheet, number);
    many.hearts.push(hearts);
    many.states.push(state);
    many.logs.push(log);
  }
  return many;
}

function rowFor(sheet: Sheet): Row {
  tableAtRest(sheet, 0);
  const before = heldBytes();
  const held = (): number => rounded((heldBytes() - before) / TABLES / 1024, 1);
  const { hearts, states, logs } = manyTables(sheet);
  const withLog = held();
  const events = logs.reduce((sum, log) => sum + log.length, 0) / TABLES;
  logs.length = 0;
  const kept = held();
  hearts.length = 0;
  const alone = held();
  states.length = 0;
  const left = held();
  if (left > LEFT_KB)
    throw new Error(`Cannot measure memory: ${left} KB of every table stay when all of them are let go`);
  return { name: sheet.id, values: [kept, alone, withLog, rounded(events, 0)] };
}

export const memory: Bench = tell => ({
  name: 'memory',
  about: `The heap that one table of ${SEATS} seats holds at rest, a person with three bots, in the middle of its second deal, measured over ${TABLES} of them. A keeper holds the table's state and the game made from its rules; \`with its log\` adds every event since the table was opened, where whoever stores the log holds it in memory too.`,
  columns: ['KB a table runner holds', 'KB of state', 'KB with its log', 'events in the log'],
  rows: SHEETS.map(sheet => {
    const row = rowFor(sheet);
    tell(row);
    return row;
  }),
});
