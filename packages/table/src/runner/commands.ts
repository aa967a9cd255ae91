// Runs one command of a table: decide, write, apply, and only then publish.
import { refuse, type Verdict } from '@moonshot/rules';
import { type Command, decide, type Refusal } from '../core/decide.ts';
import type { Event } from '../core/event.ts';
import { evolve } from '../core/evolve.ts';
import { splitForViewers } from '../core/finish.ts';
import type { CommandAuthor } from '../core/multiplayer-rules.ts';
import type { EventOrigin } from '../core/ports.ts';
import type { State } from '../core/state.ts';
import { repeatedReply } from './repeats.ts';
import { answeredAt, type CommandReply, earlyReply, isTheirs, type RunnerState } from './runner-state.ts';
import { slicesOf, statesIn } from './slices.ts';

const STALE_MAX = 8; // number of tries, if other servers keep writing to the table first

/**
 * Decides a command, writes its events to the log, applies and publishes them. If another server wrote first,
 * reads the other server's events and decides again. If `holds` returns false, the command is dropped.
 */
export async function run(
  runner: RunnerState,
  command: Command & CommandAuthor,
  holds: () => boolean = () => true,
): Promise<CommandReply> {
  for (let tries = 0; tries < STALE_MAX; tries++) {
    const early = earlyReply(runner, command) ?? (await repeatedReply(runner, command));
    if (early?.type === 'gap' && (await wasBehind(runner))) continue;
    if (early !== undefined) return early;
    if (!holds()) return { type: 'closed' };
    const verdict: Verdict<readonly Event[], Refusal> = isTheirs(runner, command)
      ? decide(runner.hearts, runner.state, command, runner.ports)
      : refuse({ type: 'not-seated' });
    const { id, version } = runner.state;
    if (!verdict.ok && (await wasBehind(runner))) continue;
    if (!verdict.ok) return { type: 'refused', refusal: verdict.refusal };
    if (verdict.event.length === 0) return { type: 'done', version };
    const events = withSecrets(runner, verdict.event);
    if ((await append(runner, id, version, events)) === 'written') {
      await written(runner, events);
      return { type: 'done', version: answeredAt(runner, command) ?? runner.state.version };
    }
    await catchUp(runner); // another server wrote first: decide again from fresh state
  }
  throw new Error(`Cannot write to table ${runner.state.id}: others were quicker ${STALE_MAX} times`);
}

/**
 * Adds the event that reveals the server's secrets to the events that end a sealed match. One transaction
 * writes all of them, so that a crash cannot leave the secrets unrevealed.
 */
function withSecrets({ hearts, state, ports }: RunnerState, events: readonly Event[]): readonly Event[] {
  if (state.seal === null || !events.some(isEnd)) return events;
  const after = events.reduce((before, event) => evolve(hearts, before, event), state);
  const shown = decide(hearts, after, { type: 'unseal' }, ports);
  return shown.ok ? [...events, ...shown.event] : events;
}

/** Whether the event ends the match: by its last deal, or by a vote. */
const isEnd = (event: Event): boolean => (event.type === 'game' ? event.event : event).type === 'ended';

function append(
  runner: RunnerState,
  id: string,
  version: number,
  events: readonly Event[],
): Promise<'written' | 'stale'> {
  const { log } = runner.ports;
  return log.shared ? log.append(id, version, events, stepMs(runner, events)) : log.append(id, version, events);
}

/**
 * The time in milliseconds until the table acts without a player, for other servers on the same log. Null if
 * the table waits for a player or is not on a server.
 */
export const stepMs = (runner: RunnerState, events?: readonly Event[]): number | null =>
  runner.ports.multiplayer?.stepMs(runner, events) ?? null;

async function written(runner: RunnerState, events: readonly Event[]): Promise<void> {
  runner.isActive = true;
  await takeOver(runner, events, () => runner.ports.log.read(runner.state.id), 'own');
  runner.pump();
}

/**
 * Reads what other servers have written to a shared log. Returns whether any of it was new to this server.
 */
async function wasBehind(runner: RunnerState): Promise<boolean> {
  if (!runner.ports.log.shared) return false;
  const { version } = runner.state;
  await catchUp(runner);
  return runner.state.version > version;
}

/**
 * Applies and publishes events that other servers have written. Answers that bots are computing are dropped.
 */
export async function catchUp(runner: RunnerState): Promise<void> {
  const { log } = runner.ports;
  const { id, version } = runner.state;
  const since = log.shared && log.readAfter ? await log.readAfter(id, version) : await allAfter(runner);
  if (since.length === 0) return;
  runner.overtaken += 1;
  if (log.shared) runner.isActive = false; // the server that wrote last deals and plays for bots
  await takeOver(runner, since, () => log.read(id), 'others');
}

async function allAfter({ ports, state: { id, version } }: RunnerState): Promise<readonly Event[]> {
  const log = await ports.log.read(id);
  if (log.length < version)
    throw new Error(`Cannot go on: the log has ${log.length} events where ${version} were written`);
  return log.slice(version);
}

/**
 * Applies and publishes written events. Other servers may have written many events, so they are applied in
 * slices. An undo needs the states after all earlier events, so the whole log is read for it.
 */
async function takeOver(
  runner: RunnerState,
  events: readonly Event[],
  log: () => Promise<readonly Event[]>,
  whose: EventOrigin,
): Promise<void> {
  const back = events.some(event => event.type === 'undone');
  // whether the events are more than one answer with its consequences, such as a timeout with an automatic
  // answer
  const swept = events.length > 1 && events[0]?.type !== 'game';
  if (back || swept || events[0]?.type === 'finishing') runner.overtaken += 1;
  const { hearts, ports } = runner;
  const whole = back ? (await log()).slice(0, runner.state.version + events.length) : [];
  const states = await statesIn(ports, hearts, whole);
  if (whose === 'own') return tell(runner, events, states, whose);
  for await (const some of slicesOf(events, ports.nextTurn)) tell(runner, some, states, whose);
}

/**
 * Applies events and publishes them. `states` contains the state after each event of the log if there is an
 * undo; otherwise it is empty.
 */
function tell(runner: RunnerState, events: readonly Event[], states: readonly State[], whose: EventOrigin): void {
  const { version } = runner.state;
  const own = states.slice(version, version + events.length);
  const then = own.at(-1);
  const parts =
    then === undefined ? splitForViewers(runner.hearts, runner.state, events) : [{ events, states: own, after: then }];
  runner.state = parts.at(-1)?.after ?? runner.state;
  const passed = parts.flatMap(part => part.states);
  // the clocks change first, because viewers are sent them with the events
  runner.clocks?.tick(passed, whose === 'others');
  for (const part of parts) runner.ports.bus.publish(part.events, part.after, whose);
}
