// The actions on the screens of the online feature.
import type {
  BoardAnswer,
  BotAnswer,
  ClientToServer,
  ContestDoor,
  ContestFacts,
  ContestsAnswer,
  LeagueChange,
  LeagueFacts,
  LeaguesAnswer,
  MovedAnswer,
  NewContest,
  NewContestAnswer,
  NewFork,
  NewLeague,
  NewLeagueAnswer,
  NewReport,
  NewTable,
  PlayerRatingsAnswer,
  TableFacts,
  TableInvitation,
  TableOrder,
  TournamentRoundFacts,
} from '@moonshot/protocol/server';
import type { Online } from './state.ts';

/** Actions on reports, blocks and bot programs. */
export interface ModerationActions {
  /** Loads the list of blocked players. */
  blocks(): void;
  block(player: string, yes: boolean): void;
  /** Submits a report. Resolves to null if it is accepted, otherwise to a sentence that says why not. */
  report(newReport: Omit<NewReport, 'table'>): Promise<string | null>;
  /** Reserves a seat for a bot program. Resolves to the token with which the program takes the seat. */
  bring(seat: number, name: string): Promise<RequestResult<BotAnswer>>;
  sendAway(seat: number): void;
}

/** Account actions. */
export interface AccountActions {
  /** Loads the account and its passkeys. */
  load(): void;
  keep(): void;
  remove(id: string): void;
  signIn(): void;
  signOut(everywhere: boolean): void;
  forget(): void;
}

/** The server's answer, or a sentence that says why there is none. */
export type RequestResult<T> =
  | { readonly ok: true; readonly body: T }
  | { readonly ok: false; readonly sentence: string };

/** Actions on contests. */
export interface ContestActions {
  facts(contest: string): Promise<RequestResult<ContestFacts>>;
  today(): Promise<RequestResult<ContestFacts>>;
  /**
   * The contests that the person created or entered. The list is empty if the server does not know the
   * person.
   */
  mine(): Promise<RequestResult<ContestsAnswer>>;
  make(asked: NewContest): Promise<RequestResult<NewContestAnswer>>;
  /**
   * Enters the contest unless the person has entered already. Resolves to the person's table, if there is one
   * yet.
   */
  enter(contest: string): Promise<RequestResult<ContestDoor>>;
  /** Starts a tournament that the person created. */
  begin(contest: string): Promise<RequestResult<null>>;
  /** Withdraws from a tournament that has not started. */
  withdraw(contest: string): Promise<RequestResult<null>>;
  /** The results of one round of a tournament. */
  round(contest: string, round: number): Promise<RequestResult<TournamentRoundFacts>>;
}

/** Requests about ratings. */
export interface RatingActions {
  /** The person's ratings. The list is empty if the server does not know the person. */
  mine(): Promise<RequestResult<PlayerRatingsAnswer>>;
  of(player: string): Promise<RequestResult<PlayerRatingsAnswer>>;
  /**
   * The leaderboard for these rules. If `rules` is null, the server chooses the rules with the most rated
   * players.
   */
  board(rules: string | null): Promise<RequestResult<BoardAnswer>>;
  /** How a match changed the ratings of its players. */
  moved(match: string): Promise<RequestResult<MovedAnswer>>;
  /** Loads the ratings of the players at a table. If that fails, the ratings loaded before are kept. */
  learn(table: string): Promise<void>;
}

/** Actions on leagues. */
export interface LeagueActions {
  facts(league: string): Promise<RequestResult<LeagueFacts>>;
  /** The person's leagues. The list is empty if the server does not know the person. */
  mine(): Promise<RequestResult<LeaguesAnswer>>;
  make(asked: NewLeague): Promise<RequestResult<NewLeagueAnswer>>;
  change(league: string, to: LeagueChange): Promise<RequestResult<null>>;
  join(league: string): Promise<RequestResult<null>>;
  leave(league: string): Promise<RequestResult<null>>;
  /** Removes a player from a league that the person owns. */
  putOut(league: string, player: string): Promise<RequestResult<null>>;
  /** Opens a table of the league. Resolves to the table and its invitation. */
  open(league: string): Promise<RequestResult<TableInvitation>>;
}

/** Actions that lead to a table, and to a seat at it. */
export interface TableActions {
  /**
   * Requests the games beyond the five main ones and the person's own rules, from which a host can choose.
   */
  listGames(): void;
  make(table: NewTable): void;
  /** Opens a table whose big screen is this device. The person needs no name. */
  makeScreen(table: NewTable): void;
  /** Goes to the person's own unused table for friends, or opens a new one. */
  quick(order: TableOrder): void;
  /** Opens a table with the same rules and settings as another table. */
  openLike(facts: TableFacts): void;
  /** Leaves the waiting room and shows the list of tables. */
  others(): void;
  /** Lets a spectator take a seat between two deals. */
  sitLater(): void;
  /** Opens a table that continues from a point of a match. */
  fork(asked: NewFork): void;
  /** Shows a public table, at which the person then sits down or watches. */
  look(table: string): void;
  /** Goes to a table. `seated` says whether the person wants a seat at it. */
  arrive(door: Pick<TableInvitation, 'table'> & { readonly invite: string | null }, seated: boolean): void;
  /** Goes to the table with this short code. Resolves to whether there is one. */
  byCode(code: string): Promise<boolean>;
  /**
   * Handles the name that the person has entered. At the table of an invitation, `seated` says whether the
   * person sits down or watches.
   */
  called(name: string, seated: boolean): void;
  /** Makes this device the big screen of living-room play, which has no seat. */
  bigScreen(): void;
  watch(): void;
}

/** All actions at online tables. */
export interface OnlineActions extends ModerationActions, TableActions {
  code(): void;
  say(message: ClientToServer): void;
  /** Requests the rules of a table as sentences to show. */
  readRules(table: TableFacts): void;
  panel(panel: Online['panel']): void;
  mute(player: string): void;
  /** Removes one person, or everybody, from the list of people met at online tables. */
  forgetPeople(player?: string): void;
  again(): void;
  retry(): void;
  home(): void;
  refresh(): void;
  readonly account: AccountActions;
  readonly contests: ContestActions;
  readonly ratings: RatingActions;
  readonly leagues: LeagueActions;
  /** Turns notifications for this device on or off. */
  tellMe(yes: boolean): Promise<void>;
  /** Stops asking whether to turn on notifications. */
  tellLater(): void;
}
