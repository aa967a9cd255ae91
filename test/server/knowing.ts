// What each viewer can know after each event of a log, by the public rules alone: cards, copies by count,
// seals.

import type { Sitter } from '@moonshot/protocol';
import type { Event as GameEvent, Hearts, Seat, Viewer } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { type Event, heartsFor } from '@moonshot/table';
import { type Knowledge, learn, nothingKnown } from '../laws/knowledge.ts';
import { viewersOf } from '../play.ts';

/**
 * How many copies of a card a viewer can have seen in the current deal. With two packs, the second copy is a
 * separate secret.
 */
export type Copies = ReadonlyMap<Card, number>;

export interface Known {
  readonly sitters: readonly string[]; // the player by seat
  readonly cards: ReadonlyMap<Viewer, ReadonlySet<Card>>;
  readonly copies: ReadonlyMap<Viewer, Copies>;
  readonly seals: ReadonlySet<string>; // public values of seals, 64 hex digits each
  readonly results: readonly unknown[]; // of the scored deals
  readonly over: boolean;
}

export interface Match {
  readonly hearts: Hearts;
  readonly secret: string;
  readonly log: readonly Event[];
  /** The knowledge after this many events. */
  at(version: number): Known;
}

/** Processes a log from its first event. */
export function following(log: readonly Event[]): Match {
  const [first] = log;
  if (first?.type !== 'table-opened') throw new Error('Cannot follow a log that does not begin with its opening');
  const hearts = heartsFor(first.spec);
  const viewers = viewersOf(hearts.game);
  const cards = nothingKnown(viewers);
  const copies = counting(hearts.kind === 'commit-reveal' ? viewers : []);
  const sitters = first.spec.sitters.map(playerOf);
  const seals = new Set<string>();
  let results: readonly unknown[] = [];
  const resultsAfter: (typeof results)[] = []; // each event
  let dealt: GameEvent | undefined;
  /** Some tables show spectators the hands of a finished deal. */
  const learnHands = (event: GameEvent | undefined): void => {
    const hands = event?.type === 'dealt' ? event.hands.flatMap(hand => (typeof hand === 'number' ? [] : hand)) : [];
    for (const card of hands) cards.get('watcher')?.add(card);
    copies.shown('watcher', hands);
  };
  const steps = log.map((event): Known => {
    if (event.type === 'table-opened' || event.type === 'game') {
      learn(cards, hearts, event.event);
      copies.take(event.event);
      if (event.event.type === 'dealt') dealt = event.event;
      if (event.event.type === 'scored') {
        results = [...results, event.event.result];
        if (first.spec.online?.handsAfter) learnHands(dealt);
      }
    } else if (event.type === 'seated') sitters[event.seat] = playerOf(event.sitter);
    else if (event.type === 'undone') {
      results = resultsAfter[event.to - 1] ?? [];
      copies.undo(event.to);
    } else for (const [hex] of JSON.stringify(event).matchAll(HEX)) seals.add(hex);
    resultsAfter.push(results);
    const over = event.type === 'unsealed' || (event.type === 'game' && event.event.type === 'ended');
    return {
      sitters: [...sitters],
      cards: copied(cards),
      copies: copies.after(),
      seals: new Set(seals),
      results,
      over,
    };
  });
  return {
    hearts,
    secret: first.secret,
    log,
    at: version => {
      const known = steps[version - 1];
      if (known === undefined) throw new RangeError(`Cannot look at version ${version}: the log has ${log.length}`);
      return known;
    },
  };
}

/** A person is identified by their name, an external bot by its player id. */
const playerOf = (sitter: Sitter): string => (sitter.kind === 'person' ? sitter.name : sitter.player);

/**
 * 32 bytes as hexadecimal digits. The look-behind follows the first digit, because few characters are digits.
 */
export const HEX = /[0-9a-f](?<![0-9a-f]{2})[0-9a-f]{63}(?![0-9a-f])/g;

const copied = (knowledge: Knowledge): Known['cards'] =>
  new Map([...knowledge].map(([viewer, known]) => [viewer, new Set(known)]));

/** Counts the copies of each card that a viewer has seen; only Capture has two packs. */
function counting(viewers: readonly Viewer[]) {
  const counts = new Map(viewers.map(viewer => [viewer, new Map<Card, number>()]));
  let lying = new Map<Seat, Card>(); // each seat's hidden card of this bout
  let carried = new Map<Seat, Card[]>(); // and of earlier undecided bouts
  const hiddenAfter: (readonly [typeof lying, typeof carried])[] = []; // each event
  const add = (viewer: Viewer, cards: readonly Card[], sign: 1 | -1 = 1): void => {
    const known = counts.get(viewer);
    for (const card of cards) known?.set(card, (known.get(card) ?? 0) + sign);
  };
  const addHands = (hands: readonly (readonly Card[] | number)[]): void => {
    for (const [seat, hand] of hands.entries()) if (typeof hand !== 'number') add(seat, hand);
  };
  const reveal = (tops: readonly Card[]): void => {
    for (const viewer of viewers)
      add(
        viewer,
        tops.filter((_, seat) => seat !== viewer),
      );
    for (const [seat, bottom] of lying) carried.set(seat, [...(carried.get(seat) ?? []), bottom]);
    lying.clear();
  };
  const take = (event: GameEvent): void => {
    if (event.type === 'laid' && event.pair !== null) lying.set(event.seat, event.pair.bottom);
    if (event.type === 'redealt') addHands(event.cards);
    if (event.type === 'revealed') reveal(event.tops);
    if (event.type !== 'captured' || typeof event.cards === 'number') return;
    add(event.seat, event.cards);
    add(event.seat, carried.get(event.seat) ?? [], -1); // a seat already knew its own
    carried.clear();
  };
  const deal = (event: Extract<GameEvent, { type: 'dealt' }>): void => {
    for (const known of [...counts.values(), lying, carried]) known.clear();
    addHands(event.hands);
  };
  return {
    take: (event: GameEvent): void => (event.type === 'dealt' ? deal(event) : take(event)),
    /** Records cards that are face up at the same time. */
    shown: (viewer: Viewer, all: readonly Card[]): void => {
      const known = counts.get(viewer);
      for (const card of all) known?.set(card, Math.max(known.get(card) ?? 0, all.filter(one => one === card).length));
    },
    /** Hides the cards again that were hidden after this many events. What a viewer has seen stays seen. */
    undo: (to: number): void => {
      const [wasLying = [], wasCarried = []] = hiddenAfter[to - 1] ?? [];
      [lying, carried] = [new Map(wasLying), new Map(wasCarried)];
    },
    /** Returns the counts after an event. Called once for each event. */
    after: (): Known['copies'] => {
      hiddenAfter.push([new Map(lying), new Map(carried)]);
      return new Map([...counts].map(([viewer, known]) => [viewer, new Map(known)]));
    },
  };
}
