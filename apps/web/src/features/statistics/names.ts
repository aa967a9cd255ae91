// Names of opponents: people by name, bots by level.
import type { Opponent } from '@moonshot/rules/statistics';
import type { BotWords } from '../../i18n/bots/en.ts';
import type { LifetimeWords } from '../../i18n/lifetime/en.ts';

/** A person's name, or for example `Bots: Expert`. */
export function nameOf({ name, bot }: Pick<Opponent, 'name' | 'bot'>, say: LifetimeWords, bots: BotWords): string {
  if (bot === null) return name;
  return say.filters.bots(bots.levels[bot as keyof typeof bots.levels] ?? bots.older[bot] ?? bot);
}
