// The score sheet: a line for each deal, the totals, and totals that the rules changed.

import type { TableView } from '@moonshot/protocol';
import type { Hearts } from '@moonshot/rules';
import { figure } from '@moonshot/rules/cards';
import { standingOf } from '@moonshot/rules/engine';
import { ruleWordsEn as en } from '@moonshot/rules/words';
import { padEnd, padStart, wrapped } from '../core/plain-text.ts';
import { nameOf, type TablePlayers, winnersText } from './event-text.ts';
import { ink } from './ink.ts';
import { poolIn } from './table.ts';

type Result = TableView['deal']['results'][number];

const HEAD = 8;
const SENTENCE_WIDTH = 76;

/** The number of columns per seat. A table with all seats taken still fits 80 columns. */
const cellFor = (seats: number): number => (seats > 11 ? 5 : 6);

/** The score sheet as lines. A long match shows only the last deals that fit. */
export function scoreLines(
  hearts: Hearts,
  players: TablePlayers,
  { deal }: TableView,
  room = Number.POSITIVE_INFINITY,
): readonly string[] {
  const cell = cellFor(players.names.length);
  const names = players.names.map(name => padStart(name.slice(0, cell - 1), cell)).join('');
  const lines = deal.results.flatMap(result => dealLines(players, result));
  const end = [...poolLines(hearts, deal), ...endLines(hearts, players, deal)];
  const shown = lines.slice(-Math.max(1, room - 3 - end.length));
  const left = lines.length > shown.length ? [ink.dim('  …')] : [];
  const totals = `${padEnd('  total', HEAD)}${numbers(deal.totals)}`;
  return [ink.dim(`${padEnd('  deal', HEAD)}${names}`), ...left, ...shown, ink.bold(totals), ...end];
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

/** The hearts captured and left in hand, which make up the points of a deal of Capture. */
const partLines = ({ captured, inHand }: Extract<Result, { captured: unknown }>): readonly string[] =>
  [
    ['  taken', captured],
    ['  left', inHand],
  ].map(([name, hearts]) => ink.dim(`${padEnd(name as string, HEAD)}${numbers(hearts as readonly number[])}`));

/** The line with the chips in the pool, which belong to no player's total. */
function poolLines(hearts: Hearts, deal: TableView['deal']): readonly string[] {
  const pool = poolIn(hearts, deal);
  return pool === undefined ? [] : [`${padEnd('  pool', HEAD)}${numbers([pool])}`];
}

/** The line that says who has won, or how the match is won. */
function endLines({ sheet }: Hearts, players: TablePlayers, { winners }: TableView['deal']): readonly string[] {
  if (winners.length > 0) return [ink.bold(`  ${winnersText(players, winners)} the match.`)];
  const standing = sheet.kind === 'tricks' ? standingOf(sheet) : 'player';
  const wins = en.match.winner[sheet.match.tie](sheet.match.winner, standing);
  return wrapped(wins, SENTENCE_WIDTH).map(line => ink.dim(`  ${line}`));
}
