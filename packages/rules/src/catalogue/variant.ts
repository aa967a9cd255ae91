// The data of a further game: the rule sheet on which it is based, and its overrides. Also overrides that
// several games share.
import type { Overrides, Sheet } from '../games.ts';
import type { Doubt } from '../words/en/sources.ts';

/**
 * Where the rules of a game come from: the year of the source and its country. `online` is an undated page or
 * program.
 */
export type Origin = readonly [year: number | 'online' | 'unknown', country: Country | 'unknown'];
type Country = 'AU' | 'CA' | 'CN' | 'FR' | 'GB' | 'LB' | 'NL' | 'US';

/**
 * The fields that a game must state if its source is older than 1909 (the first text about Black Lady) or not
 * from the United States. Such a game cannot be assumed to follow Black Lady in these fields.
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
 * A further game: one of the five main rule sheets with some fields replaced. The overrides include the
 * game's name and numbers of seats.
 */
export interface Variant {
  readonly id: string;
  readonly name: string;
  readonly base: string; // the id of the rule sheet on which the game is based
  readonly seats: Sheet['seats'];
  readonly overrides: Overrides;
  readonly source: string;
  readonly from: Origin;
  // the fields in which the source of this game agrees with Black Lady
  readonly keeps: readonly (typeof STATED)[number][];
  readonly doubts: readonly Doubt[]; // the questions about the rules that no source answers
  readonly ours?: true; // no text of the rules was found, so the rules are our own
  // the game's overrides in earlier versions, by which stored rules are recognized
  readonly earlier: readonly Overrides[];
}

interface Entry {
  readonly name: string;
  readonly seats: readonly [min: number, max: number, best: number];
  readonly source: string;
  readonly from: Origin;
  readonly keeps?: Variant['keeps'];
  readonly doubts?: readonly Doubt[];
  readonly ours?: true;
  readonly changes: Overrides;
  // the fields that differed in earlier versions; undefined for a field that was not set then
  readonly before?: readonly Overrides[];
}

/** The values of fields that an earlier version of a game did not set. */
export const unset = (...paths: readonly string[]): Overrides =>
  Object.fromEntries(paths.map(path => [path, undefined]));

const defined = (fields: Overrides): Overrides =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Makes a variant of Black Lady. */
export function variant(id: string, entry: Entry): Variant {
  const { name, source, from, keeps = [], doubts = [], ours, changes, before = [] } = entry;
  const [min, max, best] = entry.seats;
  const seats = { min, max, best };
  const overrides = { name, seats, ...changes };
  const earlier = before.map(fields => defined({ ...overrides, ...fields }));
  return {
    ...{ id, name, base: 'black-lady', seats, overrides, source, from, keeps, doubts, earlier },
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

/**
 * Makes a contract: the cards and tricks that count in one of the deals, for games in which each deal counts
 * differently.
 */
export const contract = (name: string, counting: Counting) => ({
  ...{ name, points: [], each: 0, lastButOne: 0, last: 0, closed: [] },
  ...counting,
});

/** Every card of these ranks. */
export const allOf = (ranks: string): readonly string[] =>
  [...ranks].flatMap(rank => [...'CDSH'].map(suit => rank + suit));

export const HEARTS_AND_QUEEN = [heart(1), worth('QS', 13)];

/** The moon options of a game in which the shooter adds points to the other players. */
export const burden = (points: number, self = 0) => [{ name: 'burden', self, others: points }];

/** The moon options of a game in which the shooter either loses points or adds them to the others. */
export const either = (points: number) => [{ name: 'shed', self: -points, others: 0 }, ...burden(points)];

export const NO_MOON: Overrides = { 'moon.needs': [], 'moon.options': [] };
export const NO_PASS: Overrides = { 'pass.cycle': [] };

export const FOSTER = "Foster's Complete Hoyle, 1897";

/**
 * Overrides for settlement by Howell: every player pays every other for the points taken. The player with the
 * most chips after a number of deals wins.
 */
export const HOWELL: Overrides = {
  'settle.as': 'difference',
  'score.sign': 'minus',
  'match.kind': 'deals',
  'match.deals': 12,
  'match.cmp': '<=',
  'match.winner': 'highest',
  'match.offer': [4, 12],
};

/**
 * Overrides for a pool: every player pays into it for the points taken. The players who have taken none share
 * the pool.
 */
export const SWEEPSTAKE: Overrides = { ...HOWELL, 'settle.as': 'pool' };

/**
 * Overrides for a pool that stays if nobody wins it. Then only a player who alone has taken no points can win
 * it.
 */
export const JACK_POOL: Overrides = { ...SWEEPSTAKE, 'settle.leftOver': 'alone' };

/**
 * Overrides for free play: the player on the dealer's left leads any card, and no card is forbidden in the
 * first trick.
 */
export const FREE: Overrides = {
  'opening.leader': 'leftOfDealer',
  'opening.card': 'any',
  'firstTrick.ban': [],
  'lead.restrict': [],
  'break.on': [],
};
/** The cards that the author Foster removes from the pack for three, five and six players. */
export const FOSTER_PACK: Overrides = {
  'deck.remove': { 3: ['2S'], 4: [], 5: ['2C', '2S'], 6: ['2C', '2D', '2S', '2H'] },
};

/** An override without effect. Earlier versions of games whose cards cannot be dealt evenly contained it. */
export const FLOOR: Overrides = { 'deal.hand': 'floor' };

export const QUEEN_BREAKS: Overrides = { 'break.on': [{ cards: ['H*', 'QS'], how: 'any' }] };

/** Overrides with points for hearts, for the queen, and for a card that is good to take. */
export const bonus = (card: string, value: number): Overrides => ({
  points: [...HEARTS_AND_QUEEN, worth(card, value)],
});
