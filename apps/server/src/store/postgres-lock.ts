// One server for one database, as for one file, or the servers of one cluster: a lock that the database drops
// with the connection that holds it.
import pg from 'pg';
import { StoreRefused } from './errors.ts';

const LOCK = 0x53_45_52_56; // "SERV"

/** Delay in milliseconds before a lock that was lost with its connection is requested again. */
const AGAIN_MS = 1000;

export interface LockOptions {
  readonly url: string;
  readonly name: string;
  readonly shared: boolean; // with the other servers of a cluster
  readonly after: (ms: number, act: () => void) => void;
  /** Hears once that another took the database while it was out of reach. */
  readonly onLost: (error: StoreRefused) => void;
}

/** Takes the database for this server; gives what lets it go. Throws StoreRefused where another has it. */
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
    await client.end().catch(() => {}); // it went with the database
  };
}

async function locked({ url, name, shared }: LockOptions, ended: () => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'moonshot lock', keepAlive: true });
  let held = false;
  client.on('error', () => {}); // `end` follows
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
