// The client process for Colyseus. At each table, one client creates a room and three join it. All four
// exchange the room's messages.
import { Client, type Room } from '@colyseus/sdk';
import { type CrowdListener, playTables } from '../load/crowd.ts';
import { answering } from './answer.ts';
import { SEATS, type Seen } from './table.ts';

function play(room: Room, seat: number, listener: CrowdListener): void {
  room.onMessage('told', answering(seat, listener, action => room.send('act', action)) satisfies (told: Seen) => void);
  room.onLeave(code => listener.lost(code));
  room.send('look');
}

await playTables(async (url, listener) => {
  const client = new Client(url);
  const host = await client.create('hearts', { seat: 0 });
  const others = Array.from({ length: SEATS - 1 }, (_, i) => client.joinById(host.roomId, { seat: i + 1 }));
  const rooms = [host, ...(await Promise.all(others))];
  for (const [seat, room] of rooms.entries()) play(room, seat, listener);
});
