// The laws that hold for every game, number of seats and house rule, at every step of random matches. Checks
// all laws at each step of many matches.
import { isDeepStrictEqual } from 'node:util';
import { type Event, type Hearts, type HeartsGame, replay, type State, type Viewer } from '@moonshot/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIVE, FURTHER, heartsFor, type Part, TOGGLED } from './laws/cast.ts';
import { DEALING } from './laws/dealing.ts';
import { KEEPING } from './laws/keeping.ts';
import { type Knowledge, learn, nothingKnown } from './laws/knowledge.ts';
import { type KnownEvent, type Law, must, type Scene } from './laws/law.ts';
import { LEGALITY } from './laws/legality.ts';
import { SCORING } from './laws/scoring.ts';
import { SECRECY } from './laws/secrecy.ts';
import { choosing, choosingFrom, type Moment, playing, viewersOf } from './play.ts';
import { freshSample, freshSeed } from './seeds.ts';

const LAWS: readonly Law[] = [...DEALING, ...LEGALITY, ...KEEPING, ...SECRECY, ...SCORING];

const copyOf = (knowledge: Knowledge): Knowledge =>
  new Map([...knowledge].map(([viewer, cards]) => [viewer, new Set(cards)]));

/** Each event with each viewer's knowledge after it. */
function telling(knowledge: Knowledge, hearts: Hearts, events: readonly Event[]): readonly KnownEvent[] {
  return events.map(event => {
    learn(knowledge, hearts, event);
    return { event, knowledge: copyOf(knowledge) };
  });
}

function sceneOf(hearts: Hearts, seed: string, moment: Moment, knowledge: Knowledge): Scene {
  const game: HeartsGame = hearts.game;
  const seen = viewersOf(game).map((viewer: Viewer) => {
    const view = game.view(moment.state, viewer);
    return { viewer, view, text: JSON.stringify(view) };
  });
  const told = telling(knowledge, hearts, moment.events);
  return { hearts, game, seed, moment, seen, told, knowledge, choose: choosing(`${seed} ${moment.state.deal}`) };
}

function holds([name, check]: Law, scene: Scene): void {
  try {
    check(scene);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** Plays a match and checks every law at every step. Returns the log. */
function lawful(hearts: Hearts, part: Part, seed: string, choices: readonly number[]): readonly Event[] {
  const knowledge = nothingKnown(viewersOf(hearts.game));
  const log: Event[] = [];
  let last: State | undefined;
  for (const moment of matchOf(hearts, part, seed, choices)) {
    log.push(...moment.events);
    last = moment.state;
    const scene = sceneOf(hearts, seed, moment, knowledge);
    for (const law of LAWS) holds(law, scene);
  }
  const game: HeartsGame = hearts.game;
  must(last?.phase === 'over', () => `the match stops in phase ${last?.phase}`);
  must(isDeepStrictEqual(replay(game, log), last), () => 'the log replays to another state');
  must(
    isDeepStrictEqual(replay(game, JSON.parse(JSON.stringify(log))), last),
    () => 'the log replays from JSON to another state',
  );
  return log;
}

const matchOf = (hearts: Hearts, { length }: Part, seed: string, choices: readonly number[]): Generator<Moment> =>
  playing(hearts, { seed, ...(length && { length }) }, choosingFrom(choices));

const seeds = fc.string({ minLength: 12, maxLength: 24, unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz') });
const choices = fc.array(fc.nat({ max: 2 ** 20 }), { minLength: 1, maxLength: 61 });

/** The five games always, and a sample of catalogue games and house rules. */
const PARTS = [...FIVE, ...freshSample('parts that keep the laws', [...FURTHER, ...TOGGLED], 45)];
const RUNS = process.env.MODE === 'deep' ? 2 : 1;

test.each(PARTS.map(part => [part.name, part] as const))('%s', (_, part) => {
  const hearts = heartsFor(part);
  let steps = 0;
  fc.assert(
    fc.property(seeds, choices, (seed, list) => {
      const log = lawful(hearts, part, seed, list);
      steps += log.length;
      const again = [...matchOf(hearts, part, seed, list)].flatMap(moment => moment.events);
      must(isDeepStrictEqual(again, log), () => 'the same seed and choices give another log');
    }),
    { numRuns: RUNS, seed: freshSeed(`laws of ${part.name}`) },
  );
  expect(steps, 'steps at which the laws were tried').toBeGreaterThan(hearts.game.seats * 2 * RUNS);
});
