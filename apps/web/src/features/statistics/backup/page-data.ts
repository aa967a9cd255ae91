// The data that the page stores besides the tables. It is read for a backup, and a backup is merged into it.
import { parseProfile } from '@moonshot/bots/levels';
import { PADS_MAX, type PageData, type StoredPad } from '@moonshot/protocol';
import { achievedIn } from '@moonshot/rules/statistics';
import { type AddedPageData, KEYS } from '../../../model/model.ts';
import { addPeople, metPeople } from '../../../online/met.ts';
import { LOCAL_STORE } from '../../../online/server/local-store.ts';
import { keepRecord, mergeRecords, readRecord, recordFrom } from '../../puzzles/record.ts';
import { addPads, storedPads } from '../../score-pad/storage.ts';
import { keepAchieved, keptAchieved } from '../achievements.ts';

/** Merges a text stored on this device with the same text of a backup. */
type Join = (here: string, other: string) => string;

const ownFirst: Join = (here, other) => here || other;
const union: Join = (here, other) => [...new Set([...here.split(' '), ...other.split(' ')])].filter(Boolean).join(' ');
const unionOfLines: Join = (here, other) => [...new Set([...here.split('\n'), ...other.split('\n')])].join('\n').trim();
const sortedUnion: Join = (here, other) => union(here, other).split(' ').sort().join(' ');
const later: Join = (here, other) => String(Math.max(Number(here) || 0, Number(other) || 0));
const knownBots: Join = (here, other) =>
  here || (other.split(' ').every(bot => parseProfile(bot) !== undefined) ? other : '');

/** The storage keys of the texts in a backup. The function of a key merges a text into the stored one. */
export const JOINS: Readonly<Record<string, Join>> = {
  [KEYS.name]: ownFirst,
  [KEYS.bots]: knownBots,
  [KEYS.played]: ownFirst,
  'moonshot.favourites': union,
  'moonshot.known-games': unionOfLines,
  'moonshot.days': sortedUnion, // days whose daily deal was played on a server
  'moonshot.rules-text': ownFirst,
  'moonshot.cleared': later,
};

/** All data that the page stores besides the tables. */
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

/** Merges the data of a backup into the stored data. */
export function addPageData({ puzzles, achievements, pads = [], people = [], texts = {} }: PageData): AddedPageData {
  const before = pageData();
  const record = mergeRecords(readRecord(), recordFrom(JSON.stringify(puzzles ?? null)));
  keepRecord(record);
  const wanted: PageData = {
    puzzles: { ...record },
    achievements: achievedIn(keepAchieved(achievements ?? {})),
    people: [...addPeople(LOCAL_STORE, people)],
    texts: addTexts(texts),
  };
  const added = addPads(pads);
  const { pads: storedOnes = [], ...others } = pageData();
  return {
    pads: added,
    changed: added > 0 || !isSame({ ...others, pads: before.pads }, before),
    stored: isSame(others, wanted) && pads.every(pad => isStored(pad, storedOnes)),
  };
}

/** Merges texts of a backup into the stored texts. Returns all texts that should now be stored. */
function addTexts(texts: Readonly<Record<string, string>>): Record<string, string> {
  const all = Object.entries(JOINS).flatMap(([key, join]) => {
    const here = LOCAL_STORE.get(key);
    const text = texts[key] === undefined ? here : join(here ?? '', texts[key]) || here;
    if (text !== null && text !== here) LOCAL_STORE.put(key, text);
    return text === null ? [] : [[key, text] as const];
  });
  return Object.fromEntries(all);
}

const PARTS = ['puzzles', 'achievements', 'pads', 'people', 'texts'] as const;

const isSame = (one: PageData, other: PageData): boolean =>
  PARTS.every(part => JSON.stringify(one[part]) === JSON.stringify(other[part]));

/**
 * Whether this state of a pad, or a later one, is stored. A pad that was left out for lack of room counts as
 * stored.
 */
function isStored(pad: StoredPad, stored: readonly StoredPad[]): boolean {
  const here = stored.find(({ id }) => id === pad.id);
  return here === undefined ? stored.length >= PADS_MAX : here.at >= pad.at;
}
