// What makes a level or a style: how much is tried out, what is remembered, and how points and moons are
// looked at.
import { type Level, type Manner, mannerNamed, type Style } from './level.ts';

export interface Traits {
  readonly plays: number; // deals tried out for an answer, at most; 0: plays by policy alone
  readonly light: boolean; // in light playouts, where the sheet allows them
  // cards a hand from which on the end of a deal is worked out instead of played; 0: never
  readonly exact: number;
  readonly memory: number; // tricks back that are remembered
  readonly noise: number; // how far its judgement strays, in points, where it plays by policy
  readonly later: number; // how much it thinks of later tricks beside the present one
  readonly heedsMoons: boolean;
  // share of worlds in which its own moon must succeed; above 1 it never tries
  readonly moonBar: number;
  readonly moonGreed: number; // points that it gives up for the chance of one
  readonly gate: number; // standard errors by which a play must be better than the usual one
  readonly own: number; // how much more its own points count than the others’
  readonly match: number; // what a won match is worth, in points
  // whether worlds come as often as what the others played is likely in them, where no network knows better
  readonly weighs: boolean;
  // how much what networks have learned counts beside what it tries out; 0: not at all
  readonly learned: number;
  readonly passing: 'highest' | 'careful' | 'search';
}

const PLAIN: Traits = {
  plays: 0,
  light: false,
  exact: 0,
  memory: 99,
  noise: 0,
  later: 0.7,
  heedsMoons: true,
  moonBar: 2,
  moonGreed: 0,
  gate: 1,
  own: 0,
  match: 24,
  weighs: false,
  learned: 0,
  passing: 'careful',
};

const LEVEL_TRAITS: Readonly<Record<Level, Partial<Traits>>> = {
  // It sees the trick that lies and the one before, thinks little of what comes, and never suspects a moon.
  beginner: { memory: 1, noise: 3, later: 0.2, heedsMoons: false, passing: 'highest' },
  casual: { memory: 4, noise: 1.2, heedsMoons: false },
  // It looks ahead for the cards’ sake alone: it has no eye for moons, neither its own nor another’s, and
  // passes by rule.
  skilled: { plays: 20, light: true, heedsMoons: false },
  expert: { plays: 120, light: true, exact: 3, gate: 0.5, moonBar: 0.9, passing: 'search' },
  // Against players who look ahead too, moons that are less than sure cost it more than they bring.
  master: { plays: 2000, light: true, exact: 3, gate: 0, moonBar: 0.95, weighs: true, learned: 0.4, passing: 'search' },
};

const STYLE_TRAITS: Readonly<Record<Style, (level: Traits) => Partial<Traits>>> = {
  // A fifth less doubt about a moon than its level has room for.
  cautious: ({ moonBar }) => ({ own: 0.4, moonBar: 1 - 0.8 * (1 - moonBar) }),
  bold: () => ({ gate: 0, moonBar: 0.4 }),
  'moon-hungry': () => ({ moonBar: 0.2, moonGreed: 4 }),
  counting: () => ({ match: 72 }),
};

/** A player without a plan can have no bar for it. */
export function traitsOf({ level, style }: Manner): Traits {
  const plain = { ...PLAIN, ...LEVEL_TRAITS[level] };
  // Networks were trained for points only, which is no style.
  return style === undefined ? plain : { ...plain, learned: 0, ...STYLE_TRAITS[style](plain) };
}

/** Whether the player of that name, if there is one, thinks by networks too, in the games that they know. */
export function isLearned(name: string | null): boolean {
  const manner = name === null ? undefined : mannerNamed(name);
  return manner !== undefined && traitsOf(manner).learned > 0;
}
