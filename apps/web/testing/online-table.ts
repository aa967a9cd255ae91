// Test data: the people and the facts of a server's table.
import type { SeatFacts, TableFacts } from '@moonshot/protocol/server';

export const person = (name: string, more: Partial<Extract<SeatFacts, { kind: 'person' }>> = {}): SeatFacts => ({
  kind: 'person',
  player: name,
  name,
  prepared: false,
  present: true,
  standIn: false,
  ...more,
});

export const facts = (seats: readonly SeatFacts[], more: Partial<TableFacts> = {}): TableFacts => ({
  id: 'table',
  game: 'ricketts',
  rules: 1,
  name: 'Ricketts',
  overrides: {},
  length: null,
  settings: { open: 'invited', clock: null, watchers: 'cards', chat: true },
  state: 'gathering',
  match: null,
  host: 'Ada',
  seats,
  watchers: 0,
  invite: null,
  trouble: null,
  ...more,
});
