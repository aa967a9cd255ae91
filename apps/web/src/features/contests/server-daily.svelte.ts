// The server's daily deal, for people known there; otherwise the device uses its own.
import type { ContestFacts } from '@moonshot/protocol/server';
import { friends } from '../../online/friends.svelte.ts';
import { LOCAL_STORE } from '../../online/server/local-store.ts';
import { SECRET } from '../../online/server/storage-keys.ts';

const DAYS = 'moonshot.days';
const DAYS_MOST = 400;

const kept = (): readonly string[] => LOCAL_STORE.get(DAYS)?.split(' ') ?? [];

class Today {
  deal: ContestFacts | undefined = $state.raw();
  days: readonly string[] = $state.raw(kept()); // days whose deal was played on a server, for the streak

  /** Loads it. A person unknown to the server is not asked for a name on the first click. */
  async look(): Promise<void> {
    if (LOCAL_STORE.get(SECRET) === null) return;
    const told = await friends.deeds?.contests.today();
    this.deal = told?.ok ? told.body : undefined;
    const { day = null, yours } = this.deal ?? {};
    if (day === null || !yours?.done || this.days.includes(day)) return;
    this.days = [...this.days, day].slice(-DAYS_MOST);
    LOCAL_STORE.put(DAYS, this.days.join(' '));
  }
}

export const onServer = new Today();
