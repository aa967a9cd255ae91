// Possible disk contents after a power loss: synced data is there; each other sector and file name may be
// lost.
import { dirname } from 'node:path';
import type { Chance } from '../simulation/chance.ts';
import type { Call } from './calls.ts';

type Write = Extract<Call, { type: 'wrote' | 'resized' }>;

/** A file's synced content, and the writes since. */
interface FileState {
  durable: Buffer;
  pending: Write[];
  named: boolean; // its name is synced
  unnamed: boolean; // it was removed, which may not be synced yet
}

const SECTOR = 512;
/** Files that are not read after a power loss. */
const FLEETING = /-shm$|-lock(-journal)?$/;

/** A simulated disk. */
export interface Platter {
  take(call: Call): void;
  /** Possible files by path after a power loss now. */
  left(chance: Chance): ReadonlyMap<string, Buffer>;
}

export function newPlatter(): Platter {
  const files = new Map<string, FileState>();
  return {
    take: call => {
      if (call.type !== 'printed' && !FLEETING.test(call.path)) take(files, call);
    },
    left: chance => {
      const how = chance.pick(WAYS);
      return new Map(
        [...files].flatMap(([path, file]): [string, Buffer][] => {
          const isThere = (file.named || chance.below(2) === 0) && !(file.unnamed && chance.below(2) === 0);
          return isThere ? [[path, leftOf(file, how, chance)]] : [];
        }),
      );
    },
  };
}

function take(files: Map<string, FileState>, call: Exclude<Call, { type: 'printed' }>): void {
  const known = files.get(call.path);
  switch (call.type) {
    case 'named':
      // A new file under the same name. The removed one may still be on disk, so this one counts as new.
      if (known === undefined || known.unnamed)
        files.set(call.path, { durable: Buffer.alloc(0), pending: [], named: false, unnamed: false });
      return;
    case 'unnamed':
      if (known) known.unnamed = true;
      return;
    case 'synced':
      if (known !== undefined) sync(known);
      else syncNames(files, call.path);
      return;
    default:
      known?.pending.push(call);
  }
}

function sync(file: FileState): void {
  file.durable = file.pending.reduce(written, file.durable);
  file.pending = [];
}

function syncNames(files: Map<string, FileState>, folder: string): void {
  for (const [path, file] of files)
    if (dirname(path) === folder) {
      file.named = true;
      if (file.unnamed) files.delete(path);
    }
}

/** The file after a write. A gap between its end and the write is filled with zeros. */
function written(file: Buffer, write: Write): Buffer {
  const end = write.type === 'resized' ? write.size : Math.max(file.length, write.at + write.bytes.length);
  const next = end === file.length ? file : Buffer.alloc(end);
  if (next !== file) file.copy(next, 0, 0, Math.min(file.length, end));
  if (write.type === 'wrote') write.bytes.copy(next, write.at);
  return next;
}

/** Fates of unsynced writes: all lost, all kept, truncated, or torn by sector. */
const WAYS = ['lost', 'kept', 'cut', 'torn', 'torn'] as const;

function leftOf({ durable, pending }: FileState, how: (typeof WAYS)[number], chance: Chance): Buffer {
  if (how === 'lost') return durable;
  const many = how === 'cut' ? chance.below(pending.length + 1) : pending.length;
  const reached = pending.slice(0, many).flatMap(write => (how === 'torn' ? torn(write, chance) : [write]));
  return reached.reduce(written, Buffer.from(durable));
}

/** The parts of a write that reached the disk. */
function torn(write: Write, chance: Chance): readonly Write[] {
  if (write.type === 'resized') return chance.below(2) === 0 ? [write] : [];
  const { at, bytes } = write;
  const parts: Write[] = [];
  for (let from = 0; from < bytes.length; ) {
    const to = Math.min(bytes.length, (Math.floor((at + from) / SECTOR) + 1) * SECTOR - at);
    if (chance.below(2) === 0) parts.push({ ...write, at: at + from, bytes: bytes.subarray(from, to) });
    from = to;
  }
  return parts;
}
