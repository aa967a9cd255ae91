// What an operator's machines ask: whether the server lives, whether it takes people, and its figures.
import type { FastifyInstance } from 'fastify';
import type { Desk } from './desk.ts';

const TEXT = 'text/plain; charset=utf-8';

/** Adds the routes of an operator; none of them counts against a rate. */
export function addHealth(server: FastifyInstance, { world, tables }: Desk): void {
  const unlimited = { config: { rateLimit: false as const }, schema: { hide: true } };
  server.get('/healthz', unlimited, async (_, reply) => reply.type(TEXT).send('alive\n'));
  server.get('/readyz', unlimited, async (_, reply) => {
    const why = await whyNotReady(world.store, tables);
    if (why === undefined) return reply.type(TEXT).send('ready\n');
    return reply
      .code(503)
      .header('retry-after', Math.ceil(world.config.limits.busyMs / 1000))
      .type(TEXT)
      .send(`not ready: ${why}\n`);
  });
  server.get('/metrics', unlimited, async (_, reply) =>
    reply.type(world.metrics.registry.contentType).send(await world.metrics.registry.metrics()),
  );
}

/** Why nobody new is to be sent here; undefined where they may come. */
async function whyNotReady(
  store: Desk['world']['store'],
  { stopping, busy }: Desk['tables'],
): Promise<string | undefined> {
  if (stopping) return 'stopping';
  if (busy.forTables()) return 'busy';
  try {
    await store.tables.lobby(1);
    return undefined;
  } catch {
    return 'the database cannot be read';
  }
}
