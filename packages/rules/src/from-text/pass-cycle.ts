// Makes the pass cycle from what sentences say about the passes of single deals.
import { THEN } from './facts.ts';

/**
 * The pass cycle that the text gives, or a cycle for each number of players that it names. Undefined if the
 * text leaves a deal of the cycle open.
 */
export function cycleOf(parts: ReadonlyMap<string, unknown>): unknown {
  const byTable = [...parts]
    .filter(([key]) => key.endsWith(':'))
    .map(([key, steps]) => [key.slice(0, -1), steps] as const);
  if (byTable.length > 0) return Object.fromEntries(byTable);
  if (parts.has('several')) return undefined;
  if ([...parts.keys()].some(key => key.startsWith(THEN))) return oneByOne(parts);
  return inOrder(parts) ?? (parts.size === 1 && parts.has('always') ? [parts.get('always')] : undefined);
}

/** The steps of one cycle, without those with which the next cycle begins. */
function onceRound(steps: readonly unknown[]): readonly unknown[] {
  const length = steps.findIndex((_, n) => n > 1 && steps.every((step, i) => step === steps[i % n]));
  return length < 0 ? steps : steps.slice(0, length);
}

/** The pass cycle of a text that names the first pass, and then the next ones. */
function oneByOne(parts: ReadonlyMap<string, unknown>): readonly unknown[] | undefined {
  const place = (key: string): number => Number(key.slice(THEN.length));
  const thens = [...parts].filter(([key]) => key.startsWith(THEN)).sort(([a], [b]) => place(a) - place(b));
  const steps = [parts.get('always') ?? parts.get('1'), ...thens.map(([, step]) => step)];
  const held = parts.get(String(steps.length + 1));
  const whole = held === undefined ? steps : [...steps, held];
  return steps[0] === undefined ? undefined : onceRound(whole);
}

function inOrder(parts: ReadonlyMap<string, unknown>): readonly unknown[] | undefined {
  const deals = [...parts].filter(([key]) => key !== 'always').sort(([a], [b]) => Number(a) - Number(b));
  const whole = deals.length > 1 && deals.every(([key], i) => Number(key) === i + 1);
  return whole ? onceRound(deals.map(([, step]) => step)) : undefined;
}
