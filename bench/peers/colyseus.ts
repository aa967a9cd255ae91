// The table as a room of Colyseus. The room has four clients and sends each its own view as a message.
import { createServer } from 'node:http';
import { type Client, Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Action } from '@moonshot/rules';
import { after, opened, SEATS, seen } from './table.ts';

class Hearts extends Room {
  override maxClients = SEATS;
  override patchRate = null; // the room has no shared state that would be sent every 50 ms
  private table = opened();
  private readonly seats = new Map<string, number>();

  override onCreate(): void {
    this.onMessage('act', (client: Client, action: Action) => {
      const table = after(this.table, this.seats.get(client.sessionId) ?? Number.NaN, action);
      if (table === undefined) return;
      this.table = table;
      for (const one of this.clients) this.tell(one);
    });
    this.onMessage('look', (client: Client) => this.tell(client));
  }

  override onJoin(client: Client, { seat }: { readonly seat: number }): void {
    this.seats.set(client.sessionId, seat);
  }

  private tell(client: Client): void {
    const seat = this.seats.get(client.sessionId);
    if (seat !== undefined) client.send('told', seen(this.table, seat));
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('hearts', Hearts);
await server.listen(0);
const address = http.address();
console.log(`http://localhost:${typeof address === 'object' ? address?.port : address}`);
process.once('SIGTERM', () => process.exit(0));
