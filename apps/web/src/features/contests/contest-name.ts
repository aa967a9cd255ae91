// Names of contests: a tournament's title, the date of a daily deal, or a challenge's game.

import type { DuplicateWords } from '@moonshot/i18n';
import type { ContestFacts, ContestLine } from '@moonshot/protocol/server';
import { dayText } from './dates.ts';

type Named = Pick<ContestLine, 'name' | 'day'> & (Pick<ContestLine, 'title'> | Pick<ContestFacts, 'tournament'>);

/** The name in the page's language. */
export function named(say: DuplicateWords, contest: Named): string {
  const title = 'title' in contest ? contest.title : (contest.tournament?.title ?? null);
  return title ?? say.named({ name: contest.name, day: contest.day === null ? null : dayText(contest.day) });
}
