// The score pad: from what people write down about a played deal, it computes the same points, totals and
// ends as the engine, for every game and number of players.
import {
  type CaptureState,
  type Event,
  type Hearts,
  heartsOf,
  type Seat,
  type State,
  sheetOf,
  type TrickState,
} from '@moonshot/rules';
import { isWild } from '@moonshot/rules/cards';
import { heartsNamed } from '@moonshot/rules/catalogue';
import { blankEntry, type PadEntry, type PadFields, scorePad } from '@moonshot/rules/score-pad';
import { expect, test } from 'vitest';
import { FIVE, FURTHER, heartsFor, type Part, TOGGLED } from './laws/cast.ts';
import { choosing, playing } from './play.ts';

/** The state before a deal is scored, and the event that scores it. */
interface Finished {
  readonly state: State;
  readonly event: Extract<Event, { type: 'scored' }>;
}

/** The deals of a match, and the dealer of the first. */
function finished(hearts: Hearts, seed: string): { readonly deals: readonly Finished[]; readonly dealer: Seat } {
  const deals: Finished[] = [];
  let dealer: Seat | undefined;
  for (const { before, events } of playing(hearts, { seed, length: { deals: 3 } }, choosing(seed))) {
    let state = before;
    for (const event of events) {
      if (event.type === 'dealer' || event.type === 'dealt') dealer ??= event.dealer;
      if (event.type === 'scored' && state !== undefined) deals.push({ state, event });
      state = hearts.game.evolve(state, event);
    }
  }
  return { deals, dealer: dealer ?? 0 };
}

const numbersOf = (seats: number, of: (seat: Seat) => number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => of(seat));

/** What people who played this deal write down. */
function entryOf(hearts: Hearts, fields: PadFields, { state }: Finished): PadEntry {
  const blank = {
    ...blankEntry(hearts.rules.seats),
    dealer: 'firstDealer' in state ? state.firstDealer : state.dealer,
  };
  return 'bouts' in state ? ofCapture(hearts, blank, state) : ofTricks(fields, blank, state);
}

function ofTricks(fields: PadFields, blank: PadEntry, state: TrickState): PadEntry {
  const seats = state.hands.length;
  const { tricks, buried, kitty, upcard, charges, bids } = state;
  const piles = [
    ...numbersOf(seats, seat => seat).map(seat => [
      ...tricks.filter(one => one.winner === seat).flatMap(one => [...one.plays.map(play => play.card), ...one.kitty]),
      ...(buried[seat] ?? []),
    ]),
    [...kitty, ...(upcard === null ? [] : [upcard])],
  ];
  const suit = bids.at(-1)?.bid;
  const chips = Math.max(0, ...bids.flatMap(({ bid }) => (typeof bid === 'number' ? [bid] : [])));
  const plays = tricks.flatMap(one => one.plays);
  return {
    ...blank,
    taken: Object.fromEntries(
      fields.groups.map(({ key, cards }) => [key, piles.map(pile => pile.filter(card => cards.includes(card)).length)]),
    ),
    tricks: numbersOf(seats, seat => tricks.filter(one => one.winner === seat).length),
    first: tricks[0]?.winner ?? null,
    lastButOne: tricks.at(-2)?.winner ?? null,
    last: tricks.at(-1)?.winner ?? null,
    shown: charges.flatMap(({ cards }) => cards),
    bidder: bids.at(-1)?.seat ?? null,
    chips,
    suit: typeof suit === 'string' ? suit : null,
    players: Object.fromEntries(plays.filter(({ card }) => isWild(card)).map(({ card, seat }) => [card, seat])),
    moon: state.moon?.option ?? null,
  };
}

function ofCapture(hearts: Hearts, blank: PadEntry, state: CaptureState): PadEntry {
  const scored = hearts.game.follow(state);
  if (scored?.type !== 'scored' || !('captured' in scored.result)) throw new Error('The deal is not over');
  return { ...blank, captured: scored.result.captured, inHand: scored.result.inHand };
}

/** Enters each deal in turn, as the pad's fields require, and compares the pad with the engine. */
function agree(part: Part, seed: string): void {
  const hearts = heartsFor(part);
  const { deals, dealer } = finished(hearts, seed);
  const match = { length: { deals: 3 }, dealer };
  const entries: PadEntry[] = [];
  expect(deals.length).toBeGreaterThan(0);
  for (const deal of deals) {
    const bare = [...entries, { ...blankEntry(hearts.rules.seats), ...headOf(hearts, deal) }];
    const fields = scorePad(hearts, { ...match, entries: bare }).deals.at(-1)?.fields;
    if (fields === undefined) throw new Error('The pad asks for nothing');
    entries.push(entryOf(hearts, fields, deal));
    const { deals: pads, over } = scorePad(hearts, { ...match, entries });
    const pad = pads[entries.length - 1];
    const { result, next, winners } = deal.event;
    expect({ missing: pad?.missing, problems: pad?.problems }).toEqual({ missing: [], problems: [] });
    expect(pad?.prompt).toMatchObject({
      deal: entries.length,
      ...(pad?.prompt.dealer !== null && { dealer: result.dealer }),
    });
    const { points, totals, wraps } = result;
    expect(pad?.result).toMatchObject({ points, totals, wraps, next, winners });
    expect(over).toBe(next === 'end');
  }
}

/** What must be known before the groups of cards are known: shown cards and the suit of an auction. */
function headOf(hearts: Hearts, deal: Finished): Partial<PadEntry> {
  const { state } = deal;
  if ('bouts' in state) return {};
  const { dealer, shown, bidder, chips, suit } = ofTricks(
    { groups: [] } as unknown as PadFields,
    blankEntry(hearts.rules.seats),
    state,
  );
  return { dealer, shown, bidder, chips, suit };
}

