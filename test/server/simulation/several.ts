// A simulation with several servers: they share a database over a lossy network and exchange notifications
// that may be lost.
import type { Store } from '../../../apps/server/src/store/store.ts';
import { type Cells, FAULTS_OF_SEVERAL } from './cells.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { newDisk } from './disk.ts';
import { finalFaults } from './final.ts';
import { type Ledger, newLedger, Violation } from './ledger.ts';
import { type Net, newsOver, reached, type Ways } from './net.ts';
import { KEY, type Node, startNode } from './node.ts';
import { type Opened, opening } from './opening.ts';
import { appear, OWN_BEHAVIOUR, type Person, type Scene, wantedAt } from './person.ts';
import { newOwner, newSchedule, type Owner, type Schedule } from './schedule.ts';
import {
  areOver,
  BEGUN_MS,
  BOUND_MS,
  type Simulation,
  type SimulationOptions,
  serves,
  told,
  variablesOf,
} from './simulation.ts';
import { fairTimes } from './times.ts';
import { blow, fair, STRIKES, type Strike, type Weather } from './weather.ts';

const SERVERS = 3;
/** Intervals of the servers' periodic scans. With shorter intervals the scans would dominate a simulation. */
const LOOKS = { MOONSHOT_LOOK_MS: '1500', MOONSHOT_IDLE_TABLE_MS: '60000' };
/**
 * Faults of whole servers are this many times as frequent as with one server, since there are three servers.
 */
const OF_SERVERS = 2;

/** Network outages: the times until which nothing gets through, by the server's slot. */
interface Outage {
  readonly database: number[];
  readonly news: number[];
  goneMs: number; // until then the database is down
  silentMs: number; // until then no notifications are delivered
  lost: number; // answers still to be lost
}

interface Sea {
  readonly schedule: Schedule;
  readonly ledger: Ledger;
  readonly chance: Chance;
  readonly weather: Weather;
  readonly outage: Outage;
  readonly cells: Cells;
  readonly options: SimulationOptions;
  readonly berths: (Node | undefined)[]; // the process in each slot, current or last
  readonly launch: (berth: number) => void;
  readonly calmMs: number;
  starts: number;
  people: readonly Person[];
  fault: unknown;
  readonly complaints: string[];
}

/** Runs the simulation of a seed with several servers. */
export async function severalSimulation(seed: number, options: SimulationOptions = {}): Promise<Simulation> {
  const plan = chanceFrom(seed, 'plan of several');
  const schedule = newSchedule(options.all);
  const disk = newDisk(chanceFrom(seed, 'disk'), 4000);
  const ledger = newLedger(schedule.nowMs);
  const calmMs = options.faults === false ? 0 : plan.within(40_000, 160_000);
  const variables = { ...variablesOf(plan), ...LOOKS };
  const database = newOwner('database');
  const store = databaseOn(disk, schedule, ledger, chanceFrom(seed, 'database'), database);
  const sea: Sea = {
    schedule,
    ledger,
    chance: chanceFrom(seed, 'sea'),
    weather: fair(),
    outage: { database: [], news: [], goneMs: 0, silentMs: 0, lost: 0 },
    cells: new Map(),
    options,
    berths: [],
    launch: berth => launch(berth),
    calmMs,
    starts: 0,
    people: [],
    fault: undefined,
    complaints: [],
  };
  const net: Net = { schedule, chance: chanceFrom(seed, 'net'), ways: waysOf(sea), database };
  const peers = newsOver(net);
  const launch = (berth: number): void => {
    sea.starts += 1;
    const wallMs = (): number => BEGUN_MS + Math.floor(schedule.nowMs());
    const place = {
      ...{ schedule, chance: sea.chance, variables, wallMs, peers },
      machine: (env: Parameters<NonNullable<SimulationOptions['machine']>>[0]) => options.machine?.(env, wallMs) ?? env,
      complained: (line: string) => void sea.complaints.push(line),
      open: (_: unknown, owner: Owner) => {
        const mine = reached(net, store, owner);
        return options.store?.(mine) ?? mine;
      },
      closed: () => {},
      recovered: async () => {},
      died: () => lost(sea, berth),
    };
    startNode(place, `server ${berth}.${sea.starts}`)
      .then(node => {
        sea.berths[berth] = node;
      })
      .catch(error => {
        sea.fault ??= error;
      });
  };
  return live(seed, sea, plan, store, () => disk.remove());
}

