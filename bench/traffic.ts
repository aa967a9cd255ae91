// Counts what a deal with four people sends and stores: commands, events, and bytes in both directions.
// Nothing is timed.
import { connect, newGuest, newTable, playOut } from '../apps/server/testing/client.ts';
import { openServer } from '../apps/server/testing/site.ts';
import { type Bench, type Row, rounded } from './table.ts';

const SEATS = 4;
const FRAME_OUT = 4; // bytes of the frame header of a server message; a client's frame also has a mask
const FRAME_IN = 8;

/** Plays one deal of Ricketts House Hearts on a new server and counts. */
export const traffic: Bench = async tell => {
  const site = await openServer({ MOONSHOT_LOG: 'silent' });
  const guests = await Promise.all(Array.from({ length: SEATS }, (_, i) => newGuest(site.url, `Guest ${i}`)));
  const { table, invite } = await newTable(guests[0]!);
  const clients = await Promise.all(guests.map(guest => connect(guest)));
  for (const [seat, client] of clients.entries()) {
    client.say({ type: 'join', table, invite, known: null });
    if (seat > 0) client.say({ type: 'sit', seat });
    await client.until(({ facts }) => facts?.seats[seat]?.kind === 'person');
  }
  let out = 0;
  for (const { socket } of clients)
    socket.on('message', data => (out += Buffer.byteLength(data.toString()) + FRAME_OUT));
  for (const client of clients) client.say({ type: 'setReady', yes: true });
  clients[0]?.say({ type: 'start' });
  await Promise.all(clients.map(playOut));
  const said = clients.flatMap(client => client.sent.filter(message => 'number' in message));
  const into = clients
    .flatMap(client => client.sent)
    .reduce((sum, one) => sum + JSON.stringify(one).length + FRAME_IN, 0);
  const events = (await site.store.log.read(`${table}-1`)).length;
  await site.close();
  const each = (count: number, decimals: number): number => rounded(count / said.length, decimals);
  const rows: readonly Row[] = [
    { name: 'commands of a deal', values: [said.length] },
    { name: 'events of a deal', values: [events] },
    { name: 'events for a command', values: [each(events, 2)] },
    { name: 'bytes to four people for a command', values: [each(out, 0)] },
    { name: 'bytes from four people for a command', values: [each(into, 0)] },
  ];
  for (const row of rows) tell(row);
  const about =
    'One deal of Ricketts’ Hearts by four people, passing and sealing as clients do, from the start to the score: counted.';
  return { name: 'traffic', about, columns: ['counted'], rows };
};
