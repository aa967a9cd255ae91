// All limits of the server by name, each with its default.

interface Limit {
  readonly usual: number;
  readonly says: string; // the limit's description in docs/host/limits.md
  readonly least: number;
}

const limit = (usual: number, says: string, least = 1): Limit => ({ usual, says, least });

/**
 * All limits. An environment variable named after a limit overrides its default; `MOONSHOT_FRAME_BYTES` sets
 * `frameBytes`.
 */
export const LIMITS = {
  frameBytes: limit(4096, 'bytes in one message from a client'),
  frameDepth: limit(8, 'how deep lists and objects may be nested in a message'),
  messagesPerSecond: limit(5, 'messages that a player may send each second, counted over all their sockets'),
  messagesBurst: limit(20, 'messages that a player may send at once after sending none for a while'),
  talkMessages: limit(5, 'phrases, emotes, chat messages, nudges and votes of a player within `talkMs`'),
  talkMs: limit(10_000, 'milliseconds over which `talkMessages` are counted'),
  ignoredMessages: limit(20, 'messages above `messagesPerSecond` that are dropped before the socket is closed', 0),
  pendingMessages: limit(64, 'messages of a socket that may wait for an answer'),
  helloMs: limit(5000, 'milliseconds within which a new socket has to send `hello`'),
  pingMs: limit(15_000, 'milliseconds between two pings'),
  pingsMissed: limit(2, 'successive pings without an answer after which a socket counts as dead'),
  bufferedBytes: limit(
    262_144,
    'bytes that may wait to be sent to a socket; messages beyond that are dropped, and a fresh view follows',
  ),
  stalledMs: limit(10_000, 'milliseconds that a socket may stay over `bufferedBytes` before it is closed'),
  sockets: limit(20_000, 'sockets in all'),
  socketsPerPlayer: limit(5, 'sockets of one player; a further one closes the oldest'),
  socketsPerAddress: limit(100, 'sockets from one address'),
  socketsPerMinute: limit(300, 'sockets that one address may open in a minute'),
  closeMs: limit(
    2000,
    'milliseconds that a client has to close its socket on request, before the server ends the connection',
  ),
  connectionsPerAddress: limit(250, 'connections from one address that are not sockets; not counted behind a proxy'),
  idleMs: limit(30_000, 'milliseconds without any data after which a connection with an unfinished request is closed'),
  ticketMs: limit(30_000, 'milliseconds for which a ticket, which opens one socket, is valid'),
  tickets: limit(20_000, 'unused tickets of all players'),
  ticketsPerPlayer: limit(20, 'unused tickets of one player; a further one replaces the oldest'),
  sessionDays: limit(180, 'days until a session ends by itself'),
  sessionsPerPlayer: limit(20, 'sessions of one player; a further one ends the oldest'),
  guestDays: limit(220, 'days after the end of the last session until a guest without a passkey is deleted'),
  guestsPerHour: limit(
    60,
    'guests that one address may create in an hour; six times as many sign-ins with a secret are allowed',
  ),
  passkeysPerPlayer: limit(20, 'passkeys that one player may have'),
  passkeysPerHour: limit(
    60,
    'passkeys that one player may create in an hour; also sign-ins by passkey from one address in an hour',
  ),
  passkeyMs: limit(300_000, 'milliseconds for which the challenge of a passkey registration or sign-in is valid'),
  passkeysBegun: limit(10_000, 'unanswered passkey challenges of everybody'),
  passkeysBegunEach: limit(
    60,
    'unanswered passkey challenges of one player; also sign-ins by passkey that one address may begin within `passkeyMs`',
  ),
  recentSignInMs: limit(
    600_000,
    'milliseconds after a sign-in during which the account may be deleted and its passkeys and secret changed',
  ),
  recentSignIns: limit(
    20_000,
    'recent sign-ins kept in memory; beyond that the oldest is dropped, and its player has to sign in again',
  ),
  requestsPerMinute: limit(
    300,
    'API requests in a minute from one signed-in player; also from all people at one address who are not signed in, together',
  ),
  filesPerMinute: limit(3000, 'requests for the page and its files from one address in a minute'),
  probesPerMinute: limit(
    600,
    'requests in a minute from one address to each of `/healthz`, `/readyz` and `/metrics`, and to each operator route with the right token',
  ),
  wrongTokensPerMinute: limit(10, 'wrong operator tokens that one address may send in a minute'),
  bodyBytes: limit(16_384, 'bytes in the body of a request'),
  headersMs: limit(5000, 'milliseconds within which the headers of a request have to arrive'),
  requestMs: limit(10_000, 'milliseconds within which the whole request has to arrive'),
  codeTriesPerMinute: limit(10, 'wrong short codes that one address may try in a minute'),
  codeMs: limit(900_000, 'milliseconds for which a short code is valid'),
  codes: limit(10_000, 'valid short codes of all tables'),
  delayMs: limit(200, 'milliseconds of event-loop delay (99th percentile) above which the server opens no new tables'),
  delayMostMs: limit(1000, 'milliseconds of the same delay above which the server accepts no new sockets'),
  delayEveryMs: limit(2000, 'milliseconds of each period in which that delay is measured'),
  databaseConnections: limit(16, 'connections of each server to a PostgreSQL database, besides one for its lock'),
  busyMs: limit(5000, 'milliseconds after which a client may try again that was refused because the server is busy'),
  tables: limit(10_000, 'tables held in memory'),
  tablesPerPlayer: limit(
    3,
    'tables of one player that are not over; they count whether the player opened them, became their host, or asked for a rematch',
  ),
  waitingTableMs: limit(
    7_200_000,
    'milliseconds that a table may wait for its match without people before it is deleted',
  ),
  publicTableMs: limit(
    1_800_000,
    'the same time for a table that anybody may join; the lobby hides any table after this time without a visit',
  ),
  patientTableMs: limit(
    604_800_000,
    'the same time for a table of invited players with correspondence play (days for each answer)',
  ),
  pushesPerPlayer: limit(10, 'devices of one player that are notified of a turn; a further one replaces the oldest'),
  pushesPerHour: limit(120, 'requests of one player in an hour to register a device for notifications'),
  pushesWaiting: limit(10_000, 'notifications that may wait to be sent; further ones are dropped'),
  pushesAtOnce: limit(8, 'notifications that are sent at the same time'),
  pushMs: limit(10_000, 'milliseconds that a push service has to accept a notification'),
  pushTries: limit(4, 'times that a notification is offered to a push service'),
  pushRetryMs: limit(30_000, 'milliseconds until a notification is offered again; doubled after each try'),
  pushRetryMostMs: limit(3_600_000, 'milliseconds between two tries of a notification at most'),
  livePadMs: limit(43_200_000, 'milliseconds after its last change until a live score pad is deleted'),
  livePads: limit(2000, 'live score pads in memory; beyond that the oldest is deleted'),
  livePadsPerAddress: limit(20, 'live score pads of one address; a further one replaces the oldest'),
  livePadsPerHour: limit(600, 'changes of live score pads that one address may publish in an hour'),
  workMsPerMinute: limit(6000, 'milliseconds of processor time that one player may use in a minute'),
  addressWorkMsPerMinute: limit(
    20_000,
    'milliseconds of processor time that all players at one address may use in a minute',
  ),
  jobThreads: limit(
    1,
    'threads for *jobs*: checking the matches and rules that players send, and writing proofs and notations',
  ),
  jobMs: limit(10_000, 'milliseconds that one job may take'),
  jobsWaiting: limit(200, 'jobs that may wait for a thread'),
  jobsPerPlayer: limit(3, 'jobs of one player that may be waiting or running'),
  jobsPerAddress: limit(40, 'jobs of all players at one address that may be waiting or running'),
  pastBytes: limit(67_108_864, 'bytes of proofs and notations of finished matches that are kept in memory', 0),
  importsPerHour: limit(60, 'matches played elsewhere that one player may import in an hour'),
  importBytesPerDay: limit(3_000_000, 'bytes of events of imported matches that one player may send in a day'),
  addressImportBytesPerDay: limit(
    15_000_000,
    'bytes of events of imported matches that all players at one address may send in a day',
  ),
  importsPerPlayer: limit(50, 'imported matches that one player may keep'),
  reportsPerHour: limit(10, 'reports that one player may make in an hour'),
  reportsPerTable: limit(3, 'reports of one player about one table'),
  reportDays: limit(90, 'days until a report is deleted, whether the operator has settled it or not'),
  dumpDays: limit(90, 'days for which the public matches of a day are published'),
  dumpMatches: limit(5000, 'public matches of one day that are published: those that ended first'),
  leaguesPerPlayer: limit(20, 'leagues to which one player may belong'),
  leaguePeople: limit(100, 'people who may belong to a league'),
  leagueMatches: limit(50, 'latest matches of a league that are listed one by one'),
  leagueDays: limit(400, 'days without activity until a league is deleted'),
  ratingSteps: limit(200, 'latest rated matches of one player that are listed one by one'),
  boardMatches: limit(5, 'rated matches by a set of rules that a player needs to appear on its rating board'),
  boardPlayers: limit(50, 'players on the rating board of a set of rules'),
  boardRules: limit(40, 'sets of rules that have a rating board'),
  reportEvents: limit(100, 'latest events of the match to which a report refers'),
  reportLines: limit(20, 'latest lines of free text that a table keeps for a report', 0),
  blocksPerPlayer: limit(500, 'players that one player may block'),
  adminRows: limit(500, 'tables, reports and audit lines that the admin page lists'),
  botsPerTable: limit(6, 'bots from outside at one table', 0),
  botsPerHour: limit(60, 'tokens for bots from outside that one player may make in an hour'),
  watchersPerTable: limit(200, 'watchers at one table', 0),
  contestsPerPlayer: limit(
    20,
    'challenges and tournaments of one player, counting those that are not over or were made in the last day',
  ),
  contestEntries: limit(500, 'players that may enter one contest'),
  entriesPerPlayer: limit(20, 'contests that one player has entered and that are neither over nor played to the end'),
  roundPauseMs: limit(15_000, 'milliseconds between two rounds of a tournament', 0),
  roundMostMs: limit(86_400_000, 'milliseconds after which a round of a tournament ends, finished or not'),
  contestDays: limit(180, 'days until a finished contest is deleted'),
  lobbyTables: limit(100, 'tables that the lobby shows'),
  lobbyTablesPerPlayer: limit(2, 'newest tables of one player that the lobby shows'),
  listedMatches: limit(30, 'latest finished matches of one player that are listed'),
  ownTables: limit(100, 'tables of one player that are listed'),
  missedEvents: limit(64, 'missed events that a returning client is sent one by one', 0),
  missedBytes: limit(
    65_536,
    'bytes of those events in all; if they take more, the client is sent a fresh view instead',
  ),
  botMsLeast: limit(800, 'milliseconds that a bot takes at least', 0),
  botMsMost: limit(2500, 'milliseconds that a bot takes at most', 0),
  awayMs: limit(60_000, 'milliseconds until a bot stands in for a player who is away while others play', 0),
  idleTableMs: limit(600_000, 'milliseconds until a table without people and without play is removed from memory'),
  beaconMs: limit(5000, 'milliseconds that a deal waits for a beacon round after the time of that round'),
  lookMs: limit(
    500,
    'milliseconds between two takeover scans, in which a node looks for matches that another node has left',
  ),
  healMs: limit(5000, 'milliseconds between two checks for messages from other nodes that were missed'),
  retryMs: limit(
    2000,
    'milliseconds until the server tries to resume a table that a fault has stopped; doubled after each try',
  ),
  retryMostMs: limit(60_000, 'milliseconds between two tries to resume a table at most'),
  comeBackMs: limit(
    1000,
    'milliseconds after which clients should reconnect when a server stops; for a node of a cluster, the time in which `/readyz` reports the stop before sockets close (at most a tenth of `stopMs`)',
    0,
  ),
  drainMs: limit(
    4000,
    'milliseconds over which a stopping node closes its sockets one by one, at most half of `stopMs`',
    0,
  ),
  stopMs: limit(10_000, 'milliseconds that stopping the server may take'),
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof LIMITS;
export type Limits = Readonly<Record<LimitName, number>>;

export type Variables = Readonly<Record<string, string | undefined>>;

/** Variables that earlier releases used for limits. They are read until the next release. */
export const FORMER_VARIABLES: Readonly<Partial<Record<LimitName, string>>> = { adminRows: 'MOONSHOT_DESK_ROWS' };

const LARGEST = 2_000_000_000; // the largest value of a limit; timers allow at most 2^31 − 1 milliseconds

/** The environment variable that sets this limit. */
export const variableOf = (name: string): string => `MOONSHOT_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

/** Reads the limits from the environment. For an invalid value, throws an error with one sentence. */
export function readLimits(variables: Variables): Limits {
  const names = Object.keys(LIMITS) as LimitName[];
  const limits = Object.fromEntries(names.map(name => [name, readLimit(name, variables)])) as Limits;
  assertAtMost(limits, 'botMsLeast', 'botMsMost');
  assertAtMost(limits, 'headersMs', 'requestMs');
  return limits;
}

function assertAtMost(limits: Limits, small: LimitName, large: LimitName): void {
  if (limits[small] <= limits[large]) return;
  throw new RangeError(
    `Cannot start: ${variableOf(small)} is ${limits[small]}, more than ${variableOf(large)}, which is ${limits[large]}.`,
  );
}

function readLimit(name: LimitName, variables: Variables): number {
  const { usual, least } = LIMITS[name];
  const variable = variables[variableOf(name)] ? variableOf(name) : (FORMER_VARIABLES[name] ?? variableOf(name));
  const text = variables[variable];
  if (text === undefined || text === '') return usual;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= LARGEST) return value;
  throw new RangeError(`Cannot start with ${variable}=${text}: expected a whole number from ${least} to ${LARGEST}.`);
}
