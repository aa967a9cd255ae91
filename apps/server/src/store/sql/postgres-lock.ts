// Allows only one server or one cluster to use a database, by a lock that the database releases when the
// connection that holds it ends.
import pg from 'pg';
import { StoreRefused } from '../errors.ts';

const LOCK = 0x53_45_52_56; // the number of the lock: "SERV" in ASCII

/** How long to wait after a failed attempt to get the lost lock back, in milliseconds. */
const AGAIN_MS = 1000;

export interface LockOptions {
  readonly url: string;
  readonly name: string;
  readonly shared: boolean; // whether other nodes of a cluster may hold the lock too
  readonly after: (ms: number, act: () => void) => void;
  /** Called once if another server has taken the lock while the database was unreachable. */
  readonly onLost: (error: StoreRefused) => void;
}

/**
 * Locks the database for this server or its cluster. Returns a function that unlocks it. Throws StoreRefused
 * if another server holds the lock and does not share it.
 */
export async function lockDatabase(options: LockOptions): Promise<() => Promise<void>> {
  let over = false;
  let client = await locked(options, () => void again());
  const again = async (): Promise<void> => {
    if (over) return;
    try {
      client = await locked(options, () => void again());
      if (over) await client.end();
    } catch (error) {
      if (error instanceof StoreRefused) options.onLost(error);
      else options.after(AGAIN_MS, () => void again());
    }
  };
  return async () => {
    over = true;
    await client.end().catch(() => {}); // the connection may be broken already
  };
}

async function locked({ url, name, shared }: LockOptions, ended: () => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'moonshot lock', keepAlive: true });
  let held = false;
  client.on('error', () => {}); // the event `end` follows and is handled below
  client.on('end', () => held && ended());
  await client.connect();
  const lock = shared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
  const { rows } = await client.query<{ readonly held: boolean }>(`SELECT ${lock}($1) AS held`, [LOCK]);
  held = rows[0]?.held ?? false;
  if (held) return client;
  await client.end();
  throw new StoreRefused(
    `Cannot open ${name}: another Moonshot server has it open${shared ? ', and not as one of a cluster' : ''}.`,
  );
}
