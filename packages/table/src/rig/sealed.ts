// Test harness: whole sealed matches, with silent seats, withheld secrets, and misdeals.
import type { Event } from '../event.ts';
import { type Keeper, open } from '../keeper.ts';
import type { Beacon } from '../ports.ts';
import { type Proof, proofOf } from '../proof.ts';
import { sealPhase } from '../seal-due.ts';
import { people, type Spec } from '../state.ts';
import { askOf, calm, firstAnswer, type Rig, rig, SECRET, sealSaid, specOf } from './keeper.ts';

/** Whether a seat stays silent in a step of a seal. */
export type Silence = (seat: number, deal: number, attempt: number, phase: 'commit' | 'open') => boolean;

/** Seat 1 is silent in every third deal, and withholds in every fifth, which is then redrawn without it. */
const USUAL: Silence = (seat, deal, _, phase) => seat === 1 && deal % (phase === 'commit' ? 3 : 5) === 0;

/** Plays the seats' clients during a seal, except for silent seats. */
export async function sealAs(keeper: Keeper, rung: Rig['windows'], isSilent = USUAL): Promise<void> {
  for (let phase = phaseOf(keeper); phase !== undefined; phase = phaseOf(keeper)) {
    const { seal, spec } = keeper.state();
    const { deal, attempt } = seal ?? { deal: 0, attempt: 0 };
    for (const seat of people(spec).filter(one => !isSilent(one, deal, attempt, phase)))
      await keeper.seal(sealSaid(keeper, phase === 'commit' ? 'seal' : 'open-seal', seat));
    if (phaseOf(keeper) === phase && keeper.state().seal?.attempt === attempt) ringAll(rung);
    await calm();
  }
}

const phaseOf = (keeper: Keeper): 'commit' | 'open' | undefined => sealPhase(keeper.hearts, keeper.state());

function ringAll(windows: Rig['windows']): void {
  for (const ring of windows.splice(0)) ring();
}

const STEPS_MAX = 5_000;

/** The log of a whole sealed match with the first legal answer to every question. */
export async function sealedMatch(
  game: string,
  seated: number,
  seats: number,
  more: Partial<Spec> = {},
  id = 'one',
  isSilent?: Silence,
  beacon?: Beacon,
): Promise<readonly Event[]> {
  const one = rig();
  if (beacon !== undefined) Object.assign(one.ports, { beacon });
  const keeper = await open(one.ports, id, specOf(game, seated, seats, { sealed: 2, ...more }), SECRET);
  for (let i = 0; i < STEPS_MAX && keeper.state().game.phase !== 'over'; i++) {
    await calm();
    await sealAs(keeper, one.windows, isSilent);
    for (const seat of people(keeper.state().spec)) {
      const ask = askOf(keeper, seat);
      const number = (keeper.state().answered[seat]?.number ?? 0) + 1;
      if (ask !== undefined) void keeper.command({ type: 'act', seat, number, action: firstAnswer(ask) });
      else void keeper.command({ type: 'ready', seat, number });
    }
    await calm();
    if (phaseOf(keeper) === undefined) ringAll(one.windows);
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
