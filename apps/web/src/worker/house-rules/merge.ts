// Computes how a file's house rules merge into this browser's, before anything is written.
import { HOUSES_MAX, type StoredHouse, VERSIONS_MAX } from '@moonshot/protocol';

export interface HouseChanges {
  readonly put: readonly StoredHouse[]; // rules to write
  readonly different: readonly StoredHouse[]; // the same id with another base game here; unchanged
  readonly full: readonly StoredHouse[]; // no room left
}

/** The rules and versions of the file that this browser lacks. Nothing in this browser is removed. */
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

/** All versions of both, at most `VERSIONS_MAX`, newest last, under the name of the newest. */
export function joined(before: StoredHouse | undefined, house: StoredHouse): StoredHouse {
  const all = [...(before?.versions ?? []), ...house.versions];
  const versions = [...new Map(all.map(version => [version.at, version])).values()].sort((a, b) => a.at - b.at);
  const newest = (one: StoredHouse): number => Math.max(...one.versions.map(({ at }) => at));
  const name = before !== undefined && newest(before) >= newest(house) ? before.name : house.name;
  return { id: house.id, name, base: house.base, versions: versions.slice(-VERSIONS_MAX) };
}
