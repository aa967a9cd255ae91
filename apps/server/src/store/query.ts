// Queries for players and tables, written with types and run at once on the one connection there is.
import type { Database } from 'better-sqlite3';
import { type Compilable, DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';

/** The tables by column; what is JSON stands there as text. */
interface Shape {
  readonly player: PlayerRow;
  readonly session: { readonly token_hash: string; readonly player: string; readonly until_ms: number };
  readonly table_row: KeptTable;
  readonly table_seat: { readonly table_id: string; readonly seat: number; readonly player: string };
}

export interface PlayerRow {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'bot';
  readonly secret_hash: string;
  readonly at_ms: number;
}

export interface KeptTable {
  readonly id: string;
  readonly revision: number;
  readonly invite: string;
  readonly host: string;
  readonly game: string;
  readonly rules: number;
  readonly overrides: string;
  readonly length: string;
  readonly settings: string;
  readonly seats: string;
  readonly open: string;
  readonly state: 'gathering' | 'playing' | 'over';
  readonly matches: number;
  readonly at_ms: number;
}

/** Makes queries and runs none: a driver that waits between statements would let others into a transaction. */
export const sql = new Kysely<Shape>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** The rows that a query gives. */
export function rows<Row>(db: Database, query: Compilable<Row>): readonly Row[] {
  const { sql: text, parameters } = query.compile();
  return db.prepare<unknown[], Row>(text).all(...parameters);
}

/** Runs a query that changes rows; gives how many it changed. */
export function changes(db: Database, query: Compilable): number {
  const { sql: text, parameters } = query.compile();
  return db.prepare(text).run(...parameters).changes;
}
