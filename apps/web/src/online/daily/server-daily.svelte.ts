// The server's daily deal, for people whom the server knows. Other people play the daily deal of their
// device.
import type { ContestFacts } from '@moonshot/protocol/server';
import { untrack } from 'svelte';
import type { ContestActions } from '../action-types.ts';
import { LOCAL_STORE } from '../server/local-store.ts';
import { SECRET } from '../server/storage-keys.ts';
import { addDays, daysPlayed, storedDays } from './server-days.ts';

export class ServerDaily {
  deal: ContestFacts | undefined = $state.raw();
  // the days on which the daily deal was played on a server, for the streak
  days: readonly string[] = $state.raw(storedDays(LOCAL_STORE));
  readonly #contests: () => ContestActions | undefined;

  constructor(contests: () => ContestActions | undefined) {
    this.#contests = contests;
  }

  /**
   * Loads the server's daily deal. If the device has no account, nothing is requested, so that the person is
   * not asked for a name at the first click. Untracked: an effect that calls this method does not rerun when
   * the page's model changes.
   */
  async load(): Promise<void> {
    if (LOCAL_STORE.get(SECRET) === null) return;
    const contests = untrack(() => this.#contests());
    const [today, mine] = await Promise.all([untrack(() => contests?.today()), untrack(() => contests?.mine())]);
    this.deal = today?.ok ? today.body : undefined;
    const days = daysPlayed(this.deal, mine?.ok ? mine.body.contests : []);
    if (days.length > 0) this.days = addDays(LOCAL_STORE, days);
  }

  /** Reads the stored days again after an import has changed them. */
  refresh(): void {
    this.days = storedDays(LOCAL_STORE);
  }
}
