// A simulated faulty disk under the server's real database: it loses, tears and refuses writes, and loses
// power.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeOver } from '../../../apps/server/src/store/open.ts';
import { connect, connectToWrite } from '../../../apps/server/src/store/sql/sqlite-connection.ts';
import type { Store } from '../../../apps/server/src/store/store.ts';
import { scratchRoot } from '../../../apps/server/testing/scratch.ts';
import { threadHere } from '../../../apps/server/testing/store/thread-here.ts';
import type { Chance } from './chance.ts';

/** The outcome of one transaction. */
export type Fate =
  | 'written'
  | 'full' // no space left
  | 'slow' // it takes a while until the server hears of it
  | 'killed-before' // the process is killed before anything is written
  | 'killed-after' // it is killed after everything is written, before anybody is told
  | 'cut' // power is lost during the write
  | 'broken'; // the disk reports an error, and its content is unknown

/** The connection that writes. */
export type Connection = ReturnType<typeof connectToWrite>;

/** An error in SQLite's format. */
const failure = (message: string, code: string): Error => Object.assign(new Error(message), { code });

/** Thrown inside a killed process, so that nothing of it continues. */
class Gone extends Error {
  override readonly message = 'The process is gone.';
}

export interface Means {
  readonly key: Uint8Array;
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
  readonly soon: (act: () => void) => void;
  readonly onBroken: () => void; // called when the process has to end
  readonly fate: () => Fate;
  readonly landed: (db: Connection) => void; // called when a transaction is on disk
  readonly slowMs: () => number; // how long a slow transaction takes
  readonly monoMs: () => number;
  readonly after: (ms: number, act: () => void) => void;
  readonly die: () => void; // kills the process now
  readonly synchronous?: 'NORMAL'; // for a mutant: does not sync
}

export interface Disk {
  /** Opens the stored database. */
  open(means: Means): Store;
  /** The process is gone; with `power`, so is unsynced data. */
  crash(power: boolean): void;
  /** The process has closed its store cleanly. */
  closed(): void;
  remove(): void;
}

/** The contents of a database's files. */
interface Image {
  readonly db: Buffer;
  readonly wal: Buffer;
}

const SECTOR = 512;
const NAME = 'moonshot.db';
const ROOT = scratchRoot(64);

let template: { readonly folder: string; readonly image: Image } | undefined;

/** An empty database, created once. */
function emptyImage(means: Means): Image {
  if (template === undefined) {
    const folder = mkdtempSync(join(ROOT, 'moonshot-simulation-'));
    const file = join(folder, NAME);
    const db = connect(file);
    storeOver(db, { file, key: means.key, now: () => 0, onBroken: () => {}, start: threadHere() }, () => {});
    db.close();
    template = { folder, image: { db: readFileSync(file), wal: Buffer.alloc(0) } };
    rmSync(folder, { recursive: true });
  }
  return template.image;
}

