// Limits how many HTTP connections an address may have open, including idle ones.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../../core/network/client-network.ts';
import { connectionCounts } from '../../core/network/connection-counts.ts';

/**
 * Closes connections of an address beyond `most`. A connection that becomes a WebSocket no longer counts
 * here.
 */
export function boundConnections(server: Server, most: number): void {
  const crowd = connectionCounts(most);
  // The network of each open connection. It is stored because a closed connection no longer has its address.
  const counted = new Map<Socket, string>();
  const forget = (socket: Socket): void => {
    const network = counted.get(socket);
    if (network !== undefined && counted.delete(socket)) crowd.remove(network);
  };
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    if (crowd.isFull(network)) {
      socket.destroy();
      return;
    }
    counted.set(socket, network);
    crowd.add(network);
    socket.once('close', () => forget(socket));
  });
  server.prependListener('upgrade', ({ socket }) => forget(socket));
}
