// The migrations of the database. Each runs once, in order, and is never changed once released.
import type { Database } from 'better-sqlite3';
import { StoreRefused } from '../errors.ts';
import type { Cipher } from '../log/cipher.ts';
import { encryptReport } from '../repositories/reports.ts';
import { BROUGHT } from './brought-bots.ts';
import { CLUSTER, HOLDERS } from './cluster.ts';
import { CONTESTS } from './contests.ts';
import { DEVICES } from './devices.ts';
import { FIRST } from './first.ts';
import { LEAGUES } from './leagues.ts';
import { PAST } from './past-matches.ts';
import { USES } from './player-use.ts';
import { LAST_RANKS, LAST_RATED, PRIVACY, RATING_STEPS, RESULTS } from './results.ts';
import { OWNERS } from './table-owners.ts';

/** The application id that marks SQLite files as Moonshot's: "MOON" in ASCII. */
const APPLICATION = 0x4d_4f_4f_4e;

const OPENED = `
    ALTER TABLE report RENAME TO report_open;
    CREATE TABLE report (
      id TEXT PRIMARY KEY,
      at_ms INTEGER NOT NULL,
      by TEXT NOT NULL,
      about TEXT,
      kind TEXT NOT NULL,
      table_id TEXT NOT NULL,
      match TEXT,
      first INTEGER,
      last INTEGER,
      body BLOB NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('open', 'settled'))
    ) STRICT;
  `;

const SEALED = `
    DROP TABLE report_open;
    CREATE INDEX report_at ON report (at_ms);
    CREATE INDEX report_by ON report (by, table_id);
  `;

/**
 * A migration: SQL, or a function that also encrypts columns. PostgreSQL runs `shape` instead of the
 * function. `shape` is the SQL of the schema that results from it.
 */
type Step = string | { readonly shape: string; readonly seal: (db: Database, cipher: Cipher) => void };

/** All migrations, oldest first. */
export const STEPS: readonly Step[] = [
  FIRST,
  `
  CREATE TABLE report (
    id TEXT PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    by TEXT NOT NULL,
    about TEXT NOT NULL,
    table_id TEXT NOT NULL,
    match TEXT,
    first INTEGER,
    last INTEGER,
    text TEXT NOT NULL,
    lines TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'settled'))
  ) STRICT;
  CREATE INDEX report_at ON report (at_ms);
  CREATE INDEX report_by ON report (by);

  CREATE TABLE ban (
    kind TEXT NOT NULL CHECK (kind IN ('player', 'address')),
    who TEXT NOT NULL,
    reason TEXT NOT NULL,
    until_ms INTEGER,
    at_ms INTEGER NOT NULL,
    PRIMARY KEY (kind, who)
  ) STRICT;

  CREATE TABLE audit (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    at_ms INTEGER NOT NULL,
    what TEXT NOT NULL,
    subject TEXT NOT NULL,
    note TEXT NOT NULL
  ) STRICT;
  CREATE TRIGGER audit_stays BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'the audit is only added to'); END;
  CREATE TRIGGER audit_is_whole BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'the audit is only added to'); END;

  CREATE TABLE block (
    player TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    blocked TEXT NOT NULL,
    PRIMARY KEY (player, blocked)
  ) STRICT;
  `,
  `
  CREATE TABLE passkey (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    public_key BLOB NOT NULL,
    counter INTEGER NOT NULL,
    domain TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    used_ms INTEGER
  ) STRICT;
  CREATE INDEX passkey_player ON passkey (player);
  `,
  `
  ALTER TABLE report RENAME TO report_before;
  DROP INDEX report_at;
  DROP INDEX report_by;
  CREATE TABLE report (
    id TEXT PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    by TEXT NOT NULL,
    about TEXT,
    kind TEXT NOT NULL,
    table_id TEXT NOT NULL,
    match TEXT,
    first INTEGER,
    last INTEGER,
    text TEXT NOT NULL,
    lines TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'settled'))
  ) STRICT;
  INSERT INTO report
    SELECT id, at_ms, by, about, 'other', table_id, match, first, last, text, lines, state FROM report_before;
  DROP TABLE report_before;
  CREATE INDEX report_at ON report (at_ms);
  CREATE INDEX report_by ON report (by);
  `,
  `
  CREATE TABLE push (
    endpoint TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES player (id) ON DELETE CASCADE,
    session TEXT NOT NULL REFERENCES session (token_hash) ON DELETE CASCADE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    at_ms INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX push_player ON push (player);
  CREATE INDEX push_session ON push (session);
  `,
  { shape: `${OPENED} ${SEALED}`, seal: sealReports },
  'CREATE TABLE standing (match TEXT PRIMARY KEY, seq INTEGER NOT NULL, body BLOB NOT NULL) STRICT;',
  `
  CREATE TABLE commitment (number INTEGER PRIMARY KEY, wall_ms INTEGER NOT NULL, hash BLOB NOT NULL) STRICT;
  CREATE INDEX commitment_at ON commitment (wall_ms);
  `,
  'CREATE INDEX commitment_hash ON commitment (hash);',
  CONTESTS,
  RESULTS,
  RATING_STEPS,
  LEAGUES,
  'ALTER TABLE table_row ADD COLUMN fork INTEGER;',
  CLUSTER,
  PAST,
  OWNERS,
  PRIVACY,
  USES,
  BROUGHT,
  HOLDERS,
  DEVICES,
  LAST_RANKS,
  LAST_RATED,
  'ALTER TABLE table_row ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;',
];

