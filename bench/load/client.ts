// The client process for our own server: at every table, four guests play with a socket each.
import { newGuest, newTable } from '../../apps/server/testing/client.ts';
import { playTables } from './crowd.ts';
import { sitDown } from './seat.ts';

const SEATS = 4;
const DEALS = 1000; // high enough that no match ends during the measurement

/**
 * The argument has one server address, or several separated by commas. The players of a table use different
 * addresses.
 */
await playTables(async (addresses, listener) => {
  const urls = addresses.split(',');
  const at = Math.floor(Math.random() * urls.length);
  const urlOf = (seat: number): string => urls[(at + seat) % urls.length] ?? '';
  const guests = await Promise.all(Array.from({ length: SEATS }, (_, seat) => newGuest(urlOf(seat), `Guest ${seat}`)));
  const host = guests[0];
  if (host === undefined) return;
  const door = await newTable(host, { length: { deals: DEALS } });
  for (const [seat, guest] of guests.entries()) await sitDown(guest, door, seat, listener);
});
