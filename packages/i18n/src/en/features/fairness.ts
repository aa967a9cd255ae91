// English texts of sealed deals and their verification.
import type { Catalog } from '@moonshot/rules/words';

export const fairness = {
  title: 'Sealed deals',
  back: 'Back',
  sealed: {
    title: 'This deal is sealed.',
    lead: 'The server locked its secret before any player added one. When the match is over it shows that secret, and this page checks everything.',
  },
  verified: {
    title: (players: number): string =>
      players === 0
        ? 'Verified. No cards were dealt.'
        : players === 1
          ? 'Verified, with the secret of 1 player.'
          : `Verified, with the secrets of ${players} players.`,
    lead: 'In every deal at least that many players’ secrets were locked before any was opened. The server could choose the cards only if all of these players helped it. Otherwise it could only have a deal drawn again, and each draw is counted here.',
  },
  serverOnly: {
    title: 'Consistent, but only the server’s secret counted.',
    lead: (deals: string, n: number): string =>
      n === 1
        ? `In deal ${deals} no player’s secret counted: the server alone could choose the cards.`
        : `In deals ${deals} no player’s secret counted: the server alone could choose the cards.`,
  },
  oldProtocol: {
    title: 'Old protocol: the cards fit the seal.',
    lead: 'This match was sealed by an earlier protocol. The server could leave out secrets after it had seen them, and so choose among several decks. That shows only as a player who added nothing or did not open.',
  },
  broken: {
    title: 'Broken: the cards do not match the seal.',
    lead: 'Something in this proof was changed, or the cards were dealt otherwise than they were sealed. What does not hold is marked in red; keep the proof to show it.',
  },
  empty: {
    title: 'Check how the cards were dealt.',
    lead: 'A match whose deals were sealed has a proof: a file that shows whose secrets made the cards. It is checked on this device and sent nowhere.',
  },
  decks: (n: number): string => (n === 1 ? 'One deck could have been drawn.' : `${n} decks could have been drawn.`),
  beacon: {
    missed: 'The public random number did not come in time, and is not in this deal.',
    checked: 'A public random number is in this deal, and its signature holds.',
    unchecked: 'A public random number is in this deal. Its signature was not checked.',
    wrong: 'A public random number is in this deal, but its signature does not hold.',
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
    'late-void': (deal: number): string =>
      `By this device’s clock, a draw of deal ${deal} was declared void when its public random number was already known.`,
    unlike: (deal: number): string => `The seal of deal ${deal} is not the one that this device saw at the table.`,
    redraws: (odd: number, attempts: number): string =>
      `Draws fail too often at this table: ${odd} of ${attempts}, and no lost connection explains it.`,
    stalled: 'A connection that stalls can look the same. If it happens again, ask the people who run the server.',
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
    `This file is not the proof of a match, or it is damaged (at ${place}). Choose another.`,
  fetching: 'Getting the proof …',
  notFetched: 'The proof could not be loaded. Check the connection and try again.',
  tryAgain: 'Try again',
  seal: 'Seal of this deal',
  steps: {
    server: 'Sealed by the server',
    seats: 'Locked and opened by the players',
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
  checked: 'Checked on this device',
  failed: 'Does not hold',
  checking: 'Checking …',
  checks: {
    chain: 'Bound to all that was before',
    server: 'The server’s secret fits its seal',
    seats: 'Every player opened what they had locked',
    attempts: 'Every draw that was void is there, with its reason',
    cut: 'The dealer is the one that was drawn',
    cards: 'The hands are those of the secrets',
    play: 'Every card played had been dealt',
    deck: 'One complete pack, or two',
    deals: 'No deal of the match is missing',
    end: 'The end fits the last deal and the winners',
  },
  thrownIn: (name: string): string =>
    `Thrown in by rule because of the hand of ${name}, and dealt again from the same seal.`,
  bound: 'What comes next is bound to it:',
  day: {
    title: 'The seals of the day',
    unasked: 'The server could not be asked for the seals of the day.',
    later: (day: string): string =>
      `The server publishes the seals of ${day} when that day is over, in UTC. Look again then.`,
    none: 'This server made no such seal: the deal was sealed elsewhere, or its seal was left out.',
    wrong: (day: string): string => `This seal does not lead to the root that the server gives for ${day}.`,
    among: (place: number, count: number, day: string): string =>
      `This seal is number ${place} of the ${count} that the server made on ${day}. One root binds them all:`,
    proves:
      'Checked on this device. If you wrote this root down, you know that no seal of that day was changed, added or dropped since.',
    hides:
      'It does not show that others were given the same root: compare it with theirs. Nor does it show that a deal is there whose seal nobody kept.',
  },
  again: 'Check again',
  copy: 'Copy proof',
  how: 'How sealing works',
  before: 'Previous deal',
  next: 'Next deal',
  works: {
    steps: [
      'Before a deal the server draws a secret and publishes its fingerprint, the seal.',
      'The device of each player at the table draws a secret of its own and publishes the fingerprint of that.',
      'The server settles whose secrets count and tells everybody. Only then do the devices open theirs.',
      'If all of these are opened, they and the server’s secret make the order of the deck. If one is missing the draw is void, and all draw new secrets without that player. After three void draws the server’s secret deals alone, and the proof says so.',
      'After the match the server opens its secrets, and anybody can deal the same cards from them.',
    ],
    shows: 'What it shows',
    shown: [
      'The hands come from these secrets, and every card played comes from these hands.',
      'If one of the players whose secrets count was honest, the server could not choose the cards. It could only have them drawn again.',
      'How many decks could have been drawn: one, and one more for each void draw.',
      'No deal is missing, and none was changed once the next had begun.',
    ],
    hides: 'What it does not show',
    hidden: [
      'That the server does not look at the hands, or tells nobody. It deals, so it knows them.',
      'That no draw was made void on purpose. The server sees the cards first, so it could refuse a deck, alone or with a player’s help. So each void draw is shown with who did not open, and this device warns you where there are too many.',
      'That the players are not all in league with the server. Together they can choose the cards.',
      'That nobody chose the cards where only the server’s secret counted: the server could. The cards of such a match are not rated.',
      'That the rules were followed: who had to follow suit, who took what, the scores.',
      'That the seals in the proof are those announced at the table. This device compares those that it saw, and warns you where your own secret is missing, late or altered.',
    ],
  },
};

/** The texts about sealed deals that every language must provide. */
export type FairnessWords = Catalog<typeof fairness>;
