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
    oneHello: 'There is one hello for each socket.',
    network: 'Expected an address, or a network such as 10.1.0.0/16.',
  },
  'too-many': {
    work: 'You have used up your share of the server’s time for now. Wait a little.',
    jobs: 'Too many of your requests wait to be checked. Try again when some of them are done.',
    leagues: 'You belong to as many leagues as you can. Leave one of them.',
    imports: 'You keep as many matches from elsewhere as you can.',
    importBytes: 'You have imported as much as you can today. Try again later.',
    contests: 'You have made as many contests as you can. Wait until one of them is over.',
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
    blocks: 'You block as many players as you can.',
    passkeys: (most: number): string => `You have ${most} passkeys already.`,
    reports: 'You have reported what happened at this table as often as you can.',
    sockets: 'Too many sockets are open from your address.',
  },
  busy: {
    jobs: 'The server is busy with other requests. Try again later.',
    tables: 'The server holds as many tables as it can. Try again later.',
    late: 'The server has too much to do for a new table. Try again later.',
    dumps: 'Too many days of the open data are being read just now. Try again later.',
    sockets: 'The server takes no more people for now. Try again later.',
    codes: 'There are too many codes. Send the link instead.',
    hint: 'Too many people want a hint at this moment. Ask again.',
  },
  'no-ticket': {
    session: 'You are nobody here yet: make a guest, or show the secret of one.',
    secret: 'Nobody here has this secret.',
    ticket: 'This ticket was used, is too old, or never was one. Get another.',
    token: 'This token was taken back, or never was one. Ask the player who made it for another.',
    page: 'A ticket is for a page, which says its Origin. A program says hello with a token.',
    player: 'This player is gone.',
    hello: 'A socket says hello first.',
  },
  'wrong-version': {
    versions: (oldest: number, newest: number): string =>
      `This server speaks versions ${oldest} to ${newest}. Reload the page.`,
  },
  'no-table': {
    table: 'There is no such table, or its door is not open to you.',
    closed: 'The operator of this server has closed this table.',
    removed: 'The host has removed you from this table. You can come back with a new invitation.',
    watchers: 'Nobody watches this table any more.',
    invited: 'This table is now open to invited players only.',
    code: 'No table has this code, or not any more.',
  },
  'table-full': {
    league: 'This league has as many people as it can hold, or you belong to as many leagues as you can.',
    watchers: 'As many watch this table as it can hold.',
    contest: 'As many have come to this contest as it can hold.',
  },
  'not-seated': {
    watching: 'You watch this match; you have no seat in it.',
    noSeat: 'You have no seat at this table.',
    talk: 'Only those who sit at the table can speak there.',
    bring: 'Only those who sit at the table can bring a bot to it.',
  },
  'not-host': {
    host: 'Only the host of the table can do that.',
    organiser: 'Only the player who made the tournament can begin it.',
    league: 'Only the owner of the league can do that.',
  },
  'not-now': {
    counted: 'This match counts for ratings or a league, so nothing about the table changes until it is over.',
    leagueOver: 'This league is over.',
    begun: 'This tournament has begun: nobody can enter or leave it any more.',
    few: 'A tournament needs at least two players.',
    contestOver: 'This contest is over: nobody can enter it any more.',
    rated: 'Whether matches are rated stays as it is while one is played.',
    clock: 'The time to think stays as it is while a match is played.',
    gathering: 'That can only be done before a match begins.',
    noMatch: 'No match has begun at this table.',
    noTable: 'You are at no table.',
    noHint: 'There is nothing to hint at: the table asks nothing of you now.',
    notOver: 'This match is not over yet.',
    bring: 'A bot can be brought only before a match begins.',
    proof: 'There is no proof of this match, or not yet: its secrets come out when it is over.',
    day: 'That day is not over yet, by the calendar in UTC.',
  },
  'seat-taken': { seat: 'Somebody sits there already.' },
  'not-allowed': {
    bots: 'The host does not allow programs at this table.',
    ratedBots:
      'In a rated or league match the host must allow programs. Players at the table bring none, others one at most.',
    ratedHints: 'There are no hints in a match that counts for ratings or a league.',
    longWork: (seconds: number): string =>
      `This takes longer to check than the ${seconds} seconds that there are for it. Send something shorter.`,
    league: 'This table plays for a league, so its rules stay as they are.',
    member: 'Only those who belong to the league can open a table for it. Join it first.',
    fixed: 'Others play the same deals, so nothing is changed or hinted at here.',
    forked: 'This table plays on from a point of another match, so its game stays as it is.',
    forkRated: 'Some may know these cards, so no rating comes of them.',
    putOut: 'The owner of this league has put you out.',
    noMember: 'Only somebody else who belongs to the league can be put out.',
    imported: 'This match was played elsewhere, so it cannot be continued here. Open a new table.',
    played: 'Only a match that was brought from elsewhere can be deleted: this one is theirs as well who played it.',
    ratedOpen: 'Rated matches are for tables that anybody may come to.',
    ratedDays:
      'A rated match needs a clock in seconds. With days for each answer one player could hold it up for weeks.',
    watchers: 'This table has no watchers.',
    report: 'You can report only others who are at the table with you.',
    empty: 'There is nothing to read in that.',
    noBot: 'No bot from outside sits there.',
    noSeat: 'There is no such seat at this table.',
    noLevel: 'There is no such bot.',
    muted: 'The operator of this server has turned off free text at this table.',
    chatOpen: 'Free text is for tables where only those invited come.',
    noChat: 'There is no free text at this table.',
    host: 'Only a person who sits here can be the host.',
    nudge: 'Nobody sits there who could be nudged.',
    unwelcome: 'You cannot sit down at this table.',
    yourself: 'Nobody can block themselves.',
    open: 'This address is public and not encrypted, so nobody can be known here. Put TLS before the server.',
    origin: 'Only the page of this server may do that.',
    seats: 'More people sit here than that table has seats.',
    yourSeat: 'You give your own seat up by standing up.',
    onlyPlays: 'A bot from outside plays, and does nothing else at a table.',
    push: 'Messages go only to the push service of a browser, over HTTPS.',
    passkeys: 'There are no passkeys at this address: browsers make them for a name behind TLS, or for localhost.',
  },
  'bad-name': {
    ...sheet.titles,
    reserved: 'This name belongs to a bot or to the operator of the server. Choose another.',
  },
  'bad-passkey': {
    unknown: 'Nobody here has this passkey. Make one where you are signed in.',
    wrong: 'This is not the passkey that was asked for.',
    known: 'This passkey keeps an account already.',
    copied: 'This passkey was used elsewhere since, as a copy would be. Sign in with another.',
  },
  'stale-passkey': { challenge: 'That took too long, or was done before. Begin again.' },
  'stale-sign-in': {
    account:
      'Sign in again first. Changing how you sign in, or deleting the account, needs a sign-in of the last ten minutes.',
  },
  'bad-rules': {
    point: 'This match cannot be played on from there: no answer follows that point of that deal.',
    leagueEnd: 'A league ends at a moment between now and a year from now.',
    game: (name: string): string => `There is no game called ${name}.`,
    further: (name: string, base: string): string =>
      `The game ${name} is one of the further games: order ${base} with the overrides that "moonshot rules ${name} --json" prints.`,
    sheet: (errors: readonly SheetError[]): string =>
      `There can be no such table: ${errors.map(error => sentenceOf(error, sheet)).join('; ')}.`,
  },
  paused: {
    still: 'The table stands still for the moment, and nothing was played. It goes on by itself.',
    unchanged: 'The table stands still for the moment, and nothing was changed.',
    fault: 'The table stands still because of a fault. Everything played is safe; it goes on by itself.',
    failed: 'That cannot be done for the moment, and nothing was changed. Try again.',
  },
  banned: {
    ban: ({ kind, until, reason }: BanDescription): string => {
      const who = kind === 'player' ? 'You are' : 'Your address is';
      return `${who} banned from this server ${until === null ? 'for good' : `until ${until} UTC`}: ${reason}`;
    },
  },
  gone: {
    round: 'Nothing is told of that round, or not before it is over.',
    league: 'There is no such league, or not any more.',
    contest: 'There is no such contest, or not any more.',
    dump: 'There are no open data of that day.',
    address: 'There is nothing at this address.',
    report: 'No such report is open.',
    player: 'There is no such player.',
    ban: 'Nobody is banned so.',
    passkey: 'You have no such passkey.',
  },
} satisfies Record<Exclude<Code, 'refused'>, Readonly<Record<string, unknown>>>;

/**
 * The sentences of the server's own refusals. Refusals by the rules of a game or by a table have other
 * sentences.
 */
export type ApiErrorWords = Catalog<typeof errors>;
