// The types of the server's HTTP responses, by name. They come from the server's API description, whose
// schemas explain each field.
import type { HttpRoutes } from './http-routes.ts';

/** The body of the successful response of a route. */
export type Answer<
  Path extends keyof HttpRoutes,
  Method extends keyof HttpRoutes[Path],
> = HttpRoutes[Path][Method] extends { readonly responses: infer Responses }
  ? BodyOf<Responses[keyof Responses]>
  : never;

type BodyOf<Response> = Response extends { content: { readonly 'application/json': infer Body } } ? Body : never;

export type GuestAnswer = Answer<'/api/guests', 'post'>;
export type SessionAnswer = Answer<'/api/sessions', 'post'>;
export type PasskeyFacts = Answer<'/api/passkeys', 'post'>;
export type BlocksAnswer = Answer<'/api/blocks', 'get'>;

/** A table with its invitation, for a new table or for the table of a join code. */
export type TableInvitation = Answer<'/api/tables', 'post'>;
export type OwnTablesAnswer = Answer<'/api/tables/mine', 'get'>;
export type OwnTable = OwnTablesAnswer['tables'][number];
/** An answer for which the table was waiting when the response was made. */
export type AwaitedFacts = OwnTable['awaited'][number];
export type BotAnswer = Answer<'/api/tables/{table}/bots', 'post'>;
export type MatchesAnswer = Answer<'/api/matches', 'get'>;
export type MatchFacts = MatchesAnswer['matches'][number];

/** The player's table in a contest. Null if a tournament has no table for the player yet. */
export type ContestDoor = Answer<'/api/contests/{contest}/entries', 'post'>;
export type NewContestAnswer = Answer<'/api/contests', 'post'>;
export type ContestsAnswer = Answer<'/api/contests/mine', 'get'>;
export type ContestLine = ContestsAnswer['contests'][number];
export type ContestFacts = Answer<'/api/contests/{contest}', 'get'>;
export type ContestRowFacts = NonNullable<ContestFacts['rows']>[number];
export type TournamentFacts = NonNullable<ContestFacts['tournament']>;
export type TournamentRoundFacts = Answer<'/api/contests/{contest}/rounds/{round}', 'get'>;

export type NewLeagueAnswer = Answer<'/api/leagues', 'post'>;
export type LeaguesAnswer = Answer<'/api/leagues/mine', 'get'>;
export type LeagueLine = LeaguesAnswer['leagues'][number];
export type LeagueFacts = Answer<'/api/leagues/{league}', 'get'>;
export type LeagueStandingFacts = LeagueFacts['rows'][number];
export type LeagueTableFacts = LeagueFacts['tables'][number];
export type LeagueMatch = LeagueFacts['matches'][number];
export type LeagueMatchPlayer = LeagueMatch['rows'][number];

export type PlayerRatingsAnswer = Answer<'/api/ratings/{player}', 'get'>;
export type PlayerRatingFacts = PlayerRatingsAnswer['ratings'][number];
export type RatingStepFacts = PlayerRatingFacts['steps'][number];
export type BoardAnswer = Answer<'/api/ratings', 'get'>;
export type MovedAnswer = Answer<'/api/matches/{match}/ratings', 'get'>;
export type MovedFacts = MovedAnswer['moved'][number];
export type RatingFacts = MovedFacts['after'];
export type WhyLast = NonNullable<MovedFacts['whyLast']>;
export type TableRatingsAnswer = Answer<'/api/tables/{table}/ratings', 'get'>;