test.each([...FIVE, ...FURTHER, ...TOGGLED])('what was played of $name is scored alike', part => {
  for (let n = 0; n < 2; n++) agree(part, `score pad ${n}`);
});

const HEARTS = heartsNamed('black-lady', 4);

/** The first deal of a game with this entry. */
const first = (hearts: Hearts, entry: Partial<PadEntry>) =>
  scorePad(hearts, {
    length: null,
    dealer: 0,
    entries: [{ ...blankEntry(hearts.rules.seats), ...entry }],
  }).deals[0];

test.each<[what: string, hearts: Hearts, entry: Partial<PadEntry>, problem: object]>([
  ['fourteen hearts', HEARTS, { taken: { '2H': [10, 4, 0, 0] } }, { type: 'cards', key: '2H', count: 13, entered: 14 }],
  ['two queens', HEARTS, { taken: { QS: [1, 0, 1, 0] } }, { type: 'cards', key: 'QS', count: 1, entered: 2 }],
  [
    'a card that nobody took, of a deck that is all dealt',
    HEARTS,
    { taken: { QS: [0, 0, 0, 0, 1] } },
    { type: 'out', count: 0, entered: 1 },
  ],
  [
    'more tricks than cards in a hand',
    heartsNamed('black-lady', 4, { 'trickPoints.each': 1 }),
    { tricks: [5, 5, 4, 0] },
    { type: 'tricks', count: 13, entered: 14 },
  ],
  [
    'cards without a trick',
    heartsNamed('black-lady', 4, { 'trickPoints.each': 1 }),
    { tricks: [13, 0, 0, 0], taken: { QS: [0, 1, 0, 0] } },
    { type: 'no-trick', seat: 1 },
  ],
  [
    'more captured hearts than there are',
    heartsOf(sheetOf('capture'), 4),
    { captured: [7, 7, 0, 0] },
    { type: 'hearts', count: 13, entered: 14 },
  ],
  [
    'more hearts in a hand than cards are left',
    heartsOf(sheetOf('capture'), 4),
    { inHand: [0, 0, 9, 0] },
    expect.objectContaining({ type: 'in-hand', seat: 2, entered: 9 }),
  ],
])('%s cannot be', (_, hearts, entry, problem) => {
  const deal = first(hearts, entry);
  expect(deal?.problems).toContainEqual(problem);
  expect(deal?.result).toBeNull();
});

test('the next missing entry is requested', () => {
  expect(first(HEARTS, { taken: { '2H': [3, 0, 0, 0] } })?.missing).toEqual([
    { type: 'cards', key: 'QS', left: 1 },
    { type: 'cards', key: '2H', left: 10 },
  ]);
});

test('who shot the moon chooses between totals', () => {
  const choice = heartsNamed('black-lady-choice', 4);
  const taken = { QS: [0, 0, 1, 0], '2H': [0, 0, 13, 0] };
  const open = first(choice, { taken });
  expect(open?.result).toBeNull();
  expect(open?.missing).toEqual([{ type: 'moon' }]);
  expect(open?.moon?.seat).toBe(2);
  expect(open?.moon?.options.map(({ name, totals }) => [name, totals])).toEqual([
    ['shed', [0, 0, -26, 0]],
    ['burden', [26, 26, 0, 26]],
  ]);
  expect(first(choice, { taken, moon: 'burden' })?.result).toMatchObject({ totals: [26, 26, 0, 26], shooter: 2 });
});

test('before each deal the pad says who deals, who leads and what is passed', () => {
  const entry = { ...blankEntry(5), taken: { QS: [1, 0, 0, 0, 0], '2H': [0, 13, 0, 0, 0] } };
  const hearts = heartsNamed('black-lady', 5);
  const { deals } = scorePad(hearts, { length: null, dealer: 3, entries: [entry, entry] });
  expect(deals.map(({ prompt }) => prompt)).toMatchObject([
    { deal: 1, dealer: 3, pass: { step: 'left', count: 3, place: 1 }, removed: ['2D', '2C'], hand: 10, left: 0 },
    { deal: 2, dealer: 4, pass: { step: 'right', place: 2 } },
    { deal: 3, dealer: 0, pass: { place: 3 } },
  ]);
  expect(deals[0]?.prompt.pass?.pairs).toContainEqual([4, 0]);
  expect(deals[0]?.prompt.leader).toEqual({ holder: '3C' });
});

test.each([
  ['holderMay', 'WC', null],
  ['must', null, 'WC'],
  ['ownerOfLowestOnly', null, null],
  ['never', null, null],
])('where the wild of the opening suit opens: %s, its holder is named', (wild, claims, opens) => {
  const hearts = heartsOf(sheetOf('wild-twist'), 4, { 'opening.wild': wild });
  const [deal] = scorePad(hearts, { length: null, dealer: 0, entries: [] }).deals;
  expect(deal?.prompt).toMatchObject({ leader: { holder: '2C' }, claims, opens });
});

test('a deal that is changed changes those after it', () => {
  const entry = (queen: readonly number[]): PadEntry => ({
    ...blankEntry(4),
    taken: { QS: queen, '2H': [4, 3, 3, 3] },
  });
  const totals = (queen: readonly number[]) =>
    scorePad(HEARTS, { length: null, dealer: 0, entries: [entry(queen), entry([1, 0, 0, 0])] }).deals.map(
      ({ result }) => result?.totals,
    );
  expect(totals([1, 0, 0, 0])).toEqual([[17, 3, 3, 3], [34, 6, 6, 6], undefined]);
  expect(totals([0, 1, 0, 0])).toEqual([[4, 16, 3, 3], [21, 19, 6, 6], undefined]);
});
