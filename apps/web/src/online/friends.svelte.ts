// The state of the online feature, and the types of the actions on its screens.
import type {
  ContestDoor,
  ContestFacts,
  ContestsAnswer,
  NewContest,
  NewContestAnswer,
  TournamentRoundFacts,
} from '@moonshot/wire/online/contests';
import type { Door, NewFork, NewReport, NewTable } from '@moonshot/wire/online/http';
import type {
  LeagueChange,
  LeagueFacts,
  LeaguesAnswer,
  NewLeague,
  NewLeagueAnswer,
} from '@moonshot/wire/online/leagues';
import type { BoardAnswer, MovedAnswer, PlayerRatingsAnswer } from '@moonshot/wire/online/ratings';
import type { TableFacts } from '@moonshot/wire/online/to-player';
import type { ToServer } from '@moonshot/wire/online/to-server';
import type { SealWarning } from './seal-watch.ts';
import { NOWHERE, type Online, type Place, type Said } from './state.ts';
import type { Telling } from './telling.ts';
import type { Left } from './times.ts';

/** A token for a program, or one sentence on why there is none. */
type Brought = { readonly ok: true; readonly token: string } | { readonly ok: false; readonly sentence: string };

/** Actions on reports, blocks and bot programs. */
export interface Conduct {
  /** Loads the list of blocked players. */
  blocks(): void;
  block(player: string, yes: boolean): void;
  /** Resolves to null if accepted, otherwise to one sentence on why not. */
  report(said: Omit<NewReport, 'table'>): Promise<string | null>;
  bring(seat: number, name: string): Promise<Brought>;
  sendAway(seat: number): void;
}

/** Account actions. */
export interface AccountDeeds {
  /** Loads the account and its passkeys. */
  load(): void;
  keep(): void;
  remove(id: string): void;
  signIn(): void;
  signOut(everywhere: boolean): void;
  forget(): void;
}

/** The server's answer, or one sentence on why there is none. */
export type Told<T> = { readonly ok: true; readonly body: T } | { readonly ok: false; readonly sentence: string };

/** Actions on contests. */
export interface ContestDeeds {
  facts(contest: string): Promise<Told<ContestFacts>>;
  today(): Promise<Told<ContestFacts>>;
  /** Contests that the person created or entered; none if the person is unknown to the server. */
  mine(): Promise<Told<ContestsAnswer>>;
  make(asked: NewContest): Promise<Told<NewContestAnswer>>;
  /** Enters unless already entered. Resolves to the table, if there is one yet. */
  enter(contest: string): Promise<Told<ContestDoor>>;
  /** Starts a tournament that the person created. */
  begin(contest: string): Promise<Told<null>>;
  /** Withdraws from a tournament that has not started. */
  withdraw(contest: string): Promise<Told<null>>;
  /** The results of one round of a tournament. */
  round(contest: string, round: number): Promise<Told<TournamentRoundFacts>>;
}

/** Requests about ratings. */
export interface RatingDeeds {
  /** The person's ratings; none if the person is unknown to the server. */
  mine(): Promise<Told<PlayerRatingsAnswer>>;
  of(player: string): Promise<Told<PlayerRatingsAnswer>>;
  /** The leaderboard for these rules; for the most played rules if null. */
  board(rules: string | null): Promise<Told<BoardAnswer>>;
  /** How a match changed its players' ratings. */
  moved(match: string): Promise<Told<MovedAnswer>>;
  /** Loads the ratings of the players at a table. On failure none are shown. */
  learn(table: string): Promise<void>;
}

/** Actions on leagues. */
export interface LeagueDeeds {
  facts(league: string): Promise<Told<LeagueFacts>>;
  /** The person's leagues; none if the person is unknown to the server. */
  mine(): Promise<Told<LeaguesAnswer>>;
  make(asked: NewLeague): Promise<Told<NewLeagueAnswer>>;
  change(league: string, to: LeagueChange): Promise<Told<null>>;
  join(league: string): Promise<Told<null>>;
  leave(league: string): Promise<Told<null>>;
  /** Removes a player from a league that the person owns. */
  putOut(league: string, player: string): Promise<Told<null>>;
  /** Opens a table of the league. Resolves to the table. */
  open(league: string): Promise<Told<Door>>;
}

/** All actions at online tables. */
export interface Deeds extends Conduct {
  make(table: NewTable): void;
  /** Opens a table that continues from a point of a match. */
  fork(asked: NewFork): void;
  /** Goes to a table; `seated` asks for a seat there. */
  arrive(door: Pick<Door, 'table'> & { readonly invite: string | null }, seated: boolean): void;
  byCode(code: string): void;
  called(name: string): void;
  watch(): void;
  code(): void;
  say(message: ToServer): void;
  /** Requests the rules of the table in sentences, for display. */
  readRules(table: TableFacts): void;
  panel(panel: Online['panel']): void;
  mute(player: string): void;
  again(): void;
  retry(): void;
  home(): void;
  refresh(): void;
  readonly account: AccountDeeds;
  readonly contests: ContestDeeds;
  readonly ratings: RatingDeeds;
  readonly leagues: LeagueDeeds;
  /** Turns notifications for this device on or off. */
  tellMe(yes: boolean): Promise<void>;
  /** Stops asking whether to turn notifications on. */
  tellLater(): void;
}

class Friends {
  now: Online = $state.raw(NOWHERE);
  place: Place = $state.raw('none');
  latest: Said | null = $state.raw(null); // the latest chat message
  warned: SealWarning | null = $state.raw(null); // an unread warning about a seal
  left: Left = $state.raw(new Map());
  telling: Telling = $state.raw('off');
  declined = $state.raw(false); // whether the person declined to be asked about notifications
  deeds: Deeds | undefined = $state.raw();

  /** The actions of the screens. The screens are drawn only once it is set. */
  get do(): Deeds {
    if (this.deeds === undefined) throw new Error('Cannot play with friends: this part of the page was not started');
    return this.deeds;
  }
}

export const friends = new Friends();
