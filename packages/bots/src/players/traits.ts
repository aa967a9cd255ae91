// The traits of levels and styles: how much they search and remember, and how they value points and moons.
import { type Level, type PlayerProfile, parseProfile, type Style } from '../core/level.ts';
import { LATER, MATCH } from '../policy/judgement.ts';

export interface Traits {
  readonly plays: number; // maximum number of playouts per answer; 0: policy only
  readonly light: boolean; // playouts use the faster light policy, if the game's rules allow it
  // the maximum number of cards in a hand for which deals are solved exactly; 0: never
  readonly exact: number;
  readonly memory: number; // number of past tricks that are remembered
  readonly noise: number; // maximum random error of estimates in points, if the player does not search
  readonly later: number; // weight of later tricks relative to the present one
  readonly heedsMoons: boolean; // whether the player expects others to try for the moon
  // the share of playouts in which the player's own moon must succeed; above 1: the player never shoots. In
  // playouts others defend better than at a table, because they keep the cards that stop this very hand.
  readonly moonBar: number;
  readonly moonGreed: number; // points by which a moon attempt may be worse than the best other answer
  readonly gate: number; // number of standard errors by which an answer must beat the rule-based one
  readonly own: number; // additional weight of the player's own points
  readonly match: number; // value of a won match, in points
  // whether sampled deals have more weight if the others' plays are likely in them; only without a network
  readonly weighs: boolean;
  // weight (0 to 1) of network estimates against playouts; 0: no networks
  readonly learned: number;
  readonly passing: 'highest' | 'careful' | 'search'; // how the player chooses cards to pass
}

const PLAIN: Traits = {
  plays: 0,
  light: false,
  exact: 0,
  memory: 99,
  noise: 0,
  later: LATER,
  heedsMoons: true,
  moonBar: 2,
  moonGreed: 0,
  gate: 1,
  own: 0,
  match: MATCH,
  weighs: false,
  learned: 0,
  passing: 'careful',
};

const LEVEL_TRAITS: Readonly<Record<Level, Partial<Traits>>> = {
  // The beginner remembers only the current trick and the last one, gives little weight to later tricks, and
  // never suspects a moon.
  beginner: { memory: 1, noise: 3, later: 0.2, heedsMoons: false, passing: 'highest' },
  casual: { memory: 4, noise: 1.2, heedsMoons: false },
  // The skilled player passes by rule and searches its other answers. The player ignores its own moons and
  // those of others.
  skilled: { plays: 20, light: true, heedsMoons: false },
  expert: { plays: 120, light: true, exact: 3, gate: 0.5, moonBar: 0.35, passing: 'search' },
  master: { plays: 2000, light: true, exact: 4, gate: 0, moonBar: 0.35, weighs: true, learned: 0.4, passing: 'search' },
};

const STYLE_TRAITS: Readonly<Record<Style, (level: Traits) => Partial<Traits>>> = {
  // A cautious player accepts a third as many failed moons as other players of the level.
  cautious: ({ moonBar }) => ({ own: 0.4, moonBar: moonBar > 1 ? moonBar : 1 - (1 - moonBar) / 3 }),
  bold: () => ({ gate: 0, moonBar: 0.15 }),
  'moon-hungry': () => ({ moonBar: 0.05, moonGreed: 4 }),
  counting: () => ({ match: 3 * MATCH }),
};

/** The traits of a level, changed by the style if there is one. */
export function traitsOf({ level, style }: PlayerProfile): Traits {
  const plain = { ...PLAIN, ...LEVEL_TRAITS[level] };
  // Styles do not use the networks, which have been trained to value only points.
  return style === undefined ? plain : { ...plain, learned: 0, ...STYLE_TRAITS[style](plain) };
}

/** Whether the player with that name uses networks in the games they support. */
export function isLearned(name: string | null): boolean {
  const manner = name === null ? undefined : parseProfile(name);
  return manner !== undefined && traitsOf(manner).learned > 0;
}
