// Reads from options and environment variables whether this server is a node of a cluster.
import { createHash } from 'node:crypto';
import type { Variables } from '../../core/limits.ts';
import { markOf } from '../../store/files/key.ts';
import { assertNatsUrl } from './nats.ts';

interface Asked {
  readonly cluster?: boolean;
  readonly nats?: string;
  readonly variables: Variables;
}

export interface Cluster {
  readonly nats: string;
}

/**
 * The settings of the cluster; undefined for a single server. Throws RangeError if a setting is missing or
 * invalid.
 */
export function clusterIn({ cluster, nats, variables }: Asked, database: string | undefined): Cluster | undefined {
  const given = variables.MOONSHOT_CLUSTER ?? '';
  if (!['', '0', '1'].includes(given))
    throw new RangeError(`Cannot start with MOONSHOT_CLUSTER=${given}: expected 1 or 0.`);
  if (!(cluster ?? given === '1')) return undefined;
  const url = nats ?? variables.MOONSHOT_NATS ?? '';
  if (database === undefined) throw missing('a PostgreSQL database', '--database or MOONSHOT_DATABASE');
  if (url === '') throw missing('a NATS', '--nats or MOONSHOT_NATS');
  if (!variables.MOONSHOT_KEY) throw missing('the key that all of its servers have', 'MOONSHOT_KEY');
  assertNatsUrl(url);
  return { nats: url };
}

const missing = (what: string, where: string): RangeError =>
  new RangeError(`Cannot start as one of a cluster without ${what}: name it by ${where}.`);

const REALM_LETTERS = 16;

/**
 * The id that separates a cluster from others on the same NATS server: a one-way hash of the cluster's key.
 */
export const realmOf = (key: Uint8Array): string =>
  createHash('sha256')
    .update(`realm ${markOf(key)}`)
    .digest('hex')
    .slice(0, REALM_LETTERS);
