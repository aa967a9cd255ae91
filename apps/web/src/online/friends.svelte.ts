// Where this part of the page keeps what it knows, and what its screens may do.
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

/** A token for a program, or in one sentence why there is none. */
type Brought = { readonly ok: true; readonly token: string } | { readonly ok: false; readonly sentence: string };

/** What a person can do about how others behave, and for a program of their own. */
export interface Conduct {
  /** Learns whom one blocks. */
  blocks(): void;
  block(player: string, yes: boolean): void;
  /** Null where it was taken, or in one sentence why not. */
  report(said: Omit<NewReport, 'table'>): Promise<string | null>;
  bring(seat: number, name: string): Promise<Brought>;
  sendAway(seat: number): void;
}

/** What a person can do about who they are to the server. */
export interface AccountDeeds {
  /** Asks the server who one is, and by which passkeys. */
  load(): void;
  keep(): void;
  remove(id: string): void;
  signIn(): void;
  signOut(everywhere: boolean): void;
  forget(): void;
}

/** What the server told, or in one sentence why there is nothing. */
export type Told<T> = { readonly ok: true; readonly body: T } | { readonly ok: false; readonly sentence: string };

/** What a person can do with contests. */
export interface ContestDeeds {
  facts(contest: string): Promise<Told<ContestFacts>>;
  today(): Promise<Told<ContestFacts>>;
  /** Those that one made or entered; none for somebody whom the server does not know. */
  mine(): Promise<Told<ContestsAnswer>>;
  make(asked: NewContest): Promise<Told<NewContestAnswer>>;
  /** Enters where one has not yet; the table to go to, where there is one yet. */
  enter(contest: string): Promise<Told<ContestDoor>>;
  /** Begins a tournament that one made. */
  begin(contest: string): Promise<Told<null>>;
  /** Leaves a tournament that has not begun. */
  withdraw(contest: string): Promise<Told<null>>;
  /** How a round of a tournament went. */
  round(contest: string, round: number): Promise<Told<TournamentRoundFacts>>;
}

/** What a person can learn of ratings. */
export interface RatingDeeds {
  /** One's own; none for somebody whom the server does not know. */
  mine(): Promise<Told<PlayerRatingsAnswer>>;
  of(player: string): Promise<Told<PlayerRatingsAnswer>>;
  /** Who is strongest by these rules, or by those with the most people. */
  board(rules: string | null): Promise<Told<BoardAnswer>>;
  /** How a match moved its players. */
  moved(match: string): Promise<Told<MovedAnswer>>;
  /** Learns how strong those at a table are; where that is not to be had, nothing is said of it. */
  learn(table: string): Promise<void>;
}

/** What a person can do with leagues. */
export interface LeagueDeeds {
  facts(league: string): Promise<Told<LeagueFacts>>;
  /** Those to which one belongs; none for somebody whom the server does not know. */
  mine(): Promise<Told<LeaguesAnswer>>;
  make(asked: NewLeague): Promise<Told<NewLeagueAnswer>>;
  change(league: string, to: LeagueChange): Promise<Told<null>>;
  join(league: string): Promise<Told<null>>;
  leave(league: string): Promise<Told<null>>;
  /** Puts somebody out of a league that one owns. */
  putOut(league: string, player: string): Promise<Told<null>>;
  /** Opens a table where it is played; the table to go to. */
  open(league: string): Promise<Told<Door>>;
}

/** What a person can do with others, whatever comes of it. */
export interface Deeds extends Conduct {
  make(table: NewTable): void;
  /** Opens a table that plays on from a point of a match. */
  fork(asked: NewFork): void;
  /** To a table by its door; `seated` where a seat is wanted there. */
  arrive(door: Pick<Door, 'table'> & { readonly invite: string | null }, seated: boolean): void;
  byCode(code: string): void;
  called(name: string): void;
  watch(): void;
  code(): void;
  say(message: ToServer): void;
  /** Has the rules of the table read out, so that they can be shown. */
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
  /** Has this device told when it is the person's turn, or told no more. */
  tellMe(yes: boolean): Promise<void>;
  /** Asks no more of itself whether they want that. */
  tellLater(): void;
}

class Friends {
  now: Online = $state.raw(NOWHERE);
  place: Place = $state.raw('none');
  latest: Said | null = $state.raw(null); // what was said just now
  warned: SealWarning | null = $state.raw(null); // an unread warning about a seal
  left: Left = $state.raw(new Map());
  telling: Telling = $state.raw('off');
  declined = $state.raw(false); // to be asked about it
  deeds: Deeds | undefined = $state.raw();

  /** What the screens do; they are drawn only once it is there. */
  get do(): Deeds {
    if (this.deeds === undefined) throw new Error('Cannot play with friends: this part of the page was not started');
    return this.deeds;
  }
}

export const friends = new Friends();
