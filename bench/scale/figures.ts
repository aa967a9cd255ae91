// The figures on which the scaling plan is based: measurements and assumptions, each with its source.
import postgres from '../data/postgres.json' with { type: 'json' };
import traffic from '../data/traffic.json' with { type: 'json' };

export interface Figure {
  readonly value: number;
  readonly unit: string;
  readonly from: string; // where the value comes from, as text
}

const figure = (value: number, unit: string, from: string): Figure => ({ value, unit, from });

interface Rows {
  readonly rows: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

/** The first figure in a row of a data file. */
function measured({ rows }: Rows, name: string): number {
  const value = rows.find(row => row.name === name)?.values.find(one => one !== null);
  if (value === undefined || value === null) throw new Error(`Cannot plan: nothing is measured for ${name}`);
  return value;
}

const LOAD = '`npm run -s bench -- load`, [bench/load.md](../../bench/load.md)';
const POSTGRES = '`npm run -s bench -- postgres`, [bench/results.md](../../bench/results.md)';
const DEAL = '`npm run -s bench -- traffic`, [bench/results.md](../../bench/results.md)';
const ASSUMED = 'assumed: put your own figure into `bench/scale/figures.ts`';

export const FIGURES = {
  tables: figure(1_000_000, 'tables at once', 'the aim'),
  people: figure(4, 'people at a table', 'the aim'),
  pace: figure(0.5, 'commands a second at a table', 'as in the load that was measured'),
  commandMs: figure(0.53, 'ms of processor time for a command, at the pace above', LOAD),
  commandBusyMs: figure(0.31, 'ms of processor time for a command, if tables play without pauses', LOAD),
  tableKb: figure(231, 'kB of memory for a table with four sockets', LOAD),
  eventsPerCommand: figure(measured(traffic, 'events for a command'), 'events for a command', DEAL),
  bytesOut: figure(
    measured(traffic, 'bytes to four people for a command'),
    'bytes to the four people of a table for a command',
    DEAL,
  ),
  bytesIn: figure(measured(traffic, 'bytes from four people for a command'), 'bytes of a command', DEAL),
  eventBytes: figure(
    measured(postgres, 'bytes an event, with its index'),
    'bytes of an event in PostgreSQL, with its index',
    POSTGRES,
  ),
  appends: figure(
    measured(postgres, '64 at once'),
    'appends a second of one PostgreSQL, on two cores shared with the appending program',
    POSTGRES,
  ),
  appendsAlone: figure(10_000, 'appends a second of one PostgreSQL on a machine of its own', ASSUMED),
  full: figure(0.6, 'share of the capacity that is used, so that a part may fail', ASSUMED),
  commandsPerDeal: figure(measured(traffic, 'commands of a deal'), 'commands in a deal, sealing included', DEAL),
  corePrice: figure(0.04, 'price of a core for an hour', ASSUMED),
  memoryPrice: figure(0.005, 'price of a GB of memory for an hour', ASSUMED),
  diskPrice: figure(0.1, 'price of a GB of disk for a month', ASSUMED),
  outPrice: figure(0.02, 'price of a GB that leaves the network', ASSUMED),
  keptMonths: figure(12, 'months for which events are kept', ASSUMED),
} as const satisfies Readonly<Record<string, Figure>>;
