// The settings dialog offers every setting exactly once, and none without effect.
import { expect, test } from 'vitest';
import { CHOICES, type Setting } from '../../model/model.ts';
import { DEFAULT_SETTINGS } from '../../model/settings.ts';
import { choicesOf, groupsFor } from './setting-groups.ts';

const shown = (sound: 'on' | 'off', languages: readonly string[]): readonly Setting[] =>
  groupsFor({ ...DEFAULT_SETTINGS, sound }, languages).flatMap(({ settings }) => settings);

test('with sound and several languages everything is offered, each setting once', () => {
  expect([...shown('on', ['en', 'de'])].sort()).toEqual(Object.keys(CHOICES).sort());
});

test('without sound no volume is offered, and of one language none', () => {
  const missing = Object.keys(CHOICES).filter(setting => !shown('off', ['en']).includes(setting as Setting));
  expect(missing.sort()).toEqual(['cardVolume', 'language', 'signalVolume', 'volume']);
});

test('only languages that the page speaks are offered', () => {
  expect(choicesOf('language', ['en', 'fr'])).toEqual(['auto', 'en', 'fr']);
  expect(choicesOf('pace', ['en'])).toEqual(CHOICES.pace);
});
