// Serves the files of the built web page, with headers for security and caching.
import { relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const SECONDS_A_YEAR = 31_536_000;
/** Matches the files whose names contain a hash of their contents, so that they never change. */
const HASHED = /^assets[\\/]/;

/**
 * The content security policy of the page, which may load only its own files. It creates its worker through
 * a Trusted Types policy. It may compile WebAssembly, in which the bots' networks run, but may not evaluate
 * text as JavaScript.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
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

export const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** Serves the web page from this folder. */
export function addPage(server: FastifyInstance, page: string): void {
  server.register(fastifyStatic, {
    root: page,
    dotfiles: 'ignore', // files whose names begin with a dot are internal to the build
    cacheControl: false,
    preCompressed: true, // the build stores compressed copies beside the files
    setHeaders: (reply, path) => {
      const forever = `public, max-age=${SECONDS_A_YEAR}, immutable`;
      reply.header('cache-control', HASHED.test(relative(page, path)) ? forever : 'no-cache');
    },
  });
}
