// Taking a table's match up from its log, or beginning it where the log has nothing yet.
import { type Keeper, open, resume } from '@moonshot/table/keeper';
import type { Ports } from '@moonshot/table/ports';
import type { Spec, State } from '@moonshot/table/state';
import { reasonOf } from '../no.ts';
import type { TableRow } from '../store/store.ts';
import type { World } from '../world.ts';
import { writePlayed } from './forks.ts';

/** A match that is to begin. */
export interface Next {
  readonly spec: Spec;
  readonly secret: string;
}

/** What begins a match. */
export interface Beginning {
  readonly world: World;
  readonly matchFor: (row: TableRow) => Promise<Next>; // what is played next at a table
}

/** Takes a match of a table up from its log, to which nothing was written for so long, or begins it. */
export async function takenUp(
  { world, matchFor }: Beginning,
  row: TableRow,
  match: string,
  ports: Ports,
  idleMs: number,
): Promise<Keeper> {
  const begins = row.fork !== undefined && (await writePlayed(world, row, match, () => matchFor(row)));
  const keeper = await resume(ports, match, begins ? null : idleMs);
  if (keeper === undefined) return begun(await matchFor(row), match, ports);
  if (!begins) return keeper;
  void keepStanding(world, keeper.state()); // or what was played before would be gone through anew each time
  await keeper.tend();
  return keeper;
}

/** The row says that the match was begun before its log does: a server that ended in between begins it now. */
async function begun({ spec, secret }: Next, match: string, ports: Ports): Promise<Keeper> {
  try {
    return await open(ports, match, spec, secret);
  } catch (error) {
    const other = await resume(ports, match); // another server was quicker
    if (other === undefined) throw error;
    return other;
  }
}

/** A server that starts again reads on from there. */
export async function keepStanding({ store, log }: World, state: State): Promise<void> {
  await store.log.keep(state).catch(error => log.debug({ table: state.id, reason: reasonOf(error) }, 'not kept'));
}
