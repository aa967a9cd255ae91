// Computes the scaling plan: the load and capacity of each tier, and the cost of a million commands.
import { FIGURES } from './figures.ts';

export type Values = Readonly<Record<keyof typeof FIGURES, number>>;

/** The values of all figures by name. */
export const VALUES = Object.fromEntries(Object.entries(FIGURES).map(([name, { value }]) => [name, value])) as Values;

const SECONDS_A_HOUR = 3600;
const SECONDS_A_DAY = 86_400;
const MILLION = 1_000_000;
const GB = 1e9;

export interface Line {
  readonly what: string;
  readonly sum: string; // the formula as text
  readonly value: number;
  readonly unit: string;
}

const line = (what: string, sum: string, value: number, unit: string): Line => ({ what, sum, value, unit });

/** What each tier needs to serve the given number of tables. */
export function plan(v: Values): readonly Line[] {
  const commands = v.tables * v.pace;
  const cores = (commands * v.commandMs) / 1000;
  const events = commands * v.eventsPerCommand;
  return [
    line('commands a second', 'tables × pace', commands, ''),
    line('sockets', 'tables × people', v.tables * v.people, ''),
    line('server cores', 'commands × ms ÷ 1,000 ÷ capacity used', cores / v.full, 'cores'),
    line('tables for each core', 'tables ÷ cores', (v.tables * v.full) / cores, 'tables'),
    line('server memory', 'tables × kB', (v.tables * v.tableKb * 1000) / GB, 'GB'),
    line('out of the network', 'commands × bytes', (commands * v.bytesOut * 8) / GB, 'Gbit/s'),
    line('into the network', 'commands × bytes', (commands * v.bytesIn * 8) / GB, 'Gbit/s'),
    line('events a second', 'commands × events', events, ''),
    line(
      'parts of the log, as measured here',
      'commands ÷ appends ÷ capacity used',
      Math.ceil(commands / v.appends / v.full),
      'databases',
    ),
    line(
      'parts of the log, each on a machine of its own',
      'commands ÷ appends ÷ capacity used',
      Math.ceil(commands / v.appendsAlone / v.full),
      'databases',
    ),
    line('written', 'events × bytes', (events * v.eventBytes) / MILLION, 'MB/s'),
    line('written in a day', 'events × bytes × seconds', (events * v.eventBytes * SECONDS_A_DAY) / 1e12, 'TB'),
  ];
}

/** What a million commands cost with the given number of tables. */
export function cost(v: Values): readonly Line[] {
  const hours = MILLION / (v.tables * v.pace * SECONDS_A_HOUR);
  const cores = (v.tables * v.pace * v.commandMs) / 1000 / v.full;
  const servers = cores * v.corePrice * hours;
  const memory = ((v.tables * v.tableKb * 1000) / GB / v.full) * v.memoryPrice * hours;
  const databases = Math.ceil((v.tables * v.pace) / v.appendsAlone / v.full) * 8 * v.corePrice * hours;
  const kept = ((MILLION * v.eventsPerCommand * v.eventBytes) / GB) * v.diskPrice * v.keptMonths;
  const out = ((MILLION * v.bytesOut) / GB) * v.outPrice;
  const all = servers + memory + databases + kept + out;
  return [
    line('servers', 'cores × price × hours of a million commands', servers, ''),
    line('server memory', 'GB ÷ capacity used × price × hours', memory, ''),
    line('databases', 'parts × 8 cores × price × hours', databases, ''),
    line('the log, kept', 'events × bytes × price × months', kept, ''),
    line('out of the network', 'bytes × price', out, ''),
    line('a million commands', 'all of it', all, ''),
    line('a deal of four people', 'commands in a deal', (all * v.commandsPerDeal) / MILLION, ''),
  ];
}

const DIGITS = 3;

/** Formats a number for people. */
const told = (value: number): string =>
  Number(value.toPrecision(DIGITS)).toLocaleString('en', { maximumFractionDigits: 8 });

/** Formats lines of the plan as a Markdown table. */
export const tableOf = (lines: readonly Line[]): string =>
  [
    '| | how | is |',
    '|---|---|---:|',
    ...lines.map(({ what, sum, value, unit }) => `| ${what} | ${sum} | ${`${told(value)} ${unit}`.trim()} |`),
  ].join('\n');

/** Formats all figures with their sources as a Markdown table. */
export const figuresTable = (): string =>
  [
    '| figure | is | from |',
    '|---:|---|---|',
    ...Object.values(FIGURES).map(({ value, unit, from }) => `| ${value.toLocaleString('en')} | ${unit} | ${from} |`),
  ].join('\n');
