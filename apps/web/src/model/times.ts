// All durations of pauses, animations and stylesheets, by pace.
import type { GamePace } from './model.ts';

/** Factor on every duration; the instant pace takes no time. */
const SPEED: Readonly<Record<GamePace, number>> = { instant: 0, quick: 0.5, normal: 1, calm: 1.4 };

/** Milliseconds at the normal pace. */
const TIMES = {
  think: 350, // a bot's minimum thinking time
  card: 200, // then a bot reaches for its card
  fast: 120,
  base: 200,
  play: 280,
  hold: 650, // a trick that was taken
  holdPoints: 1100,
  forced: 300, // a forced card, before it plays itself
  advice: 400, // before an automatic hint is computed, so that the question is drawn first
  hurry: 480, // a trick of a deal that the table plays out
  collect: 420,
  kitty: 120, // delay of the kitty after the trick
  deal: 240,
  dealGap: 55,
  fan: 200,
  gather: 160,
  pass: 420,
  passGap: 40,
  turn: 200,
  reveal: 320,
  reading: 500, // pause to read the face-up cards of a bout
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

/** Milliseconds that a taken trick stays after its last card has arrived. */
export const holdMs = (points: number, pace: GamePace): number =>
  ms('play', pace) + ms(points === 0 ? 'hold' : 'holdPoints', pace);

/** Milliseconds from the last card of a trick to an empty table. */
export const trickMs = (points: number, kitty: boolean, pace: GamePace): number =>
  holdMs(points, pace) + ms('collect', pace) + (kitty ? ms('kitty', pace) : 0);

const DEAL_MAX_MS = 1600;

/**
 * Milliseconds between two cards of a deal. Large deals use a shorter gap, so that none exceeds the maximum.
 */
export function dealGapMs(cards: number, pace: GamePace): number {
  const room = DEAL_MAX_MS - TIMES.deal - TIMES.fan;
  return Math.min(TIMES.dealGap, room / Math.max(1, cards - 1)) * SPEED[pace];
}

/** Milliseconds of a whole deal, until the hand is open. */
export const dealMs = (cards: number, pace: GamePace): number =>
  Math.round(dealGapMs(cards, pace) * Math.max(0, cards - 1)) + ms('deal', pace) + ms('fan', pace);

const TO_STYLESHEETS = ['fast', 'base', 'play', 'collect', 'moon', 'chip', 'popover'] as const;

/** Milliseconds that score numbers roll, and that a wrapped number stays struck through. */
export const scoreMs = (pace: GamePace): { readonly roll: number; readonly wrap: number } => ({
  roll: ms('roll', pace),
  wrap: ms('wrap', pace),
});

/** The durations that stylesheets use, as custom properties. */
export const stylesheetTimes = (pace: GamePace): readonly (readonly [property: string, value: string])[] =>
  TO_STYLESHEETS.map(time => [`--d-${time}`, `${ms(time, pace)}ms`]);
