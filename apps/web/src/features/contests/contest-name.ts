// Names of contests: the title of a tournament, the date of a daily deal (worded as on the home screen), or
// the game of a challenge.

import type { DuplicateWords } from '@moonshot/i18n';
import type { ContestFacts, ContestLine } from '@moonshot/protocol/server';
import { wholeOf } from '../../i18n/all-messages.ts';
import { locale } from '../../i18n/messages.svelte.ts';

type Named = Pick<ContestLine, 'name' | 'day'> & (Pick<ContestLine, 'title'> | Pick<ContestFacts, 'tournament'>);

/** The name of a contest in the page's language. */
export function named(say: DuplicateWords, contest: Named): string {
  const title = 'title' in contest ? contest.title : (contest.tournament?.title ?? null);
  const { home } = wholeOf(locale.words);
  if (contest.day !== null) return home.dailyOf(home.date(contest.day));
  return title ?? say.challenge(contest.name);
}
