// What the page stores beside the tables: reads it for a backup, and merges a backup into it.
import { parseProfile } from '@moonshot/bots/levels';
import type { PageData } from '@moonshot/protocol';
import { KEYS } from '../../../model/model.ts';
import { addPeople, metPeople } from '../../../online/met.ts';
import { LOCAL_STORE } from '../../../online/server/local-store.ts';
import { keepRecord, mergeRecords, readRecord, recordFrom } from '../../puzzles/record.ts';
import { addPads, storedPads } from '../../score-pad/storage.ts';
import { keepAchieved, keptAchieved } from '../achievements.ts';

/** Merges the locally stored text with the text of a backup. */
type Join = (here: string, other: string) => string;

const ownFirst: Join = (here, other) => here || other;
const union: Join = (here, other) => [...new Set([...here.split(' '), ...other.split(' ')])].filter(Boolean).join(' ');
const sortedUnion: Join = (here, other) => union(here, other).split(' ').sort().join(' ');
const later: Join = (here, other) => String(Math.max(Number(here) || 0, Number(other) || 0));
const knownBots: Join = (here, other) =>
  here || (other.split(' ').every(bot => parseProfile(bot) !== undefined) ? other : '');

/** The texts in a backup by storage key, each with the function that merges it into the stored text. */
export const JOINS: Readonly<Record<string, Join>> = {
  [KEYS.name]: ownFirst,
  [KEYS.bots]: knownBots,
  [KEYS.played]: ownFirst,
  'moonshot.favourites': union,
  'moonshot.days': sortedUnion, // daily deals that were played on a server
  'moonshot.rules-text': ownFirst,
  'moonshot.cleared': later,
};

/** Everything that the page stores beside the tables. */
export const pageData = (): PageData => ({
  puzzles: { ...readRecord() },
  achievements: keptAchieved(),
  pads: [...storedPads()],
  people: [...metPeople(LOCAL_STORE)],
  texts: Object.fromEntries(
    Object.keys(JOINS).flatMap(key => {
      const text = LOCAL_STORE.get(key);
      return text === null ? [] : [[key, text]];
    }),
  ),
});

/** Merges the data of a backup. Returns how many score pads were added. */
export function addPageData({ puzzles, achievements, pads = [], people = [], texts = {} }: PageData): number {
  if (puzzles !== undefined) keepRecord(mergeRecords(readRecord(), recordFrom(JSON.stringify(puzzles))));
  if (achievements !== undefined) keepAchieved(achievements);
  addPeople(LOCAL_STORE, people);
  for (const [key, join] of Object.entries(JOINS)) {
    const joined = join(LOCAL_STORE.get(key) ?? '', texts[key] ?? '');
    if (texts[key] !== undefined && joined !== '') LOCAL_STORE.put(key, joined);
  }
  return addPads(pads);
}
