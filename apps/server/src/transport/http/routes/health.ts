// The HTTP routes for monitoring: liveness, readiness, and metrics.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HttpContext } from '../../../api/http-context.ts';
import { hashOf } from '../../../core/ids.ts';
import type { Config } from '../../../core/settings/config.ts';
import { isBearer } from '../../../domain/sign-in/operator-token.ts';
import { monitoringLimit, withToken } from './operator.ts';

/** The response while NATS is lost. The server counts as ready, because its players lose nothing. */
const WITHOUT_NATS = 'ready, but NATS is lost: moves made at other servers appear later\n';
const TEXT = 'text/plain; charset=utf-8';

/** Adds the routes for monitoring. */
export function addHealth(server: FastifyInstance, { context, tables }: HttpContext): void {
  const probes = { config: monitoringLimit(context.config), schema: { hide: true } };
  const measures = { ...probes, onRequest: withToken(context, request => mayMeasure(context.config, request)) };
  server.get('/healthz', probes, async (_, reply) => reply.type(TEXT).send('alive\n'));
  const report = changeReporter(context.log);
  server.get('/readyz', probes, async (_, reply) => {
    const why = await whyNotReady(context.store, tables);
    report(why);
    if (why === undefined) return reply.type(TEXT).send(context.nodes?.isCutOff() ? WITHOUT_NATS : 'ready\n');
    return reply
      .code(503)
      .header('retry-after', Math.ceil(context.config.limits.busyMs / 1000))
      .type(TEXT)
      .send(`not ready: ${why}\n`);
  });
  server.get('/metrics', measures, async (_, reply) => {
    const { registry, stored } = context.metrics;
    const counts = context.store.counts();
    for (const name of Object.keys(stored) as (keyof typeof stored)[]) stored[name].set(counts[name]);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Logs when the server is no longer ready, with the reason, and when it is ready again. */
function changeReporter(log: HttpContext['context']['log']): (why: string | undefined) => void {
  let before: string | undefined;
  return why => {
    if (why !== before) log.warn(why === undefined ? 'ready again' : `not ready: ${why}`);
    before = why;
  };
}

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/**
 * Whether the request may read the metrics. If a token is configured, the request needs it. Otherwise only
 * requests from this machine that come through no proxy may read them.
 */
function mayMeasure({ metricsToken, proxies }: Config, { headers, ip }: FastifyRequest): boolean {
  if (metricsToken !== undefined) return isBearer(headers.authorization, hashOf(metricsToken));
  return LOOPBACK.test(ip) && (proxies > 0 || headers['x-forwarded-for'] === undefined);
}

/** Why a load balancer should send no new players to this server; undefined if the server is ready. */
async function whyNotReady(
  store: HttpContext['context']['store'],
  { stopping, loadShedding }: HttpContext['tables'],
): Promise<string | undefined> {
  if (stopping) return 'stopping';
  if (loadShedding.forTables()) return 'busy';
  try {
    await store.tables.byId('none');
  } catch {
    return 'the database cannot be read';
  }
  try {
    // A server that is not ready gets no writes that would show its recovery, so it writes something itself.
    if (store.counts().failing > 0) await store.probe();
    return undefined;
  } catch {
    return 'the database cannot be written';
  }
}
