// Connections that are no sockets: one address has so many and no more, however little it says over them.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../networks.ts';

/** Ends what comes beyond so many connections of one address at once; one that becomes a socket counts as a socket. */
export function boundConnections(server: Server, most: number): void {
  const byNetwork = new Map<string, Set<Socket>>();
  const forget = (socket: Socket, network: string): void => {
    const mine = byNetwork.get(network);
    mine?.delete(socket);
    if (mine?.size === 0) byNetwork.delete(network);
  };
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const mine = byNetwork.get(network) ?? new Set<Socket>();
    if (mine.size >= most) {
      socket.destroy();
      return;
    }
    byNetwork.set(network, mine.add(socket));
    socket.once('close', () => forget(socket, network));
  });
  server.prependListener('upgrade', ({ socket }) => forget(socket, networkOf(socket.remoteAddress ?? '')));
}
