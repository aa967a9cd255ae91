// A further game as data: its base sheet and its overrides. Also overrides that several games share.
import type { Overrides, Sheet } from '../games.ts';

/** The origin of the rules: the year of the source (`online`: an undated page or program) and the country. */
export type Origin = readonly [year: number | 'online' | 'unknown', country: Country | 'unknown'];
type Country = 'AU' | 'CN' | 'FR' | 'GB' | 'LB' | 'NL' | 'US';

/**
 * Fields in which a game before 1909 or from another country cannot be assumed to follow Black Lady, so it
 * must state them.
 */
export const STATED = [
  'firstTrick.ban',
  'lead.restrict',
  'opening.leader',
  'opening.card',
  'moon.needs',
  'moon.options',
] as const;

/**
 * A game that is one of the sheets with some fields replaced. The overrides include its name and its numbers
 * of seats.
 */
export interface Variant {
  readonly id: string;
  readonly name: string;
  readonly base: string; // the id of the sheet
  readonly seats: Sheet['seats'];
  readonly overrides: Overrides;
  readonly source: string;
  readonly from: Origin;
  readonly keeps: readonly (typeof STATED)[number][]; // that the source has too
  readonly doubt?: string; // what no source settles
  readonly ours?: true; // no text of its rules was found: they are our own
  readonly earlier: readonly Overrides[]; // its overrides in earlier versions, for the title of stored rules
}

interface Entry {
  readonly name: string;
  readonly seats: readonly [min: number, max: number, best: number];
  readonly source: string;
  readonly from: Origin;
  readonly keeps?: Variant['keeps'];
  readonly doubt?: string;
  readonly ours?: true;
  readonly changes: Overrides;
  readonly before?: readonly Overrides[]; // fields that differed in earlier versions; undefined: not set
}

/** Empties fields that an earlier version of a game did not set. */
export const unset = (...paths: readonly string[]): Overrides =>
  Object.fromEntries(paths.map(path => [path, undefined]));

const defined = (fields: Overrides): Overrides =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** A variant of Black Lady. */
export function variant(id: string, entry: Entry): Variant {
  const { name, source, from, keeps = [], doubt, ours, changes, before = [] } = entry;
  const [min, max, best] = entry.seats;
  const seats = { min, max, best };
  const overrides = { name, seats, ...changes };
  const earlier = before.map(fields => defined({ ...overrides, ...fields }));
  return {
    ...{ id, name, base: 'black-lady', seats, overrides, source, from, keeps, earlier },
    ...(doubt === undefined ? {} : { doubt }),
    ...(ours && { ours }),
  };
}

export const heart = (value: number | string) => ({ cards: ['H*'], value });
export const worth = (card: string, value: number) => ({ cards: [card], value });
interface Counting {
  readonly points?: readonly { readonly cards: readonly string[]; readonly value: number | string }[];
  readonly each?: number;
  readonly lastButOne?: number;
  readonly last?: number;
  readonly closed?: readonly string[];
}

/** A contract: the cards and tricks that count in one deal of a game whose deals count differently. */
export const contract = (name: string, counting: Counting) => ({
  ...{ name, points: [], each: 0, lastButOne: 0, last: 0, closed: [] },
  ...counting,
});

/** Every card of the given ranks. */
export const allOf = (ranks: string): readonly string[] =>
  [...ranks].flatMap(rank => [...'CDSH'].map(suit => rank + suit));

export const HEARTS_AND_QUEEN = [heart(1), worth('QS', 13)];

/** A moon that adds points to the other players. */
export const burden = (points: number, self = 0) => [{ name: 'burden', self, others: points }];

/** A moon whose shooter either loses points or adds them to the others. */
export const either = (points: number) => [{ name: 'shed', self: -points, others: 0 }, ...burden(points)];

export const NO_MOON: Overrides = { 'moon.needs': [], 'moon.options': [] };
export const NO_PASS: Overrides = { 'pass.cycle': [] };

export const FOSTER = "Foster's Complete Hoyle, 1897";

/** Every player pays every other for the points taken. The most chips win after a fixed number of deals. */
export const HOWELL: Overrides = {
  'settle.as': 'difference',
  'score.sign': 'minus',
  'match.kind': 'deals',
  'match.deals': 12,
  'match.cmp': '<=',
  'match.winner': 'highest',
  'match.offer': [4, 12],
};

/** Every player pays into a pool for the points taken. A player who has taken none wins the pool. */
export const SWEEPSTAKE: Overrides = { ...HOWELL, 'settle.as': 'pool' };

/** A pool that nobody won in the deal before goes only to a player who alone has taken no points. */
export const JACK_POOL: Overrides = { ...SWEEPSTAKE, 'settle.leftOver': 'alone' };

/** The player on the dealer's left leads any card. There are no restrictions, not even in the first trick. */
export const FREE: Overrides = {
  'opening.leader': 'leftOfDealer',
  'opening.card': 'any',
  'firstTrick.ban': [],
  'lead.restrict': [],
  'break.on': [],
};
/** The cards that Foster removes from the pack for three, five and six players. */
export const FOSTER_PACK: Overrides = {
  'deck.remove': { 3: ['2S'], 4: [], 5: ['2C', '2S'], 6: ['2C', '2D', '2S', '2H'] },
};

/**
 * An override that earlier versions of games also contained whose cards cannot be dealt evenly. It had no
 * effect.
 */
export const FLOOR: Overrides = { 'deal.hand': 'floor' };

export const QUEEN_BREAKS: Overrides = { 'break.on': [{ cards: ['H*', 'QS'], how: 'any' }] };

/** Points for hearts, the queen, and one card that is good to take. */
export const bonus = (card: string, value: number): Overrides => ({
  points: [...HEARTS_AND_QUEEN, worth(card, value)],
});
