// Two people at a table with a long match, for tests that inspect individual actions.

import { SHEETS } from '@moonshot/rules';
import { connect, newGuest, newTable } from '../../apps/server/testing/client.ts';
import { type Line, newLine } from './line.ts';

/** Two people with clients, at a table of one of the five games in turn. */
export async function pairAt(url: string, i: number): Promise<readonly Line[]> {
  const [ada, bob] = [await newGuest(url, `Ada ${i}`), await newGuest(url, `Bob ${i}`)];
  const game = SHEETS[i % SHEETS.length]?.id ?? '';
  const { table, invite } = await newTable(ada, { game, length: { deals: 500 } });
  const [host, friend] = [await connect(ada), await connect(bob)];
  for (const client of [host, friend]) client.say({ type: 'join', table, invite, known: null });
  await friend.until(({ facts }) => facts);
  friend.say({ type: 'sit', seat: 1 });
  await friend.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  friend.say({ type: 'setReady', yes: true });
  await host.until(({ facts }) => facts?.seats[1]?.kind === 'person' && facts.seats[1].prepared);
  host.say({ type: 'start' });
  for (const client of [host, friend]) {
    await client.until(({ view }) => view);
    client.close();
  }
  return [newLine(ada, table), newLine(bob, table)];
}
