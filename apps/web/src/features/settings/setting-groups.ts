// The groups of the settings dialog.
import { CHOICES, type Setting, type Settings } from '../../model/model.ts';

export type GroupName = 'table' | 'look' | 'sound' | 'reading' | 'language';

const GROUPS: readonly (readonly [GroupName, readonly Setting[]])[] = [
  ['table', ['pace', 'taps', 'forced', 'hints']],
  ['look', ['theme', 'felt', 'back', 'deck', 'suits', 'cards', 'order', 'text', 'hand', 'achievements']],
  ['sound', ['sound', 'volume', 'cardVolume', 'signalVolume', 'vibration']],
  ['reading', ['speech', 'reviewKeys']],
  ['language', ['language']],
];

const VOLUMES: readonly Setting[] = ['volume', 'cardVolume', 'signalVolume'];

export interface Group {
  readonly name: GroupName;
  readonly settings: readonly Setting[];
}

/**
 * The groups with the settings that can be chosen now: volumes only if sound is on, languages only if there
 * are several.
 */
export function groupsFor(chosen: Settings, languages: readonly string[]): readonly Group[] {
  const offered = (setting: Setting): boolean =>
    setting === 'language' ? languages.length > 1 : chosen.sound === 'on' || !VOLUMES.includes(setting);
  return GROUPS.map(([name, settings]) => ({ name, settings: settings.filter(offered) })).filter(
    ({ settings }) => settings.length > 0,
  );
}

/** The choices of a setting. For the language, these are the languages of the page. */
export const choicesOf = (setting: Setting, languages: readonly string[]): readonly string[] =>
  setting === 'language' ? ['auto', ...languages] : CHOICES[setting];
