// The connection to an outside program. It exchanges JSON lines through standard input and output, and
// reports timeouts and the program's end.
import { spawn } from 'node:child_process';
import type { ArenaToProgram } from '@moonshot/protocol';

/** What is read from a program: a line with its number, a timeout, or the program's end. */
export type EngineOutput =
  | { readonly type: 'line'; readonly number: number; readonly text: string }
  | { readonly type: 'late' }
  | { readonly type: 'over'; readonly why: string };

export interface EngineProcess {
  say(message: ArenaToProgram): void;
  /** Reads the next line. Returns a timeout once `performance.now()` reaches `until`. */
  next(until: number): Promise<EngineOutput>;
  /** Closes the program's input and kills the program. */
  end(): void;
}

const LINE_MAX = 1_000_000; // characters; a program that writes this many without a line break is killed
const UNREAD_MAX = 4 * LINE_MAX; // characters of unread lines; a program that writes more is killed

/** Starts a program with a shell command. */
export function openLine(command: string): EngineProcess {
  const child = spawn(process.platform === 'win32' ? command : `exec ${command}`, {
    shell: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const inbox = inboxOf(() => child.kill('SIGKILL'));
  // writing to a program that has ended fails; other events report the end of the program
  child.stdin.on('error', () => {});
  child.stdout.setEncoding('utf8').on('data', inbox.take);
  child.once('error', error => inbox.over(`it could not be started: ${error.message}`));
  child.once('close', (code, signal) => inbox.over(`it ended with ${code ?? signal}`));
  return {
    say: message => void child.stdin.write(`${JSON.stringify(message)}\n`),
    next: inbox.next,
    end: () => {
      child.stdin.end();
      child.kill('SIGKILL');
    },
  };
}

/** The queue of lines that the arena has not read yet. Only one read may wait at a time. */
function inboxOf(kill: () => void) {
  const lines: EngineOutput[] = [];
  let [rest, count, unread] = ['', 0, 0];
  let last: EngineOutput | undefined;
  let wake = (): void => {};
  const over = (why: string): void => {
    last ??= { type: 'over', why };
    wake();
  };
  const take = (text: string): void => {
    if (last !== undefined) return;
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) lines.push({ type: 'line', number: ++count, text: part });
    unread += parts.reduce((sum, part) => sum + part.length + 1, 0);
    if (rest.length > LINE_MAX) over(`its line ${count + 1} is longer than ${LINE_MAX} characters`);
    if (unread > UNREAD_MAX) over(`it wrote more than ${UNREAD_MAX} characters that nobody asked for`);
    if (last !== undefined) kill();
    wake();
  };
  const next = async (until: number): Promise<EngineOutput> => {
    for (;;) {
      const output = lines.shift() ?? last;
      if (output?.type === 'line') unread -= output.text.length + 1;
      if (output !== undefined) return output;
      const left = until - performance.now();
      if (left <= 0) return { type: 'late' };
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, left);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  return { take, over, next };
}
