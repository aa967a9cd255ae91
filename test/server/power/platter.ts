// What may lie on a disk when the power goes: what was synced is there; of the rest each sector may be lost,
// and each name.
import { dirname } from 'node:path';
import type { Chance } from '../storm/chance.ts';
import type { Call } from './calls.ts';

type Write = Extract<Call, { type: 'wrote' | 'resized' }>;

/** A file as the disk has it for certain, and what was asked of it since. */
interface Kept {
  durable: Buffer;
  pending: Write[];
  named: boolean; // its name is on the disk for certain
  unnamed: boolean; // it was removed, which may not be on the disk yet
}

const SECTOR = 512;
/** Files that nobody reads after a loss of power. */
const FLEETING = /-shm$|-lock(-journal)?$/;

/** A disk that follows what is asked of it. */
export interface Platter {
  take(call: Call): void;
  /** The files, by path, as they may be found when the power goes now. */
  left(chance: Chance): ReadonlyMap<string, Buffer>;
}

export function newPlatter(): Platter {
  const files = new Map<string, Kept>();
  return {
    take: call => {
      if (call.type !== 'told' && !FLEETING.test(call.path)) take(files, call);
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

function take(files: Map<string, Kept>, call: Exclude<Call, { type: 'told' }>): void {
  const known = files.get(call.path);
  switch (call.type) {
    case 'named':
      // The same name for another file: the one that was removed may still be the one on the disk, and is as
      // good as new.
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

function sync(file: Kept): void {
  file.durable = file.pending.reduce(written, file.durable);
  file.pending = [];
}

function syncNames(files: Map<string, Kept>, folder: string): void {
  for (const [path, file] of files)
    if (dirname(path) === folder) {
      file.named = true;
      if (file.unnamed) files.delete(path);
    }
}

/**
 * A file after a write, which is made in place where there is room; what lies between its end and the write
 * is zeros.
 */
function written(file: Buffer, write: Write): Buffer {
  const end = write.type === 'resized' ? write.size : Math.max(file.length, write.at + write.bytes.length);
  const next = end === file.length ? file : Buffer.alloc(end);
  if (next !== file) file.copy(next, 0, 0, Math.min(file.length, end));
  if (write.type === 'wrote') write.bytes.copy(next, write.at);
  return next;
}

/**
 * Of what was not synced: all is lost, all is there, the last of it is lost, or any of it is, sector by
 * sector.
 */
const WAYS = ['lost', 'kept', 'cut', 'torn', 'torn'] as const;

function leftOf({ durable, pending }: Kept, how: (typeof WAYS)[number], chance: Chance): Buffer {
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
