// A proxy that imitates a slow network. All connections, including those of workers, share its bandwidth, and
// each has its latency.
import { once } from 'node:events';
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';

export interface Link {
  readonly url: string;
  close(): void;
}

export interface Line {
  readonly bitsPerSecond: number;
  readonly roundTripMs: number;
}

const CHUNK_BYTES = 1460; // bytes of payload in one packet
const SECOND_MS = 1000;

/**
 * Returns a function that computes when a packet of this size arrives. All connections share the line, so
 * packets queue.
 */
function pipe({ bitsPerSecond, roundTripMs }: Line): (bytes: number) => number {
  let freeAt = 0;
  return bytes => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes * 8 * SECOND_MS) / bitsPerSecond;
    return freeAt + roundTripMs / 2;
  };
}

/**
 * Forwards one direction of a connection packet by packet, each at its time of arrival and not before
 * `notBefore`.
 */
function carry(from: Socket, to: Socket, arrival: (bytes: number) => number, notBefore: number): void {
  const waiting: { readonly packet: Buffer; readonly at: number }[] = [];
  const release = (): void => {
    while (waiting[0] !== undefined && waiting[0].at <= performance.now()) {
      const { packet } = waiting.shift() as (typeof waiting)[number];
      if (!to.destroyed) to.write(packet);
    }
    if (waiting[0] !== undefined) setTimeout(release, waiting[0].at - performance.now());
  };
  from.on('data', (bytes: Buffer) => {
    const idle = waiting.length === 0;
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const packet = bytes.subarray(at, at + CHUNK_BYTES);
      waiting.push({ packet, at: Math.max(arrival(packet.length), notBefore) });
    }
    if (idle) release();
  });
  from.on('close', () => setTimeout(() => to.destroy(), SECOND_MS));
  from.on('error', () => to.destroy());
}

/** Opens a slow proxy to the server at this address. */
export async function slowLink(to: string, line: Line): Promise<Link> {
  const { hostname, port } = new URL(to);
  const [up, down] = [pipe(line), pipe(line)];
  const server = createServer(near => {
    const far = dial(Number(port), hostname);
    // The TCP handshake takes one round trip, and the first byte arrives half a round trip later.
    const ready = performance.now() + line.roundTripMs + line.roundTripMs / 2;
    near.setNoDelay(true);
    carry(near, far, up, ready);
    carry(far, near, down, 0);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
