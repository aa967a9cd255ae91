// Durations of pauses and animations, also those in stylesheets, for each pace.
import type { GamePace } from './model.ts';

/** The factor on every duration at each pace. */
const SPEED: Readonly<Record<GamePace, number>> = { instant: 0, quick: 0.5, normal: 1, calm: 1.4 };

/** Durations in milliseconds at the pace *normal*. */
const TIMES = {
  think: 350, // minimum time for which a bot thinks
  card: 200, // how long a bot then takes to reach for its card
  fast: 120,
  base: 200,
  play: 280,
  hold: 650, // how long a taken trick without points stays; `holdPoints` is for one with points
  holdPoints: 1100,
  forced: 300, // how long a forced card waits before it plays itself
  advice: 400, // delay of an automatic hint, so that the question is drawn before the hint is computed
  hurry: 480, // how long a trick stays when the table plays out a claimed or settled deal
  collect: 420,
  kitty: 120, // how long after the trick the kitty is collected
  deal: 240,
  dealGap: 55,
  fan: 200,
  gather: 160,
  pass: 420,
  passGap: 40,
  turn: 200,
  reveal: 320,
  reading: 500, // how long the face-up cards of a bout (a round of Capture) can be read
  chip: 400,
  popover: 160,
  dim: 500,
  orbit: 420,
  orbitGap: 70,
  moon: 1400,
  choices: 300,
  roll: 400,
  wrap: 600,
} as const;

export type DelayName = keyof typeof TIMES;

export const ms = (time: DelayName, pace: GamePace): number => Math.round(TIMES[time] * SPEED[pace]);

/** Milliseconds that a bot waits before each of its answers. */
export const botMs = (pace: GamePace): number => ms('think', pace) + ms('card', pace);

/** Milliseconds from when the last card of a trick is played until the trick is collected. */
export const holdMs = (points: number, pace: GamePace): number =>
  ms('play', pace) + ms(points === 0 ? 'hold' : 'holdPoints', pace);

/** Milliseconds from when the last card of a trick is played until the table is empty. */
export const trickMs = (points: number, kitty: boolean, pace: GamePace): number =>
  holdMs(points, pace) + ms('collect', pace) + (kitty ? ms('kitty', pace) : 0);

const DEAL_MAX_MS = 1600;

/**
 * Milliseconds between two cards that are dealt. If there are many cards, the time is shorter, so that a deal
 * at the normal pace takes at most `DEAL_MAX_MS`.
 */
export function dealGapMs(cards: number, pace: GamePace): number {
  const room = DEAL_MAX_MS - TIMES.deal - TIMES.fan;
  return Math.min(TIMES.dealGap, room / Math.max(1, cards - 1)) * SPEED[pace];
}

/** Milliseconds from the first dealt card until the hand is fanned out. */
export const dealMs = (cards: number, pace: GamePace): number =>
  Math.round(dealGapMs(cards, pace) * Math.max(0, cards - 1)) + ms('deal', pace) + ms('fan', pace);

const TO_STYLESHEETS = ['fast', 'base', 'play', 'collect', 'moon', 'chip', 'popover'] as const;

/** For how many milliseconds a total rolls, and for how many a wrapped total stays struck through. */
export const scoreMs = (pace: GamePace): { readonly roll: number; readonly wrap: number } => ({
  roll: ms('roll', pace),
  wrap: ms('wrap', pace),
});

/** The durations that stylesheets use, as custom properties with their values. */
export const stylesheetTimes = (pace: GamePace): readonly (readonly [property: string, value: string])[] =>
  TO_STYLESHEETS.map(time => [`--d-${time}`, `${ms(time, pace)}ms`]);
