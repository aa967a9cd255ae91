// Names of opponents: people by their names, bots by their level.

import type { BotWords, LifetimeWords } from '@moonshot/i18n';
import type { Opponent } from '@moonshot/rules/statistics';

/** The name of a deleted player in records. Records are made from texts in English. */
const GONE = 'Somebody';

/** The name of an opponent: a person's name, or for example `Bots: Expert`. */
export function nameOf({ name, bot }: Pick<Opponent, 'name' | 'bot'>, say: LifetimeWords, bots: BotWords): string {
  if (bot === null) return name === GONE ? say.filters.gone : name;
  return say.filters.bots(bots.levels[bot as keyof typeof bots.levels] ?? bots.older[bot] ?? bot);
}
