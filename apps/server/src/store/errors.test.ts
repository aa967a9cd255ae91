// Tests which errors mean that the storage failed. Then a request gets status 503 and can be retried.
import pg from 'pg';
import { expect, test } from 'vitest';
import {
  isStorageFailure,
  LogDamaged,
  StoreBroken,
  StoreBusy,
  StoreFull,
  StoreRefused,
  StoreUnreachable,
} from './errors.ts';
import { assertPostgresUrl } from './open-postgres.ts';
import { poolAt, postgresOn } from './sql/postgres.ts';
import { rows, sql } from './sql/steps.ts';

const coded = (code: string): Error => Object.assign(new Error(code), { code });

const failures: readonly (readonly [name: string, error: unknown, isFailure: boolean])[] = [
  ['a full disk', new StoreFull(), true],
  ['too many writes that wait', new StoreBusy(), true],
  ['a broken disk', new StoreBroken(), true],
  ['a database out of reach', new StoreUnreachable(), true],
  ['a damaged log', new LogDamaged('m', 1, 'x'), false],
  ['a refused start', new StoreRefused(), false],
  ['an error without a code', new Error('x'), false],
  ['a code on no error', { code: 'EIO' }, false],
  ...['EIO', 'ENOSPC', 'EDQUOT', 'EROFS'].map(code => [code, coded(code), true] as const),
  ...['SQLITE_FULL', 'SQLITE_IOERR_FSYNC', 'SQLITE_CORRUPT', 'SQLITE_READONLY'].map(
    code => [code, coded(code), true] as const,
  ),
  ...['08006', '25006', '53100', '53300', '57P01', '58030'].map(code => [code, coded(code), true] as const),
  ...['ENOTFOUND', 'EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT', 'ENOENT', 'EACCES', 'EBADF', 'ERRORS'].map(
    code => [code, coded(code), false] as const,
  ),
  ...['ERR_INVALID_ARG_TYPE', 'SQLITE_CONSTRAINT', '23505', '40001', '42601', 'FST_ERR_VALIDATION'].map(
    code => [code, coded(code), false] as const,
  ),
];

test.each(failures)('%s', (_, error, isFailure) => {
  expect(isStorageFailure(error)).toBe(isFailure);
});

test('a PostgreSQL that cannot be reached is a storage failure, for reads and for writes', async () => {
  const db = postgresOn(poolAt('postgres://moonshot@127.0.0.1:1/moonshot', 1));
  const read = () => rows(sql.selectFrom('player').selectAll());
  for (const asked of [db.read(read), db.write(read), db.append(read), db.single(read)])
    expect(isStorageFailure(await asked.catch((error: unknown) => error))).toBe(true);
  expect(db.counts().failing).toBe(1);
  await db.close();
});

test('a shutdown of PostgreSQL stays a storage failure, although the transaction cannot be rolled back', async () => {
  const ended = Object.assign(new pg.DatabaseError('shutdown', 8, 'error'), { code: '57P01', severity: 'FATAL' });
  const query = async (what: unknown) => {
    if (what !== 'BEGIN') throw what === 'ROLLBACK' ? new Error('not queryable') : ended;
  };
  const client = { query, release: () => {} };
  const db = postgresOn({ options: { max: 1 }, connect: async () => client } as unknown as pg.Pool);
  await expect(db.append(() => rows(sql.selectFrom('player').selectAll()))).rejects.toBe(ended);
  expect(db.counts().failing).toBe(1);
});

test.each([
  ['postgres://ada@127.0.0.1:5432/moonshot', true],
  ['postgresql://ada:50%25@db.example/moonshot', true],
  ['mysql://ada@127.0.0.1/moonshot', false],
  ['moonshot', false],
  ['postgres://ada:50%@db.example/moonshot', false],
  ['postgres://ada@db.example/100%', false],
])('%s is a database: %s', (url, isOne) => {
  const check = expect(() => assertPostgresUrl(url));
  if (isOne) check.not.toThrow();
  else check.toThrow('Cannot use this database: expected a URL such as');
});
