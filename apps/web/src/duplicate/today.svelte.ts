// The deal of the day on the server, for whoever is somebody there; where none is told, the device has one of
// its own.
import type { ContestFacts } from '@moonshot/wire/online/contests';
import { BOX } from '../online/box.ts';
import { friends } from '../online/friends.svelte.ts';
import { SECRET } from '../online/places.ts';

const DAYS = 'moonshot.days';
const DAYS_MOST = 400;

const kept = (): readonly string[] => BOX.get(DAYS)?.split(' ') ?? [];

class Today {
  deal: ContestFacts | undefined = $state.raw();
  days: readonly string[] = $state.raw(kept()); // whose deals were played on a server, for the days in a row

  /** Asks for it; who has never been there is not asked for a name with their first click. */
  async look(): Promise<void> {
    if (BOX.get(SECRET) === null) return;
    const told = await friends.deeds?.contests.today();
    this.deal = told?.ok ? told.body : undefined;
    const { day = null, yours } = this.deal ?? {};
    if (day === null || !yours?.done || this.days.includes(day)) return;
    this.days = [...this.days, day].slice(-DAYS_MOST);
    BOX.put(DAYS, this.days.join(' '));
  }
}

export const onServer = new Today();
