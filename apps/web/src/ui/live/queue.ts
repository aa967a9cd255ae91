// The queue of announcements: a polite live region, and an assertive one for the viewer's turn.

export interface SpokenLine {
  readonly id: number;
  readonly text: string;
}

export interface SpeechClock {
  now(): number;
  later(ms: number, then: () => void): void;
}

/** Events within this time are announced together. */
const JOIN_MS = 400;
/**
 * Estimated milliseconds a screen reader needs per character. While it may still be speaking, nothing
 * interrupts it.
 */
const LETTER_MS = 55;
/** Number of lines that stay in the region, because a screen reader may read them late. */
const LINES = 3;
const LOG_MAX = 300;

/** Announcements as the page renders them. */
export interface SpokenState {
  lines: readonly SpokenLine[];
  turn: SpokenLine | null;
  log: readonly SpokenLine[];
}

export const nothingSaid = (): SpokenState => ({ lines: [], turn: null, log: [] });

export interface SpeechQueue {
  readonly lines: readonly SpokenLine[];
  readonly turn: SpokenLine | null;
  /** The announcements of the deal since the log was reset. */
  readonly log: readonly SpokenLine[];
  /** Announces an event. It may wait for related events. */
  tell(sentences: readonly string[]): void;
  /** Announces the viewer's question at once, together with everything that is waiting. */
  ask(sentences: readonly string[]): void;
  /** Announces the viewer's own result at once. `logged` is false if the result is not part of the deal. */
  say(sentences: readonly string[], logged?: boolean): void;
  newLog(): void;
  /** Forgets everything, including announcements that are waiting. */
  hush(): void;
}

/** Pending announcements. */
class Queue {
  waiting: string[] = [];
  timed = false;
  ids = 0;
  busyUntil = 0;
}

export function voiceOf(clock: SpeechClock, spoken: SpokenState): SpeechQueue {
  const queue = new Queue();
  const flush = (turn: boolean, logged = true): void => speak(spoken, queue, clock.now(), turn, logged);
  return {
    get lines() {
      return spoken.lines;
    },
    get turn() {
      return spoken.turn;
    },
    get log() {
      return spoken.log;
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
    say: (sentences, logged) => {
      if (sentences.length === 0) return;
      flush(false);
      queue.waiting.push(...sentences);
      flush(false, logged);
    },
    newLog: () => {
      spoken.log = [];
    },
    hush: () => forget(spoken, queue),
  };
}

function forget(spoken: SpokenState, queue: Queue): void {
  queue.waiting = [];
  Object.assign(spoken, nothingSaid());
}

/** Announces everything pending in one line: assertively only if nothing is being read. */
function speak(spoken: SpokenState, queue: Queue, now: number, turn: boolean, logged: boolean): void {
  if (queue.waiting.length === 0) return;
  const line = { id: ++queue.ids, text: queue.waiting.join(' ') };
  queue.waiting = [];
  if (turn && now >= queue.busyUntil) spoken.turn = line;
  else spoken.lines = [...spoken.lines, line].slice(-LINES);
  queue.busyUntil = Math.max(now, queue.busyUntil) + line.text.length * LETTER_MS;
  if (logged) spoken.log = [...spoken.log, line].slice(-LOG_MAX);
}
