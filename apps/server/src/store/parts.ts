// Assembles a store from its parts, over any kind of database.
import type { Cipher } from './cipher.ts';
import { conductIn } from './conduct.ts';
import { contestsIn } from './contests.ts';
import { dueIn } from './due.ts';
import { leaguesIn } from './leagues.ts';
import { logIn } from './log.ts';
import { passkeysIn } from './passkeys.ts';
import { pastIn } from './past.ts';
import { playersIn } from './players.ts';
import { probing } from './probe.ts';
import { pushesIn } from './pushes.ts';
import { resultsIn } from './results.ts';
import { slipsIn } from './slips.ts';
import type { Database } from './steps.ts';
import type { Store } from './store.ts';
import { tablesIn } from './tables.ts';

/** All parts of the store in a database; `now` is the time of day in milliseconds. */
export const partsIn = (db: Database, cipher: Cipher, now: () => number): Omit<Store, 'backup' | 'close'> => ({
  log: logIn(db, cipher, now),
  results: resultsIn(db),
  past: pastIn(db),
  players: playersIn(db),
  passkeys: passkeysIn(db),
  pushes: pushesIn(db),
  tables: tablesIn(db),
  conduct: conductIn(db, cipher),
  contests: contestsIn(db, cipher),
  leagues: leaguesIn(db),
  due: dueIn(db, now),
  slips: slipsIn(db, now),
  counts: db.counts,
  probe: () => db.append(probing),
});
