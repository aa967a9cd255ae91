// Runs one command of a table: decide, write, apply, and only then publish.
import { refuse, type Verdict } from '@moonshot/rules/game/verdict';
import type { Given } from './company-due.ts';
import { type Command, decide, type Refusal } from './decide.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import { inParts } from './finish.ts';
import { answeredAt, before, isTheirs, type Kept, type Reply } from './keeper-kept.ts';
import { repeated } from './keeper-repeats.ts';
import { slicesOf, statesIn } from './keeper-slices.ts';
import type { Whose } from './ports.ts';
import type { State } from './state.ts';

const STALE_MAX = 8; // tries before giving up on a table that others keep writing to

/**
 * Decides a command, writes its events, applies and publishes them. Decides again if another node wrote
 * first. `holds` tells whether the command is still wanted; if not, nothing is written.
 */
export async function run(kept: Kept, command: Command & Given, holds: () => boolean = () => true): Promise<Reply> {
  for (let tries = 0; tries < STALE_MAX; tries++) {
    const early = before(kept, command) ?? (await repeated(kept, command));
    if (early?.type === 'gap' && (await wasBehind(kept))) continue;
    if (early !== undefined) return early;
    if (!holds()) return { type: 'closed' };
    const verdict: Verdict<readonly Event[], Refusal> = isTheirs(kept, command)
      ? decide(kept.hearts, kept.state, command, kept.ports)
      : refuse({ type: 'not-seated' });
    const { id, version } = kept.state;
    if (!verdict.ok && (await wasBehind(kept))) continue;
    if (!verdict.ok) return { type: 'refused', refusal: verdict.refusal };
    if (verdict.event.length === 0) return { type: 'done', version };
    const events = withSecrets(kept, verdict.event);
    if ((await append(kept, id, version, events)) === 'written') {
      await written(kept, events);
      return { type: 'done', version: answeredAt(kept, command) ?? kept.state.version };
    }
    await catchUp(kept); // someone was quicker: decide again from fresh state
  }
  throw new Error(`Cannot write to table ${kept.state.id}: others were quicker ${STALE_MAX} times`);
}

/**
 * Reveals the secrets in the same transaction that ends a sealed match: nothing can come in between, and no
 * later step can be missed.
 */
function withSecrets({ hearts, state, ports }: Kept, events: readonly Event[]): readonly Event[] {
  if (state.seal === null || !events.some(isEnd)) return events;
  const after = events.reduce((before, event) => evolve(hearts, before, event), state);
  const shown = decide(hearts, after, { type: 'unseal' }, ports);
  return shown.ok ? [...events, ...shown.event] : events;
}

/** Whether the match ends: by its last deal, or by a vote. */
const isEnd = (event: Event): boolean => (event.type === 'game' ? event.event : event).type === 'ended';

function append(kept: Kept, id: string, version: number, events: readonly Event[]): Promise<'written' | 'stale'> {
  const { log } = kept.ports;
  return log.shared ? log.append(id, version, events, stepMs(kept, events)) : log.append(id, version, events);
}

/** When the table acts automatically, for the other nodes of a shared log; null at local tables. */
export const stepMs = (kept: Kept, events?: readonly Event[]): number | null =>
  kept.ports.company?.stepMs(kept, events) ?? null;

async function written(kept: Kept, events: readonly Event[]): Promise<void> {
  kept.tends = true;
  await takeOver(kept, events, () => kept.ports.log.read(kept.state.id), 'own');
  kept.pump();
}

/** Whether other nodes had written events that were not known here. They are known afterwards. */
async function wasBehind(kept: Kept): Promise<boolean> {
  if (!kept.ports.log.shared) return false;
  const { version } = kept.state;
  await catchUp(kept);
  return kept.state.version > version;
}

/** Applies and publishes what other nodes have written. Bots' pending answers are dropped. */
export async function catchUp(kept: Kept): Promise<void> {
  const { log } = kept.ports;
  const { id, version } = kept.state;
  const since = log.shared && log.readAfter ? await log.readAfter(id, version) : await allAfter(kept);
  if (since.length === 0) return;
  kept.overtaken += 1;
  if (log.shared) kept.tends = false; // the node that wrote last drives the table
  await takeOver(kept, since, () => log.read(id), 'others');
}

async function allAfter({ ports, state: { id, version } }: Kept): Promise<readonly Event[]> {
  const log = await ports.log.read(id);
  if (log.length < version)
    throw new Error(`Cannot go on: the log has ${log.length} events where ${version} were written`);
  return log.slice(version);
}

/**
 * Applies and publishes written events. Events of other nodes may be many, so they are applied in slices.
 * An undo needs the whole log.
 */
async function takeOver(
  kept: Kept,
  events: readonly Event[],
  log: () => Promise<readonly Event[]>,
  whose: Whose,
): Promise<void> {
  const back = events.some(event => event.type === 'undone');
  const swept = events.length > 1 && events[0]?.type !== 'game'; // more than the act of one seat
  if (back || swept || events[0]?.type === 'finishing') kept.overtaken += 1;
  const { hearts, ports } = kept;
  const whole = back ? (await log()).slice(0, kept.state.version + events.length) : [];
  const states = await statesIn(ports, hearts, whole);
  if (whose === 'own') return tell(kept, events, states, whose);
  for await (const some of slicesOf(events, ports.nextTurn)) tell(kept, some, states, whose);
}

/** `states` are those after each event of the log; empty without an undo. */
function tell(kept: Kept, events: readonly Event[], states: readonly State[], whose: Whose): void {
  const { version } = kept.state;
  const own = states.slice(version, version + events.length);
  const then = own.at(-1);
  const told = then === undefined ? inParts(kept.hearts, kept.state, events) : [{ events, states: own, after: then }];
  kept.state = told.at(-1)?.after ?? kept.state;
  const passed = told.flatMap(part => part.states);
  // before publishing, so that viewers see the clocks that run now
  kept.clocks?.tick(passed, whose === 'others');
  for (const part of told) kept.ports.bus.told(part.events, part.after, whose);
}
