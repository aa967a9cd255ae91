// The faults of a simulation and their timing: at any time, and more often just after an important write.
import type { Event } from '@moonshot/table';
import { type Cells, count, type FaultName, phasesOf } from './cells.ts';
import type { Chance } from './chance.ts';
import type { Fate } from './disk.ts';
import type { Ledger, Written } from './ledger.ts';
import type { Node } from './node.ts';
import { enter, hangUp, type Person, type Scene } from './person.ts';
import { newOwner, type Owner, type Schedule } from './schedule.ts';

/** The operations of a fault on the simulation. */
export interface Sky {
  readonly schedule: Schedule;
  readonly chance: Chance;
  readonly ledger: Ledger;
  readonly scene: Scene;
  readonly people: readonly Person[];
  readonly tables: readonly string[];
  readonly cells: Cells;
  readonly calmMs: number; // from then on no more faults occur
  readonly node: () => Node | undefined;
  /** Kills the process now; another is started after a while. */
  readonly crash: (power: boolean) => void;
  readonly stop: () => void;
}

/** The current faults. */
export interface Weather {
  fate: Fate; // of the next transaction, once
  fullUntilMs: number;
  slowUntilMs: number;
  wallMs: number; // offset of the wall clock
  readonly partedUntilMs: Map<Person, number>;
}

export const fair = (): Weather => ({
  fate: 'written',
  fullUntilMs: 0,
  slowUntilMs: 0,
  wallMs: 0,
  partedUntilMs: new Map(),
});

/**
 * Number of events per thousand that trigger a fault, by kind of event. OTHERS applies to all other kinds.
 */
const MOMENTS: Partial<Readonly<Record<string, number>>> = {
  'seal-committed': 60,
  sealed: 60,
  mixed: 60,
  unsealed: 60,
  away: 150,
  back: 100,
  'timed-out': 100,
  paused: 300,
  passed: 50,
  dealt: 60,
  exchanged: 100,
  scored: 80,
  chose: 200,
};
const OTHERS = 14;

const nameOf = (event: Event): string => (event.type === 'game' ? event.event.type : event.type);

/** Injects faults until the calm phase of the simulation. */
export function blow(sky: Sky, weather: Weather, strikes = STRIKES): void {
  const { schedule, chance, ledger, calmMs } = sky;
  const owner = newOwner('weather');
  const next = (): void => {
    schedule.after(500 + chance.below(24_000), owner, 'turns', () => {
      if (schedule.nowMs() >= calmMs) return;
      strike(sky, weather, owner, strikes);
      next();
    });
  };
  next();
  const before = ledger.onEvent;
  ledger.onEvent = (written: Written, version: number): void => {
    before(written, version);
    const event = written.events[version - 1] as Event;
    const isDue = schedule.nowMs() < calmMs && chance.in1000(MOMENTS[nameOf(event)] ?? OTHERS);
    if (isDue)
      schedule.after(chance.below(60) / 10, owner, `strikes after ${nameOf(event)}`, () =>
        strike(sky, weather, owner, strikes),
      );
  };
  schedule.after(calmMs - schedule.nowMs(), owner, 'calms', () => calm(weather));
}

function calm(weather: Weather): void {
  weather.fate = 'written';
  weather.fullUntilMs = 0;
  weather.slowUntilMs = 0;
  weather.partedUntilMs.clear();
}

export type Strike = readonly [
  weight: number,
  name: FaultName,
  act: (sky: Sky, weather: Weather, owner: Owner) => boolean,
];

const fateOf =
  (fate: Fate) =>
  (_: Sky, weather: Weather): boolean => {
    weather.fate = fate;
    return true;
  };

const lineOf =
  (act: (person: Person, sky: Sky) => void) =>
  (sky: Sky): boolean => {
    const connected = sky.people.filter(({ wire }) => wire?.isOpen());
    if (connected.length === 0) return false;
    act(sky.chance.pick(connected), sky);
    return true;
  };

const HOUR_MS = 3_600_000;

export const STRIKES: readonly Strike[] = [
  [5, 'killed', sky => ended(sky, () => sky.crash(false))],
  [5, 'power cut', sky => ended(sky, () => sky.crash(true))],
  [4, 'stopped', sky => ended(sky, () => sky.stop())],
  [8, 'stood still', standStill],
  [4, 'killed before a write', fateOf('killed-before')],
  [6, 'killed after a write', fateOf('killed-after')],
  [6, 'power cut in a write', fateOf('cut')],
  [4, 'failed sync', fateOf('broken')],
  [4, 'full disk', (sky, weather) => lasts(weather, 'fullUntilMs', sky, 12_000)],
  [4, 'slow disk', (sky, weather) => lasts(weather, 'slowUntilMs', sky, 8000)],
  [
    8,
    'calendar set',
    ({ chance }, weather) => {
      weather.wallMs += chance.pick([-24, -1, 1, 24]) * HOUR_MS;
      return true;
    },
  ],
  [6, 'line stalled', lineOf(({ wire }, { chance }) => wire?.stall(1000 + chance.below(30_000)))],
  [6, 'line dead', lineOf(({ wire }) => wire?.die())],
  [6, 'line cut', lineOf(({ wire }) => wire?.cut())],
  [5, 'parted', parted],
  [5, 'two lines', lineOf((person, { scene }) => enter(scene, person))],
  [
    5,
    'went away',
    lineOf((person, { chance, schedule }) => {
      person.awayUntilMs = schedule.nowMs() + 2000 + chance.below(60_000);
      hangUp(person);
    }),
  ],
];

function strike(sky: Sky, weather: Weather, owner: Owner, strikes: readonly Strike[]): void {
  const { chance, cells, ledger, tables, schedule } = sky;
  let at = chance.below(strikes.reduce((sum, [weight]) => sum + weight, 0));
  const drawn = strikes.find(([weight]) => {
    at -= weight;
    return at < 0;
  });
  const states = tables.map(table => ledger.matches.get(`${table}-1`)?.states.at(-1));
  if (drawn === undefined) return;
  const [, name, act] = drawn;
  schedule.note(`fault: ${name}`);
  if (!act(sky, weather, owner)) return;
  for (const phase of new Set(states.flatMap(phasesOf))) count(cells, `${name}: ${phase}`);
}

function ended({ node }: Sky, act: () => void): boolean {
  if (!node()?.owner.alive) return false;
  act();
  return true;
}

function standStill({ node, chance, schedule }: Sky): boolean {
  const there = node();
  if (there === undefined || !there.owner.alive) return false;
  there.owner.stillUntilMs = schedule.nowMs() + 300 + chance.below(chance.pick([1000, 5000, 40_000]));
  return true;
}

function lasts(weather: Weather, what: 'fullUntilMs' | 'slowUntilMs', { schedule, chance }: Sky, ms: number): boolean {
  weather[what] = schedule.nowMs() + 500 + chance.below(ms);
  return true;
}

/** Cuts some people off from the server. */
function parted({ people, chance, schedule }: Sky, { partedUntilMs }: Weather): boolean {
  const untilMs = schedule.nowMs() + 1000 + chance.below(50_000);
  const from = people.filter(() => chance.below(2) === 0);
  for (const person of from) partedUntilMs.set(person, untilMs);
  return from.length > 0;
}
