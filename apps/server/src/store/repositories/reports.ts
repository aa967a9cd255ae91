// Stored reports. Their texts are encrypted like the logs, because only the operator may read them.
import type { Cipher } from '../log/cipher.ts';
import { deleteExpired, type Expiring } from '../sql/delete-expired.ts';
import type { StoredReport } from '../sql/query.ts';
import { readableRows } from '../sql/readable-rows.ts';
import { changes, type Database, rows, type SqlStatements, sql } from '../sql/steps.ts';
import type { AuditLine, ModerationReport, ModerationStore } from '../store.ts';

/** The part of a report that is encrypted. */
type Said = Pick<ModerationReport, 'text' | 'lines'>;

/**
 * The number that the cipher expects for each encrypted text. It can be the same for all reports, because
 * each report has its own key.
 */
const PLACE = 0;

const keyOf = (id: string): string => `report ${id}`;

/** Encrypts the texts of a report. */
export const encryptReport = (cipher: Cipher, id: string, report: Said): Uint8Array =>
  cipher(keyOf(id)).seal(PLACE, JSON.stringify(report));

/** Decrypts the texts of a report. Throws if they have been changed, or if the key is wrong. */
export const decryptReport = (cipher: Cipher, { id, body }: Pick<StoredReport, 'id' | 'body'>): Said =>
  JSON.parse(cipher(keyOf(id)).open(PLACE, body));

const kept = (cipher: Cipher, { at, table, text, lines, ...report }: ModerationReport): StoredReport => ({
  ...report,
  at_ms: at,
  table_id: table,
  body: encryptReport(cipher, report.id, { text, lines }),
});

const shown = (cipher: Cipher, { at_ms, table_id, body, ...report }: StoredReport): ModerationReport => ({
  ...report,
  ...decryptReport(cipher, { id: report.id, body }),
  at: at_ms,
  table: table_id,
});

/** Adds a line to the audit log. Part of the transaction that stores the operator's action. */
export function* insertAuditLine({ at, what, subject, note }: AuditLine): SqlStatements<void> {
  yield* changes(sql.insertInto('audit').values({ at_ms: at, what, subject, note }));
}

const newest = () => sql.selectFrom('report').selectAll().orderBy('state').orderBy('at_ms', 'desc').orderBy('id');

type Reports = Pick<ModerationStore, 'report' | 'reports' | 'reportsBy' | 'settle' | 'removeReport' | 'sweepReports'>;

/** Creates the part of the store for reports. */
export function reportsIn(db: Database, cipher: Cipher): Reports {
  const all = async (query: Parameters<typeof rows<StoredReport>>[0]) =>
    readableRows(await db.read(() => rows(query)), one => shown(cipher, one));
  const audible = (query: Parameters<typeof changes>[0], line: AuditLine): Promise<boolean> =>
    db.write(function* () {
      if ((yield* changes(query)) === 0) return false;
      yield* insertAuditLine(line);
      return true;
    });
  return {
    report: (report, most) => {
      const row = kept(cipher, report);
      return db.write(function* () {
        if ((yield* rows(ofBoth(report))).length >= most) return false;
        yield* changes(sql.insertInto('report').values(row));
        return true;
      });
    },
    reports: most => all(newest().limit(most)),
    reportsBy: (player, most) => all(newest().where('by', '=', player).limit(most)),
    settle: (id, line) => {
      const open = sql.updateTable('report').set({ state: 'settled' }).where('id', '=', id).where('state', '=', 'open');
      return audible(open, line);
    },
    removeReport: (id, line) => audible(sql.deleteFrom('report').where('id', '=', id), line),
    sweepReports: (beforeMs, most) => db.single(() => deleteExpired(REPORTS, beforeMs, most)),
  };
}

const REPORTS: Expiring = { table: 'report', key: 'id', column: 'at_ms' };

/** Selects the reports that one player has made about one table. */
const ofBoth = ({ by, table }: ModerationReport) =>
  sql.selectFrom('report').select('id').where('by', '=', by).where('table_id', '=', table);
