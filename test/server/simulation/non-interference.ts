// Non-interference test: two runs of one simulation differ only in two swapped hidden cards. Viewers who know
// neither must receive the same bytes at the same times.
import { isDeepStrictEqual } from 'node:util';
import type { Ask, Event, Viewer } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import type { State } from '@moonshot/table';
import { someAnswer } from '@moonshot/table/testing';
import type { ServerThinkers } from '../../../apps/server/src/threads/bots/server-bots.ts';
import { namedIn, renamed } from '../../laws/knowledge.ts';
import { following } from '../knowing.ts';
import { adviceOn } from './advisers.ts';
import { aside } from './asides.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { type Ledger, viewerIn, type Written } from './ledger.ts';
import type { Behaviour, Person } from './person.ts';
import { type SimulationOptions, simulation } from './simulation.ts';

type Dealt = Extract<Event, { type: 'dealt' }>;
type Pair = readonly [Card, Card];

/** What a card costs its taker. */
type Worth = (card: Card) => number;

/** Intercepts the dealt cards; installed by the test. */
export interface Dealer {
  of(worth: Worth, event: Event): Event;
}

/** The result of two runs. */
export interface Twins {
  readonly seed: number;
  readonly differences: readonly string[];
  readonly viewers: number; // who knew neither card for a while
  readonly bytes: number; // that were identical
  readonly types: ReadonlySet<string>; // of messages and of events
  readonly game: string | undefined; // undefined if too few deals were played
}

export interface TwinOptions extends SimulationOptions {
  readonly bots?: (own: ServerThinkers) => ServerThinkers; // that a mutant replaces
}

interface World {
  readonly ledger: Ledger;
  readonly people: readonly Person[];
}

/**
 * Number of deals and matches before the deal whose cards are swapped: no deal, one deal, or a match of one.
 */
const before = (seed: number): { readonly deals: number; readonly games: number } => ({
  deals: seed % 3 === 1 ? 1 : 0,
  games: seed % 3 === 2 ? 1 : 0,
});

/** The swap, and the progress of a run. */
interface Plot {
  pair: Pair | undefined;
  dealt: string; // the deal, in the first run
  readonly met: string[]; // deals of the first run
  second: boolean;
  begun: boolean; // the deal was dealt in this run
}

/**
 * Runs a simulation twice, the second time with two cards of one deal swapped. All dealt cards pass through
 * `dealer`.
 */
export async function twins(seed: number, dealer: { now: Dealer }, options: TwinOptions = {}): Promise<Twins> {
  const plot: Plot = { pair: undefined, dealt: '', met: [], second: false, begun: false };
  dealer.now = { of: (worth, event) => (event.type === 'dealt' ? dealing(plot, seed, worth, event) : event) };
  const first = await world(seed, options, plot);
  const { pair } = plot;
  if (pair === undefined) return nothing(seed);
  Object.assign(plot, { second: true, begun: false });
  return compared(seed, pair, plot.dealt, first, await world(seed, options, plot));
}

/** The result if the two runs cannot be compared. */
const nothing = (seed: number): Twins => ({
  seed,
  differences: [],
  viewers: 0,
  bytes: 0,
  types: new Set(),
  game: undefined,
});

/** Swaps two cards of the last deal. */
function dealing(plot: Plot, seed: number, worth: Worth, event: Dealt): Event {
  const text = JSON.stringify(event);
  if (!plot.second && !plot.met.includes(text)) {
    plot.met.push(text);
    if (plot.met.length === 1 + before(seed).deals + before(seed).games) {
      plot.pair = pairOf(event, worth, chanceFrom(seed, 'twins'));
      plot.dealt = text;
    }
  }
  if (plot.pair === undefined || text !== plot.dealt) return event;
  plot.begun = true;
  return plot.second ? exchanged(event, plot.pair) : event;
}

/** The two cards, once they are dealt. */
const pairIn = ({ pair, begun }: Plot): Pair | undefined => (begun ? pair : undefined);

async function world(seed: number, options: TwinOptions, plot: Plot): Promise<World> {
  let seen: World | undefined;
  const { violation } = await simulation(seed, {
    ...options,
    company: { tables: 1, deals: 1 + before(seed).deals, games: 1 + before(seed).games },
    behaviour: behaviourOf(plot),
    thinkers: (options.bots ?? (own => own))(thinkersOf(chanceFrom(seed, 'bots'), plot)),
    over: (ledger, people) => {
      seen = { ledger, people };
    },
  });
  if (seen === undefined) throw new Error(`Cannot compare twins of simulation ${seed}: ${violation}`);
  return seen;
}

const exchanged = <T>(value: T, [x, y]: Pair): T =>
  renamed(
    value,
    new Map([
      [x, y],
      [y, x],
    ]),
  );

/** Two cards of one suit and cost in different hands that no rule distinguishes before they are seen. */
function pairOf({ hands }: Dealt, worth: Worth, chance: Chance): Pair | undefined {
  const places = hands.flatMap((hand, seat) => (typeof hand === 'number' ? [] : hand.map(card => ({ card, seat }))));
  const all = places.flatMap(one =>
    places.flatMap(other => {
      const suit = one.card.at(-1);
      const alike = suit === other.card.at(-1) && (suit === 'D' || suit === 'H') && one.card < other.card;
      return alike && one.seat !== other.seat && worth(one.card) === worth(other.card)
        ? [[one.card, other.card] as const]
        : [];
    }),
  );
  return all.length === 0 ? undefined : chance.pick(all);
}

