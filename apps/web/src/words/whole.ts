// Every sentence of the page: those that it begins with, and in English those that come with its later parts.
import type { Said } from '@moonshot/rules/words/told';
import { keys } from './en/keys.ts';
import { bid, call, claim, moon, why, wilds } from './en/late.ts';
import { leave, menu, topics } from './en/panels.ts';
import { settings } from './en/settings.ts';
import { en, type Words } from './en.ts';

export const whole = { ...en, bid, call, wilds, claim, moon, why, keys, settings, leave, menu, topics };

/** What every language has to say. */
export type Whole = Said<typeof whole>;

/**
 * All that is said where these words are: English begins with a part of its own, every other language with
 * everything.
 */
export const wholeOf = (words: Words): Whole => (words === en ? whole : (words as Whole));
