// What the opening of a deal proves about the holder of the card that decides the first leader.
import type { TrickQuestion } from '../core/player.ts';
import { codeIn, placeIn, suitIn } from '../sim/trick/layout.ts';
import { codesAmong } from '../sim/trick/position.ts';
import type { SuitBits } from '../sim/trick/suit-bitboards.ts';
import { eachPlay, firstLeader, type History, kittyHolder } from './history.ts';
import { mustOpenWithClaimedWild } from './public-position.ts';

/** One of several cases that exclude each other: possible places of some unseen cards, as bits by code. */
export type PlacementCase = ReadonlyMap<number, number>;

export interface Openings {
  readonly always: PlacementCase;
  readonly cases: readonly PlacementCase[]; // they exclude each other, and one of them is true
  readonly loose: boolean;
}

const NOTHING: Openings = { always: new Map(), cases: [new Map()], loose: false };

/**
 * Deduces where the opening cards may be from the seat that led, or from the question whether to claim the
 * opening.
 */
export function openings(
  suitBits: SuitBits,
  { ask }: Pick<TrickQuestion, 'ask'>,
  history: History,
  room: readonly number[],
): Openings {
  const { wild } = suitBits.rules.sheet.opening;
  if (suitBits.openingSuit < 0) return NOTHING;
  if (!history.opened) return ask.type === 'claim' ? notOurs(suitBits, history, room) : NOTHING;
  const lead = history.tricks[0]?.moves[0];
  const byWild = lead === undefined ? mustOpenWithClaimedWild(suitBits, ask, history) : isOpeningWild(suitBits, lead);
  const queue = openersOf(suitBits);
  // If the viewer must lead the wild card although it holds an opening card, it has claimed a lead that
  // another seat would have had.
  const claims = lead === undefined && byWild && queue.flat().some(code => history.hand.includes(code));
  if (claims && wild === 'holderMay') return notOurs(suitBits, history, room);
  if (byWild && (wild === 'holderMay' || wild === 'must')) return NOTHING;
  if (kittyHolder(suitBits, history) >= 0) return throughHand(suitBits, history, queue);
  if (suitBits.rules.sheet.lead.exempt === 'passLead' && queue.flat().some(code => isClosed(suitBits, code)))
    return { ...NOTHING, loose: true };
  const always = wild === 'must' ? wildsFaceDown(suitBits, history) : new Map<number, number>();
  return { always, cases: casesOf(suitBits, history, room, queue), loose: false };
}

const isOpeningWild = (suitBits: SuitBits, move: number): boolean =>
  suitIn(move) === suitBits.openingSuit && ((suitBits.openingWild >>> placeIn(move)) & 1) === 1;

const isClosed = ({ closed }: SuitBits, code: number): boolean => ((closed[suitIn(code)]! >>> placeIn(code)) & 1) === 1;

/**
 * The cards that may decide the lead, in the order of the rules, each with its copies. The first card that is
 * in a hand decides.
 */
function openersOf(suitBits: SuitBits): readonly (readonly number[])[] {
  const { openingSuit: suit, openingCard, ducks } = suitBits;
  const ofSuit = codesAmong(
    suitBits,
    suitBits.all.map((lane, one) => (one === suit ? lane & ~ducks[one]! : 0)),
  );
  const first = ofSuit.filter(code => ((openingCard >>> placeIn(code)) & 1) === 1);
  if (suitBits.rules.sheet.opening.fallback === 'leftOfDealer') return [first];
  const names = [...new Set(ofSuit.map(code => suitBits.names[code]))];
  const copies = names.map(name => ofSuit.filter(code => suitBits.names[code] === name));
  return [first, ...copies.filter(([code]) => code !== first[0])];
}

/** Returns the place of a card at the opening, if the viewer has seen it. The last place is the kitty. */
function placeShown(suitBits: SuitBits, history: History): (code: number) => number | undefined {
  const shown = new Map(history.hand.map(code => [code, history.viewer]));
  eachPlay(suitBits, history, (move, seat) => shown.set(codeIn(move), seat));
  for (const { kitty } of history.tricks) for (const code of kitty) shown.set(code, suitBits.seats);
  for (const code of history.aside) shown.set(code, suitBits.seats);
  return code => shown.get(code);
}

