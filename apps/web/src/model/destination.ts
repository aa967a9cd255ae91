// Where the page sends its messages: to the table worker, to a server's table, or to both.
import type { PageToTable } from '@moonshot/protocol';

export type Destination = 'worker' | 'server' | 'both';

/** Messages that concern a server's table while the person is at it. All others go to the worker. */
const AT_SERVER: Readonly<Partial<Record<PageToTable['type'], Destination>>> = {
  act: 'server',
  ready: 'server',
  undo: 'server',
  finish: 'server',
  hint: 'server',
  open: 'server', // a rematch
  join: 'server',
  leave: 'server',
  daily: 'both', // a local table replaces the server's
  lesson: 'both',
  puzzle: 'both',
  drill: 'both',
  fork: 'both',
  setLanguage: 'both', // both use the language
};

export const destinationOf = ({ type }: PageToTable, atServer: boolean): Destination =>
  (atServer ? AT_SERVER[type] : undefined) ?? 'worker';
