// Runs steps in a SQLite file. They run synchronously, so that the steps of two transactions on one
// connection never interleave.
import type SQLite from 'better-sqlite3';
import type { Writer } from './group-commit.ts';
import { insertsOfValues } from './inserts.ts';
import type { Database, NewRows, SqlStatement, SqlStatements, StatementResult } from './steps.ts';

/**
 * The number of prepared statements per connection. They are kept because preparing one takes longer than
 * running it.
 */
const READY_MAX = 256;

type Statement = SQLite.Statement<unknown[]>;

/** The prepared statements of a connection, by text. */
function statements(db: SQLite.Database): (text: string) => Statement {
  const ready = new Map<string, Statement>();
  return text => {
    const known = ready.get(text);
    if (known !== undefined) return known;
    const made = db.prepare<unknown[]>(text);
    if (ready.size < READY_MAX) ready.set(text, made); // lists of every length need their own statement
    return made;
  };
}

function taken(made: Statement, { values }: SqlStatement): StatementResult {
  return made.reader ? { rows: made.all(values), changed: 0 } : { rows: [], changed: made.run(values).changes };
}

/** Runs steps on a connection. */
function walkOn(db: SQLite.Database): <T>(steps: SqlStatements<T>) => T {
  const statement = statements(db);
  const one = (wanted: SqlStatement): StatementResult => taken(statement(wanted.text), wanted);
  const step = (wanted: SqlStatement | readonly NewRows[]): StatementResult => {
    if ('text' in wanted) return one(wanted);
    let changed = 0;
    for (const insert of insertsOfValues(wanted)) changed += one(insert).changed;
    return { rows: [], changed };
  };
  return steps => {
    let next = steps.next();
    while (!next.done) next = steps.next(step(next.value));
    return next.value;
  };
}

/** The writer groups all writes itself, so each key is a separate write here. */
const singly =
  (write: Database['write']): Database['appends'] =>
  <K extends object, V>(steps: (keys: readonly K[]) => SqlStatements<readonly V[]>) =>
  async (key: K) =>
    (await write(() => steps([key])))[0] as V;

/** The database on a connection. All writes go through its single writer. */
export function sqliteOn(db: SQLite.Database, writer: Writer): Database {
  const walk = walkOn(db);
  const write: Database['write'] = steps => writer.write(() => walk(steps()));
  // empties the write-ahead log, which would otherwise keep deleted data
  const scrub = async (): Promise<void> => void db.pragma('wal_checkpoint(TRUNCATE)');
  const read: Database['read'] = async steps => walk(steps());
  return {
    isOnlyWriter: true,
    ...{ read, write, append: write, appends: singly(write), single: write },
    ...{ scrub, counts: writer.counts },
  };
}

const NOT_HERE = 'Cannot write on a connection that only reads.';

/** The database on a connection that only reads. */
export function readingOn(db: SQLite.Database): Database {
  const walk = walkOn(db);
  const refused = (): Promise<never> => Promise.reject(new Error(NOT_HERE));
  const counts = (): never => {
    throw new Error(NOT_HERE);
  };
  return {
    isOnlyWriter: false,
    read: async steps => walk(steps()),
    write: refused,
    append: refused,
    single: refused,
    scrub: refused,
    appends: () => refused,
    counts,
  };
}
