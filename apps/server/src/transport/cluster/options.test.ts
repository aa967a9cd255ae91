// Tests which servers are nodes of a cluster, and which settings each needs.
import { expect, test } from 'vitest';
import { clusterIn, realmOf } from './options.ts';

const ALL = { MOONSHOT_CLUSTER: '1', MOONSHOT_NATS: 'nats://a:4222', MOONSHOT_KEY: 'k' };
const DATABASE = 'postgres://a/b';

const REFUSED: readonly (readonly [
  name: string,
  variables: Record<string, string>,
  database: string | undefined,
  why: RegExp,
])[] = [
  [
    'neither yes nor no',
    { ...ALL, MOONSHOT_CLUSTER: 'yes' },
    DATABASE,
    /^Cannot start with MOONSHOT_CLUSTER=yes: expected 1 or 0\.$/,
  ],
  ['no database', ALL, undefined, /without a PostgreSQL database: name it by --database/],
  ['no NATS', { ...ALL, MOONSHOT_NATS: '' }, DATABASE, /without a NATS: name it by --nats/],
  ['no key', { ...ALL, MOONSHOT_KEY: '' }, DATABASE, /without the key .* name it by MOONSHOT_KEY/],
  ['no address of NATS', { ...ALL, MOONSHOT_NATS: 'http://a' }, DATABASE, /expected a URL such as nats:/],
  [
    'one address of two that is none',
    { ...ALL, MOONSHOT_NATS: 'nats://a:1,b' },
    DATABASE,
    /expected a URL such as nats:/,
  ],
];

test.each(REFUSED)('%s is refused with a sentence', (_, variables, database, why) => {
  expect(() => clusterIn({ variables }, database)).toThrow(why);
});

test('a server is single by default, and options override variables', () => {
  expect(clusterIn({ variables: {} }, undefined)).toBeUndefined();
  expect(clusterIn({ variables: ALL, cluster: false }, DATABASE)).toBeUndefined();
  expect(clusterIn({ variables: ALL }, DATABASE)).toEqual({ nats: 'nats://a:4222' });
  expect(clusterIn({ variables: ALL, cluster: true, nats: 'tls://b:1, nats://c:2' }, DATABASE)).toEqual({
    nats: 'tls://b:1, nats://c:2',
  });
});

test('clusters with different keys are separate', () => {
  const [one, two] = [new Uint8Array(32), new Uint8Array(32).fill(1)];
  expect(realmOf(one)).toMatch(/^[0-9a-f]{16}$/);
  expect(realmOf(one)).not.toBe(realmOf(two));
});
