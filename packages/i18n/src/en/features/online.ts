// English texts of playing online.

import type { Catalog } from '@moonshot/rules/words';
import { counting, type DisplayDuration } from '../../format.ts';
import { account } from './online/account.ts';
import { at } from './online/at.ts';
import { conduct } from './online/conduct.ts';
import { fork } from './online/fork.ts';
import { rating } from './online/rating.ts';
import { talk } from './online/talk.ts';

const count = counting('en');
const missing = count({ one: 'more player', other: 'more players' });
const players = count({ one: 'player', other: 'players' });
const days = count({ one: 'day', other: 'days' });
const watching = count({ one: 'person watches', other: 'people watch' });
const minutes = count({ one: 'minute', other: 'minutes' });
const hours = count({ one: 'hour', other: 'hours' });
const seconds = count({ one: 'second', other: 'seconds' });
const bots = count({ one: 'bot', other: 'bots' });

const units = { days, hours, minutes, seconds };

export const online = {
  account,
  fork,
  rating,
  title: 'Play with friends',
  home: 'Home',
  back: 'Back',
  retry: 'Try again',
  trouble: {
    link: 'This link leads to no table. Ask for it again.',
    unreachable: 'The server cannot be reached. Everything offline plays as before.',
    'no-server': 'This page comes without a server, so friends cannot join here. Everything else plays as before.',
  },
  plain:
    'Without encryption (plain HTTP) the browser turns some things off here: playing offline, installing, passkeys and notifications. Everything at the table works.',
  open: {
    title: 'Open a table',
    options: 'Options',
    further: 'More games',
    choose: 'Choose a game …',
    ownRules: 'Your rules',
    furtherGames: 'Further games',
    game: 'Game',
    who: 'Who may come',
    whoOf: { invited: 'With the link', everybody: 'Everybody' },
    clock: 'Time for each move',
    clockOf: { none: 'No clock', '20': '20 seconds', '45': '45 seconds', '1': '1 day', '3': '3 days' },
    watchers: 'Watchers see',
    watchersOf: { none: 'Nobody watches', cards: 'Played cards', 'hands-after': 'Hands, afterwards' },
    chat: 'Talking',
    chatOf: { yes: 'Phrases and text', no: 'Phrases only' },
    chatNote: 'Free text is for tables with a link.',
    go: 'Open the table',
  },
  join: {
    contests: 'Challenges and tournaments',
    withCode: 'Join another table by code',
    others: 'Join another table',
    title: 'Join a table',
    code: 'Code',
    missing: 'A code has at least four letters or digits. Please enter it first.',
    go: 'Join',
    back: 'Back to your table',
    mine: 'Your tables with friends',
    lobby: 'Open tables',
    none: 'No open table at present. Open one for everybody, and others find it here.',
    of: (taken: number, all: number): string => `${taken} of ${all} players`,
    states: { gathering: 'waiting for players', playing: 'playing', over: 'finished' },
    yourTurn: 'Waiting for you',
    waitsFor: (names: string): string => `Waiting for ${names}`,
    left: ({ unit, n }: DisplayDuration): string => `${units[unit](n)} left`,
  },
  name: {
    title: 'What are you called?',
    label: 'Your name',
    note: 'The others at the table see it.',
    missing: 'The name is missing. Please enter one first.',
    invites: (name: string): string => `${name} invites you to play`,
    opened: (name: string): string => `${name} opened this table`,
    free: 'free',
    go: 'Sit down',
  },
  arriving: 'Going to the table …',
  full: {
    title: 'This table is full.',
    text: 'Watch, or open your own with the same rules.',
    watch: 'Watch',
    own: 'Open your own',
  },
  living: {
    use: 'Use this device as the big screen',
    scan: 'Scan to play',
    note: 'Each phone that scans this code becomes a hand.',
    about: 'A table for everybody in the room, on a television or a tablet. Phones show the hands.',
    screen: 'Big screen',
    typed: (address: string, code: string): string => `No camera? Open ${address} and join with the code ${code}.`,
    turn: 'Your turn',
    look: 'Look at the big screen',
  },
  gathering: {
    title: 'Waiting room',
    players: (n: number): string => players(n),
    open: (n: number): string => (n === 0 ? 'The table is full.' : `${capital(missing(n))} can join.`),
    watchers: (n: number): string => `${capital(watching(n))}.`,
    seat: (n: number): string => `Seat ${n}`,
    openSeat: 'Free',
    send: 'Send the link',
    host: 'Host',
    ready: 'ready',
    notReady: 'not ready yet',
    away: 'away',
    fills: 'takes the seat',
    seatBot: 'Add a bot',
    sitHere: 'Play here',
    swap: (name: string): string => `Change ${name}`,
    empty: 'Empty the seat',
    handOver: 'Make host',
    stand: 'Give my seat up',
    start: 'Start',
    startBots: (n: number): string => `Start with ${bots(n)}`,
    prepared: 'I am ready',
    notPrepared: 'Wait for me',
    waitHost: (name: string): string => `${name || 'The host'} starts the match.`,
    hostNote: 'Or wait: it begins by itself when the table is full and everybody is ready.',
  },
  invite: {
    title: 'Invite a friend',
    text: 'They can join from any browser. No account needed.',
    onlyHere:
      'This link works on this computer only. Start the server with --host 0.0.0.0, and phones in the room can come, too.',
    qr: 'QR code of the link to this table',
    link: 'Link to this table',
    copy: 'Copy',
    share: 'Share',
    code: 'Show a short code',
    codeFor: (ms: number): string => `The code is good for ${minutes(Math.max(1, Math.round(ms / 60_000)))}.`,
    renew: 'Replace the link',
    renewAsks: 'The link and the code that you have sent so far then lead nowhere. Friends need the new one.',
    renewSure: 'Replace it',
    renewNo: 'Keep the link',
    renewed: 'This is a new link. The old link and the old code no longer work.',
    message: (game: string): string => `Play ${game} with me on Moonshot`,
  },
  met: {
    title: (n: number): string => `People you played with (${n})`,
    text: 'Send them the link to this table. The list is on this device and in the files that you save.',
    later:
      'At your table you can send each of them its link. The list is on this device and in the files that you save.',
    invite: 'Invite',
    inviteName: (name: string): string => `Invite ${name}`,
    forget: (name: string): string => `Forget ${name}`,
    forgetAll: 'Forget everybody',
    message: (name: string, game: string): string => `${name}, come and play ${game} with me on Moonshot:`,
  },
  rules: {
    all: 'All rules',
    passes: (ways: string): string => `Passes, deal by deal: ${ways}`,
    length: {
      target: (total: string): string => `The match ends when a total reaches ${total}.`,
      deals: (n: string): string => `The match has ${n}.`,
    },
    title: 'Rules at this table',
    changed: (n: number): string => (n === 1 ? 'One rule changed' : `${n} rules changed`),
    open: { invited: 'Anyone with the link may join.', everybody: 'Anyone may join.' },
    chat: { yes: 'Phrases and free text.', no: 'Phrases, no free text.' },
    clock: {
      none: 'No clock.',
      card: (card: number, pass: number | null, reserve: number): string =>
        `${card} seconds for a card${pass === null ? '' : `, ${pass} for a pass`}, and ${reserve} in reserve for a deal. When time is up, a bot answers.`,
      days: (n: number): string => `${capital(days(n))} for each answer. When time is up, a bot answers.`,
    },
    watchers: {
      none: 'Nobody watches.',
      cards: 'Watchers see the cards that are played.',
      'hands-after': 'Watchers see all hands once a deal is over.',
    },
  },
  talk,
  people: {
    title: 'At this table',
    nudge: (name: string): string => `Nudge ${name}`,
    pause: 'Ask for a pause',
    undo: 'Ask to take back my last move',
    end: 'Ask to end the match',
    watching: 'You are watching.',
    more: (name: string): string => `More about ${name}`,
    block: (name: string): string => `Block ${name}`,
    unblock: (name: string): string => `Unblock ${name}`,
    blocked: 'blocked',
    muted: 'muted',
    report: (name: string): string => `Report ${name}`,
    remove: (name: string): string => `Remove ${name}`,
    revoke: (name: string): string => `Take ${name}’s token back`,
  },
  tell: {
    title: 'When it is your turn',
    me: 'Tell me when it is my turn',
    note: 'This device tells you even while the page is closed: which game waits, with no cards and no names. It goes through your browser’s push service.',
    on: 'This device tells you when a table with days to answer waits for you.',
    stop: 'Stop telling me',
    insecure:
      'This page came without encryption. From such an address browsers send no messages while the page is closed.',
    none: 'This browser cannot tell you anything while the page is closed.',
    denied: 'This browser is set to show no messages from this page. You can change that in its settings for the page.',
    failed: 'Your browser’s push service could not be reached. Try again later.',
  },
  at,
  ...conduct,
  heard: {
    sat: (name: string): string => `${name} sits down.`,
    stood: (name: string): string => `${name} leaves the seat.`,
    joins: (name: string, bot: string): string => `${name} plays from the next deal on, in ${bot}’s place.`,
    replaces: (name: string, bot: string): string => `${name} takes ${bot}’s place.`,
    leaves: (name: string, bot: string): string => `${name} leaves, and ${bot}, a bot, plays on.`,
    gone: (name: string): string => `${name} is away.`,
    awaited: (name: string, n: number): string => `A bot plays for ${name} in ${seconds(n)}.`,
    back: (name: string): string => `${name} is back.`,
    ready: (name: string): string => `${name} is ready.`,
    bot: (name: string): string => `${name}, a bot, takes a seat.`,
    standIn: (name: string): string => `A bot plays for ${name}.`,
    host: (name: string): string => `${name} is the host now.`,
    changed: (name: string): string => `${name} changed the table.`,
  },
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The texts of playing online that every language must provide. */
export type FriendWords = Catalog<typeof online>;
