// Actions on leagues. Each asks the server and returns its answer, or one sentence on why there is none.
import type { Company } from './company.ts';
import type { LeagueDeeds, Told } from './friends.svelte.ts';
import { told } from './told.ts';
import type { Answer } from './web.ts';

/** Default settings of a league's table; the host may change them in the waiting room. */
const USUAL = { open: 'invited', clock: null, watchers: 'cards', chat: true } as const;

export function leagueDeedsOf({ web, who, running }: Pick<Company, 'web' | 'who' | 'running'>): LeagueDeeds {
  /** Signs in, then asks. With `looks` (read-only) the request also works without an identity. */
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
