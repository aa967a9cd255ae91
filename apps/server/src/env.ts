// The only door to what differs from one run to the next: clocks, timers and chance.
import { randomBytes } from 'node:crypto';

/** Ends what was begun; ending it twice does nothing. */
export type Cancel = () => void;

export interface Env {
  /** Milliseconds since 1970, as the machine's calendar has it: for what is kept and shown, never for measuring. */
  nowMs(): number;
  /** Milliseconds that only ever grow: for measuring. */
  monoMs(): number;
  after(ms: number, act: () => void): Cancel;
  every(ms: number, act: () => void): Cancel;
  /** So many bytes that nobody can foresee. */
  random(bytes: number): Uint8Array;
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
  random: bytes => randomBytes(bytes),
};
