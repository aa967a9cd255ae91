// Determines whether passkeys work for an origin: they need a domain name, and HTTPS except on localhost.
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { ownOrigin } from '../../api/session.ts';
import { apiError } from '../../core/errors.ts';
import type { ServerContext } from '../../domain/context.ts';

export const NO_PASSKEYS = apiError('not-allowed', say => say.passkeys);

/** The page's origin, and the domain that its passkeys are bound to. */
export interface RelyingParty {
  readonly origin: string;
  readonly domain: string;
}

const isLocal = (hostname: string): boolean => hostname === 'localhost' || hostname.endsWith('.localhost');

/** The relying party for an origin. Undefined if passkeys do not work there. */
export function placeOf(origin: string | undefined): RelyingParty | undefined {
  if (origin === undefined) return undefined;
  const { protocol, hostname } = new URL(origin);
  const named = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return named && (protocol === 'https:' || isLocal(hostname)) ? { origin, domain: hostname } : undefined;
}

/**
 * The relying party for the page that sent the request; undefined if browsers do not support passkeys there.
 */
export const placeHere = (context: ServerContext, request: FastifyRequest): RelyingParty | undefined =>
  placeOf(ownOrigin(context, request));
