// Assembles the HTTP server: the page, the API with its documentation, and the headers that all responses
// have.
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { type AddRoutes, type Api, type HttpContext, refuse } from '../../api/http-context.ts';
import { addressOf, countedBy } from '../../api/requester.ts';
import { type ApiError, apiError, reasonOf, tooOften } from '../../core/errors.ts';
import { isOriginAllowed, isTrusted, originFor } from '../../core/network/origins.ts';
import { API, isPlainPath, isUnder, OPEN_DATA, pathOf } from '../../core/network/request-paths.ts';
import type { Config } from '../../core/settings/config.ts';
import { isStorageFailure } from '../../store/errors.ts';
import { addAdminPage } from './admin-page.ts';
import { addBans } from './bans.ts';
import { boundConnections } from './connection-limit.ts';
import { addPage, HEADERS } from './page.ts';
import { addProcessorBudgets } from './processor-budgets.ts';
import { windowsBy } from './rate-limit-windows.ts';
import { addAdmin } from './routes/admin.ts';
import { addBots } from './routes/bots.ts';
import { addConduct } from './routes/conduct.ts';
import { addForks } from './routes/forks.ts';
import { addHealth } from './routes/health.ts';
import { addImports } from './routes/imports.ts';
import { addMatches } from './routes/matches.ts';
import { addMe, addSessions } from './routes/players.ts';
import { addProofs } from './routes/proofs.ts';
import { addSeals } from './routes/seals.ts';
import { addInvitationRoutes, addOpening, addTableLists } from './routes/tables.ts';
import { validated } from './validate.ts';

/**
 * The maximum number of players and addresses whose requests one rate limit counts. The least recently used
 * ones are evicted.
 */
const KEYS_MOST = 100_000;

const DOCS = '/api/docs';
const MINUTE = '1 minute';
const SECONDS_A_YEAR = 31_536_000;

/** Creates the HTTP server, without sockets. `addFeatures` adds the routes of the features. */
export async function httpServer(http: HttpContext, addFeatures: AddRoutes): Promise<FastifyInstance> {
  const { config } = http.context;
  const server = bareServer(config);
  if (config.proxies === 0) boundConnections(server.server, config.limits.connectionsPerAddress);
  server.setValidatorCompiler(validated);
  server.setSerializerCompiler(serializerCompiler);
  addHeaders(server, http);
  await addPlugins(server, http);
  addErrors(server, http);
  const api: Api = server.withTypeProvider<ZodTypeProvider>();
  addBans(server, http.context);
  addProcessorBudgets(server, http.context);
  addSessions(api, http);
  addMe(api, http);
  addOpening(api, http);
  addTableLists(api, http);
  addInvitationRoutes(api, http);
  addBots(api, http);
  addPast(api, http);
  addConduct(api, http);
  addFeatures(api, http);
  addAdmin(api, http);
  addHealth(server, http);
  addAdminPage(server);
  addPage(server, config.page);
  return server;
}

/** Creates a server with limits but without routes. */
function bareServer(config: Config): FastifyInstance {
  const { bodyBytes, headersMs, idleMs, requestMs } = config.limits;
  return fastify({
    forceCloseConnections: true,
    // Each trusted proxy appends the address of its own client to the header. So the player's address is at
    // place `proxies` from the end.
    trustProxy: config.proxies > 0 && ((_, hop) => hop < config.proxies),
    bodyLimit: bodyBytes,
    requestTimeout: requestMs,
    connectionTimeout: idleMs,
    logger: false, // Fastify logs nothing itself; `addHeaders` logs each request
    http: { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: 1000 },
    frameworkErrors: ({ message, statusCode }, _, reply) => refuse(reply, unreadable(message), statusCode),
  });
}

/** Adds the routes about finished matches. */
function addPast(api: Api, http: HttpContext): void {
  addMatches(api, http);
  addImports(api, http);
  addForks(api, http);
  addProofs(api, http);
  addSeals(api, http);
}

/**
 * Adds the checks of the path and the origin, the headers of every response, and one anonymous log line for
 * each request.
 */
