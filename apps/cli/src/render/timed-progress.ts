// Shows the progress and the remaining time of a long run on standard error: as a bar on a terminal,
// otherwise as a line every ten seconds.
import { complain } from '../core/output.ts';
import { progressOf } from './progress.ts';

const LINE_MS = 10_000;

/** Shows the progress of `total` steps of one kind, and the remaining time. */
export function timedProgress(total: number, kind: string): { at(done: number): void; end(): void } {
  const begun = performance.now();
  const bar = progressOf(total);
  let lastLine = begun;
  return {
    at: done => {
      const now = performance.now();
      const words = `${done}/${total} ${kind}  ${timeText(((now - begun) / done) * (total - done))} left`;
      bar.at(done, words);
      if (process.stderr.isTTY === true || now - lastLine < LINE_MS || done === total) return;
      lastLine = now;
      complain(words);
    },
    end: bar.end,
  };
}

/** A duration such as `3 h 5 min`, `2 min 10 s` or `4 s`. */
function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}
