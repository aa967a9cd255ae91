// A deterministic simulation from a seed: the real server on a simulated clock, disk and network, with people
// who play through all faults.
import type { Env } from '../../../apps/server/src/core/env.ts';
import type { Variables } from '../../../apps/server/src/core/limits.ts';
import type { Store } from '../../../apps/server/src/store/store.ts';
import type { ServerThinkers } from '../../../apps/server/src/threads/bots/server-bots.ts';
import { type Cells, count } from './cells.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { type Disk, type Fate, newDisk } from './disk.ts';
import { finalFaults } from './final.ts';
import { type Ledger, newLedger, Violation } from './ledger.ts';
import { KEY, type Node, type Place, startNode } from './node.ts';
import { type Company, type Opened, opening } from './opening.ts';
import { appear, type Behaviour, OWN_BEHAVIOUR, type Person, type Scene, wantedAt } from './person.ts';
import { newOwner, newSchedule, type Schedule } from './schedule.ts';
import { fairTimes } from './times.ts';
import { blow, fair, type Weather } from './weather.ts';

export interface SimulationOptions {
  readonly all?: boolean; // keep every line of the trace
  readonly faults?: boolean; // false: no faults
  readonly synchronous?: 'NORMAL'; // for mutants, like the following: do not sync
  readonly store?: (store: Store) => Store; // replaces the store
  readonly machine?: (env: Env, wallMs: () => number) => Env; // replaces the environment
  readonly company?: Company;
  readonly behaviour?: Behaviour; // of everybody at the tables
  readonly thinkers?: ServerThinkers; // replace the bots
  /** Called with the final state when everything has ended. */
  readonly over?: (ledger: Ledger, people: readonly Person[]) => void;
}

export interface Simulation {
  readonly seed: number;
  readonly violation: string | undefined;
  readonly trace: string;
  readonly lines: readonly string[];
  readonly cells: Cells;
  readonly steps: number;
  readonly events: number;
  readonly acked: number;
  readonly starts: number;
  readonly virtualMs: number;
}

/** The wall-clock time at the start of the simulation. */
export const BEGUN_MS = Date.UTC(2026, 10, 22);
/** Time limit for all matches to end, once there are no more faults. */
export const BOUND_MS = 3 * 3_600_000;

/** The state of a simulation. */
interface Ship {
  readonly schedule: Schedule;
  readonly ledger: Ledger;
  readonly disk: Disk;
  readonly chance: Chance;
  readonly weather: Weather;
  readonly options: SimulationOptions;
  readonly variables: Variables;
  readonly cells: Cells;
  readonly calmMs: number;
  node: Node | undefined;
  starts: number;
  people: readonly Person[];
  due: boolean; // another process must be started
  fault: unknown;
  readonly complaints: string[];
}

