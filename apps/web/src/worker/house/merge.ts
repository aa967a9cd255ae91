// What is added to the house rules of this browser by those of a file: worked out before anything is written.
import type { KeptHouse } from '@moonshot/wire/house';
import { HOUSES_MAX, VERSIONS_MAX } from '@moonshot/wire/house-limits';

export interface HouseChanges {
  readonly put: readonly KeptHouse[]; // as they are to be kept
  readonly different: readonly KeptHouse[]; // rules from another game bear the same id here, and stay
  readonly full: readonly KeptHouse[]; // for which there is no room
}

/** The rules that are new here, or have versions that are not here; none that is here goes. */
export function mergedHouses(here: readonly KeptHouse[], brought: readonly KeptHouse[]): HouseChanges {
  const known = new Map(here.map(house => [house.id, house]));
  const put = new Map<string, KeptHouse>();
  const different: KeptHouse[] = [];
  const full: KeptHouse[] = [];
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

const isWithin = ({ versions }: KeptHouse, before: KeptHouse): boolean =>
  versions.every(({ at }) => before.versions.some(known => known.at === at));

/** All versions of both, the newest last, by the name of the newest. */
function joined(before: KeptHouse | undefined, house: KeptHouse): KeptHouse {
  const all = [...(before?.versions ?? []), ...house.versions];
  const versions = [...new Map(all.map(version => [version.at, version])).values()].sort((a, b) => a.at - b.at);
  const newest = (one: KeptHouse): number => Math.max(...one.versions.map(({ at }) => at));
  const name = before !== undefined && newest(before) >= newest(house) ? before.name : house.name;
  return { id: house.id, name, base: house.base, versions: versions.slice(-VERSIONS_MAX) };
}
