// `moonshot serve`: serves the built page to this machine, with the headers that keep it safe and quick.
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { codeOf, type ExitCode, Failure, misused, reasonOf } from '../failure.ts';
import { print } from '../output.ts';
import { placeOf, ROOT } from '../place.ts';

export const PORT_DEFAULT = 8080;
const PORT_MAX = 65_535;

const SECONDS_A_YEAR = 31_536_000;
/** Vite puts a hash of a file's content into its name there: what has the name never changes. */
const HASHED = /^assets[\\/]/;

/** The page may load what is its own and nothing else; its worker is made through a policy of ours. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types svelte-trusted-html moonshot',
].join('; ');

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

interface ServeOptions {
  readonly port?: number;
  readonly host?: string;
  readonly page?: string;
}

/** Serves until somebody stops it. */
export async function serve(options: ServeOptions): Promise<ExitCode> {
  const port = options.port ?? portOf(process.env.PORT);
  const page = options.page === undefined ? join(ROOT, 'apps/web/dist') : placeOf(options.page);
  if (!existsSync(join(page, 'index.html')))
    throw new Failure('Cannot serve the page: it is not built. Build it with: npm run build');
  const server = serverOf(page);
  const host = options.host ?? 'localhost';
  await listen(server, port, host);
  print(`Moonshot is at http://${/^[0:.]+$/.test(host) ? 'localhost' : host}:${portIn(server) ?? port}`);
  await stopped();
  await server.close();
  return 0;
}

/** The port that was really taken, where 0 left the choice to the system. */
function portIn(server: FastifyInstance): number | undefined {
  const address = server.server.address();
  return typeof address === 'object' && address !== null ? address.port : undefined;
}

/** The port in the variable PORT, if there is one. */
function portOf(text: string | undefined): number {
  if (text === undefined || text === '') return PORT_DEFAULT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= PORT_MAX) return port;
  throw misused(`Cannot serve on PORT=${text}: expected a whole number from 0 to ${PORT_MAX}.`);
}

/** The server of the page in a folder. */
export function serverOf(page: string): FastifyInstance {
  const server = fastify({ forceCloseConnections: true });
  server.addHook('onSend', async (_, reply) => {
    reply.headers(HEADERS);
  });
  server.register(fastifyStatic, {
    root: page,
    dotfiles: 'ignore', // the build's own notes
    cacheControl: false,
    preCompressed: true, // the build lays the copies beside its files
    setHeaders: (reply, path) => {
      const forever = `public, max-age=${SECONDS_A_YEAR}, immutable`;
      reply.header('cache-control', HASHED.test(relative(page, path)) ? forever : 'no-cache');
    },
  });
  server.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .send(`There is nothing at ${request.url.split('?')[0]}.\n`),
  );
  return server;
}

async function listen(server: FastifyInstance, port: number, host: string): Promise<void> {
  try {
    await server.listen({ port, host });
  } catch (error) {
    await server.close();
    if (codeOf(error) === 'EADDRINUSE')
      throw new Failure(`Cannot serve at port ${port}: another program uses it. Choose another with --port.`);
    throw new Failure(`Cannot serve at port ${port}: ${reasonOf(error)}.`);
  }
}

/** Resolves when the program is asked to end. */
const stopped = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
