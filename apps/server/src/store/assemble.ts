// Assembles a store from its parts, for SQLite and PostgreSQL alike.
import type { Cipher } from './log/cipher.ts';
import { knownHeads } from './log/known-heads.ts';
import { logIn } from './log/log.ts';
import { wakeUpsIn } from './log/wake-ups.ts';
import { conductIn } from './repositories/conduct.ts';
import { contestsIn } from './repositories/contests.ts';
import { leaguesIn } from './repositories/leagues.ts';
import { oneTimeTokensIn } from './repositories/one-time-tokens.ts';
import { passkeysIn } from './repositories/passkeys.ts';
import { pastMatchesIn } from './repositories/past-matches.ts';
import { playersIn } from './repositories/players.ts';
import { pushesIn } from './repositories/pushes.ts';
import { resultsIn } from './repositories/results.ts';
import { tablesIn } from './repositories/tables.ts';
import { probeWrite } from './sql/probe.ts';
import type { Database } from './sql/steps.ts';
import type { Store } from './store.ts';

/** Creates all parts of the store on a database. `now` returns the milliseconds since 1970. */
export const partsIn = (
  db: Database,
  cipher: Cipher,
  now: () => number,
  known = knownHeads(),
): Omit<Store, 'backup' | 'close'> => ({
  log: logIn(db, cipher, now, known),
  results: resultsIn(db),
  past: pastMatchesIn(db),
  players: playersIn(db),
  passkeys: passkeysIn(db),
  pushes: pushesIn(db),
  tables: tablesIn(db, known),
  conduct: conductIn(db, cipher),
  contests: contestsIn(db, cipher),
  leagues: leaguesIn(db),
  due: wakeUpsIn(db, now),
  oneTimeTokens: oneTimeTokensIn(db, now),
  counts: db.counts,
  probe: () => db.append(probeWrite),
});
