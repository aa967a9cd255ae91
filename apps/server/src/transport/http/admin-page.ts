// The operator's page, which consists of three static files. It shows data only after the operator's token
// has been entered.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const FOLDER = join(import.meta.dirname, '../../../admin');

const FILES = [
  ['/admin', 'index.html', 'text/html; charset=utf-8'],
  ['/admin/admin.css', 'admin.css', 'text/css; charset=utf-8'],
  ['/admin/admin.js', 'admin.js', 'text/javascript; charset=utf-8'],
] as const;

/** Adds the routes of the operator's page at `/admin`. */
export function addAdminPage(server: FastifyInstance): void {
  for (const [path, name, type] of FILES) {
    const text = readFileSync(join(FOLDER, name), 'utf8');
    server.get(path, { schema: { hide: true } }, async (_, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(text),
    );
  }
}
