// What is said, in order and once: one calm region, and one that may break in when it is the viewer's turn.

export interface Line {
  readonly id: number;
  readonly text: string;
}

export interface Clock {
  now(): number;
  later(ms: number, then: () => void): void;
}

/** Whatever happens within this time is said in one go. */
const JOIN_MS = 400;
/** About what a reader needs for one letter; while it may still be speaking, nothing breaks in. */
const LETTER_MS = 55;
/** Lines that stay in the region: a reader may take them up a little late. */
const LINES = 3;
const LOG_MAX = 300;

/** What was said, where it can be seen. */
export interface Said {
  lines: readonly Line[];
  turn: Line | null;
  log: readonly Line[];
}

export const nothingSaid = (): Said => ({ lines: [], turn: null, log: [] });

export interface Voice {
  readonly lines: readonly Line[];
  readonly turn: Line | null;
  /** Everything said since the log was begun anew. */
  readonly log: readonly Line[];
  /** Something happened; it may wait a little for what follows. */
  tell(sentences: readonly string[]): void;
  /** The viewer is asked; said at once, with what waited. */
  ask(sentences: readonly string[]): void;
  /** The viewer did or wanted to know something; said at once. */
  say(sentences: readonly string[]): void;
  newLog(): void;
}

/** What is on its way to being said. */
class Queue {
  waiting: string[] = [];
  timed = false;
  ids = 0;
  busyUntil = 0;
}

export function voiceOf(clock: Clock, said: Said): Voice {
  const queue = new Queue();
  const flush = (turn: boolean): void => speak(said, queue, clock.now(), turn);
  return {
    get lines() {
      return said.lines;
    },
    get turn() {
      return said.turn;
    },
    get log() {
      return said.log;
    },
    tell: sentences => {
      queue.waiting.push(...sentences);
      if (queue.timed || queue.waiting.length === 0) return;
      queue.timed = true;
      clock.later(JOIN_MS, () => {
        queue.timed = false;
        flush(false);
      });
    },
    ask: sentences => {
      queue.waiting.push(...sentences);
      if (sentences.length > 0) flush(true);
    },
    say: sentences => {
      if (sentences.length === 0) return;
      flush(false);
      queue.waiting.push(...sentences);
      flush(false);
    },
    newLog: () => {
      said.log = [];
    },
  };
}

/** Says what waits in one line: calmly, or breaking in where nothing is being said. */
function speak(said: Said, queue: Queue, now: number, turn: boolean): void {
  if (queue.waiting.length === 0) return;
  const line = { id: ++queue.ids, text: queue.waiting.join(' ') };
  queue.waiting = [];
  if (turn && now >= queue.busyUntil) said.turn = line;
  else said.lines = [...said.lines, line].slice(-LINES);
  queue.busyUntil = Math.max(now, queue.busyUntil) + line.text.length * LETTER_MS;
  said.log = [...said.log, line].slice(-LOG_MAX);
}
