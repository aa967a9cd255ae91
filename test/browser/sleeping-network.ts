// A network between a device and the server that can fall asleep, as for a phone whose radio was off while
// the server ended its connections. The device notices that only when it sends something and is refused.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface SleepingNetwork {
  readonly url: string;
  /** From now on nothing arrives on any open connection, and no connection is made. */
  sleep(): void;
  /** New connections reach the server again. An earlier one is reset as soon as the device sends on it. */
  wake(): void;
  close(): void;
}

/** Opens a network to the server at this address. */
export async function sleepingNetwork(server: string): Promise<SleepingNetwork> {
  const { port } = new URL(server);
  const sockets = new Set<Socket>();
  const silent = new Set<Socket>();
  const unheard = new Set<Socket>(); // from the device, with data that was sent into the silence
  let isAsleep = false;
  const way = createServer(device => {
    const far = connect(Number(port), 'localhost');
    for (const [socket, other] of [
      [device, far],
      [far, device],
    ] as const) {
      sockets.add(socket);
      if (isAsleep) silent.add(socket);
      socket.on('data', bytes => {
        if (!silent.has(socket)) other.write(bytes);
        else if (isAsleep && socket === device) unheard.add(socket);
        else if (!isAsleep) socket.resetAndDestroy();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => silent.has(socket) || other.destroy());
    }
  }).listen(0, 'localhost');
  await once(way, 'listening');
  const address = way.address();
  if (address === null || typeof address === 'string') throw new Error('Cannot open a network: it has no port');
  return {
    url: `http://localhost:${address.port}`,
    sleep: () => {
      isAsleep = true;
      for (const socket of sockets) silent.add(socket);
    },
    wake: () => {
      isAsleep = false;
      for (const socket of unheard) socket.resetAndDestroy(); // the device sends it again, and is refused
      unheard.clear();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      way.close();
    },
  };
}
