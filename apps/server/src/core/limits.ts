// Every limit of the server by name, with its default.

interface Limit {
  readonly usual: number;
  readonly says: string; // for the table in docs/host/limits.md
  readonly least: number;
}

const limit = (usual: number, says: string, least = 1): Limit => ({ usual, says, least });

/** All limits. The environment variable `MOONSHOT_FRAME_BYTES` sets `frameBytes`, and so on. */
export const LIMITS = {
  frameBytes: limit(4096, 'bytes in one message from a client'),
  frameDepth: limit(8, 'how deep lists and objects may lie inside each other in a message'),
  messagesPerSecond: limit(5, 'messages that a player may send each second, by all sockets together'),
  messagesBurst: limit(20, 'messages that a player may send at once after a pause'),
  talkMessages: limit(5, 'phrases, emotes, chat messages, nudges and votes of a player within `talkMs`'),
  talkMs: limit(10_000, 'milliseconds over which `talkMessages` are counted'),
  ignoredMessages: limit(20, 'messages over the rate that are let fall before the socket is closed', 0),
  pendingMessages: limit(64, 'messages of a socket that may wait for an answer'),
  helloMs: limit(5000, 'milliseconds in which a new socket has to say hello'),
  pingMs: limit(15_000, 'milliseconds between two pings'),
  pingsMissed: limit(2, 'pings without an answer after which a socket is dead'),
  bufferedBytes: limit(262_144, 'bytes that may wait to be sent to a socket; what is over is replaced by a fresh view'),
  stalledMs: limit(10_000, 'milliseconds that a socket may stay over `bufferedBytes` before it is closed'),
  sockets: limit(20_000, 'sockets in all'),
  socketsPerPlayer: limit(5, 'sockets of one player; the oldest is closed for another'),
  socketsPerAddress: limit(100, 'sockets from one address'),
  socketsPerMinute: limit(300, 'sockets that one address may open in a minute'),
  closeMs: limit(2000, 'milliseconds in which a socket that was told to close has to be gone'),
  connectionsPerAddress: limit(
    250,
    'connections from one address that are no sockets, where no proxy stands before the server',
  ),
  idleMs: limit(30_000, 'milliseconds for which nothing may move on a connection with a request that is not done'),
  ticketMs: limit(30_000, 'milliseconds that a ticket is good for'),
  tickets: limit(20_000, 'tickets that may be out'),
  ticketsPerPlayer: limit(20, 'tickets of one player that may be out; the oldest goes for another'),
  sessionDays: limit(180, 'days until a session ends by itself'),
  sessionsPerPlayer: limit(20, 'sessions of one player; the oldest ends for another'),
  guestDays: limit(220, 'days after the end of the last session until a guest without a passkey is forgotten'),
  guestsPerHour: limit(60, 'guests that one address may make in an hour'),
  passkeysPerPlayer: limit(20, 'passkeys that one player may have'),
  passkeysPerHour: limit(60, 'passkeys that one address may make, or sign in with, in an hour'),
  passkeyMs: limit(300_000, 'milliseconds in which a passkey has to be made or shown once that was begun'),
  passkeysBegun: limit(10_000, 'passkeys that may be about to be made or shown'),
  passkeysBegunEach: limit(
    60,
    'the same of one player; and how many sign-ins by passkey one address may begin in `passkeyMs`',
  ),
  recentSignInMs: limit(
    600_000,
    'milliseconds after a sign-in in which the account may be deleted and its passkeys and secret changed',
  ),
  recentSignIns: limit(
    20_000,
    'recent sign-ins in memory; beyond that the oldest is dropped, and its player signs in again',
  ),
  requestsPerMinute: limit(
    300,
    'requests to the HTTP interface in a minute, of each who is signed in, and of all others at one address',
  ),
  filesPerMinute: limit(3000, 'requests for the page and its files from one address in a minute'),
  probesPerMinute: limit(
    600,
    'requests from one address in a minute for each of `/healthz`, `/readyz` and `/metrics`, and for each of the operator’s routes with the right token',
  ),
  wrongTokensPerMinute: limit(10, 'wrong tokens of an operator that one address may show in a minute'),
  bodyBytes: limit(16_384, 'bytes in the body of a request'),
  headersMs: limit(5000, 'milliseconds in which the head of a request has to be there'),
  requestMs: limit(10_000, 'milliseconds in which all of a request has to be there'),
  codeTriesPerMinute: limit(10, 'wrong short codes that one address may try in a minute'),
  codeMs: limit(900_000, 'milliseconds that a short code opens a door'),
  codes: limit(10_000, 'short codes that may be out'),
  delayMs: limit(200, 'milliseconds that the server may be late, one time in a hundred, before it opens no new tables'),
  delayMostMs: limit(1000, 'milliseconds that it may be late so before it takes no new sockets'),
  delayEveryMs: limit(2000, 'milliseconds over which its delay is measured'),
  databaseConnections: limit(16, 'connections to a PostgreSQL database, of each server'),
  busyMs: limit(5000, 'milliseconds after which a refused client may try again'),
  tables: limit(10_000, 'tables that are held in memory'),
  tablesPerPlayer: limit(3, 'tables of one player that are not over: opened, taken over, or begun again by them'),
  waitingTableMs: limit(7_200_000, 'milliseconds that a table waits for its match while nobody is there'),
  publicTableMs: limit(1_800_000, 'the same for a table that anybody may join; the lobby shows no table for longer'),
  patientTableMs: limit(604_800_000, 'the same for a table for those invited at which answers have days'),
  pushesPerPlayer: limit(10, 'devices of one player that are told whose turn it is; the oldest goes for another'),
  pushesPerHour: limit(120, 'requests of one player in an hour to have a device told'),
  pushesWaiting: limit(10_000, 'messages to devices that may wait to be sent; more are let fall'),
  pushesAtOnce: limit(8, 'messages to devices that are sent at the same time'),
  pushMs: limit(10_000, 'milliseconds that a push service has to take a message'),
  pushTries: limit(4, 'times that a message is offered to a push service'),
  pushRetryMs: limit(30_000, 'milliseconds until a message is offered again; twice as long each time'),
  pushRetryMostMs: limit(3_600_000, 'milliseconds between two such offers at most'),
  workMsPerMinute: limit(6000, 'milliseconds of processor time that one player may take in a minute'),
  addressWorkMsPerMinute: limit(20_000, 'milliseconds of processor time that all at one address may take in a minute'),
  jobThreads: limit(1, 'threads that check matches and rules which players send, and write proofs and notations'),
  jobMs: limit(10_000, 'milliseconds that such a thread may take for one of them'),
  jobsWaiting: limit(200, 'of these that may wait for a thread'),
  jobsPerPlayer: limit(3, 'of these that one player may have waiting or being done'),
  jobsPerAddress: limit(40, 'of these that all at one address may have waiting or being done'),
  pastBytes: limit(67_108_864, 'bytes of proofs and notations of matches that are over which are kept in memory', 0),
  importsPerHour: limit(60, 'matches played elsewhere that one player may bring in an hour'),
  importBytesPerDay: limit(3_000_000, 'bytes of events of matches played elsewhere that one player may bring in a day'),
  addressImportBytesPerDay: limit(15_000_000, 'the same of all at one address'),
  importsPerPlayer: limit(50, 'matches played elsewhere that one player may keep'),
  reportsPerHour: limit(10, 'reports that one player may make in an hour'),
  reportsPerTable: limit(3, 'reports of one player about what happened at one table'),
  reportDays: limit(90, 'days until a report is deleted, settled or not'),
  dumpDays: limit(90, 'days for which the public matches of a day are given away'),
  dumpMatches: limit(5000, 'public matches of one day that are given away; those that ended later are left out'),
  leaguesPerPlayer: limit(20, 'leagues to which one player may belong'),
  leaguePeople: limit(100, 'people who may belong to a league'),
  leagueMatches: limit(50, 'matches of a league, the last ones, that are told one by one'),
  leagueDays: limit(400, 'days until a league in which nothing happens any more is deleted'),
  ratingSteps: limit(200, 'rated matches of one player, the last ones, that are told one by one'),
  boardMatches: limit(5, 'rated matches that somebody must have played by a set of rules to stand on its board'),
  boardPlayers: limit(50, 'players on the board of a set of rules'),
  boardRules: limit(40, 'sets of rules that have a board'),
  reportEvents: limit(100, 'events of the match, the last ones, that a report points to'),
  reportLines: limit(20, 'lines of free text, the last ones, that a table holds for a report', 0),
  blocksPerPlayer: limit(500, 'players that one player may block'),
  deskRows: limit(500, 'tables, reports and lines of the audit that the admin page lists'),
  botsPerTable: limit(6, 'bots from outside at one table', 0),
  botsPerHour: limit(60, 'tokens for bots from outside that one player may make in an hour'),
  watchersPerTable: limit(200, 'watchers at one table', 0),
  contestsPerPlayer: limit(20, 'challenges and tournaments that one player may have made and that are not over'),
  contestEntries: limit(500, 'players that may enter one contest'),
  entriesPerPlayer: limit(
    20,
    'contests that one player may have entered and that are neither over nor played to the end',
  ),
  roundPauseMs: limit(15_000, 'milliseconds between two rounds of a tournament', 0),
  roundMostMs: limit(86_400_000, 'milliseconds after which a round of a tournament is over, played or not'),
  contestDays: limit(180, 'days until a contest that is over is deleted'),
  lobbyTables: limit(100, 'tables that the lobby shows'),
  lobbyTablesPerPlayer: limit(2, 'tables of one player, the newest, that the lobby shows'),
  listedMatches: limit(30, 'matches of one player that are over and listed'),
  ownTables: limit(100, 'tables of one player that are listed'),
  missedEvents: limit(64, 'events that a client which comes back is told one by one', 0),
  missedBytes: limit(65_536, 'bytes that these events may take in all; where they take more the match is shown afresh'),
  botMsLeast: limit(800, 'milliseconds that a bot takes at least', 0),
  botMsMost: limit(2500, 'milliseconds that a bot takes at most', 0),
  awayMs: limit(60_000, 'milliseconds until a bot stands in for somebody who is away while others play', 0),
  idleTableMs: limit(600_000, 'milliseconds until a table where nobody is and nothing is played leaves the memory'),
  beaconMs: limit(5000, 'milliseconds after its time for which a deal waits for the round of a beacon'),
  lookMs: limit(500, 'milliseconds between two looks of a server at what others have left undone'),
  healMs: limit(5000, 'milliseconds between two looks at what servers may not have heard of each other'),
  retryMs: limit(2000, 'milliseconds until a table that stands still is tried again; twice as long each time'),
  retryMostMs: limit(60_000, 'milliseconds between two such tries at most'),
  comeBackMs: limit(
    1000,
    'milliseconds after which clients are asked to come back when the server stops; of several, those, no more than a tenth of `stopMs`, that the balancer has to find that it does, before anybody is sent away',
    0,
  ),
  drainMs: limit(
    4000,
    'milliseconds, no more than half of `stopMs`, over which a server of several that stops sends its sockets away one by one',
    0,
  ),
  stopMs: limit(10_000, 'milliseconds that stopping may take'),
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof LIMITS;
export type Limits = Readonly<Record<LimitName, number>>;

export type Variables = Readonly<Record<string, string | undefined>>;

const LARGEST = 2_000_000_000; // timers allow at most 2^31 − 1 milliseconds

/** The environment variable of a limit. */
export const variableOf = (name: string): string => `MOONSHOT_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

/** Reads the limits from the environment. Throws with one sentence for an invalid value. */
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
  const text = variables[variableOf(name)];
  if (text === undefined || text === '') return usual;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= LARGEST) return value;
  throw new RangeError(
    `Cannot start with ${variableOf(name)}=${text}: expected a whole number from ${least} to ${LARGEST}.`,
  );
}
