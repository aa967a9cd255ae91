// Faults planted by hand in the server: its log, its sessions, what its sockets say, and whom it lets in.
import type { Fault } from './list.ts';

const SERVER = 'apps/server/src';
const STORE = `${SERVER}/store`;
/** The checks of what is kept, and of who may what. */
const KEPT = [STORE];
const MET = ['socket', 'http', 'doors', 'limits', 'origins', 'names', 'tables/host', 'tables/matches', 'proxies'].map(
  name => `${SERVER}/${name}`,
);

export const SERVER_FAULTS: readonly Fault[] = [
  {
    name: 'the log is written whatever version was expected',
    file: `${STORE}/log.ts`,
    from: "if (last.seq !== expected) return 'stale';",
    to: '',
    checks: KEPT,
  },
  {
    name: 'the chain leaves out the hash before',
    file: `${STORE}/chain.ts`,
    from: '[PROTOCOL, before, fields, body]',
    to: '[PROTOCOL, fields, body]',
    checks: KEPT,
  },
  {
    name: 'a broken chain is followed',
    file: `${STORE}/chain.ts`,
    from: 'if (!Buffer.from(hashOf(head.hash, row)).equals(row.hash))',
    to: 'if (row.hash.length === 0)',
    checks: KEPT,
  },
  {
    name: 'an event is not bound to its place',
    file: `${STORE}/cipher.ts`,
    from: 'placeOf = (match: string, seq: number): Buffer => Buffer.from(',
    to: 'placeOf = (match: string, seq: number): Buffer => Buffer.alloc(0 * seq) ?? Buffer.from(',
    checks: KEPT,
  },
  {
    name: 'one bad write fails those beside it',
    file: `${STORE}/writer.ts`,
    from: 'group.length === 1 ? failure : tried(desk, [one])',
    to: 'failure',
    checks: KEPT,
  },
  {
    name: 'a failed disk is written to again',
    file: `${STORE}/writer.ts`,
    from: 'if (desk.shut) return reject(desk.shut);',
    to: '',
    checks: KEPT,
  },
  {
    name: 'a full disk is taken for a broken one',
    file: `${STORE}/errors.ts`,
    from: "if (code === 'SQLITE_FULL') return new StoreFull",
    to: "if (code === 'SQLITE_FULL') return new StoreBroken",
    checks: KEPT,
  },
  {
    name: 'the disk is waited for now and then',
    file: `${STORE}/connection.ts`,
    from: "['synchronous', 'FULL', 2]",
    to: "['synchronous', 'NORMAL', 1]",
    checks: KEPT,
  },
  {
    name: 'a forgotten name stays in the file',
    file: `${STORE}/connection.ts`,
    from: "['secure_delete', 'ON', 1]",
    to: "['secure_delete', 'OFF', 0]",
    checks: KEPT,
  },
  {
    name: 'a key is used that others may read',
    file: `${STORE}/key.ts`,
    from: '(mode & 0o077) === 0',
    to: '(mode & 0o007) === 0',
    checks: KEPT,
  },
  {
    name: 'a session never ends',
    file: `${STORE}/players.ts`,
    from: ".where('session.until_ms', '>', nowMs)",
    to: '',
    checks: KEPT,
  },
  {
    name: 'to sign out leaves the sockets open',
    file: `${SERVER}/http/people.ts`,
    from: 'sockets().closeOf(player.id, everywhere ? undefined : session);',
    to: '',
    checks: MET,
  },
  {
    name: 'a ticket is good twice',
    file: `${SERVER}/slips.ts`,
    from: 'kinds[kind].delete(key);\n      return value;',
    to: 'return value;',
    checks: MET,
  },
  {
    name: 'a ticket never lapses',
    file: `${SERVER}/slips.ts`,
    from: 'if (untilMs > env.monoMs()) break;',
    to: 'if (untilMs >= 0) break;',
    checks: MET,
  },
  {
    name: 'a page may talk whose address begins like ours',
    file: `${SERVER}/origins.ts`,
    from: 'own !== undefined && origin === own',
    to: 'own !== undefined && origin.startsWith(own)',
    checks: MET,
  },
  {
    name: 'the invitation is told to everybody',
    file: `${SERVER}/tables/project.ts`,
    from: 'seatOf(row, player) === undefined && host !== player ? null : row.invite',
    to: 'row.invite',
    checks: MET,
  },
  {
    name: 'who sits nowhere sees from seat 0',
    file: `${SERVER}/tables/project.ts`,
    from: "return seat < 0 ? 'watcher' : seat;",
    to: 'return Math.max(0, seat);',
    checks: MET,
  },
  {
    name: 'the proof of others’ matches is given to anybody',
    file: `${SERVER}/http/proofs.ts`,
    from: "live.row.settings.open === 'everybody' || sat(opening, player)",
    to: "live.row.settings.open !== 'nobody'",
    checks: MET,
  },
  {
    name: 'what is sent is packed',
    file: `${SERVER}/socket/sockets.ts`,
    from: 'perMessageDeflate: false',
    to: 'perMessageDeflate: true',
    checks: MET,
  },
  {
    name: 'a reader who never reads is kept',
    file: `${SERVER}/socket/egress.ts`,
    from: 'stalled ??= env.after(stalledMs, () => socket.terminate());',
    to: 'stalled ??= env.after(stalledMs, () => {});',
    checks: MET,
  },
  {
    name: 'brackets count in quotes',
    file: `${SERVER}/socket/read.ts`,
    from: 'else if (quoted) continue;',
    to: '',
    checks: MET,
  },
  {
    name: 'a bucket fills beyond its brim',
    file: `${SERVER}/socket/bucket.ts`,
    from: 'Math.min(burst, left',
    to: 'Math.max(0, left',
    checks: MET,
  },
  {
    name: 'a flood is never ended',
    file: `${SERVER}/socket/connection.ts`,
    from: 'talk.ignored > talk.tables.world.config.limits.ignoredMessages',
    to: 'talk.ignored < 0',
    checks: MET,
  },
  {
    name: 'names may mix letters that look alike',
    file: `${SERVER}/names.ts`,
    from: 'script.test(name)).length > 1',
    to: 'script.test(name)).length > 2',
    checks: MET,
  },
];
