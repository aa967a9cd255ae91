// Removes forbidden names from stored house rules. Stored data and files may contain any name.

import type { StoredHouse } from '@moonshot/protocol';
import { titleOf } from '@moonshot/rules';
import { titled, type WhyUntitled } from '@moonshot/rules/house';

export interface NamedHouse {
  readonly house: StoredHouse;
  readonly untitled?: WhyUntitled; // why the name was removed; absent if it was not
}

/** The house rules with all their versions, from which forbidden names are removed. */
export function withAllowedNames({ id, base, name, versions }: StoredHouse): NamedHouse {
  const all = versions.map(({ at, overrides }) => ({ at, ...titled({ base, overrides }) }));
  const whole = titled({ base, overrides: { ...versions.at(-1)?.overrides, name } });
  const untitled = whole.untitled ?? all.at(-1)?.untitled;
  return {
    house: {
      id,
      base,
      name: titleOf({ game: base, overrides: whole.house.overrides }),
      versions: all.map(({ at, house }) => ({ at, overrides: house.overrides })),
    },
    ...(untitled && { untitled }),
  };
}
