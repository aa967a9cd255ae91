// The page's settings, read from storage. Missing and invalid values fall back to the defaults.
import { NAME_MAX } from '@moonshot/protocol';
import type { Effect, UpdateResult } from './message.ts';
import {
  CHOICES,
  type GamePace,
  type HomeChoice,
  KEYS,
  type Model,
  type Setting,
  type Settings,
  settingKey,
} from './model.ts';
import { botMs } from './times.ts';

/** Reads the stored value of a key; null if there is none. */
export type ReadStored = (key: string) => string | null;

/** The default settings. */
export const DEFAULT_SETTINGS: Settings = {
  language: 'auto',
  pace: 'normal',
  theme: 'dark',
  suits: 'two',
  felt: 'tide',
  back: 'tide',
  deck: 'portraits',
  cards: 'usual',
  hand: 'right',
  order: 'rising',
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

export function settingsFrom(kept: ReadStored): Settings {
  const chosen = SETTINGS.map(setting => {
    const choices: readonly string[] = CHOICES[setting];
    const value = kept(settingKey(setting));
    return [setting, value !== null && choices.includes(value) ? value : DEFAULT_SETTINGS[setting]];
  });
  return Object.fromEntries(chosen) as Settings; // `chosen` has a valid choice for every setting
}

const PICKED = /^([a-z0-9-]{1,40}) (\d{1,2})$/;

/** The stored choice of a game and a number of seats. It is a text such as `ricketts 4`. */
export function pickFrom(kept: ReadStored): HomeChoice {
  const [, game, seats] = PICKED.exec(kept(KEYS.pick) ?? '') ?? [];
  return game === undefined ? { game: null, seats: null, length: null } : { game, seats: Number(seats), length: null };
}

export const paceEffect = (pace: GamePace): Effect => ({ type: 'send', message: { type: 'pace', botMs: botMs(pace) } });

const UNADVISED = { hint: null, advice: null, advised: null } as const;

export function set(model: Model, change: Partial<Settings>): UpdateResult {
  const settings = { ...model.settings, ...change };
  const changed = SETTINGS.filter(setting => change[setting] !== undefined);
  const kept = changed.map((setting): Effect => ({ type: 'keep', key: settingKey(setting), value: settings[setting] }));
  const paced = change.pace === undefined ? [] : [paceEffect(settings.pace)];
  const spoken: readonly Effect[] = change.language === undefined ? [] : [{ type: 'speak', choice: settings.language }];
  // a hint is removed if hints are switched off, or if its sentence is in the old language
  const unadvised = change.hints === 'off' || change.language !== undefined;
  const table = unadvised && model.table ? { ...model.table, ...UNADVISED } : model.table;
  return { model: { ...model, settings, table }, effects: [...kept, ...paced, ...spoken] };
}

/** The name, cut to the length that a message can hold. It does not end in the middle of a character. */
const nameIn = (text: string): string =>
  text
    .trim()
    .slice(0, NAME_MAX)
    .replace(/\p{Cs}$/u, '');

/** The person's name; empty if none was given. */
export const nameFrom = (kept: ReadStored): string => nameIn(kept(KEYS.name) ?? '');

export function setName(model: Model, text: string): UpdateResult {
  const name = nameIn(text);
  return { model: { ...model, name }, effects: [{ type: 'keep', key: KEYS.name, value: name === '' ? null : name }] };
}
