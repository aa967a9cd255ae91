// All texts of the page: those of the first screens, plus in English the lazy-loaded ones.
import type { Catalog } from '@moonshot/rules/words';
import { announcements } from './en/announcements.ts';
import { keys } from './en/keys.ts';
import { bid, call, claim, moon, why, wilds } from './en/late.ts';
import { leave, menu, topics } from './en/panels.ts';
import { settings } from './en/settings.ts';
import { spoken } from './en/spoken.ts';
import { en, type Words } from './en.ts';

export const whole = {
  ...en,
  bid,
  call,
  wilds,
  claim,
  moon,
  why,
  keys,
  settings,
  leave,
  menu,
  topics,
  spoken: { ...spoken, ...announcements },
};

/** The texts that every language must provide. */
export type AllWords = Catalog<typeof whole>;

/** All texts. English is split into two chunks; every other language is one. */
export const wholeOf = (words: Words): AllWords => (words === en ? whole : (words as AllWords));