/** The shared database. It never fails itself: disk faults belong to simulations with one server. */
function databaseOn(
  disk: ReturnType<typeof newDisk>,
  schedule: Schedule,
  ledger: Ledger,
  chance: Chance,
  owner: Owner,
): Store {
  const none = { fate: () => 'written' as const, slowMs: () => 0, onBroken: () => {}, die: () => {} };
  return ledger.witness(
    disk.open({
      ...none,
      key: KEY,
      now: () => BEGUN_MS + Math.floor(schedule.nowMs()),
      random: bytes => chance.bytes(bytes),
      soon: act => void schedule.after(0.1, owner, 'writes', act),
      monoMs: schedule.nowMs,
      after: (ms, act) => void schedule.after(ms, owner, 'writes', act),
      landed: ledger.landed,
    }),
  );
}

/** The slot of a process, from its name. */
const berthOf = ({ name }: Owner): number => Number(/\d+/.exec(name)?.[0]);

function waysOf({ schedule, outage }: Sea): Ways {
  const now = schedule.nowMs;
  return {
    parted: server => (outage.database[berthOf(server)] ?? 0) > now(),
    serves: () => outage.goneMs <= now(),
    losesAnswer: () => {
      if (outage.lost === 0) return false;
      outage.lost -= 1;
      return true;
    },
    deaf: server => outage.silentMs > now() || (outage.news[berthOf(server)] ?? 0) > now(),
  };
}

async function live(seed: number, sea: Sea, plan: Chance, store: Store, remove: () => void): Promise<Simulation> {
  const { schedule, ledger, calmMs, options } = sea;
  const owner = newOwner('sea');
  const times = fairTimes(schedule, ledger, () => undefined, calmMs);
  let opened: Opened | undefined;
  for (let berth = 0; berth < SERVERS; berth++) schedule.after(berth, owner, 'begins', () => sea.launch(berth));
  schedule.after(50, owner, 'opens', () => {
    opening(sea.berths[0] as Node, plan, BEGUN_MS, schedule, options.company)
      .then(all => {
        opened = all;
        sail(sea, seed, all);
      })
      .catch(error => {
        sea.fault ??= error;
      });
  });
  const areDone = (): boolean =>
    opened !== undefined && serving(sea).length > 0 && areOver(ledger, schedule.nowMs(), opened);
  const isLate = (): boolean => schedule.nowMs() > calmMs + BOUND_MS;
  let violation: string | undefined;
  try {
    await schedule.run(() => (sea.fault ?? ledger.fault) !== undefined || areDone() || isLate(), times.each);
    const fault = sea.fault ?? ledger.fault;
    if (fault !== undefined) throw fault;
    if (opened === undefined) throw new Violation('The tables were not opened.');
    const faults = await finalFaults(ledger, store, opened, areDone(), sea.complaints);
    if (faults.length > 0) throw new Violation(faults.slice(0, 5).join('\n'));
  } catch (error) {
    violation = error instanceof Violation ? error.message : String(error instanceof Error ? error.stack : error);
  } finally {
    for (const node of sea.berths) if (node !== undefined) node.owner.alive = false;
    remove();
  }
  return told(seed, sea, violation, sea.people);
}

const serving = ({ berths }: Sea): readonly Node[] =>
  berths.flatMap(node => (node !== undefined && serves(node) ? [node] : []));

/**
 * Lets all people join, each time through a server chosen by the load balancer, and starts the simulation.
 */
