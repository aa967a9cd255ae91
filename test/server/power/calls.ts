// Parses the disk calls and output of a process from the output of `strace -y -xx`.

/** A completed call; `path` is the file's or folder's. */
export type Call =
  | { readonly type: 'wrote'; readonly path: string; readonly at: number; readonly bytes: Buffer }
  | { readonly type: 'resized'; readonly path: string; readonly size: number }
  | { readonly type: 'synced'; readonly path: string }
  | { readonly type: 'named'; readonly path: string } // opened, and created if missing
  | { readonly type: 'unnamed'; readonly path: string }
  | { readonly type: 'printed'; readonly text: string }; // printed to stdout

/** The command prefix that traces a program to a file. `--seccomp-bpf` lets other calls run at full speed. */
export const traced = (file: string): readonly string[] => [
  ...['strace', '-f', '--seccomp-bpf', '-q', '-y', '-xx', '-s', '1000000', '-o', file],
  ...['-e', `trace=${[...MADE, ...SYNCED, 'unlink', 'ftruncate', 'pwrite64', 'write', ...UNKNOWN].join(',')}`],
];

const MADE = ['openat'];
const SYNCED = ['fsync', 'fdatasync'];
/** Calls that would change a file but are not supported here. */
const UNKNOWN = ['pwritev', 'fallocate', 'rename', 'renameat', 'renameat2', 'unlinkat', 'sync_file_range'];

const HEX = String.raw`((?:\\x[0-9a-f]{2})*)`;
const FILE = String.raw`\d+<${HEX}>`;
const LINE = /^(\d+) +(.*)$/;
const UNFINISHED = / <unfinished \.\.\.>$/;
const RESUMED = /^<\.\.\. \w+ resumed>/;

const bytesOf = (hex: string): Buffer => Buffer.from(hex.replaceAll('\\x', ''), 'hex');
const textOf = (hex = ''): string => bytesOf(hex).toString();

type Reading = readonly [shape: RegExp, read: (...words: string[]) => Call];

const STDOUT = 1;

const READINGS: readonly Reading[] = [
  [new RegExp(`^write\\(${STDOUT}<${HEX}>, "${HEX}", `), (_, text) => ({ type: 'printed', text: textOf(text) })],
  [
    new RegExp(`^pwrite64\\(${FILE}, "${HEX}", \\d+, (\\d+)\\)`),
    (path, bytes = '', at) => ({ type: 'wrote', path: textOf(path), at: Number(at), bytes: bytesOf(bytes) }),
  ],
  [
    new RegExp(`^ftruncate\\(${FILE}, (\\d+|0x[0-9a-f]+)\\)`),
    (path, size) => ({ type: 'resized', path: textOf(path), size: Number(size) }),
  ],
  [new RegExp(`^(?:${SYNCED.join('|')})\\(${FILE}\\)`), path => ({ type: 'synced', path: textOf(path) })],
  [new RegExp(`^openat\\([^"]*"${HEX}", [^)]*O_CREAT`), path => ({ type: 'named', path: textOf(path) })],
  [new RegExp(`^unlink\\("${HEX}"\\)`), path => ({ type: 'unnamed', path: textOf(path) })],
];

/** The calls on a folder and the output, in order; unfinished calls are left out. */
export function callsIn(trace: string, folder: string): readonly Call[] {
  const begun = new Map<string, string>(); // by thread
  const calls: Call[] = [];
  for (const line of trace.split('\n')) {
    const [, thread = '', said = ''] = LINE.exec(line) ?? [];
    if (UNFINISHED.test(said)) {
      begun.set(thread, said.replace(UNFINISHED, ''));
      continue;
    }
    const call = callOf(
      said.replace(RESUMED, () => begun.get(thread) ?? ''),
      folder,
    );
    if (call !== undefined) calls.push(call);
  }
  return calls;
}

function callOf(said: string, folder: string): Call | undefined {
  if (/ = -1 E/.test(said) || !/ = \d/.test(said)) return undefined;
  for (const [shape, read] of READINGS) {
    const words = shape.exec(said);
    if (words === null) continue;
    const call = read(...words.slice(1));
    return call.type === 'printed' || call.path.startsWith(folder) ? call : undefined;
  }
  const strange = UNKNOWN.some(name => said.startsWith(`${name}(`)) && said.includes(hexOf(folder));
  if (strange) throw new Error(`Cannot follow what was asked of the disk: ${said.slice(0, 80)}`);
  return undefined;
}

const hexOf = (text: string): string =>
  [...Buffer.from(text)].map(byte => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