/** Encrypts the texts of reports, which were stored as plain text before. */
function sealReports(db: Database, cipher: Cipher): void {
  db.exec(OPENED);
  const put = db.prepare(
    'INSERT INTO report SELECT id, at_ms, by, about, kind, table_id, match, first, last, ?, state FROM report_open WHERE id = ?',
  );
  const open = db.prepare<[], { id: string; text: string; lines: string }>('SELECT id, text, lines FROM report_open');
  for (const { id, text, lines } of open.all())
    put.run(encryptReport(cipher, id, { text, lines: JSON.parse(lines) }), id);
  db.exec(SEALED);
}

/** The first schema version in which the texts of reports are encrypted. */
export const REPORTS_SEALED = STEPS.findIndex(step => typeof step !== 'string') + 1;

/** The schema version that this program writes. */
export const NEWEST = STEPS.length;

/**
 * Migrates a file in one transaction, to the newest schema unless `to` names an older one. `cipher` encrypts
 * columns that were stored as plain text before. Throws StoreRefused if the file is not Moonshot's, or if a
 * newer version has written it.
 */
export function migrate(db: Database, file: string, cipher: Cipher, to = NEWEST): void {
  db.transaction(() => {
    const from = versionOf(db, file);
    STEPS.slice(from, to).forEach((step, i) => {
      if (typeof step === 'string') db.exec(step);
      else step.seal(db, cipher);
      db.pragma(`user_version = ${from + i + 1}`);
    });
    db.pragma(`application_id = ${APPLICATION}`);
  }).immediate();
}

/** The schema version of a file; 0 for a new one. Throws like `migrate`. */
export function versionOf(db: Database, file: string): number {
  const application = db.pragma('application_id', { simple: true });
  const version = Number(db.pragma('user_version', { simple: true }));
  const empty = db.prepare('SELECT count(*) = 0 FROM sqlite_schema').pluck().get() === 1;
  if (application !== APPLICATION && !(empty && application === 0 && version === 0))
    throw new StoreRefused(`Cannot open ${file}: it is a database of another program.`);
  if (version > NEWEST)
    throw new StoreRefused(
      `Cannot open ${file}: a newer Moonshot wrote it (version ${version}; this one knows ${NEWEST}).`,
    );
  return version;
}
