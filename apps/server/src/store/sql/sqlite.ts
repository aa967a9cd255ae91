// Runs steps in a SQLite file. They run synchronously, so that two transactions on one connection never
// interleave.
import type SQLite from 'better-sqlite3';
import type { Writer } from './group-commit.ts';
import { insertsOfValues } from './inserts.ts';
import type { Database, NewRows, SqlStatement, SqlStatements, StatementResult } from './steps.ts';

/**
 * The maximum number of prepared statements per connection. Prepared statements are kept because preparing
 * one takes longer than running it.
 */
const READY_MAX = 256;

type Statement = SQLite.Statement<unknown[]>;

/** Returns a function that gets the prepared statement for a text. */
function statements(db: SQLite.Database): (text: string) => Statement {
  const ready = new Map<string, Statement>();
  return text => {
    const known = ready.get(text);
    if (known !== undefined) return known;
    const made = db.prepare<unknown[]>(text);
    // lists of different lengths need statements of their own, so the number of kept statements is limited
    if (ready.size < READY_MAX) ready.set(text, made);
    return made;
  };
}

function taken(made: Statement, { values }: SqlStatement): StatementResult {
  return made.reader ? { rows: made.all(values), changed: 0 } : { rows: [], changed: made.run(values).changes };
}

/** Returns a function that runs steps on a connection. */
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

/**
 * Runs the steps for each key as a write of its own. The writer groups these writes in transactions by
 * itself.
 */
const singly =
  (write: Database['write']): Database['appends'] =>
  <K extends object, V>(steps: (keys: readonly K[]) => SqlStatements<readonly V[]>) =>
  async (key: K) =>
    (await write(() => steps([key])))[0] as V;

/** Creates the database on a connection. All writes go through the connection's only writer. */
export function sqliteOn(db: SQLite.Database, writer: Writer): Database {
  const walk = walkOn(db);
  const write: Database['write'] = steps => writer.write(() => walk(steps()));
  // Emptying the write-ahead log removes deleted data that the log still contains.
  const scrub = async (): Promise<void> => void db.pragma('wal_checkpoint(TRUNCATE)');
  const read: Database['read'] = async steps => walk(steps());
  return {
    isOnlyWriter: true,
    ...{ read, write, append: write, appends: singly(write), single: write },
    ...{ scrub, counts: writer.counts },
  };
}

const NOT_HERE = 'Cannot write on a connection that only reads.';

/** Creates the database on a connection that only reads. */
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
