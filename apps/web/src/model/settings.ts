// The page's own choices: read from what was kept, with the usual ones where nothing or nonsense was kept.
import type { Effect, Step } from './message.ts';
import { CHOICES, type Choice, KEYS, type Model, type Pace, type Setting, type Settings, settingKey } from './model.ts';
import { botMs } from './times.ts';

/** Reads what was kept under a key; null when there is nothing. */
export type Kept = (key: string) => string | null;

/** What holds until something else is chosen. */
export const USUAL: Settings = {
  language: 'auto',
  pace: 'normal',
  theme: 'dark',
  suits: 'two',
  cards: 'usual',
  hand: 'right',
  text: '100',
  taps: 'auto',
  forced: 'last',
  hints: 'on',
  sound: 'on',
  volume: '50',
  cardVolume: '100',
  signalVolume: '100',
  vibration: 'off',
  speech: 'full',
  reviewKeys: 'on',
  achievements: 'on',
};

export const SETTINGS = Object.keys(CHOICES) as readonly Setting[];

export function settingsFrom(kept: Kept): Settings {
  const chosen = SETTINGS.map(setting => {
    const choices: readonly string[] = CHOICES[setting];
    const value = kept(settingKey(setting));
    return [setting, value !== null && choices.includes(value) ? value : USUAL[setting]];
  });
  return Object.fromEntries(chosen) as Settings; // every setting has one of its own choices
}

const PICKED = /^([a-z0-9-]{1,40}) (\d{1,2})$/;

/** The game and the seats of the last table, kept as `ricketts 4`. */
export function pickFrom(kept: Kept): Choice {
  const [, game, seats] = PICKED.exec(kept(KEYS.pick) ?? '') ?? [];
  return game === undefined ? { game: null, seats: null, length: null } : { game, seats: Number(seats), length: null };
}

export const pacing = (pace: Pace): Effect => ({ type: 'send', message: { type: 'pace', botMs: botMs(pace) } });

const UNADVISED = { hint: null, advice: null, advised: null } as const;

export function set(model: Model, change: Partial<Settings>): Step {
  const settings = { ...model.settings, ...change };
  const changed = SETTINGS.filter(setting => change[setting] !== undefined);
  const kept = changed.map((setting): Effect => ({ type: 'keep', key: settingKey(setting), value: settings[setting] }));
  const paced = change.pace === undefined ? [] : [pacing(settings.pace)];
  const spoken: readonly Effect[] = change.language === undefined ? [] : [{ type: 'speak', choice: settings.language }];
  // advice in another language is asked for anew
  const unadvised = change.hints === 'off' || change.language !== undefined;
  const table = unadvised && model.table ? { ...model.table, ...UNADVISED } : model.table;
  return { model: { ...model, settings, table }, effects: [...kept, ...paced, ...spoken] };
}

/** The longest name that a table takes. */
const NAME_MAX = 40;

/** What the person is called; empty where they said nothing. */
export const nameFrom = (kept: Kept): string => (kept(KEYS.name) ?? '').trim().slice(0, NAME_MAX);

export function called(model: Model, text: string): Step {
  const name = text.trim().slice(0, NAME_MAX);
  return { model: { ...model, name }, effects: [{ type: 'keep', key: KEYS.name, value: name === '' ? null : name }] };
}
