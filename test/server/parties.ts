// Many matches on one server, of every game, number of seats, and table setting.

import { prepare, SHEETS } from '@moonshot/rules';
import { belowFrom } from '@moonshot/table/testing';
import { systemEnv } from '../../apps/server/src/core/env.ts';
import { operatorToken } from '../../apps/server/src/domain/sign-in/operator-token.ts';
import type { Site } from '../../apps/server/testing/site.ts';
import { type Plan, party } from './crowd.ts';
import type { Search } from './search.ts';

const AT_ONCE = 6;

const SEATS = Array.from({ length: 13 }, (_, i) => i + 2);

const plans: readonly Plan[] = SHEETS.flatMap(sheet =>
  SEATS.filter(seats => prepare(sheet, seats).ok).map((seats, i) => ({
    order: { game: sheet.id, seats, length: { deals: 1 + (i % 2) } },
    settings: {
      open: i % 3 === 1 ? 'everybody' : 'invited',
      chat: i % 3 !== 1,
      watchers: (['cards', 'none', 'hands-after'] as const)[i % 3] ?? 'cards',
    },
    people: 1 + (i % 3),
    program: i % 2 === 0,
  })),
);

/** Plays `matches` matches, a few at a time, and scans each; deterministic seeds. */
export async function parties(site: Site, search: Search, matches: number, first = 0): Promise<void> {
  const desk = (await operatorToken({ env: systemEnv, store: site.store }, true)) ?? '';
  search.keep(desk, 'the desk');
  let next = first;
  const some = async (): Promise<void> => {
    while (next < first + matches) {
      const i = next++;
      const plan = plans[(i * 7) % plans.length] as Plan;
      await search.add(await party(site, desk, `match ${i}`, plan, belowFrom(i)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
}
