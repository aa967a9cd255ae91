// The server's refusals in English, by code.

import type { Code } from '@moonshot/protocol/server';
import type { SheetError } from '@moonshot/rules';
import { sentenceOf } from '@moonshot/rules/explain';
import { type Catalog, sheetWordsEn as sheet } from '@moonshot/rules/words';

/** A ban: whom it excludes, until when, and why. `until` is null if the ban is permanent. */
export interface BanDescription {
  readonly kind: 'player' | 'address';
  readonly until: string | null;
  readonly reason: string;
}

export const errors = {
  unreadable: {
    message: (why: string): string => `${why}.`,
    request: (why: string): string => `Cannot read the request: ${why}`,
    path: 'Cannot find this address: write its path in its plain form, such as /api/tables.',
    oneHello: 'A connection has one hello message.',
    network: 'Expected an address, or a network such as 10.1.0.0/16.',
  },
  'too-many': {
    work: 'You have used up your share of the server’s time for now. Wait a little.',
    jobs: 'Too many of your requests are waiting to be checked. Try again when some of them are done.',
    leagues: 'You are in the largest number of leagues allowed. Leave one of them first.',
    imports: 'You keep the largest number of imported matches allowed. Delete one first.',
    importBytes: 'You have imported as much as is allowed today. Try again tomorrow.',
    contests: 'You have the largest number of open contests allowed. Wait until one of them is over.',
    entries: (most: number): string =>
      `You cannot enter another contest: ${most} that you entered are not finished. Play one of them to the end first.`,
    messages: 'You are sending too much at once.',
    requests: (minutes: number): string =>
      `That was too often. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    tables: (most: number): string =>
      `You cannot have more tables: ${most} of yours are not over. Finish one, or hand it over.`,
    theirTables: (most: number): string =>
      `That player cannot take over the table: ${most} of theirs are not over. One has to be finished first.`,
    bots: (most: number): string => `This table has room for ${most} bots from outside, and they are there.`,
    blocks: 'You have blocked the largest number of players allowed. Unblock one first.',
    passkeys: (most: number): string => `You have ${most} passkeys already.`,
    reports: 'You have sent the largest number of reports allowed for this table.',
    sockets: 'Too many connections are open from your address.',
  },
  busy: {
    jobs: 'The server is busy with other requests. Try again later.',
    tables: 'The server has no room for another table. Try again later.',
    late: 'The server is too busy for a new table. Try again later.',
    dumps: 'Too many days of the open data are being read just now. Try again later.',
    sockets: 'The server is full for now. Try again later.',
    codes: 'No code is free at the moment. Send the link instead.',
    hint: 'Too many players are asking for a hint at the moment. Ask again.',
  },
  'no-ticket': {
    session: 'Not signed in. Create a guest, or sign in with its secret.',
    secret: 'No guest of this server has this secret.',
    ticket: 'This ticket is used, expired or invalid. Get another.',
    token: 'This token was revoked or is invalid. Ask the player who made it for another.',
    page: 'A ticket works only for a page that sends its Origin. A program signs in with a token.',
    player: 'This player’s account no longer exists.',
    hello: 'The first message of a connection must be hello.',
  },
  'wrong-version': {
    versions: (oldest: number, newest: number): string =>
      `This server speaks versions ${oldest} to ${newest}. Reload the page.`,
  },
  'no-table': {
    table: 'This table does not exist, or you may not join it.',
    closed: 'The operator of this server has closed this table.',
    removed: 'The host has removed you from this table. You can come back with a new invitation.',
    watchers: 'Spectators are no longer allowed at this table.',
    invited: 'This table is now open to invited players only.',
    code: 'No table has this code now.',
  },
  'table-full': {
    league: 'This league is full, or you are in the largest number of leagues allowed.',
    watchers: 'This table has no room for more spectators.',
    contest: 'This contest is full.',
  },
  'not-seated': {
    watching: 'You are watching this match; only players can do that.',
    noSeat: 'You are not a player at this table.',
    talk: 'Only the players at the table can write there.',
    bring: 'Only the players at the table can add a bot to it.',
  },
  'not-host': {
    host: 'Only the host of the table can do that.',
    organiser: 'Only the player who made the tournament can begin it.',
    league: 'Only the owner of the league can do that.',
  },
  'not-now': {
    counted: 'This match counts for ratings or a league, so nothing about the table changes until it is over.',
    leagueOver: 'This league is over.',
    begun: 'This tournament has begun: nobody can join or leave it.',
    few: 'A tournament needs at least two players.',
    contestOver: 'This contest is over: nobody can enter it now.',
    rated: 'Rated or not: that cannot be changed during a match.',
    clock: 'The clock cannot be changed during a match.',
    gathering: 'That can only be done before a match begins.',
    noMatch: 'No match has begun at this table.',
    noTable: 'You are not at a table.',
    noHint: 'No hint: it is not your turn.',
    notOver: 'This match is not over yet.',
    bring: 'A bot can be brought only before a match begins.',
    proof: 'This match has no proof, or it is not over: its secrets are revealed at the end.',
    day: 'That day is not over yet in UTC.',
  },
  'seat-taken': { seat: 'Somebody plays there already.' },
  'not-allowed': {
    bots: 'The host does not allow programs at this table.',
    ratedBots:
      'In a rated or league match the host must allow programs. Players at the table can add none, other people one each.',
    ratedHints: 'There are no hints in a match that counts for ratings or a league.',
    longWork: (seconds: number): string =>
      `This takes longer to check than the ${seconds} seconds that there are for it. Send something shorter.`,
    league: 'This table plays for a league, so its rules cannot be changed.',
    member: 'Only members of the league can open a table for it. Join it first.',
    fixed: 'Other people play the same deals, so nothing can be changed here, and there are no hints.',
    forked: 'This table continues another match, so its game cannot be changed.',
    forkRated: 'Some people may know these cards, so the match is not rated.',
    putOut: 'The owner of this league has removed you.',
    noMember: 'You can remove only other members of the league.',
    imported: 'This match was played elsewhere, so it cannot be continued here. Open a new table.',
    played: 'Only an imported match can be deleted: this one belongs to the other players too.',
    ratedOpen: 'Rated matches need a table that everybody may join.',
    ratedDays:
      'A rated match needs a clock in seconds. With days for each answer one player could hold it up for weeks.',
    watchers: 'Spectators are not allowed at this table.',
    report: 'You can report only other people at your table.',
    empty: 'The message is empty.',
    noBot: 'No bot from outside plays there.',
    noSeat: 'There is no such seat at this table.',
    noLevel: 'There is no such bot.',
    muted: 'The operator of this server has turned off free text at this table.',
    chatOpen: 'Free text is allowed only at tables by invitation.',
    noChat: 'There is no free text at this table.',
    host: 'Only a person who plays here can be the host.',
    nudge: 'No person plays there who could be reminded.',
    unwelcome: 'You cannot play at this table.',
    yourself: 'You cannot block yourself.',
    open: 'This address is public and not encrypted, so nobody can sign in here. Put TLS in front of the server.',
    origin: 'Only the page of this server may do that.',
    seats: 'More people play here than that table would hold.',
    yourSeat: 'To give up your own place, leave the table.',
    onlyPlays: 'A bot from outside can only play.',
    push: 'Push messages can be sent only to a browser’s push service, over HTTPS.',
    passkeys: 'There are no passkeys at this address: browsers make them for a name behind TLS, or for localhost.',
  },
  'bad-name': {
    ...sheet.titles,
    reserved: 'This name belongs to a bot or to the operator of the server. Choose another.',
  },
  'bad-passkey': {
    unknown: 'This server does not know this passkey. Add one where you are signed in.',
    wrong: 'This is not the passkey that was asked for.',
    known: 'This passkey belongs to an account already.',
    copied: 'This passkey has been used elsewhere, as a copy would be. Sign in with another.',
  },
  'stale-passkey': { challenge: 'That took too long, or was done already. Start again.' },
  'stale-sign-in': {
    account:
      'Sign in again first. To change how you sign in, or to delete the account, you must have signed in within the last ten minutes.',
  },
  'bad-rules': {
    point: 'The match cannot be continued from there: nobody had to act at that point of the deal.',
    leagueEnd: 'The end of a league must be within a year from now.',
    game: (name: string): string => `There is no game called ${name}.`,
    further: (name: string, base: string): string =>
      `The game ${name} is one of the further games: order ${base} with the overrides that "moonshot rules ${name} --json" prints.`,
    sheet: (errors: readonly SheetError[]): string =>
      `There can be no such table: ${errors.map(error => sentenceOf(error, sheet)).join('; ')}.`,
  },
  paused: {
    still: 'The table is paused for the moment, and nothing was played. It continues by itself.',
    unchanged: 'The table is paused for the moment, and nothing was changed.',
    fault: 'The table is paused because of an error. Everything played is saved; it continues by itself.',
    failed: 'That is not possible at the moment, and nothing was changed. Try again.',
  },
  banned: {
    ban: ({ kind, until, reason }: BanDescription): string => {
      const who = kind === 'player' ? 'You are' : 'Your address is';
      return `${who} banned from this server ${until === null ? 'for good' : `until ${until} UTC`}: ${reason}`;
    },
  },
  gone: {
    round: 'That round does not exist, or is not over yet.',
    league: 'This league does not exist, or no longer.',
    contest: 'This contest does not exist, or no longer.',
    dump: 'There is no open data for that day.',
    address: 'There is nothing at this address.',
    report: 'There is no such open report.',
    player: 'This player does not exist.',
    ban: 'There is no such ban.',
    passkey: 'You have no such passkey.',
  },
} satisfies Record<Exclude<Code, 'refused'>, Readonly<Record<string, unknown>>>;

/**
 * The sentences of the server's own refusals. Refusals by the rules of a game or by a table have other
 * sentences.
 */
export type ApiErrorWords = Catalog<typeof errors>;
