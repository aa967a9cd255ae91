// Test harness: a table row.
import type { TableRow } from '../../src/store/store.ts';

/** A public table before its match: Ada is seated, Bob is the host. */
export const tableRow = (more: Partial<TableRow> = {}): TableRow => ({
  id: 't',
  revision: 1,
  invite: 'door',
  host: 'bob',
  game: 'ricketts',
  rules: 1,
  overrides: { moon: { choose: 'auto' } } as TableRow['overrides'],
  length: { deals: 3 },
  settings: { open: 'everybody', clock: { days: 2 }, watchers: 'cards', chat: false },
  seats: [
    { kind: 'person', player: 'ada', prepared: true },
    { kind: 'bot', name: 'Careful', player: 'careful' },
    { kind: 'open' },
  ],
  state: 'gathering',
  matches: 0,
  at: 10,
  ...more,
});
