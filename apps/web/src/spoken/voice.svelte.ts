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

class Said {
  lines: readonly Line[] = $state.raw([]);
  turn: Line | null = $state.raw(null);
  log: readonly Line[] = $state.raw([]);
}

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

export function voiceOf(clock: Clock): Voice {
  const said = new Said();
  let waiting: string[] = [];
  let timed = false;
  let ids = 0;
  let busyUntil = 0;

  function flush(turn: boolean): void {
    if (waiting.length === 0) return;
    const line = { id: ++ids, text: waiting.join(' ') };
    waiting = [];
    const now = clock.now();
    if (turn && now >= busyUntil) said.turn = line;
    else said.lines = [...said.lines, line].slice(-LINES);
    busyUntil = Math.max(now, busyUntil) + line.text.length * LETTER_MS;
    said.log = [...said.log, line].slice(-LOG_MAX);
  }

  function due(): void {
    timed = false;
    flush(false);
  }

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
      waiting.push(...sentences);
      if (timed || waiting.length === 0) return;
      timed = true;
      clock.later(JOIN_MS, due);
    },
    ask: sentences => {
      if (sentences.length === 0) return;
      waiting.push(...sentences);
      flush(true);
    },
    say: sentences => {
      flush(false);
      waiting.push(...sentences);
      flush(false);
    },
    newLog: () => {
      said.log = [];
    },
  };
}

/** The voice of the page. */
export const voice = voiceOf({ now: () => performance.now(), later: (ms, then) => setTimeout(then, ms) });