export function newDisk(chance: Chance, checkpointPages: number): Disk {
  const root = mkdtempSync(join(ROOT, 'moonshot-simulation-'));
  let life = 0;
  let folder = root;
  let open: { readonly dbs: readonly Connection[]; readonly durable: Image | undefined } | undefined;
  let left: Image | undefined; // contents of the files while no process has them open
  const file = (): string => join(folder, NAME);
  const imageNow = (): Image => imageOf(file());
  const leave = (image: Image): void => {
    left = image;
    for (const db of open?.dbs ?? []) db.close();
    open = undefined;
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    open: means => {
      life += 1;
      folder = join(root, String(life));
      mkdirSync(folder);
      const image = left ?? emptyImage(means);
      writeFileSync(file(), image.db);
      if (image.wal.length > 0) writeFileSync(`${file()}-wal`, image.wal);
      const [db, writer] = [connect(file()), connectToWrite(file())];
      writer.pragma(`wal_autocheckpoint = ${checkpointPages}`);
      const turns = threadTurns(means, chance);
      const start = threadHere({
        connect: () => fated(writer, means, chance, turns.slow, imageNow, leave),
        ...{ random: means.random, soon: turns.soon },
      });
      const store = storeOver(db, { file: file(), ...means, start }, () => {});
      if (means.synchronous !== undefined) writer.pragma(`synchronous = ${means.synchronous}`);
      open = { dbs: [db, writer], durable: means.synchronous && imageNow() };
      means.landed(writer);
      return store;
    },
    crash: power => {
      if (open === undefined) return;
      const now = imageNow();
      leave(power && open.durable !== undefined ? mix(chance, open.durable, now) : now);
    },
    closed: () => leave(imageNow()),
    remove: () => {
      for (const db of open?.dbs ?? []) db.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

const imageOf = (file: string): Image => ({
  db: readFileSync(file),
  wal: existsSync(`${file}-wal`) ? readFileSync(`${file}-wal`) : Buffer.alloc(0),
});

const THREAD_MS = 2;

/** The turns of the writing thread. They run in order, and not while the thread waits for the disk. */
function threadTurns({ monoMs, after, slowMs }: Means, chance: Chance) {
  let nextMs = 0;
  return {
    soon: (act: () => void): void => {
      nextMs = Math.max(nextMs, monoMs() + (chance.below(10) * THREAD_MS) / 10) + 0.0001;
      after(nextMs - monoMs(), act);
    },
    slow: (): void => {
      nextMs = Math.max(nextMs, monoMs()) + slowMs();
    },
  };
}

/** Applies a fate to every transaction of a connection. */
function fated(
  db: Connection,
  means: Means,
  chance: Chance,
  slow: () => void,
  image: () => Image,
  leave: (image: Image) => void,
): Connection {
  const real = db.transaction.bind(db);
  let over = false;
  const end = (left: Image, error: Error): never => {
    over = true;
    leave(left);
    if (error instanceof Gone) means.die();
    throw error;
  };
  const meet = (run: () => unknown): unknown => {
    if (over) throw new Gone();
    const fate = means.fate();
    if (fate === 'full') throw failure('database or disk is full', 'SQLITE_FULL');
    if (fate === 'slow') slow();
    if (fate === 'killed-before') return end(image(), new Gone());
    const before = fate === 'cut' || fate === 'broken' ? image() : undefined;
    const result = run();
    if (before !== undefined) {
      const left = mix(chance, before, image());
      return end(left, fate === 'cut' ? new Gone() : failure('disk I/O error', 'SQLITE_IOERR_FSYNC'));
    }
    if (fate === 'killed-after') return end(image(), new Gone());
    means.landed(db);
    return result;
  };
  const transaction = (work: (...all: unknown[]) => unknown) => {
    const made = real(work);
    const whole = (...all: unknown[]): unknown => meet(() => made.immediate(...all));
    return Object.assign(whole, { default: whole, immediate: whole, deferred: whole, exclusive: whole });
  };
  return Object.assign(db, { transaction });
}

/** A possible disk content after a power loss during a write: each sector is old or new. */
function mix(chance: Chance, before: Image, after: Image): Image {
  const checkpointed = !before.db.equals(after.db);
  // SQLite syncs the WAL before checkpointing it.
  if (checkpointed && chance.below(2) === 0) return { db: sectors(chance, before.db, after.db, false), wal: after.wal };
  return { db: before.db, wal: sectors(chance, before.wal, after.wal, true) };
}

/** SQLite syncs the first sector of a restarted WAL before writing the rest. */
function sectors(chance: Chance, before: Buffer, after: Buffer, isLog: boolean): Buffer {
  const begunAnew = isLog && !before.subarray(0, 32).equals(after.subarray(0, 32));
  if (begunAnew && chance.below(4) === 0)
    return Buffer.concat([after.subarray(0, Math.min(32, after.length)), before.subarray(32)]);
  // everything after it was lost
  const cut = chance.below(2) === 0 ? chance.below(after.length + 1) : after.length;
  const mixed = Buffer.from(after.subarray(0, Math.max(before.length, Math.ceil(cut / SECTOR) * SECTOR)));
  for (let at = begunAnew ? SECTOR : 0; at < mixed.length; at += SECTOR) {
    const [old, made] = [before.subarray(at, at + SECTOR), after.subarray(at, at + SECTOR)];
    if (old.equals(made) || (at < cut && chance.below(8) > 0)) continue;
    mixed.fill(0, at, Math.min(at + SECTOR, mixed.length));
    old.copy(mixed, at);
  }
  return mixed;
}
