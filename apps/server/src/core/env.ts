// The environment: clocks, timers and randomness, which tests replace.
import { randomBytes } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Cancels or stops what a function has started. A second call does nothing. */
export type Cancel = () => void;

/** Measures the delay of the event loop. */
export interface LoopDelay {
  /** The 99th percentile of the event loop's delay since the previous call, in milliseconds. */
  takeMs(): number;
  stop(): void;
}

export interface Env {
  /**
   * Milliseconds since 1970 by the system clock, for storage and display. Durations are measured with
   * `monoMs`.
   */
  nowMs(): number;
  /** Milliseconds of a monotonic clock, for measuring durations. */
  monoMs(): number;
  /**
   * Milliseconds of processor time that this thread has used. Time during which the machine runs other
   * programs does not count.
   */
  cpuMs(): number;
  after(ms: number, act: () => void): Cancel;
  every(ms: number, act: () => void): Cancel;
  /** Runs the function after the pending input has been handled. */
  soon(act: () => void): void;
  loopDelay(): LoopDelay;
  /** Returns this number of cryptographically random bytes. */
  random(bytes: number): Uint8Array;
}

const RESOLUTION_MS = 10;
const NANOSECONDS = 1e6;
const MICROSECONDS = 1e3;

function measuredDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  return {
    takeMs: () => {
      // The measured times include the sampling interval of the histogram's own timer.
      const ms = histogram.percentile(99) / NANOSECONDS - RESOLUTION_MS;
      histogram.reset();
      return Math.max(0, ms);
    },
    stop: () => void histogram.disable(),
  };
}

function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MICROSECONDS;
}

/** The environment of the real machine. Its timers do not keep the process alive. */
export const systemEnv: Env = {
  nowMs: () => Date.now(),
  monoMs: () => performance.now(),
  cpuMs: 'threadCpuUsage' in process ? threadCpuMs : () => performance.now(), // Node 22.14 lacks it
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
