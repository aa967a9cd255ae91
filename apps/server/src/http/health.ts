// What an operator's machines ask: whether the server lives, whether it takes people, and its figures.
import type { FastifyInstance } from 'fastify';
import type { Desk } from './desk.ts';

const TEXT = 'text/plain; charset=utf-8';

/** Adds the routes of an operator; none of them counts against a rate. */
export function addHealth(server: FastifyInstance, { world, tables }: Desk): void {
  const unlimited = { config: { rateLimit: false as const }, schema: { hide: true } };
  server.get('/healthz', unlimited, async (_, reply) => reply.type(TEXT).send('alive\n'));
  server.get('/readyz', unlimited, async (_, reply) => {
    const ready = !tables.stopping && (await canRead(world.store));
    return reply
      .code(ready ? 200 : 503)
      .type(TEXT)
      .send(ready ? 'ready\n' : 'not ready\n');
  });
  server.get('/metrics', unlimited, async (_, reply) =>
    reply.type(world.metrics.registry.contentType).send(await world.metrics.registry.metrics()),
  );
}

async function canRead(store: Desk['world']['store']): Promise<boolean> {
  try {
    await store.tables.lobby(1);
    return true;
  } catch {
    return false;
  }
}