/** Runs the simulation of a seed. */
export async function simulation(seed: number, options: SimulationOptions = {}): Promise<Simulation> {
  const plan = chanceFrom(seed, 'plan');
  const schedule = newSchedule(options.all);
  const ship: Ship = {
    schedule,
    ledger: newLedger(schedule.nowMs),
    disk: newDisk(chanceFrom(seed, 'disk'), plan.pick([8, 30, 4000])),
    chance: chanceFrom(seed, 'ship'),
    weather: fair(),
    options,
    variables: variablesOf(plan),
    cells: new Map(),
    calmMs: options.faults === false ? 0 : plan.within(40_000, 240_000),
    node: undefined,
    starts: 0,
    people: [],
    due: false,
    fault: undefined,
    complaints: [],
  };
  let opened: Opened | undefined;
  const times = fairTimes(ship.schedule, ship.ledger, () => ship.node, ship.calmMs);
  const owner = newOwner('ship');
  schedule.after(0, owner, 'begins', () => {
    start(ship);
  });
  schedule.after(50, owner, 'opens', () => {
    opening(ship.node as Node, plan, BEGUN_MS, schedule, options.company)
      .then(all => {
        opened = all;
        sail(ship, seed, all);
      })
      .catch(error => {
        ship.fault ??= error;
      });
  });
  let lateMs = Number.POSITIVE_INFINITY;
  schedule.after(ship.calmMs, owner, 'calms', () => {
    lateMs = schedule.nowMs() + BOUND_MS;
  });
  const isDone = (): boolean =>
    ship.fault !== undefined ||
    ship.ledger.fault !== undefined ||
    (opened !== undefined && allIsOver(ship, opened)) ||
    schedule.nowMs() > lateMs;
  let violation: string | undefined;
  try {
    await schedule.run(isDone, times.each);
    const fault = ship.fault ?? ship.ledger.fault;
    if (fault !== undefined) throw fault;
    if (opened === undefined) throw new Violation('The tables were not opened.');
    const faults = await finalFaults(
      ship.ledger,
      (ship.node as Node).store,
      opened,
      allIsOver(ship, opened),
      ship.complaints,
    );
    if (faults.length > 0) throw new Violation(faults.slice(0, 5).join('\n'));
    options.over?.(ship.ledger, opened.people);
  } catch (error) {
    violation = error instanceof Violation ? error.message : String(error instanceof Error ? error.stack : error);
  } finally {
    if (ship.node !== undefined) ship.node.owner.alive = false;
    ship.disk.remove();
  }
  return told(seed, ship, violation, opened?.people ?? []);
}

export function told(
  seed: number,
  { schedule, cells, ledger, starts }: Pick<Ship, 'schedule' | 'cells' | 'ledger' | 'starts'>,
  violation: string | undefined,
  people: readonly Person[],
): Simulation {
  return {
    seed,
    violation,
    trace: schedule.trace(),
    lines: schedule.lines(),
    cells,
    steps: schedule.steps(),
    events: [...ledger.matches.values()].reduce((sum, { events }) => sum + events.length, 0),
    acked: people.reduce((sum, { acked }) => sum + acked.length, 0),
    starts,
    virtualMs: schedule.nowMs(),
  };
}

export const variablesOf = (plan: Chance): Variables => ({
  MOONSHOT_AWAY_MS: String(plan.within(3000, 40_000)),
  MOONSHOT_BUFFERED_BYTES: String(plan.pick([9000, 30_000, 262_144])),
  MOONSHOT_MISSED_EVENTS: String(plan.pick([0, 3, 500])),
  MOONSHOT_SOCKETS_PER_PLAYER: String(plan.pick([1, 2, 5])),
  MOONSHOT_RETRY_MOST_MS: '10000',
  MOONSHOT_IDLE_TABLE_MS: String(plan.pick([2000, 600_000])),
});

/** Lets all people join, and starts the simulation. */
function sail(ship: Ship, seed: number, { people, tables, games }: Opened): void {
  const { schedule, ledger, weather, calmMs, cells } = ship;
  const chance = chanceFrom(seed, 'lines');
  const scene: Scene = {
    schedule,
    chance: chanceFrom(seed, 'people'),
    behaviour: ship.options.behaviour ?? OWN_BEHAVIOUR,
    ledger,
    node: () => ship.node,
    delayMs: () => (chance.in1000(30) ? chance.below(3000) : 5 + chance.below(120)),
    parted: person => (weather.partedUntilMs.get(person) ?? 0) > schedule.nowMs(),
    calm: () => schedule.nowMs() >= calmMs,
    wanted: table => wantedAt(people, table, schedule.nowMs()),
    games,
  };
  ship.people = people;
  for (const person of people) appear(scene, person);
  if (ship.options.faults === false) return;
  blow(
    {
      schedule,
      chance: chanceFrom(seed, 'weather'),
      ledger,
      scene,
      people,
      tables,
      cells,
      calmMs,
      node: () => ship.node,
      crash: power => crash(ship, power),
      stop: () => stop(ship),
    },
    weather,
  );
}

