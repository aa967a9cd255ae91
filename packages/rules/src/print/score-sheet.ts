// A score sheet to be filled in by hand: rows for deals, and columns for players.
import type { Hearts } from '../games.ts';
import type { PrintWords } from '../words/print-words.ts';
import { element as el, type Markup } from './markup.ts';

const ROWS = 24;
/** The maximum number of players for whom points and totals have columns of their own. */
const SPLIT_MAX = 7;

/** The score sheet for these players. Missing names are left blank. */
export function scoreSheet({ sheet, rules, kind }: Hearts, print: PrintWords, names: readonly string[]): Markup {
  const players = Array.from({ length: rules.seats }, (_, seat) => names[seat] ?? '');
  const split = players.length <= SPLIT_MAX;
  const steps = kind === 'tricks' && 'passSteps' in rules ? rules.passSteps : [];
  const ways = steps.some(step => step !== 'hold') ? steps.map(print.step) : [];
  const total = el('td', { class: 'total' });
  const columns = players.flatMap(() => (split ? [el('td', {}), total] : [total]));
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const way = ways.length === 0 ? [] : [el('td', { class: 'way' }, ways[row % ways.length] ?? '')];
    return el('tr', {}, el('th', { scope: 'row' }, String(row + 1)), ...way, ...columns);
  });
  return el(
    'section',
    { class: 'scores' },
    el(
      'header',
      {},
      el('h1', {}, `${sheet.name}: ${print.scoreSheet}`),
      el('p', {}, `${print.date} ____________________`),
    ),
    el(
      'table',
      { 'data-table': 'scores' },
      el('thead', {}, ...headOf(players, { split, passes: ways.length > 0, print })),
      el('tbody', {}, ...rows),
    ),
  );
}

interface Head {
  readonly split: boolean;
  readonly passes: boolean;
  readonly print: PrintWords;
}

function headOf(players: readonly string[], { split, passes, print }: Head): readonly Markup[] {
  const rowspan = split ? '2' : '1';
  const head = (className: string, text: string, spans: Readonly<Record<string, string>>): Markup =>
    el('th', { scope: 'col', class: className, ...spans }, text);
  const parts = players.flatMap(() => [print.points, print.total].map(text => el('th', { scope: 'col' }, text)));
  return [
    el(
      'tr',
      {},
      head('deal', print.deal, { rowspan }),
      ...(passes ? [head('way', print.pass, { rowspan })] : []),
      ...players.map(name => head('name', name, { colspan: split ? '2' : '1' })),
    ),
    ...(split ? [el('tr', { class: 'parts' }, ...parts)] : []),
  ];
}
