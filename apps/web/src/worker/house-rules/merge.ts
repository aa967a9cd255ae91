// Computes how the house rules in a file are merged into those in this browser. Nothing is written yet.
import { HOUSES_MAX, type StoredHouse, VERSIONS_MAX } from '@moonshot/protocol';

export interface HouseChanges {
  readonly put: readonly StoredHouse[]; // rules to write
  // rules that have another base game in this browser and stay as they are
  readonly different: readonly StoredHouse[];
  readonly full: readonly StoredHouse[]; // rules for which there is no room left
}

/**
 * What an import of a file changes in this browser: rules that it lacks are added, and rules that it has get
 * the versions that they lack. No rules are removed, but the oldest versions of rules beyond `VERSIONS_MAX`
 * are dropped.
 */
export function mergedHouses(here: readonly StoredHouse[], brought: readonly StoredHouse[]): HouseChanges {
  const known = new Map(here.map(house => [house.id, house]));
  const put = new Map<string, StoredHouse>();
  const different: StoredHouse[] = [];
  const full: StoredHouse[] = [];
  for (const house of brought) {
    const before = known.get(house.id);
    if (before === undefined && known.size >= HOUSES_MAX) full.push(house);
    else if (before !== undefined && before.base !== house.base) different.push(house);
    else {
      const after = joined(before, house);
      if (before !== undefined && isWithin(after, before)) continue;
      known.set(house.id, after);
      put.set(house.id, after);
    }
  }
  return { put: [...put.values()], different, full };
}

const isWithin = ({ versions }: StoredHouse, before: StoredHouse): boolean =>
  versions.every(({ at }) => before.versions.some(known => known.at === at));

/**
 * The versions of both states of the same rules, newest last and at most `VERSIONS_MAX`. The name is that of
 * the newest version.
 */
export function joined(before: StoredHouse | undefined, house: StoredHouse): StoredHouse {
  const all = [...(before?.versions ?? []), ...house.versions];
  const versions = [...new Map(all.map(version => [version.at, version])).values()].sort((a, b) => a.at - b.at);
  const newest = (one: StoredHouse): number => Math.max(...one.versions.map(({ at }) => at));
  const name = before !== undefined && newest(before) >= newest(house) ? before.name : house.name;
  return { id: house.id, name, base: house.base, versions: versions.slice(-VERSIONS_MAX) };
}
