// Where the page sends its messages: to the table worker, to a server's table, or to both.
import type { PageToTable } from '@moonshot/protocol';

export type Destination = 'worker' | 'server' | 'both';

/** Messages that go to a server's table while the person is at one. All other messages go to the worker. */
const AT_SERVER: Readonly<Partial<Record<PageToTable['type'], Destination>>> = {
  act: 'server',
  ready: 'server',
  undo: 'server',
  finish: 'server',
  hint: 'server',
  open: 'server', // opens a rematch
  join: 'server',
  leave: 'server',
  daily: 'both', // the worker opens a local table, and the server's table is left
  lesson: 'both',
  puzzle: 'both',
  drill: 'both',
  fork: 'both',
  setLanguage: 'both', // the worker and the server both send texts in this language
};

export const destinationOf = ({ type }: PageToTable, atServer: boolean): Destination =>
  (atServer ? AT_SERVER[type] : undefined) ?? 'worker';
