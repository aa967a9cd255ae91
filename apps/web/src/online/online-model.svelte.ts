// The state of the online feature. It is created once, with the lazy-loaded rest of the page, and put into a
// Svelte context.
import type { MetPerson } from '@moonshot/protocol';
import type { PasskeyFacts, TableFacts, TableRatingsAnswer } from '@moonshot/protocol/server';
import type { OnlineActions } from './action-types.ts';
import type { Answered } from './answers/answered.ts';
import { ServerDaily } from './daily/server-daily.svelte.ts';
import type { Forking } from './forking.ts';
import type { SealWarning } from './seals/seal-watch.ts';
import type { NotificationStatus } from './server/notifications.ts';
import { type ChatEntry, NOWHERE, type Online, type OnlineScreen } from './state.ts';
import type { TimeLeft } from './times.ts';

/** The result of an account action: whether it succeeded, and a sentence about it. */
export interface ActionOutcome {
  readonly good: boolean;
  readonly text: string;
}

class Account {
  // null until the passkeys are loaded, and while the person is not signed in
  passkeys: readonly PasskeyFacts[] | null = $state.raw(null);
  outcome: ActionOutcome | null = $state.raw(null); // the result of the last action
  busy = $state(false);
}

type SeatRating = TableRatingsAnswer['ratings'][number];

class SeatRatings {
  #table: string | null = $state.raw(null);
  #known: ReadonlyMap<string, SeatRating> = $state.raw(new Map());

  set(table: string, ratings: readonly SeatRating[]): void {
    this.#table = table;
    this.#known = new Map(ratings.map(one => [one.player, one]));
  }

  /** The rating of a player at a rated table, once it is known. */
  of({ id, settings }: TableFacts, player: string): SeatRating | undefined {
    return settings.rated && this.#table === id ? this.#known.get(player) : undefined;
  }
}

/**
 * The state of the online feature. It is reactive: components that read it are drawn again when it changes.
 */
export class OnlineModel {
  state: Online = $state.raw(NOWHERE);
  screen: OnlineScreen = $state.raw('none');
  // the last message of each player who has just said something
  bubbles: readonly ChatEntry[] = $state.raw([]);
  // sentences about players who have just taken or left a seat during a match
  seatNews: readonly (readonly string[])[] = $state.raw([]);
  sealWarning: SealWarning | null = $state.raw(null); // the last warning about a seal, until it is read
  answered: Answered | null = $state.raw(null); // what was last answered for the viewer, until it is read
  timeLeft: TimeLeft = $state.raw(new Map());
  standInLeft: TimeLeft = $state.raw(new Map()); // until bots stand in for absent players
  notifications: NotificationStatus = $state.raw('off');
  notificationsDeclined = $state.raw(false); // whether the person declined to be asked about notifications
  // people with whom the person has played, starting with the last ones
  met: readonly MetPerson[] = $state.raw([]);
  fork: Forking | null = $state.raw(null); // the point of a match from which a new table starts
  startedActions: OnlineActions | undefined = $state.raw();
  readonly account = new Account();
  readonly seatRatings = new SeatRatings();
  readonly daily = new ServerDaily(() => this.startedActions?.contests);

  /** The actions of the online screens. These screens are drawn only once the feature is started. */
  get actions(): OnlineActions {
    if (this.startedActions === undefined)
      throw new Error('Cannot play with friends: this part of the page was not started');
    return this.startedActions;
  }

  change(part: Partial<Online>): void {
    this.state = { ...this.state, ...part };
  }
}