function sail(sea: Sea, seed: number, { people, tables, games }: Opened): void {
  const { schedule, ledger, weather, calmMs, cells, chance } = sea;
  const lines = chanceFrom(seed, 'lines');
  const any = (): Node | undefined => (serving(sea).length === 0 ? undefined : chance.pick(serving(sea)));
  const scene: Scene = {
    schedule,
    chance: chanceFrom(seed, 'people'),
    behaviour: sea.options.behaviour ?? OWN_BEHAVIOUR,
    ledger,
    node: any,
    delayMs: () => (lines.in1000(30) ? lines.below(3000) : 5 + lines.below(120)),
    parted: person => (weather.partedUntilMs.get(person) ?? 0) > schedule.nowMs(),
    calm: () => schedule.nowMs() >= calmMs,
    wanted: table => wantedAt(people, table, schedule.nowMs()),
    games,
  };
  sea.people = people;
  for (const person of people) appear(scene, person);
  if (sea.options.faults === false) return;
  const sky = { schedule, chance: chanceFrom(seed, 'weather'), ledger, scene, people, tables, cells, calmMs };
  const strikes = STRIKES.filter(([, name]) => FAULTS_OF_SEVERAL.some(one => one === name)).map(
    ([weight, name, act]): Strike => [/^(killed|sto)/.test(name) ? weight * OF_SERVERS : weight, name, act],
  );
  blow({ ...sky, node: any, crash: () => crash(sea), stop: () => stop(sea) }, weather, [...strikes, ...outages(sea)]);
  schedule.after(calmMs - schedule.nowMs(), newOwner('sea'), 'calms', () => {
    Object.assign(sea.outage, { database: [], news: [], goneMs: 0, silentMs: 0, lost: 0 });
  });
}

/** Faults that affect only the network. */
function outages({ outage, schedule, chance }: Sea): readonly Strike[] {
  const until = (most: number): number => schedule.nowMs() + 500 + chance.below(most);
  const done = (act: (berth: number) => void) => (): boolean => {
    act(chance.below(SERVERS));
    return true;
  };
  const noDatabase = (berth: number): void => {
    outage.database[berth] = until(20_000);
  };
  const noNews = (berth: number): void => {
    outage.news[berth] = until(30_000);
  };
  return [
    [8, 'cut off from the database', done(noDatabase)],
    [5, 'cut off from the news', done(noNews)],
    [
      5,
      'cut off from everything',
      done(berth => {
        noDatabase(berth);
        outage.news[berth] = outage.database[berth] as number;
      }),
    ],
    [
      8,
      'answer of the database lost',
      done(() => {
        outage.lost = 1 + chance.below(3);
      }),
    ],
    [
      5,
      'database gone',
      done(() => {
        outage.goneMs = until(8000);
      }),
    ],
    [
      4,
      'news gone',
      done(() => {
        outage.silentMs = until(30_000);
      }),
    ],
  ];
}

/** Handles the end of a process: its connections end or go dead, and another process is started. */
function lost(sea: Sea, berth: number): void {
  const { schedule, chance, people, berths } = sea;
  for (const { wire } of people)
    if (wire !== undefined && wire.server === berths[berth]?.owner) {
      if (chance.below(8) === 0) wire.die();
      else wire.cut();
    }
  const ms = 100 + chance.below(chance.pick([300, 5000, 30_000]));
  schedule.after(ms, newOwner('supervisor'), 'starts it again', () => sea.launch(berth));
}

function crash(sea: Sea): void {
  const node = serving(sea).length > 0 ? sea.chance.pick(serving(sea)) : undefined;
  if (node === undefined) return;
  node.kill();
  lost(sea, sea.berths.indexOf(node));
}

const STOP_MS = 10_000;

/** Asks a process to stop, and kills it if it does not stop in time. */
function stop(sea: Sea): void {
  const { schedule, chance, berths } = sea;
  if (serving(sea).length === 0) return;
  const node = chance.pick(serving(sea));
  const berth = berths.indexOf(node);
  schedule.after(STOP_MS, newOwner('supervisor'), 'waits no longer', () => {
    if (!node.owner.alive) return;
    node.kill();
    lost(sea, berth);
  });
  node
    .stop()
    .then(ended => ended && lost(sea, berth))
    .catch(error => {
      if (node.owner.alive) sea.fault ??= error;
    });
}
