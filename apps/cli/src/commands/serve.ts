// `moonshot serve`: runs the server of the page and the tables.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runServer, StoreRefused, withFiles } from '@moonshot/server';
import { CommandError, codeOf, type ExitCode, misused, reasonOf } from '../core/errors.ts';
import { print } from '../core/output.ts';
import { placeOf, ROOT } from '../core/paths.ts';
import { PORT_MAX } from '../options/options.ts';

export const PORT_DEFAULT = 8080;

interface ServeOptions {
  readonly port?: number;
  readonly host?: string;
  readonly page?: string;
  readonly data?: string;
  readonly database?: string;
  readonly cluster?: boolean;
  readonly nats?: string;
}

/** Serves until it is stopped, then exits the process. */
export async function serve(options: ServeOptions): Promise<ExitCode> {
  const port = options.port ?? portOf(process.env.PORT);
  const page = options.page === undefined ? join(ROOT, 'apps/web/dist') : placeOf(options.page);
  if (!existsSync(join(page, 'index.html')))
    throw new CommandError('Cannot serve the page: it is not built. Build it with: npm run build');
  try {
    const { database, cluster, nats } = options;
    const kept = {
      ...(options.data === undefined ? {} : { data: placeOf(options.data) }),
      ...(database === undefined ? {} : { database }),
      ...(cluster === undefined ? {} : { cluster }),
      ...(nats === undefined ? {} : { nats }),
    };
    const variables = withFiles(process.env);
    await runServer({ page, ...kept, port, host: options.host ?? 'localhost', variables, print });
    // Exits at once. npm sends Ctrl-C twice: if the second one arrived while Node was ending by itself, the
    // process would count as killed by the signal.
    process.exit(0);
  } catch (error) {
    throw failureAt(port, error);
  }
}

/** The port in the variable PORT, or the default port if it is not set. */
function portOf(text: string | undefined): number {
  if (text === undefined || text === '') return PORT_DEFAULT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= PORT_MAX) return port;
  throw misused(`Cannot serve on PORT=${text}: expected a whole number from 0 to ${PORT_MAX}.`);
}

function failureAt(port: number, error: unknown): unknown {
  if (error instanceof RangeError) return misused(error.message);
  if (error instanceof StoreRefused) return new CommandError(error.message);
  if (codeOf(error) === undefined) return error;
  if (codeOf(error) === 'EADDRINUSE')
    return new CommandError(`Cannot serve at port ${port}: another program uses it. Choose another with --port.`);
  return new CommandError(`Cannot serve at port ${port}: ${reasonOf(error)}.`);
}
