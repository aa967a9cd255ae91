// HTTP client of the server. Failures are returned as values.
import type { Language } from '@moonshot/protocol';
import type {
  BlocksAnswer,
  BoardAnswer,
  BotAnswer,
  CodeAnswer,
  ContestDoor,
  ContestFacts,
  ContestsAnswer,
  Device,
  Door,
  GuestAnswer,
  LeagueChange,
  LeagueFacts,
  LeaguesAnswer,
  LeagueTable,
  MovedAnswer,
  NewContest,
  NewContestAnswer,
  NewFork,
  NewLeague,
  NewLeagueAnswer,
  NewReport,
  NewTable,
  OwnTablesAnswer,
  PasskeyFacts,
  PasskeysAnswer,
  PlayerRatingsAnswer,
  ProblemDetails,
  SessionAnswer,
  TableRatingsAnswer,
  TablesAnswer,
  TicketAnswer,
  TournamentRoundFacts,
} from '@moonshot/protocol/server';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** Why there is no usable answer: unreachable, no server behind the page, or an error response. */
export type ApiFailure =
  | { readonly ok: false; readonly why: 'unreachable' | 'no-server' }
  | { readonly ok: false; readonly why: 'no'; readonly status: number; readonly problem: ProblemDetails };

export type ApiResult<T> = { readonly ok: true; readonly body: T } | ApiFailure;

/** The requests, each at its own address below the page's. */
export interface ApiClient {
  guest(name: string): Promise<ApiResult<GuestAnswer>>;
  session(secret: string): Promise<ApiResult<SessionAnswer>>;
  ticket(): Promise<ApiResult<TicketAnswer>>;
  make(table: NewTable): Promise<ApiResult<Door>>;
  fork(asked: NewFork): Promise<ApiResult<Door>>;
  lobby(): Promise<ApiResult<TablesAnswer>>;
  mine(): Promise<ApiResult<OwnTablesAnswer>>;
  pushKey(): Promise<ApiResult<{ readonly key: string }>>;
  /** Registers a device for notifications; the answer is empty. */
  tell(device: Device): Promise<ApiResult<unknown>>;
  tellNoMore(endpoint: string): Promise<ApiResult<unknown>>;
  code(table: string): Promise<ApiResult<CodeAnswer>>;
  door(code: string): Promise<ApiResult<Door>>;
  me(): Promise<ApiResult<SessionAnswer>>;
  rename(name: string): Promise<ApiResult<SessionAnswer>>;
  signOut(everywhere: boolean): Promise<ApiResult<null>>;
  forget(): Promise<ApiResult<null>>;
  passkeys(): Promise<ApiResult<PasskeysAnswer>>;
  passkeyOptions(): Promise<ApiResult<PublicKeyCredentialCreationOptionsJSON>>;
  passkey(made: RegistrationResponseJSON): Promise<ApiResult<PasskeyFacts>>;
  dropPasskey(id: string): Promise<ApiResult<null>>;
  signInOptions(): Promise<ApiResult<PublicKeyCredentialRequestOptionsJSON>>;
  signIn(shown: AuthenticationResponseJSON): Promise<ApiResult<SessionAnswer>>;
  blocks(): Promise<ApiResult<BlocksAnswer>>;
  block(player: string): Promise<ApiResult<null>>;
  unblock(player: string): Promise<ApiResult<null>>;
  report(said: NewReport): Promise<ApiResult<null>>;
  bring(table: string, seat: number, name: string): Promise<ApiResult<BotAnswer>>;
  sendAway(table: string, seat: number): Promise<ApiResult<null>>;
  contest(id: string): Promise<ApiResult<ContestFacts>>;
  contestToday(): Promise<ApiResult<ContestFacts>>;
  contests(): Promise<ApiResult<ContestsAnswer>>;
  makeContest(asked: NewContest): Promise<ApiResult<NewContestAnswer>>;
  enterContest(id: string): Promise<ApiResult<ContestDoor>>;
  beginContest(id: string): Promise<ApiResult<null>>;
  leaveContest(id: string): Promise<ApiResult<null>>;
  contestRound(id: string, round: number): Promise<ApiResult<TournamentRoundFacts>>;
  league(id: string): Promise<ApiResult<LeagueFacts>>;
  leagues(): Promise<ApiResult<LeaguesAnswer>>;
  makeLeague(asked: NewLeague): Promise<ApiResult<NewLeagueAnswer>>;
  changeLeague(id: string, to: LeagueChange): Promise<ApiResult<null>>;
  joinLeague(id: string): Promise<ApiResult<null>>;
  leaveLeague(id: string): Promise<ApiResult<null>>;
  putOut(id: string, player: string): Promise<ApiResult<null>>;
  openForLeague(id: string, asked: LeagueTable): Promise<ApiResult<Door>>;
  ratings(player: string): Promise<ApiResult<PlayerRatingsAnswer>>;
  board(rules: string | null): Promise<ApiResult<BoardAnswer>>;
  moved(match: string): Promise<ApiResult<MovedAnswer>>;
  tableRatings(table: string): Promise<ApiResult<TableRatingsAnswer>>;
}

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Sends a request by method and path, in the person's language. */
function askingOf(fetch: Fetch, language: () => Language) {
  const post = <T>(path: string, body: unknown): Promise<ApiResult<T>> => send('POST', path, body);
  const get = <T>(path: string): Promise<ApiResult<T>> => send('GET', path);
  const send = <T>(method: string, path: string, body?: unknown): Promise<ApiResult<T>> => {
    const spoken = { 'accept-language': language() };
    if (body === undefined) return ask(fetch, path, { method, headers: spoken });
    const headers = { ...spoken, 'content-type': 'application/json' };
    return ask(fetch, path, { method, headers, body: JSON.stringify(body) });
  };
  return { get, post, send };
}

