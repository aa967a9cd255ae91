// Every sentence of the page in English; the rules of a game are not here, they come from the table.
import type { Suit } from '@moonshot/rules/cards/card';
import type { Pace } from '../model/model.ts';
import { counting, figure, listing, ordinals, signed } from './say.ts';

const count = counting('en');
const and = listing('en-GB');
const ordinal = ordinals('en', { one: 'st', two: 'nd', few: 'rd', other: 'th' });

const SUITS: Readonly<Record<Suit, readonly [one: string, many: string]>> = {
  C: ['club', 'clubs'],
  D: ['diamond', 'diamonds'],
  S: ['spade', 'spades'],
  H: ['heart', 'hearts'],
};
const SIGNS: Readonly<Record<Suit, string>> = { C: '♣', D: '♦', S: '♠', H: '♥' };
const PLACES = ['', 'leading', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const PASSES: Readonly<Record<string, string>> = {
  left: 'left',
  right: 'right',
  across: 'across',
  'left-2': '2nd left',
  'right-2': '2nd right',
  'left-3': '3rd left',
  'right-3': '3rd right',
  scatter: 'scatter',
  hold: 'no pass',
};
const PASSES_NEXT: Readonly<Record<string, string>> = {
  left: 'passes to the left',
  right: 'passes to the right',
  across: 'passes across',
  'left-2': 'passes to the second on the left',
  'right-2': 'passes to the second on the right',
  'left-3': 'passes to the third on the left',
  'right-3': 'passes to the third on the right',
  scatter: 'scatters a card to each',
  hold: 'passes nothing',
};
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

const cards = count({ one: 'card', other: 'cards' });
const hearts = count({ one: 'heart', other: 'hearts' });
const points = count({ one: 'point', other: 'points' });
const tricks = count({ one: 'trick', other: 'tricks' });
const deals = count({ one: 'deal', other: 'deals' });
const word = (n: number): string => NUMBERS[n] ?? figure(n);
/** `You win` and `Ada wins`, without a table of verbs. */
const does = (name: string, verb: string): string => (name === en.you ? `You ${verb}` : `${name} ${verb}s`);

export const en = {
  name: 'Moonshot',
  you: 'You',
  and,
  figure,
  points,
  signed,

  ranks: { T: '10', J: 'jack', Q: 'queen', K: 'king', A: 'ace', W: 'wild' } as Readonly<Record<string, string>>,
  suits: (suit: Suit): string => SUITS[suit][1],
  sign: (suit: Suit): string => SIGNS[suit],
  card: (rank: string, suit: Suit): string => `${rank} of ${SUITS[suit][1]}`,
  wild: (suit: Suit): string => `wild ${SUITS[suit][0]}`,
  wildCalled: (suit: Suit, call: 'high' | 'low'): string =>
    `wild ${SUITS[suit][0]}, called ${call === 'high' ? 'highest' : 'lowest'}`,
  faceDown: 'face-down card',

  home: {
    title: 'Hearts, five ways',
    choose: 'Choose a game',
    play: 'Play now',
    seats: 'Seats',
    seatsNamed: (n: number): string => `${n} seats`,
    range: (min: number, max: number): string => (min === max ? `${min}` : `${min}–${max}`),
    length: 'Match',
    lengthOf: (kind: 'deals' | 'target', n: number): string => (kind === 'deals' ? deals(n) : `to ${figure(n)}`),
    about: (seats: number, length: string): string => `${seats} seats · ${length} · bots fill the table`,
    open: 'Your tables',
    standing: (deal: number, seats: number, total: string): string =>
      `Deal ${deal} · ${seats} seats · you have ${total}`,
    finished: (seats: number, total: string): string => `Finished · ${seats} seats · you had ${total}`,
    forget: (name: string): string => `Forget ${name}`,
    empty: 'Tables you leave wait here until you come back.',
    loading: 'Shuffling …',
    light: 'Switch to light',
    dark: 'Switch to dark',
    four: 'Four-colour suits',
    two: 'Two-colour suits',
    lines: {
      ricketts: ['Scatter passes, a bold queen, scores that wrap to zero.', 'Scatter passes and a bold queen.'],
      'at-play': ['Hearts are trump, and the queen to fear is clubs.', 'Hearts are trump. Fear the club queen.'],
      'wild-twist': ['Four wild cards you call highest or lowest.', 'Four wilds, called high or low.'],
      classic: ['The one you know, for three to seven, with a kitty.', 'The one you know, with a kitty.'],
      capture: ['Upside down: hide two cards, collect every heart.', 'Hide two cards, collect every heart.'],
    } as Readonly<Record<string, readonly [long: string, short: string]>>,
  },

  bar: {
    leave: 'Leave the table',
    rules: 'Rules',
    menu: 'Menu',
    undo: 'Undo',
    deal: (deal: number): string => `Deal ${deal}`,
    dealOf: (deal: number, all: number): string => `Deal ${deal} of ${all}`,
    bout: (n: number): string => `Bout ${n}`,
    tiebreak: 'Tie-break',
    passing: (step: string): string =>
      step === 'hold' ? 'no pass' : step === 'scatter' ? 'scatter' : `pass ${PASSES[step]}`,
    passed: (step: string): string =>
      step === 'hold' ? 'no pass' : step === 'scatter' ? 'scattered' : `passed ${PASSES[step]}`,
    cycle: (place: number, all: number): string => `${place} of ${all}`,
    broken: 'Hearts broken',
    brokenShort: 'Broken',
    closed: 'Hearts not broken',
    trump: (suit: Suit): string => `Trump ${SIGNS[suit]}`,
    trumps: (suit: Suit): string => `${SUITS[suit][1]} are trump`,
    stock: 'Stock',
    to: (target: string): string => `To ${target}`,
    scores: 'Scores',
  },

  seat: {
    bot: 'bot',
    level: (n: number): string => `Bot, level ${n}`,
    dealer: 'Dealer',
    tricks: 'tricks taken',
    points: 'points this deal',
    total: 'score',
    ready: 'ready',
    choosing: 'choosing',
    thinking: 'thinking',
    showed: (rank: string): string => `showed ${rank}`,
    taken: tricks,
    won: (n: number): string => `${n} won this deal`,
    place: (n: number): string => PLACES[n] ?? ordinal(n),
    named: (name: string, bot: boolean): string => (bot ? `${name}, bot` : name),
  },

  table: {
    hand: (n: number): string => `Your hand, ${cards(n)}`,
    legal: (card: string): string => card,
    illegal: (card: string): string => `${card}, not allowed now`,
    received: (card: string): string => `${card}, received`,
    yours: 'Your card goes here',
    led: 'led',
    winning: 'winning',
    highest: 'highest',
    lowest: 'lowest',
    kitty: 'Kitty',
    kittyNote: (n: number): string => `${cards(n)} nobody has seen.`,
    tops: 'Tops',
    last: (name: string): string => `Last trick · ${name}`,
    lastBout: (name: string): string => `Last bout · ${name}`,
    lastTrick: 'Last trick',
    noneYet: 'No trick has been taken yet.',
    hint: 'Hint',
    suggest: (n: number): string => `Suggest ${word(n)}`,
    wilds: 'Wilds this deal',
    inHand: 'in your hand',
    unseen: 'not yet seen',
    scores: 'Scores',
  },

  prompt: {
    lead: 'Your turn. Lead a card',
    leadAny: 'Your turn. Lead any card',
    leadOne: (card: string): string => `Your turn. Lead ${card}`,
    follow: (suit: Suit): string => `Your turn. Follow ${SIGNS[suit]}`,
    anyCard: (suit: Suit): string => `Your turn. No ${SIGNS[suit]}: any card`,
    some: 'Your turn',
    call: 'Highest or lowest?',
    claim: 'Do you open?',
    moon: 'You shot the moon',
    wait: (names: readonly string[]): string => `Waiting for ${and(names)}`,
    waitMany: (n: number): string => `Waiting for ${n} others`,
    opening: 'Waiting for the opening card',
    dealing: 'Dealing',
    shooting: (name: string): string => `${name} shot the moon and is choosing`,
    took: (name: string): string => `${does(name, 'take')} the trick`,
    tookPoints: (name: string, n: string): string => `${does(name, 'take')} the trick: ${n}`,
    captured: (n: number, red: number): string => `You captured ${n} hidden cards: ${hearts(red)}`,
    capturedShort: (n: number, red: number): string => `Captured ${n}: ${hearts(red)}`,
    captures: (name: string): string => `${does(name, 'capture')} the hidden cards`,
    hide: 'Choose your hidden card',
    show: 'Now your top card',
    heartsHide: '· hearts can only hide',
    ready: 'Lay them when you are ready',
    readyShort: 'Lay both?',
    pass: (count: number, chosen: number): string => `Choose ${count} to pass: ${chosen} of ${count} chosen`,
    received: (n: number, names: readonly string[]): string => `You received ${cards(n)} from ${and(names)}`,
    bury: (n: number): string => `Lay ${cards(n)} away`,
  },

  pass: {
    to: (name: string): string => `Pass to ${name}`,
    scatter: 'One to each',
    receive: (n: number, name: string): string => `You receive ${word(n)} from ${name}.`,
    receiveAll: 'You receive one from each.',
    more: (n: number, rest: string): string => `Choose ${n} more. ${rest}`,
    exchange: 'Exchange',
    chosen: (n: number, all: number): string => `${n} of ${all} chosen`,
    slot: (name: string): string => `For ${name}`,
    slotFull: (name: string, card: string): string => `For ${name}: ${card}. Take it back`,
    from: (name: string): string => `From ${name}`,
    fromAll: 'From the others',
    ok: 'OK',
    bury: 'Lay away',
    buryTitle: (n: number): string => `Lay ${cards(n)} away`,
    buryNote: 'They lie face down and count as taken by you.',
  },

  call: {
    title: (suit: Suit): string => `Call your wild ${SUITS[suit][0]}`,
    high: 'Highest',
    low: 'Lowest',
    back: 'Put it back',
    above: (suit: Suit): string => `The highest ${SUITS[suit][0]}.`,
    below: (suit: Suit): string => `The lowest ${SUITS[suit][0]}.`,
    wins: (n: number, last: boolean): string =>
      last ? `You take the trick: ${points(n)}.` : `You win so far: ${points(n)}.`,
    loses: (name: string, last: boolean): string => (last ? `${name} takes the trick.` : `${name} keeps winning.`),
    offSuit: (led: Suit): string => `${SIGNS[led]} was led, so it cannot win.`,
    leads: (suit: Suit): string => `You lead ${SIGNS[suit]}.`,
  },

  claim: {
    title: 'Open this deal?',
    text: (card: string): string =>
      `You hold the ${card}. You may open the deal with it, called lowest. If you decline, the lowest club opens, and nobody learns that you were asked.`,
    yes: 'Open with it',
    no: 'Decline',
  },

  moon: {
    title: ['You shot', 'the moon'] as const,
    all: 'Every card that counts is yours.',
    shed: (n: number): readonly [string, string] => [`Take ${n} off`, 'my score'],
    burden: (n: number): readonly [string, string] => [`Add ${n} to`, 'everyone else'],
    both: (n: number): readonly [string, string] => [`${n} off mine,`, 'and on theirs'],
    keep: (n: number): readonly [string, string] => ['Keep what I took:', points(n)],
    act: {
      shed: (n: number): string => `Take ${n} off`,
      burden: (n: number): string => `Add ${n} to all`,
      both: (): string => 'Do both',
      keep: (): string => 'Keep them',
    },
    goesOn: 'The match goes on.',
    lead: (n: number): string => `You lead by ${figure(n)}.`,
    level: 'You are level in front.',
    behind: (name: string, n: number): string => `${does(name, 'lead')} by ${figure(n)}.`,
    ends: 'The match ends.',
    waiting: 'The others are waiting.',
  },

  lay: {
    hide: 'hide',
    top: 'top',
    hidden: (card: string): string => `${card} hidden`,
    change: 'Change hidden card',
    takeBack: (card: string): string => `Take ${card} back`,
    both: 'Lay both',
    next: 'Next bout',
    toScores: 'To the scores',
    wins: (name: string): string => `${does(name, 'win')} the bout`,
    nobody: 'Nobody wins the bout',
    tie: (n: number, rank: string, best: Suit, others: readonly Suit[]): string =>
      `${word(n).charAt(0).toUpperCase()}${word(n).slice(1)} ${rank}s: ${SIGNS[best]} ranks over ${and(others.map(suit => SIGNS[suit]))}.`,
    onlyYou: 'Only you see these',
    lookAt: 'Look at what you won',
  },

  news: {
    broken: 'Hearts are broken',
    hold: 'No passing this deal',
    shot: (name: string): string => `${name} shot the moon`,
    shed: (name: string): string => `${does(name, 'take')} the moon off the score`,
    burden: (name: string): string => `${does(name, 'give')} the moon’s points to everyone else`,
    misdealt: (name: string): string => `${name}’s hand was all penalty cards: dealt again`,
    leadPassed: (name: string): string => `The lead goes to ${name}`,
    notAsked: 'It is not your turn yet',
    full: (n: number): string =>
      `${word(n).charAt(0).toUpperCase()}${word(n).slice(1)} are chosen: tap one to take it back`,
    incomplete: 'Choose all the cards first',
  },

  scores: {
    endOfDeal: (deal: number): string => `End of deal ${deal}`,
    endOfMatch: 'End of the match',
    soFar: 'Scores so far',
    wraps: (name: string, from: string, to: string): string =>
      `${name === en.you ? 'You land' : `${name} lands`} on ${from}, and ${name === en.you ? 'go' : 'goes'} to ${to}.`,
    moon: (name: string): string => `${name} shot the moon.`,
    dearest: (name: string, card: string): string => `${name} took the ${card}.`,
    clean: 'A clean deal for you.',
    mine: (n: string): string => `You took ${n}.`,
    capturedBy: (name: string, n: number): string => `${name} captured ${hearts(n)}.`,
    wins: (name: string, total: string): string => `${does(name, 'win')} with ${total}.`,
    share: (names: readonly string[], total: string): string => `${and(names)} share the win with ${total}.`,
    tiebreak: 'Level at the top: one more deal decides.',
    deal: 'Deal',
    pass: 'Pass',
    bouts: 'Bouts',
    step: (step: string): string => PASSES[step] ?? step,
    moonMark: 'moon',
    total: 'Total',
    thisDeal: 'This deal',
    most: (name: string, n: number): string => `${name}, ${n}`,
    mostHearts: 'Most hearts',
    inHand: 'Hearts left in hand',
    nobody: 'nobody',
    next: 'Deal again',
    nextPass: (step: string): string => `Next deal ${PASSES_NEXT[step] ?? step}.`,
    again: 'Play again, same table',
    leave: 'Leave',
    closestToZero: 'Closest to 0 wins',
    lowest: 'Lowest wins',
    highest: 'Highest wins',
    close: 'Back to the table',
    waiting: 'Waiting for the others',
    place: (n: number): string => `${n}`,
    wrapped: (from: string, deal: number): string => `Wrapped at ${from} in deal ${deal}`,
    moons: (n: number, deal: number): string => (n === 1 ? `One moon, deal ${deal}` : `${n} moons`),
    worst: (n: string, deal: number): string => `Dearest deal: ${n}, deal ${deal}`,
    bestDeal: (n: string, deal: number): string => `Best deal: ${n}, deal ${deal}`,
  },

  rules: {
    title: (name: string): string => `The rules of ${name}`,
    topics: {
      aim: 'Aim',
      seats: 'Seats',
      cards: 'Cards',
      deal: 'Dealing',
      pass: 'Passing',
      opening: 'Opening',
      following: 'Following',
      'first trick': 'First trick',
      leading: 'Leading',
      'breaking hearts': 'Breaking hearts',
      'winning tricks': 'Winning tricks',
      'wild cards': 'Wild cards',
      laying: 'Laying',
      bouts: 'Bouts',
      redeal: 'New cards',
      kitty: 'Kitty',
      points: 'Points',
      moon: 'Shooting the moon',
      score: 'Score',
      wraps: 'Wraps',
      end: 'End of the match',
    } as Readonly<Record<string, string>>,
  },

  menu: {
    title: 'Menu',
    undo: 'Undo my last act',
    hint: 'Hint',
    last: 'Last trick',
    lastBout: 'Last bout',
    scores: 'Scores',
    rules: 'Rules',
    home: 'Home',
    light: 'Light',
    dark: 'Dark',
    theme: 'Table',
    suits: 'Suits',
    two: 'Two colours',
    four: 'Four colours',
    pace: 'Pace',
    paces: { instant: 'Instant', quick: 'Quick', normal: 'Normal', calm: 'Calm' } satisfies Record<Pace, string>,
  },

  leave: {
    title: 'Leave the table?',
    text: 'It stays as it is, and waits for you on the first page.',
    stay: 'Stay',
    go: 'Leave',
  },

  close: 'Close',
  trouble: {
    read: 'Understood',
    cards: 'The cards could not be loaded. Check the connection and reload the page; tables are kept.',
    storage: 'This browser keeps nothing for this page, so its settings are forgotten when it closes.',
  },
};

/** What every language has to say. */
export type Words = typeof en;