function addHeaders(server: FastifyInstance, { context }: HttpContext): void {
  const { config, log, metrics } = context;
  server.addHook('onRequest', async (request, reply) => {
    if (!isPlainPath(request.url)) return refuse(reply, UNPLAIN);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads && !isOriginAllowed(request.headers.origin, originFor(request.headers.host, config.origins)))
      return refuse(
        reply,
        apiError('not-allowed', say => say.origin),
      );
    return undefined;
  });
  server.addHook('onSend', async (request, reply) => {
    const { 'content-security-policy': policy, 'cross-origin-opener-policy': opener, ...others } = HEADERS;
    const own = originFor(request.headers.host, config.origins);
    reply.headers(others);
    // Browsers ignore this header at origins without TLS, and print a warning.
    if (isTrusted(own)) reply.header('cross-origin-opener-policy', opener);
    // The pages of the API documentation have a content security policy of their own.
    if (!request.routeOptions.url?.startsWith(DOCS)) reply.header('content-security-policy', policy);
    if (isUnder(API, request)) reply.header('cache-control', 'no-store');
    if (own?.startsWith('https:')) reply.header('strict-transport-security', `max-age=${SECONDS_A_YEAR}`);
  });
  server.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    metrics.requests.inc({ status: String(reply.statusCode) });
    log.info({ method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms: reply.elapsedTime }, 'request');
  });
}

// maximum length in characters of the reason in a refusal, because a body may have a thousand errors
const REASON_MAX = 300;

const unreadable = (message: string): ApiError =>
  apiError('unreadable', say => say.request(message.slice(0, REASON_MAX)));

const UNPLAIN = apiError('unreadable', say => say.path);

function addErrors(server: FastifyInstance, { context }: HttpContext): void {
  server.setNotFoundHandler({ preHandler: server.rateLimit() }, (request, reply) => {
    if (isUnder(API, request))
      return refuse(
        reply,
        apiError('gone', say => say.address),
      );
    return reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .send(`There is nothing at ${pathOf(request.url)}.\n`);
  });
  server.setErrorHandler((error: FastifyError & { readonly ttl?: number }, _, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 429) return refuse(reply.header('connection', 'close'), tooOften(error.ttl ?? 1000));
    if (status < 500) return refuse(reply, unreadable(error.message), status);
    context.log.error({ reason: reasonOf(error) }, 'a request failed');
    const failed = apiError('paused', say => say.failed);
    if (!isStorageFailure(error)) return refuse(reply, failed, 500);
    return refuse(reply, { ...failed, retryAfterMs: context.config.limits.busyMs }, 503);
  });
}

/**
 * The content security policy of the API documentation. It may load its own files, including over plain
 * HTTP, and use its inline style sheet.
 */
const DOCS_POLICY = {
  'default-src': "'self'",
  'base-uri': "'self'",
  'font-src': "'self' data:",
  'frame-ancestors': "'none'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'script-src': "'self'",
  'script-src-attr': "'none'",
  'style-src': "'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
} as const;

async function addPlugins(server: FastifyInstance, { context }: HttpContext): Promise<void> {
  const { requestsPerMinute, filesPerMinute } = context.config.limits;
  const isFile = (request: FastifyRequest): boolean => !isUnder(API, request) && !isUnder(OPEN_DATA, request);
  await server.register(cookie);
  await server.register(rateLimit, {
    // files have their own limit, because the page has many small ones
    max: request => (isFile(request) ? filesPerMinute : requestsPerMinute),
    keyGenerator: async request => (isFile(request) ? `files of ${addressOf(request)}` : countedBy(context, request)),
    store: windowsBy(context.env, KEYS_MOST),
    timeWindow: MINUTE,
    errorResponseBuilder: (_, { statusCode, ttl }) => Object.assign(new Error('too often'), { statusCode, ttl }),
  });
  await server.register(swagger, {
    openapi: {
      info: {
        title: 'Moonshot',
        description:
          'Everything except play at a table, for which a client opens a socket (docs/reference/protocol.md).',
        version: '1',
      },
      components: { securitySchemes: { operator: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await server.register(swaggerUi, { routePrefix: DOCS, staticCSP: DOCS_POLICY });
}