/** Client of the server below the page's own address. Errors come in the person's language. */
export function httpClient(fetch: Fetch, language: () => Language): ApiClient {
  const asking = askingOf(fetch, language);
  const { get, post, send } = asking;
  return {
    guest: name => post('guests', { name }),
    session: secret => post('sessions', { secret }),
    ticket: () => post('tickets', {}),
    make: table => post('tables', table),
    fork: asked => post('forks', asked),
    lobby: () => get('tables'),
    mine: () => get('tables/mine'),
    pushKey: () => get('push'),
    tell: device => send('PUT', 'push', device),
    tellNoMore: endpoint => send('DELETE', 'push', { endpoint }),
    code: table => post('codes', { table }),
    door: code => post(`codes/${encodeURIComponent(code)}`, {}),
    me: () => get('me'),
    rename: name => send('PATCH', 'me', { name }),
    signOut: everywhere => send('DELETE', `sessions?everywhere=${everywhere}`),
    forget: () => send('DELETE', 'me'),
    passkeys: () => get('passkeys'),
    passkeyOptions: () => post('passkeys/options', {}),
    passkey: made => post('passkeys', made),
    dropPasskey: id => send('DELETE', `passkeys/${encodeURIComponent(id)}`),
    signInOptions: () => post('passkeys/sign-in/options', {}),
    signIn: shown => post('passkeys/sign-in', shown),
    blocks: () => get('blocks'),
    block: player => send('PUT', `blocks/${player}`),
    unblock: player => send('DELETE', `blocks/${player}`),
    report: said => post('reports', said),
    bring: (table, seat, name) => post(`tables/${table}/bots`, { seat, name }),
    sendAway: (table, seat) => send('DELETE', `tables/${table}/bots/${seat}`),
    ...contestsOf(asking),
    ...ratingsOf(get),
    ...leaguesOf(asking),
  };
}

type Contests =
  | 'contest'
  | 'contestToday'
  | 'contests'
  | 'makeContest'
  | 'enterContest'
  | 'beginContest'
  | 'leaveContest'
  | 'contestRound';

const contestsOf = ({ get, post, send }: ReturnType<typeof askingOf>): Pick<ApiClient, Contests> => ({
  contest: id => get(`contests/${id}`),
  contestToday: () => get('contests/today'),
  contests: () => get('contests/mine'),
  makeContest: asked => post('contests', asked),
  enterContest: id => post(`contests/${id}/entries`, {}),
  beginContest: id => post(`contests/${id}/start`, {}),
  leaveContest: id => send('DELETE', `contests/${id}/entries`),
  contestRound: (id, round) => get(`contests/${id}/rounds/${round}`),
});

type LeagueWays =
  | 'league'
  | 'leagues'
  | 'makeLeague'
  | 'changeLeague'
  | 'joinLeague'
  | 'leaveLeague'
  | 'putOut'
  | 'openForLeague';

const leaguesOf = ({ get, post, send }: ReturnType<typeof askingOf>): Pick<ApiClient, LeagueWays> => ({
  league: id => get(`leagues/${id}`),
  leagues: () => get('leagues/mine'),
  makeLeague: asked => post('leagues', asked),
  changeLeague: (id, to) => send('PATCH', `leagues/${id}`, to),
  joinLeague: id => post(`leagues/${id}/members`, {}),
  leaveLeague: id => send('DELETE', `leagues/${id}/members`),
  putOut: (id, player) => send('DELETE', `leagues/${id}/members/${player}`),
  openForLeague: (id, asked) => post(`leagues/${id}/tables`, asked),
});

const ratingsOf = (
  get: <T>(path: string) => Promise<ApiResult<T>>,
): Pick<ApiClient, 'ratings' | 'board' | 'moved' | 'tableRatings'> => ({
  ratings: player => get(`ratings/${player}`),
  board: rules => get(rules === null ? 'ratings' : `ratings?rules=${encodeURIComponent(rules)}`),
  moved: match => get(`matches/${match}/ratings`),
  tableRatings: table => get(`tables/${table}/ratings`),
});

async function ask<T>(fetch: Fetch, path: string, init: RequestInit): Promise<ApiResult<T>> {
  try {
    const response = await fetch(`api/${path}`, init);
    if (response.status === DONE) return { ok: true, body: null as T };
    const type = response.headers.get('content-type') ?? '';
    if (!type.includes('json')) return { ok: false, why: response.status >= BROKEN ? 'unreachable' : 'no-server' };
    const body = await response.json();
    if (response.ok) return { ok: true, body };
    return { ok: false, why: 'no', status: response.status, problem: body };
  } catch {
    return { ok: false, why: 'unreachable' };
  }
}

/** The HTTP status of an answer without content. */
const DONE = 204;
/** From this status on, the answer comes from a proxy in front of the server. */
const BROKEN = 502;

export const UNKNOWN_STATUS = 401;
