// How the deals of a match were sealed, and whether they hold, in English.
import type { Said } from '@moonshot/rules/words/told';

export const en = {
  title: 'Sealed deals',
  back: 'Back',
  sealed: {
    title: 'This deal is sealed.',
    lead: 'The server locked its secret before anybody added one, so no card can change any more. When the match is over it shows that secret, and this page checks everything.',
  },
  holds: {
    title: 'This deal was sealed before anyone saw a card.',
    lead: 'The server locked its secret first. Those at the table then added secrets of their own, locked before any was opened. Nobody, the server included, could steer who got what.',
  },
  fails: {
    title: 'The cards do not match the seal.',
    lead: 'Something in this proof was changed, or the cards were dealt otherwise than they were sealed. What does not hold is marked in red; keep the proof to show it.',
  },
  empty: {
    title: 'Check how the cards were dealt.',
    lead: 'A match whose deals were sealed has a proof: a file that shows that nobody could choose the cards. It is checked on this device and sent nowhere.',
  },
  noticed: {
    title: 'What this device noticed',
    details: 'Show details',
    'not-asked': (deal: number): string =>
      `You were at the table, but the server asked you for no secret for deal ${deal}.`,
    'left-out': (deal: number): string =>
      `Your secret for deal ${deal} was locked in time, but the server does not count it.`,
    'not-opened': (deal: number): string =>
      `Your secret for deal ${deal} was sent in time, but the server says it came too late.`,
    dropped: (deal: number): string => `The server had your secret for deal ${deal}, and then left it out.`,
    altered: (deal: number): string => `At your seat, deal ${deal} has a secret that is not yours.`,
    'early-round': (deal: number): string =>
      `By this device’s clock, the public random number of deal ${deal} was already known when the secrets were locked.`,
    unlike: (deal: number): string => `The seal of deal ${deal} is not the one that this device saw at the table.`,
    redraws: (odd: number, attempts: number): string =>
      `Draws fail too often at this table: ${odd} of ${attempts}, and no lost connection explains it.`,
    stalled: 'A connection that stalls can look the same. If it happens again, ask whoever runs the server.',
    clock: 'Check the clock first.',
    rare: 'An honest table comes to this in fewer than 1 of 1,000 long matches.',
  },
  contributors: {
    open: 'Who adds a secret to this deal is not settled yet.',
    none: 'No player adds a secret to this deal: the server draws it alone.',
    settled: (names: string): string => `These secrets count, settled before any was opened: ${names}.`,
    counted: (names: string): string => `These secrets count: ${names}.`,
    own: { in: 'Your secret is in.', out: 'Your secret is not in this deal.' },
    voided: (draw: number, names: string): string =>
      `Draw ${draw} is void, and the deal was drawn again: ${names} did not open.`,
  },
  report: 'Report this seal',
  choose: 'Choose a proof',
  drop: 'Or drop a file here.',
  tooLarge: 'This file is too large to be a proof. Choose another.',
  notRead: 'The browser could not read this file. Choose it again.',
  noProof: (place: string): string =>
    `This file is no proof of a match, or it is damaged (at ${place}). Choose another.`,
  fetching: 'Getting the proof …',
  notFetched: 'The proof could not be loaded. Check the connection and try again.',
  tryAgain: 'Try again',
  seal: 'Seal of this deal',
  steps: {
    server: 'Sealed by the server',
    seats: 'Locked and opened by the seats',
    end: 'Opened after the match',
  },
  opened: {
    yes: 'The server’s secret fits its seal, letter for letter.',
    no: 'The server’s secret does not fit its seal.',
    later: 'The server shows its secret when the match is over.',
  },
  seat: (n: number): string => `Seat ${n}`,
  added: {
    silent: 'added nothing',
    withheld: 'did not open',
    wrong: 'opened something else',
    locked: 'locked',
    unasked: 'not asked',
    waiting: 'not yet',
  },
  bots: 'Bots add nothing: the server plays them.',
  cards: 'The cards as dealt',
  rest: 'The rest',
  hidden: 'The cards stay sealed until the match is over.',
  verified: 'Verified on this device',
  failed: 'Does not hold',
  checking: 'Checking …',
  checks: {
    chain: 'Bound to all that was before',
    server: 'The server’s secret fits its seal',
    seats: 'Every seat opened what it had locked',
    attempts: 'Drawn again only where a seat withheld its part, without that seat, and twice at most',
    cut: 'The dealer is the one that was drawn',
    cards: 'The hands are those of the secrets',
    play: 'Every card played had been dealt',
    deck: 'One pack in order, or two',
    deals: 'No deal of the match is missing',
    end: 'The end fits the last deal and the winners',
  },
  thrownIn: (name: string): string => `Thrown in by rule for ${name}, and dealt again from the same seal.`,
  bound: 'What comes next is bound to it:',
  day: {
    title: 'The seals of the day',
    unasked: 'The server could not be asked for the seals of the day.',
    later: (day: string): string =>
      `The server tells the seals of ${day} when that day is over, in UTC. Look again then.`,
    none: 'This server made no such seal: the deal was sealed elsewhere, or its seal was left out.',
    wrong: (day: string): string => `This seal does not lead to the root that the server tells of ${day}.`,
    among: (place: number, count: number, day: string): string =>
      `This seal is number ${place} of the ${count} that the server made on ${day}. One root binds them all:`,
    proves:
      'Checked on this device. Whoever wrote this root down knows that no seal of that day was changed, added or dropped since.',
    hides:
      'It does not show that others were told the same root: compare it with theirs. Nor does it show that a deal is there whose seal nobody kept.',
  },
  again: 'Check again',
  copy: 'Copy proof',
  how: 'How sealing works',
  before: 'Deal before',
  next: 'Next deal',
  works: {
    steps: [
      'Before a deal the server draws a secret and publishes its fingerprint, the seal.',
      'Each client at the table then draws a secret of its own and publishes the fingerprint of that.',
      'Only when all are locked do the clients open theirs. The server’s secret and theirs together make the order of the deck.',
      'After the match the server opens its secrets, and anybody can deal the same cards from them.',
    ],
    shows: 'What it shows',
    shown: [
      'One honest secret is enough: nobody could choose the cards.',
      'The hands are those that were sealed, and every card played came from them.',
      'No deal is missing and none was dealt again.',
    ],
    hides: 'What it does not show',
    hidden: [
      'That the server does not look at the hands, or tells nobody. It deals, so it knows them.',
      'That a player in league with the server did not withhold what was locked, to change a deal. So who withheld is shown.',
      'That the rules were followed: who had to follow suit, who took what, the scores.',
      'That the seals in the proof are those told at the table. This device compares those that it saw.',
    ],
  },
};

/** What every language has to say of sealed deals. */
export type FairnessWords = Said<typeof en>;
