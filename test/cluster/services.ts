// Services for the PostgreSQL tests, started once for all of them: a server, and a template database with the
// schema.
import type { TestProject } from 'vitest/node';
import { databaseAt, newPostgres, postgresInMemory } from '../../apps/server/src/rig/postgres.ts';
import { KEY } from '../../apps/server/src/rig/store/key.ts';
import { openPostgres } from '../../apps/server/src/store/postgres-open.ts';

export default async function start(project: TestProject): Promise<() => void> {
  const postgres = await newPostgres({ root: postgresInMemory() });
  const url = await databaseAt(postgres.url, 'shaped');
  const store = await openPostgres({ url, key: KEY, now: Date.now, connections: 1 });
  await store.close();
  project.provide('postgres', postgres.url);
  return postgres.remove;
}
