// Tests that errors keep their class, code and details when they are sent from the thread.
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { isStorageFailure, LogDamaged, StoreBroken, StoreFull, StoreRefused } from '../errors.ts';
import { receivedError, sentError } from './sent-errors.ts';

const errors: readonly (readonly [name: string, error: Error])[] = [
  ['a full disk', new StoreFull('Cannot write: the disk is full.')],
  ['a broken disk', new StoreBroken('Cannot go on writing.')],
  ['a copy that is refused', new StoreRefused('Cannot write x: there is such a file already.')],
  ['a damaged log', new LogDamaged('m-1', 3, 'it is missing')],
  ['a wrong value', new RangeError('x')],
  ['an error of SQLite', new Database.SqliteError('disk I/O error', 'SQLITE_IOERR_READ')],
  ['an error of the system', Object.assign(new Error('x'), { code: 'ENOSPC' })],
  ['an error without a code', new Error('x')],
];

test.each(errors)('%s', (_, error) => {
  const received = receivedError(structuredClone(sentError(error)));
  const { code, match, seq } = error as Partial<LogDamaged> & { readonly code?: string };
  expect(received).toMatchObject({
    message: error.message,
    stack: error.stack,
    ...(code !== undefined && { code }),
    ...(match !== undefined && { match, seq }),
  });
  const classes = [StoreFull, StoreBroken, StoreRefused, LogDamaged, RangeError];
  expect(classes.map(one => received instanceof one)).toEqual(classes.map(one => error instanceof one));
  expect(isStorageFailure(received)).toBe(isStorageFailure(error));
});

test('what is no error is received as one', () => {
  expect(receivedError(sentError('late'))).toEqual(new Error('late'));
});
