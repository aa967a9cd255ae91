// Tests of replayed proofs: every seat's decisions equal those of the match that was sealed.
import { type Event, type Hearts, heartsOf, type Overrides, SHEETS, type State, sheetOf } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { GAMES } from '../../../../test/conversions/played.ts';
import { choosing, playing } from '../../../../test/play.ts';
import { freshSample, freshSeeds } from '../../../../test/seeds.ts';
import { proved, sealedMatch } from '../../testing/sealed.ts';
import { heartsFor } from '../core/game.ts';
import { bouts, type TrickProof, tricks } from '../seal/proof-play.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import { logFromGame, matchInProof, replayProof, specOf } from './recorded.ts';

const SECRET = '0'.repeat(64);

/**
 * The parts of a decision that a proof determines. A proof does not contain which other seats had already
 * answered.
 */
const essence = ({ deal, trick, view, ask, action, hidden }: Decision) => ({
  ...{ deal, trick, ask, action, hand: view.hand, totals: view.totals },
  hands: hidden.hands.map(hand => [...hand].sort()),
});

const MIXED = { 'pass.cycle': ['mix', 'mix-if-uncharged'], 'charge.cards': [{ shown: 'QS', doubles: ['QS'] }] };
const MATCHES: readonly (readonly [name: string, game: string, seats: number, overrides: Overrides])[] = [
  ...SHEETS.map(({ id, seats }) => [id, id, seats.best, {}] as const),
  ['cards that are mixed', 'ricketts', 4, MIXED],
];

test.each(MATCHES)('%s: a proof tells every decision of its match', async (_, game, seats, overrides) => {
  const events = await sealedMatch(game, 2, seats, { length: { deals: 2 }, overrides });
  const proof = proved(events);
  const spec = specOf(
    proof,
    Array.from({ length: seats }, (_, i) => `S${i}`),
  );
  const hearts = heartsFor(spec);
  const log = logFromGame('again', spec, SECRET, replayProof(hearts, proof));
  for (let seat = 0; seat < seats; seat++) {
    const told = decisionsOf(hearts, log, seat).map(essence);
    expect(told.length).toBeGreaterThan(6);
    expect(told).toEqual(decisionsOf(hearts, events, seat).map(essence));
  }
});

/**
 * Events that a proof does not contain, or whose order it does not contain because seats are asked at the
 * same time.
 */
const UNTOLD: readonly Event['type'][] = ['opened', 'dealer', 'passed', 'charged', 'laid'];
const known = (events: readonly Event[]) =>
  // a mix is secret until all cards have been given
  events.filter(({ type }) => !UNTOLD.includes(type)).map(event => ({ ...event, mix: null }));

/** A deal in the form of a proof, without its seals. */
const dealIn = ({ deal, dealer, hands, ...rest }: Extract<Event, { type: 'dealt' }>, game: State) => ({
  deal,
  dealt: { dealer, hands, rest: 'stock' in rest ? rest.stock : rest.kitty },
  play: 'bouts' in game ? bouts(game, true) : tricks(game, true, true),
});

/**
 * A randomly played match of three deals. Yields the events after each step, with its deals in proof form.
 */
function* byChance(hearts: Hearts, seed: string) {
  const events: Event[] = [];
  const last: Parameters<typeof dealIn>[] = []; // each dealt event, with the last state of its deal
  for (const moment of playing(hearts, { seed, length: LENGTH }, choosing(seed))) {
    events.push(...moment.events);
    const dealt = events.findLast(event => event.type === 'dealt');
    if (dealt !== undefined) last[dealt.deal - 1] = [dealt, moment.state];
    const deals = last.map(deal => dealIn(...deal));
    const { rules, sheet } = hearts;
    const head = { rules: `${sheet.id}@${sheet.version}`, overrides: {}, seats: rules.seats };
    yield { events, told: matchInProof({ ...head, length: LENGTH, deals }) };
  }
}

const LENGTH = { deals: 3 };
const BY_CHANCE: typeof GAMES = [
  ...GAMES,
  ['wilds that nobody holds', 'wild-twist', 5, {}],
  ['cards that are mixed', 'ricketts', 4, MIXED],
  ['pairs that may still be changed', 'capture', 4, { commit: 'revocable' }],
  ['dealers who are cut for', 'capture', 4, { 'dealer.next': 'cutAgain' }],
];

test.each(BY_CHANCE)(
  '%s (%s, %i seats): a random match is reconstructed from its proof',
  (id, base, seats, overrides) => {
    const hearts = heartsOf(sheetOf(base), seats, overrides);
    for (const seed of freshSeeds(`told again: ${id}`, 1)) {
      const whole = [...byChance(hearts, `${id} ${seed}`)].at(-1)!;
      expect(known(replayProof(hearts, whole.told))).toEqual(known(whole.events));
    }
  },
);

test('cards that are charged after a mix were not charged before it', () => {
  const hearts = heartsOf(sheetOf('ricketts'), 4, { ...MIXED, 'pass.cycle': ['mix-if-uncharged'] });
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const { events, told } = [...byChance(hearts, seed)].at(-1)!;
    expect(known(replayProof(hearts, told))).toEqual(known(events));
  }
});

/** Games that together ask every kind of question. */
const ASKING = [
  'ricketts',
  'wild-twist',
  'capture',
  'auction',
  'heartsette-hand',
  'partners-moon',
  'gong-zhu',
  'turbo',
];
/**
 * Events that a proof shows only through later answers: the opening through the first card, and the beginning
 * of a mix through the cards that are given.
 */
