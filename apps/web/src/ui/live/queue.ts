// The queue of announcements. It fills a polite live region, and an assertive one for the viewer's turn.

export interface SpokenLine {
  readonly id: number;
  readonly text: string;
}

export interface SpeechClock {
  now(): number;
  later(ms: number, then: () => void): void;
}

/** Milliseconds within which events are announced together. */
const JOIN_MS = 400;
/**
 * Estimated milliseconds that a screen reader needs for a character. While it may still be speaking, nothing
 * interrupts it.
 */
const LETTER_MS = 55;
/** Number of announcements that stay in the region, because a screen reader may read them late. */
const LINES = 3;
const LOG_MAX = 300;

/** The announcements as the page renders them. */
export interface SpokenState {
  lines: readonly SpokenLine[];
  turn: SpokenLine | null;
  log: readonly SpokenLine[];
}

export const nothingSaid = (): SpokenState => ({ lines: [], turn: null, log: [] });

export interface SpeechQueue {
  readonly lines: readonly SpokenLine[];
  readonly turn: SpokenLine | null;
  /** The announcements since the log was started for this deal. */
  readonly log: readonly SpokenLine[];
  /** Announces an event. The announcement may wait for related events. */
  tell(sentences: readonly string[]): void;
  /** Announces the question to the viewer at once, together with everything that is waiting. */
  ask(sentences: readonly string[]): void;
  /**
   * Announces something that concerns only the viewer, at once. `logged` is false if it does not belong to
   * the deal.
   */
  say(sentences: readonly string[], logged?: boolean): void;
  newLog(): void;
  /** Forgets all announcements, including those that are waiting. */
  hush(): void;
}

/** The announcements that are waiting. */
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

/**
 * Announces everything that is waiting as one text. It is assertive only at the viewer's turn and if nothing
 * is being read.
 */
function speak(spoken: SpokenState, queue: Queue, now: number, turn: boolean, logged: boolean): void {
  if (queue.waiting.length === 0) return;
  const line = { id: ++queue.ids, text: queue.waiting.join(' ') };
  queue.waiting = [];
  if (turn && now >= queue.busyUntil) spoken.turn = line;
  else spoken.lines = [...spoken.lines, line].slice(-LINES);
  queue.busyUntil = Math.max(now, queue.busyUntil) + line.text.length * LETTER_MS;
  if (logged) spoken.log = [...spoken.log, line].slice(-LOG_MAX);
}
