// Coverage of a simulation: each kind of fault in each phase of a match, counted to detect simulations that
// test nothing.
import { matchIsOver, type State } from '@moonshot/table';

export const FAULTS = [
  ...(['killed', 'power cut', 'stopped', 'stood still', 'killed before a write', 'killed after a write'] as const),
  ...(['power cut in a write', 'failed sync', 'full disk', 'slow disk', 'calendar set'] as const),
  ...(['line stalled', 'line dead', 'line cut', 'parted', 'two lines', 'went away'] as const),
] as const;

/** Faults of several servers on one database. */
export const FAULTS_OF_SEVERAL = [
  ...(['killed', 'stopped', 'stood still', 'line stalled', 'line dead', 'line cut', 'parted', 'two lines'] as const),
  ...(['went away', 'cut off from the database', 'cut off from the news', 'cut off from everything'] as const),
  ...(['answer of the database lost', 'database gone', 'news gone'] as const),
] as const;

export type FaultName = (typeof FAULTS)[number] | (typeof FAULTS_OF_SEVERAL)[number];

export const PHASES = [
  ...(['gathering', 'seal committed', 'seal opened', 'pass', 'choice', 'first trick', 'tricks', 'last trick'] as const),
  ...(['between deals', 'paused', 'over', 'stood in'] as const),
] as const;

export type Phase = (typeof PHASES)[number];

/** The phase of a match; a stand-in counts as a further phase. */
export function phasesOf(state: State | undefined): readonly Phase[] {
  if (state === undefined) return ['gathering'];
  const stoodIn = state.standIns.some(since => since !== null) && !matchIsOver(state);
  return [phaseOf(state), ...(stoodIn ? (['stood in'] as const) : [])];
}

function phaseOf(state: State): Phase {
  const { game, seal, paused } = state;
  if (matchIsOver(state)) return 'over';
  if (paused) return 'paused';
  if (game.phase === 'deal' || game.phase === 'dealer') {
    if (seal?.phase === 'commit') return 'seal committed';
    if (seal?.phase === 'open') return 'seal opened';
    return 'between deals';
  }
  if (game.phase === 'pass') return 'pass';
  if (game.phase === 'play' && 'tricks' in game) {
    if (game.tricks.length === 0) return 'first trick';
    return game.hands.every(hand => hand.length <= 1) ? 'last trick' : 'tricks';
  }
  if ('bouts' in game) return game.bouts.length === 0 ? 'first trick' : 'tricks';
  return 'choice';
}

/** Counts by name, such as `killed: pass`. */
export type Cells = Map<string, number>;

export const count = (cells: Cells, name: string): void => void cells.set(name, (cells.get(name) ?? 0) + 1);

export function together(some: Cells, more: Cells): Cells {
  const all: Cells = new Map(some);
  for (const [name, times] of more) all.set(name, (all.get(name) ?? 0) + times);
  return all;
}