/** One case for each opening card that the leader may hold; the earlier opening cards are in the kitty. */
function casesOf(
  suitBits: SuitBits,
  history: History,
  room: readonly number[],
  queue: readonly (readonly number[])[],
): readonly PlacementCase[] {
  const leader = firstLeader(history);
  const shown = placeShown(suitBits, history);
  const kitty = 1 << suitBits.seats;
  const cases: PlacementCase[] = [];
  const before = new Map<number, number>();
  for (const copies of queue) {
    const held = heldBy(suitBits, leader, copies, shown);
    cases.push(...held.map(one => new Map([...before, ...one])));
    if (copies.some(code => (shown(code) ?? suitBits.seats) < suitBits.seats)) return cases;
    for (const code of copies) if (shown(code) === undefined) before.set(code, kitty);
    if (before.size > room[suitBits.seats]!) return cases;
  }
  return leader === leftOf(suitBits, history) ? [...cases, before] : cases;
}

const leftOf = ({ seats }: SuitBits, { view }: History): number => (view.dealer + 1) % seats;

/** The ways in which the leader is the first seat with a copy of an opening card. They do not overlap. */
function heldBy(
  { seats }: SuitBits,
  leader: number,
  copies: readonly number[],
  shown: (code: number) => number | undefined,
): readonly PlacementCase[] {
  if (copies.some(code => (shown(code) ?? seats) < leader)) return [];
  const later = ((2 << seats) - 1) & ~((1 << (leader + 1)) - 1);
  const unseen = copies.filter(code => shown(code) === undefined);
  if (copies.some(code => shown(code) === leader)) return [new Map(unseen.map(code => [code, later | (1 << leader)]))];
  return unseen.map(
    (code, i) =>
      new Map([
        ...unseen.slice(0, i).map((one): [number, number] => [one, later]),
        [code, 1 << leader],
        ...unseen.slice(i + 1).map((one): [number, number] => [one, later | (1 << leader)]),
      ]),
  );
}

/** If the wild card must open, but another card opened, no hand holds the wild card. */
const wildsFaceDown = (suitBits: SuitBits, { unseen }: History): PlacementCase =>
  new Map(unseen.filter(code => isOpeningWild(suitBits, code)).map(code => [code, 1 << suitBits.seats]));

/**
 * The case in which a seat took the kitty into its hand, so that an opening card may have come from the
 * kitty. Places of single cards can only express where the first opening card may be.
 */
function throughHand(suitBits: SuitBits, history: History, [first = []]: readonly (readonly number[])[]): Openings {
  const places = (1 << firstLeader(history)) | (1 << kittyHolder(suitBits, history)) | (1 << suitBits.seats);
  const [code] = first;
  const always = code === undefined || first.length > 1 ? new Map() : new Map([[code, places]]);
  return { ...NOTHING, always, loose: true };
}

/**
 * The cases in which another seat has the lead: that seat holds an earlier opening card, or all earlier
 * opening cards lie in the kitty.
 */
function notOurs(suitBits: SuitBits, history: History, room: readonly number[]): Openings {
  const kitty = 1 << suitBits.seats;
  const cases: PlacementCase[] = [];
  const before = new Map<number, number>();
  for (const copies of openersOf(suitBits)) {
    if (copies.length > 1) return { ...NOTHING, loose: true };
    const [code] = copies as readonly [number];
    if (history.hand.includes(code)) return { ...NOTHING, cases };
    cases.push(new Map([...before, [code, kitty - 1]]));
    before.set(code, kitty);
    if (before.size > room[suitBits.seats]!) return { ...NOTHING, cases };
  }
  return { ...NOTHING, cases: leftOf(suitBits, history) === history.viewer ? cases : [...cases, before] };
}