const SHOWN_LATER: readonly unknown[] = ['opening', 'mixing'];

/** The player who takes the queen of spades shoots the moon, so that every deal asks for an option. */
const MOONS: (typeof GAMES)[number] = ['a moon in every deal', 'ricketts', 4, { 'moon.needs': ['QS'] }];

const asking = [...GAMES.filter(([id]) => ASKING.includes(id)), MOONS];

test.each(freshSample('matches broken off', asking, 3))(
  '%s (%s, %i seats): an abandoned match is written as far as it was played',
  (_, base, seats, overrides) => {
    const hearts = heartsOf(sheetOf(base), seats, overrides);
    for (const { events, told } of byChance(hearts, 'b')) {
      if (SHOWN_LATER.includes(events.at(-1)?.type)) continue;
      expect(known(replayProof(hearts, told)), `${events.length} events`).toEqual(known(events));
    }
  },
);

test('a proof names the cut’s dealer, but not the cut cards', () => {
  const hearts = heartsOf(sheetOf('capture'), 4, { 'dealer.next': 'cutAgain' });
  const { told } = [...byChance(hearts, 'cut')].at(-1)!;
  const found = replayProof(hearts, told).filter(({ type }) => type === 'dealer');
  const dealers = told.deals.slice(1).map(({ dealt }) => ({ type: 'dealer', dealer: dealt?.dealer, rounds: [] }));
  expect(found).toEqual(dealers);
});

const CLASSIC = heartsOf(sheetOf('classic'), 4);
const { told: WHOLE } = [...byChance(CLASSIC, 'whole')].at(-1)!;

test.each<readonly [name: string, deals: readonly unknown[]]>([
  ['no deal', []],
  ['a deal whose cards never came', [{ ...WHOLE.deals[0], dealt: null }]],
])('%s: the match was opened, and that is all', (_, deals) => {
  const opened = CLASSIC.game.open({ firstDealer: 0, length: LENGTH });
  expect(replayProof(CLASSIC, matchInProof({ ...WHOLE, deals }))).toEqual([opened]);
});

test.each([
  ['one card of a game with claims', 'wild-twist', 1, 'played'],
  ['no card of a game with claims', 'wild-twist', 0, 'dealt'],
] as const)('of a match with %s, nothing further is replayed', (_, id, cards, last) => {
  const hearts = heartsOf(sheetOf(id), 4);
  const { told } = [...byChance(hearts, 'first')].at(-1)!;
  const { play, ...deal } = told.deals[0] as { readonly play: TrickProof };
  const [first] = play.tricks;
  const left = cards === 0 ? [] : [{ ...first, plays: first?.plays.slice(0, cards) }];
  const events = replayProof(hearts, matchInProof({ ...told, deals: [{ ...deal, play: { ...play, tricks: left } }] }));
  expect(events.at(-1)?.type).toBe(last);
});

test('a deal whose play is that of another kind of game is dealt, and that is all', () => {
  const deals = [{ ...WHOLE.deals[0], play: { kind: 'commit-reveal', bouts: [] } }];
  const events = replayProof(CLASSIC, matchInProof({ ...WHOLE, deals }));
  expect(events.map(({ type }) => type)).toEqual(['opened', 'dealt']);
});

test('where a pair of cards is due, a card that was played is refused', () => {
  const hearts = heartsOf(sheetOf('capture'), 4, { 'deal.hand': 13 });
  const { told } = [...byChance(hearts, 'first')].at(-1)!;
  const [deal] = told.deals;
  const play = {
    kind: 'tricks',
    passes: [],
    tricks: [
      {
        plays: [
          [0, '2C'],
          [1, '3C'],
        ],
      },
    ],
  };
  const message = expect.stringMatching(/the rules refuse {"type":"play","card":"2C"} of seat \d$/);
  expect(() => replayProof(hearts, matchInProof({ ...told, deals: [{ ...deal, play }] }))).toThrow(
    expect.objectContaining({ message }),
  );
});

test('a deal after the last is refused', () => {
  const deals = [...WHOLE.deals, ...WHOLE.deals.slice(-1)];
  const fault = new Error('Cannot play deal 3 again: no deal is owed here');
  expect(() => replayProof(CLASSIC, { ...WHOLE, deals })).toThrow(fault);
});

test('the table of a proof has its rules and its length, and people by the given names', () => {
  const rules = { overrides: { 'moon.choose': 'auto' }, length: { target: 50 } };
  const sitters = ['Ada', 'Ben'].map(name => ({ kind: 'person', name }));
  expect(specOf(matchInProof({ ...WHOLE, ...rules, rules: 'ricketts@7' }), ['Ada', 'Ben'])).toEqual({
    ...{ ...rules, game: 'ricketts', version: 7, sitters },
  });
});

test('a card that was not held is refused, with the deal', () => {
  const [deal] = WHOLE.deals;
  const [first = [], second = [], ...rest] = deal?.dealt?.hands ?? [];
  const swapped = { ...deal, dealt: { ...deal?.dealt, hands: [second, first, ...rest] } };
  const message = expect.stringMatching(/^Cannot play deal 1 again: the rules refuse {"type":.*} of seat \d$/);
  expect(() => replayProof(CLASSIC, matchInProof({ ...WHOLE, deals: [swapped] }))).toThrow(
    expect.objectContaining({ message }),
  );
});
