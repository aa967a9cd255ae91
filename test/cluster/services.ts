// Services for the PostgreSQL tests, started once for all of them: a server, and a template database with the
// schema.
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../apps/server/src/store/open-postgres.ts';
import { databaseAt, newPostgres, postgresInMemory } from '../../apps/server/testing/postgres.ts';
import { KEY } from '../../apps/server/testing/store/key.ts';

export default async function start(project: TestProject): Promise<() => void> {
  const postgres = await newPostgres({ root: postgresInMemory() });
  const url = await databaseAt(postgres.url, 'shaped');
  const store = await openPostgres({ url, key: KEY, now: Date.now, connections: 1 });
  await store.close();
  project.provide('postgres', postgres.url);
  return postgres.remove;
}
