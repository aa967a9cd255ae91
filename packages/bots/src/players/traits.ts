// What makes a level or a style: how much is tried out, what is remembered, and how points and moons are looked at.
import type { Level, Manner, Style } from './level.ts';

export interface Traits {
  readonly plays: number; // deals tried out for an answer, at most; 0: plays by policy alone
  readonly light: boolean; // in light playouts, where the sheet allows them
  readonly memory: number; // tricks back that are remembered
  readonly noise: number; // how far its judgement strays, in points, where it plays by policy
  readonly later: number; // how much it thinks of later tricks beside the present one
  readonly heedsMoons: boolean;
  readonly moonBar: number; // the share of worlds in which a moon of its own must come true; above 1 it never tries
  readonly moonGreed: number; // points that it gives up for the chance of one
  readonly gate: number; // standard errors by which a play must be better than the usual one
  readonly own: number; // how much more its own points count than the others’
  readonly match: number; // what a won match is worth, in points
  readonly passing: 'highest' | 'careful' | 'search';
}

const PLAIN: Traits = {
  plays: 0,
  light: false,
  memory: 99,
  noise: 0,
  later: 0.7,
  heedsMoons: true,
  moonBar: 2,
  moonGreed: 0,
  gate: 1,
  own: 0,
  match: 24,
  passing: 'careful',
};

const LEVEL_TRAITS: Readonly<Record<Level, Partial<Traits>>> = {
  // It sees the trick that lies and the one before, thinks little of what comes, and never suspects a moon.
  beginner: { memory: 1, noise: 3, later: 0.2, heedsMoons: false, passing: 'highest' },
  casual: { memory: 4, noise: 1.2, heedsMoons: false },
  // It leaves what it would play by rule only for what is plainly better.
  skilled: { plays: 50, gate: 2, moonBar: 0.7 },
  expert: { plays: 400, light: true, gate: 0.5, moonBar: 0.75, passing: 'search' },
  master: { plays: 2000, light: true, gate: 0, moonBar: 0.75, passing: 'search' },
};

const STYLE_TRAITS: Readonly<Record<Style, Partial<Traits>>> = {
  cautious: { own: 0.4, moonBar: 0.8 },
  bold: { gate: 0, moonBar: 0.4 },
  'moon-hungry': { moonBar: 0.2, moonGreed: 4 },
  counting: { match: 72 },
};

/** A player without a plan can have no bar for it. */
export const traitsOf = ({ level, style }: Manner): Traits => ({
  ...PLAIN,
  ...LEVEL_TRAITS[level],
  ...(style === undefined ? {} : STYLE_TRAITS[style]),
});
