// Test harness: whole sealed matches, with silent seats, withheld secrets, and misdeals.
import type { Event } from '../src/core/event.ts';
import type { Ports } from '../src/core/ports.ts';
import { sealPhase } from '../src/core/seal-rules.ts';
import { people, type Spec } from '../src/core/state.ts';
import { open, type TableRunner } from '../src/runner/runner.ts';
import { type Proof, proofOf } from '../src/seal/proof.ts';
import { askOf, calm, firstAnswer, type Rig, rig, SECRET, sealSaid, specOf } from './runner.ts';

/** Whether a seat stays silent in a step of a seal. */
export type Silence = (seat: number, deal: number, attempt: number, phase: 'commit' | 'open') => boolean;

/**
 * Seat 1 is silent in every third deal. In every fifth deal it withholds its secret, and the deal is then
 * redrawn without it.
 */
const USUAL: Silence = (seat, deal, _, phase) => seat === 1 && deal % (phase === 'commit' ? 3 : 5) === 0;

/** Plays the seats' clients during a seal, except for silent seats. */
export async function sealAs(runner: TableRunner, rung: Rig['windows'], isSilent = USUAL): Promise<void> {
  for (let phase = phaseOf(runner); phase !== undefined; phase = phaseOf(runner)) {
    const { seal, spec } = runner.state();
    const { deal, attempt } = seal ?? { deal: 0, attempt: 0 };
    for (const seat of people(spec).filter(one => !isSilent(one, deal, attempt, phase)))
      await runner.seal(sealSaid(runner, phase === 'commit' ? 'commitSeal' : 'openSeal', seat));
    if (phaseOf(runner) === phase && runner.state().seal?.attempt === attempt) ringAll(rung);
    await calm();
  }
}

const phaseOf = (runner: TableRunner): 'commit' | 'open' | undefined => sealPhase(runner.hearts, runner.state());

function ringAll(windows: Rig['windows']): void {
  for (const ring of windows.splice(0)) ring();
}

const STEPS_MAX = 5_000;

/** The log of a whole sealed match with first legal answers, unless `ports` has others. */
export async function sealedMatch(
  game: string,
  seated: number,
  seats: number,
  more: Partial<Spec> = {},
  id = 'one',
  isSilent?: Silence,
  ports: Partial<Ports> = {},
): Promise<readonly Event[]> {
  const one = rig();
  const runner = await open(
    { ...one.ports, ...ports },
    id,
    specOf(game, seated, seats, { sealed: 2, ...more }),
    SECRET,
  );
  for (let i = 0; i < STEPS_MAX && runner.state().game.phase !== 'over'; i++) {
    await calm();
    await sealAs(runner, one.windows, isSilent);
    for (const seat of people(runner.state().spec)) {
      const ask = askOf(runner, seat);
      const number = (runner.state().answered[seat]?.number ?? 0) + 1;
      if (ask !== undefined) void runner.command({ type: 'act', seat, number, action: firstAnswer(ask) });
      else void runner.command({ type: 'ready', seat, number });
    }
    await calm();
    if (phaseOf(runner) === undefined) ringAll(one.windows);
  }
  await calm();
  if (one.stopped.length > 0) throw new Error(one.stopped.join('; '));
  return one.log.tables.get(id) ?? [];
}

/** The proof of a finished match. */
export function proved(events: readonly Event[]): Proof {
  const proof = proofOf(events);
  if ('why' in proof) throw new Error(proof.why);
  return proof;
}
