// Kept house rules under names that are allowed: what is kept here or stands in a file may bear any.
import { titleOf } from '@moonshot/rules/games';
import { titled, type WhyUntitled } from '@moonshot/rules/house/title';
import type { KeptHouse } from '@moonshot/wire/house';

export interface NamedHouse {
  readonly house: KeptHouse;
  readonly untitled?: WhyUntitled; // why their name is left out
}

/** The rules and all their versions, with no name that is not allowed. */
export function named({ id, base, name, versions }: KeptHouse): NamedHouse {
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
