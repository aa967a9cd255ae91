// The score sheet: a line for each deal, the totals, and wraps.

import type { TableView } from '@moonshot/protocol';
import type { Hearts } from '@moonshot/rules';
import { figure } from '@moonshot/rules/cards';
import { padEnd, padStart } from '../core/plain-text.ts';
import { nameOf, type TablePlayers, winnersText } from './event-text.ts';
import { ink } from './ink.ts';

type Result = TableView['deal']['results'][number];

const HEAD = 8;

/** Columns per seat, so that a full table fits the narrowest screen. */
const cellFor = (seats: number): number => (seats > 11 ? 5 : 6);

/** The sheet as lines. Of a long match only the last deals that fit. */
export function scoreLines(
  hearts: Hearts,
  players: TablePlayers,
  { deal }: TableView,
  room = Number.POSITIVE_INFINITY,
): readonly string[] {
  const cell = cellFor(players.names.length);
  const names = players.names.map(name => padStart(name.slice(0, cell - 1), cell)).join('');
  const lines = deal.results.flatMap(result => dealLines(players, result));
  const shown = lines.slice(-Math.max(1, room - 4));
  const left = lines.length > shown.length ? [ink.dim('  …')] : [];
  const totals = `${padEnd('  total', HEAD)}${numbers(deal.totals)}`;
  return [
    ink.dim(`${padEnd('  deal', HEAD)}${names}`),
    ...left,
    ...shown,
    ink.bold(totals),
    endLine(hearts, players, deal),
  ];
}

const numbers = (values: readonly number[]): string =>
  values.map(value => padStart(figure(value), cellFor(values.length))).join('');

function dealLines(players: TablePlayers, result: Result): readonly string[] {
  const line = `${padEnd(`  ${result.deal}`, HEAD)}${numbers(result.points)}`;
  const moon = 'moon' in result && result.moon !== null ? [`moon: ${nameOf(players, result.moon.seat)}`] : [];
  const wraps = result.wraps.map(({ seat, from, to }) => `${nameOf(players, seat)} ${figure(from)} → ${figure(to)}`);
  const notes = [...moon, ...wraps];
  const parts = 'captured' in result ? partLines(result) : [];
  return notes.length === 0 ? [line, ...parts] : [line, ...parts, ink.dim(`${' '.repeat(HEAD)} ${notes.join(', ')}`)];
}

/** The hearts captured and left, which make up the points of a deal of Capture. */
const partLines = ({ captured, inHand }: Extract<Result, { captured: unknown }>): readonly string[] =>
  [
    ['  taken', captured],
    ['  left', inHand],
  ].map(([name, hearts]) => ink.dim(`${padEnd(name as string, HEAD)}${numbers(hearts as readonly number[])}`));

const WINS = {
  lowest: 'The lowest total wins.',
  highest: 'The highest total wins.',
  closestToZero: 'The total closest to 0 wins.',
};

function endLine({ sheet }: Hearts, players: TablePlayers, { winners }: TableView['deal']): string {
  return winners.length > 0
    ? ink.bold(`  ${winnersText(players, winners)} the match.`)
    : ink.dim(`  ${WINS[sheet.match.winner]}`);
}
