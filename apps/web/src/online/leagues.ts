// What a person can do with leagues: each deed asks the server, and gives what it told or, in one sentence,
// why there is nothing.
import type { Company } from './company.ts';
import type { LeagueDeeds, Told } from './friends.svelte.ts';
import { told } from './told.ts';
import type { Answer } from './web.ts';

/** What a host changes in the waiting room. */
const USUAL = { open: 'invited', clock: null, watchers: 'cards', chat: true } as const;

export function leagueDeedsOf({ web, who, running }: Pick<Company, 'web' | 'who' | 'running'>): LeagueDeeds {
  /** As the person that this device knows; whoever only looks need not be anybody. */
  const entered = async <T>(ask: () => Promise<Answer<T>>, looks: boolean): Promise<Told<T>> => {
    if (looks && !who.known()) return told(await ask());
    const you = await who.enter(running.model.name);
    return you.ok || looks ? told(await ask()) : told(you);
  };
  return {
    facts: league => entered(() => web.league(league), true),
    mine: async () => (who.known() ? entered(() => web.leagues(), true) : { ok: true, body: { leagues: [] } }),
    make: asked => entered(() => web.makeLeague(asked), false),
    change: (league, to) => entered(() => web.changeLeague(league, to), false),
    join: league => entered(() => web.joinLeague(league), false),
    leave: league => entered(() => web.leaveLeague(league), false),
    putOut: (league, player) => entered(() => web.putOut(league, player), false),
    open: league => entered(() => web.openForLeague(league, { settings: USUAL }), false),
  };
}
