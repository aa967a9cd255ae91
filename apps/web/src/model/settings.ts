// The page's own choices: read from what was kept, with the usual ones where nothing or nonsense was kept.
import type { Effect, Step } from './message.ts';
import { type Choice, KEYS, type Model, PACES, type Pace, type Settings, type Suits, type Theme } from './model.ts';

/** Reads what was kept under a key; null when there is nothing. */
export type Kept = (key: string) => string | null;

const THEMES: readonly Theme[] = ['dark', 'light'];
const SUITS: readonly Suits[] = ['two', 'four'];

const oneOf = <T extends string>(choices: readonly T[], value: string | null, usual: T): T =>
  choices.find(choice => choice === value) ?? usual;

export const settingsFrom = (kept: Kept): Settings => ({
  pace: oneOf(PACES, kept(KEYS.pace), 'normal'),
  theme: oneOf(THEMES, kept(KEYS.theme), 'dark'),
  suits: oneOf(SUITS, kept(KEYS.suits), 'two'),
});

const PICKED = /^([a-z0-9-]{1,40}) (\d{1,2})$/;

/** The game and the seats of the last table, kept as `ricketts 4`. */
export function pickFrom(kept: Kept): Choice {
  const [, game, seats] = PICKED.exec(kept(KEYS.pick) ?? '') ?? [];
  return game === undefined ? { game: null, seats: null, length: null } : { game, seats: Number(seats), length: null };
}

/** Milliseconds before a bot's answer, and for which a taken trick stays on the table, by pace. */
export const BOT_MS: Readonly<Record<Pace, number>> = { instant: 0, quick: 220, normal: 520, calm: 900 };
export const TRICK_MS: Readonly<Record<Pace, number>> = { instant: 0, quick: 500, normal: 950, calm: 1500 };

export const pacing = (pace: Pace): Effect => ({ type: 'send', message: { type: 'pace', botMs: BOT_MS[pace] } });

export function set(model: Model, change: Partial<Settings>): Step {
  const settings = { ...model.settings, ...change };
  const keep = (key: 'pace' | 'theme' | 'suits'): readonly Effect[] =>
    change[key] === undefined ? [] : [{ type: 'keep', key: KEYS[key], value: settings[key] }];
  const paced = change.pace === undefined ? [] : [pacing(settings.pace)];
  return { model: { ...model, settings }, effects: [...keep('pace'), ...keep('theme'), ...keep('suits'), ...paced] };
}
