// Actions on contests. Each asks the server and returns its answer, or one sentence on why there is none.
import type { Company } from './company.ts';
import type { ContestDeeds, Told } from './friends.svelte.ts';
import { told } from './told.ts';
import type { Answer } from './web.ts';

export function contestDeedsOf({ web, who, running }: Pick<Company, 'web' | 'who' | 'running'>): ContestDeeds {
  /** Signs in, then asks. With `looks` (read-only) the request also works without an identity. */
  const entered = async <T>(ask: () => Promise<Answer<T>>, looks: boolean): Promise<Told<T>> => {
    if (looks && !who.known()) return told(await ask());
    const you = await who.enter(running.model.name);
    return you.ok || looks ? told(await ask()) : told(you);
  };
  return {
    facts: contest => entered(() => web.contest(contest), true),
    today: () => entered(() => web.contestToday(), true),
    mine: async () => (who.known() ? entered(() => web.contests(), true) : { ok: true, body: { contests: [] } }),
    make: asked => entered(() => web.makeContest(asked), false),
    enter: contest => entered(() => web.enterContest(contest), false),
    begin: contest => entered(() => web.beginContest(contest), false),
    withdraw: contest => entered(() => web.leaveContest(contest), false),
    round: (contest, round) => entered(() => web.contestRound(contest, round), true),
  };
}
