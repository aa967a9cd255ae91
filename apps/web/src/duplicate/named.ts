// What a contest is called: a tournament by its title, a day's deal by its day as the reader writes it, a
// challenge by its game.
import type { ContestFacts, ContestLine } from '@moonshot/wire/online/contests';
import type { DuplicateWords } from '../words/duplicate/en.ts';
import { dayText } from './until.ts';

type Named = Pick<ContestLine, 'name' | 'day'> & (Pick<ContestLine, 'title'> | Pick<ContestFacts, 'tournament'>);

/** Its name in the language of the page. */
export function named(say: DuplicateWords, contest: Named): string {
  const title = 'title' in contest ? contest.title : (contest.tournament?.title ?? null);
  return title ?? say.named({ name: contest.name, day: contest.day === null ? null : dayText(contest.day) });
}