const byText = (one: unknown, other: unknown): number => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

/**
 * The list in an order that both runs share. Entries that name one of the two cards are left out, if enough
 * others remain.
 */
function steady<T>(list: readonly T[], pair: Pair, least: number): readonly T[] {
  const free = list.filter(one => !namedIn(JSON.stringify([one])).some(card => pair.includes(card)));
  return [...(free.length >= least ? free : list)].sort(byText);
}

/** The question with its answers in the shared order. The two cards stay hidden as long as possible. */
function steadied(ask: Ask, pair: Pair): Ask {
  switch (ask.type) {
    case 'pass':
      return {
        ...ask,
        cards: steady(
          ask.cards,
          pair,
          ask.to.reduce((sum, { count }) => sum + count, 0),
        ),
      };
    case 'bury':
      return { ...ask, cards: steady(ask.cards, pair, ask.count) };
    case 'play':
      return { ...ask, plays: steady(ask.plays, pair, 1) };
    case 'lay':
      return { ...ask, pairs: steady(ask.pairs, pair, 1) };
    default:
      return ask;
  }
}

const knows = (view: unknown, pair: Pair): boolean => namedIn(JSON.stringify(view)).some(card => pair.includes(card));

/** People who act in the second run as in the first, with the cards they hold. */
const behaviourOf = (plot: Plot): Behaviour => ({
  sees: view => {
    const two = pairIn(plot);
    if (two === undefined) return view;
    const mine = plot.second && knows(view, two) ? exchanged(view, two) : view;
    // Claims depend on the ranks of the person's own cards.
    return { ...mine, ask: mine.ask && steadied(mine.ask, two), mayFinish: null };
  },
  says: (view, message) => {
    const two = pairIn(plot);
    return two !== undefined && plot.second && knows(view, two) ? exchanged(message, two) : message;
  },
  aside,
});

/** Bots and advisers that act the same in both runs. */
const thinkersOf = (chance: Chance, plot: Plot): ServerThinkers => ({
  think: async ({ view, ask }) => {
    const two = pairIn(plot);
    if (two === undefined) return someAnswer(ask, chance.below);
    const other = plot.second && knows({ view, ask }, two);
    const action = someAnswer(steadied(other ? exchanged(ask, two) : ask, two), chance.below);
    return other ? exchanged(action, two) : action;
  },
  // a person who knows one of the two may get another answer
  advise: async question => adviceOn(question, chance.below),
  stop: async () => {},
});

/** The viewer that a person is in a state of the match. */
type Seeing = (state: State) => Viewer;

/**
 * When a viewer first knew one of the two cards after the deal, from play or from the secrets revealed at the
 * end; infinity if never.
 */
function untilMs({ events, states, times }: Written, dealt: number, seeing: Seeing, pair: Pair): number {
  const match = following(events);
  for (let version = dealt; version <= events.length; version++) {
    const known = match.at(version).cards.get(seeing(states[version - 1] as State));
    if (events[version - 1]?.type === 'unsealed' || pair.some(card => known?.has(card)))
      return times[version - 1] as number;
  }
  return Number.POSITIVE_INFINITY;
}

const isDeal = (dealt: string) => (event: Written['events'][number]) =>
  event.type === 'game' && event.event.type === 'dealt' && JSON.stringify(event.event) === dealt;

function compared(seed: number, pair: Pair, dealt: string, first: World, second: World): Twins {
  const written = [...first.ledger.matches.values()].find(({ events }) => events.some(isDeal(dealt)));
  if (written === undefined) return nothing(seed); // the server died with it, and other cards were dealt
  const version = written.events.findIndex(isDeal(dealt)) + 1;
  const publicMs = untilMs(written, version, () => 'watcher', pair);
  const differences: string[] = [];
  const types = new Set<string>();
  let [viewers, bytes] = [0, 0];
  for (const [i, { id, sent }] of first.people.entries()) {
    const until = Math.min(
      publicMs,
      untilMs(written, version, state => viewerIn(state, id), pair),
    );
    const [one, other] = [sent, second.people[i]?.sent ?? []].map(all => all.filter(({ atMs }) => atMs < until));
    const at = Array.from(one ?? []).findIndex((frame, n) => !isDeepStrictEqual(frame, other?.[n]));
    const parted = at < 0 && one?.length !== other?.length ? Math.min(one?.length ?? 0, other?.length ?? 0) : at;
    if (parted >= 0)
      differences.push(`${id} with ${pair.join(' and ')} exchanged: ${split(one?.[parted], other?.[parted])}`);
    if (until > (written.times[version - 1] as number)) viewers += 1;
    for (const { text } of one ?? []) {
      bytes += text.length;
      for (const [, type] of text.matchAll(/"type":"([a-z-]+)"/g)) types.add(type as string);
    }
  }
  return { seed, differences, viewers, bytes, types, game: written.hearts.sheet.id };
}

const AROUND = 200;

/** The two frames around their first difference. */
function split(...frames: readonly (Person['sent'][number] | undefined)[]): string {
  const [one = '', other = ''] = frames.map(frame => (frame ? `at ${frame.atMs} ${frame.text}` : 'nothing'));
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  return [one, other].map(text => `\n${text.slice(Math.max(0, at - AROUND), at + AROUND)}`).join('');
}
