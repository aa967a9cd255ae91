// Tests the largest table: fourteen players and two hundred spectators, who all see the same match. Every
// event goes to 214 people.
import { prepare, SHEETS } from '@moonshot/rules';
import { expect, onTestFinished, test } from 'vitest';
import { type Client, connect, newGuest, newTable, playOut } from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';

const PEOPLE = 14;
const WATCHERS = 200;

const ROOMY = {
  MOONSHOT_SOCKETS_PER_ADDRESS: '1000',
  MOONSHOT_HELLO_MS: '1000000',
  MOONSHOT_STALLED_MS: '1000000',
};

const newcomer = async ({ url }: Site, name: string): Promise<Client> => connect(await newGuest(url, name));

test('the watcher after the two hundredth is refused, and all others see one match to its end', async () => {
  const site = await openServer(ROOMY);
  onTestFinished(() => site.close());
  const people: Client[] = [];
  for (let i = 0; i < PEOPLE; i++) people.push(await newcomer(site, `Seat ${i}`));
  const [host] = people as [Client];
  const game = SHEETS.find(sheet => prepare(sheet, PEOPLE).ok)?.id ?? '';
  const { table, invite } = await newTable(host.guest, { game, seats: PEOPLE });
  for (const [seat, client] of people.entries()) {
    client.say({ type: 'join', table, invite, known: null });
    if (seat > 0) client.say({ type: 'sit', seat });
    await client.until(({ facts }) => facts?.seats[seat]?.kind === 'person');
  }
  const watchers: Client[] = [];
  for (let i = 0; i < WATCHERS; i++) {
    const client = await newcomer(site, `Watcher ${i}`);
    client.say({ type: 'join', table, invite, known: null });
    await client.next('table');
    watchers.push(client);
  }
  const late = await newcomer(site, 'Late');
  late.say({ type: 'join', table, invite, known: null });
  expect(await late.next('error')).toMatchObject({ code: 'table-full' });
  host.say({ type: 'start' });
  await Promise.all(people.map(playOut));
  const last = (await site.store.log.read(`${table}-1`)).length;
  const all = [...people, ...watchers];
  await Promise.all(all.map(client => client.until(({ view }) => view?.version === last)));
  const [one, ...others] = watchers.map(({ view }) => JSON.stringify(view));
  expect(others.filter(view => view !== one)).toEqual([]);
});
