// Serves the built page with security and cache headers.
import { relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const SECONDS_A_YEAR = 31_536_000;
/** Vite puts a content hash into these names, so that the files never change. */
const HASHED = /^assets[\\/]/;

/**
 * The page loads only its own files. Its worker is created through a Trusted Types policy. The bots' networks
 * run in WebAssembly, which the page may compile, but no text may be evaluated as JavaScript.
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

/** Serves the page in a folder. */
export function addPage(server: FastifyInstance, page: string): void {
  server.register(fastifyStatic, {
    root: page,
    dotfiles: 'ignore', // dot files are the build's own notes
    cacheControl: false,
    preCompressed: true, // the build stores the compressed copies beside the files
    setHeaders: (reply, path) => {
      const forever = `public, max-age=${SECONDS_A_YEAR}, immutable`;
      reply.header('cache-control', HASHED.test(relative(page, path)) ? forever : 'no-cache');
    },
  });
}
