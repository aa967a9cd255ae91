// The only door to what differs from one run to the next: clocks, timers and chance.
import { randomBytes } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Ends what was begun; ending it twice does nothing. */
export type Cancel = () => void;

/** Measures the delay of the event loop. */
export interface LoopDelay {
  /** Milliseconds that one time in a hundred was later than, since it was last asked. */
  takeMs(): number;
  stop(): void;
}

export interface Env {
  /**
   * Milliseconds since 1970, as the machine's calendar has it: for what is kept and shown, never for
   * measuring.
   */
  nowMs(): number;
  /** Milliseconds that only ever grow: for measuring. */
  monoMs(): number;
  after(ms: number, act: () => void): Cancel;
  every(ms: number, act: () => void): Cancel;
  /** Once what has come in by now has been heard. */
  soon(act: () => void): void;
  loopDelay(): LoopDelay;
  /** Returns this number of cryptographically random bytes. */
  random(bytes: number): Uint8Array;
}

const RESOLUTION_MS = 10;
const NANOSECONDS = 1e6;

function measuredDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  return {
    takeMs: () => {
      const ms = histogram.percentile(99) / NANOSECONDS - RESOLUTION_MS; // it counts its own pauses as well
      histogram.reset();
      return Math.max(0, ms);
    },
    stop: () => void histogram.disable(),
  };
}

/** The machine that the program runs on. No timer of it keeps a program from ending. */
export const machine: Env = {
  nowMs: () => Date.now(),
  monoMs: () => performance.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms).unref();
    return () => clearTimeout(timer);
  },
  every: (ms, act) => {
    const timer = setInterval(act, ms).unref();
    return () => clearInterval(timer);
  },
  soon: act => void setImmediate(act),
  loopDelay: measuredDelay,
  random: bytes => randomBytes(bytes),
};