/** The outcome of the next transaction. */
function fateNow({ weather, schedule }: Ship): Fate {
  const now = schedule.nowMs();
  if (weather.fullUntilMs > now) return 'full';
  const { fate } = weather;
  weather.fate = 'written';
  return fate === 'written' && weather.slowUntilMs > now ? 'slow' : fate;
}

function start(ship: Ship): void {
  const { schedule, ledger, disk, chance, weather, variables, options, cells } = ship;
  ship.starts += 1;
  const wallMs = (): number => BEGUN_MS + Math.floor(schedule.nowMs()) + weather.wallMs;
  const place: Place = {
    schedule,
    chance,
    variables,
    wallMs,
    machine: env => options.machine?.(env, wallMs) ?? env,
    complained: line => void ship.complaints.push(line),
    open: (env, owner, die) => {
      const store = disk.open({
        key: KEY,
        now: env.nowMs,
        random: env.random,
        soon: env.soon,
        fate: () => fateNow(ship),
        landed: ledger.landed,
        slowMs: () => 20 + chance.below(1500),
        monoMs: schedule.nowMs,
        after: (ms, act) => schedule.after(ms, owner, 'writes', act),
        onBroken: () => die('its disk failed'),
        die: () => die('killed while it wrote'),
        ...(options.synchronous && { synchronous: options.synchronous }),
      });
      return ledger.witness(options.store?.(store) ?? store);
    },
    closed: () => disk.closed(),
    recovered: ledger.recovered,
    ...(options.thinkers && { thinkers: options.thinkers }),
    died: why => {
      count(cells, why);
      lost(ship, false);
    },
  };
  startNode(place, `server ${ship.starts}`)
    .then(node => {
      ship.node = node;
    })
    .catch(error => {
      ship.fault ??= error;
    });
}

/** Starts another process after a while. */
function again(ship: Ship): void {
  const { schedule, chance } = ship;
  if (ship.due) return;
  ship.due = true;
  schedule.after(
    100 + chance.below(chance.pick([300, 5000, 30_000])),
    newOwner('supervisor'),
    'starts it again',
    () => {
      ship.due = false;
      start(ship);
    },
  );
}

/** Handles the end of a process: its connections end or go dead. */
function lost(ship: Ship, power: boolean): void {
  for (const { wire } of ship.people)
    if (power || ship.chance.below(8) === 0) wire?.die();
    else wire?.cut();
  again(ship);
}

function crash(ship: Ship, power: boolean): void {
  ship.node?.kill();
  ship.disk.crash(power);
  lost(ship, power);
}

const STOP_MS = 10_000;

/** Kills a process that does not stop in time. */
function stop(ship: Ship): void {
  const { node, schedule } = ship;
  if (node === undefined) return;
  schedule.after(STOP_MS, newOwner('supervisor'), 'waits no longer', () => {
    if (node.owner.alive) crash(ship, false);
  });
  node
    .stop()
    .then(ended => ended && lost(ship, false))
    .catch(error => {
      if (node.owner.alive) ship.fault ??= error;
    });
}

const allIsOver = ({ ledger, schedule, node }: Ship, opened: Opened): boolean =>
  node !== undefined && serves(node) && areOver(ledger, schedule.nowMs(), opened);

export const serves = ({ owner, realtime }: Node): boolean => owner.alive && !realtime.tables.stopping;

/** Whether every match is over and everybody present has seen it. */
export function areOver(ledger: Ledger, now: number, { people, tables, games }: Opened): boolean {
  return (
    tables.every(table => ledger.matches.get(`${table}-${games}`)?.events.at(-1)?.type === 'unsealed') &&
    people.every(
      ({ nature, view, match, turnedAway }) =>
        turnedAway ||
        (nature.lost !== undefined && nature.lost.atMs <= now) ||
        (view !== undefined && view.version === ledger.matches.get(match)?.events.length),
    )
  );
}
