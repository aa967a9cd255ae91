// Tests what a transcript leaves out, how it orders simultaneous steps, and that it needs the whole log and
// not a view.
import { expect, test } from 'vitest';
import { answerTo } from '../../../../test/play.ts';
import { CARDS, type Card, isWild } from '../cards/card.ts';
import { withoutAll } from '../cards/card-set.ts';
import { seedOf } from '../cards/chance.ts';
import type { MatchOptions, Supply } from '../game/game.ts';
import { settle } from '../game/settle.ts';
import { type Action, type Ask, type Event, type Hearts, type HeartsGame, type State, sheetOf } from '../games.ts';
import { heartsOf } from '../prepare.ts';
import { replayTranscript } from './replay.ts';
import type { TranscriptStep } from './transcript.ts';
import { transcriptOf } from './write.ts';

/** A player's answer, or what the table supplies. */
type Deed = readonly [seat: number, action: Action] | Supply;

const byAnswer = (game: HeartsGame, state: State, seat: number, action: Action): Event => {
  const verdict = game.decide(state, seat, action);
  if (!verdict.ok) throw new Error(`Cannot play on: ${JSON.stringify(verdict.refusal)}`);
  return verdict.event;
};

const first = (ask: Ask): Action => answerTo(ask, () => 0);

/**
 * Continues without instructions: deals cards from a seed, and gives the first legal answer to each question.
 */
function anything(game: HeartsGame, state: State): Event {
  if (game.owed(state) !== undefined) return game.supply(state, { seed: seedOf(`${state.results.length}`) });
  for (const seat of state.hands.keys()) {
    const ask = game.ask(state, seat);
    if (ask && !(ask.type === 'lay' && ask.laid)) return byAnswer(game, state, seat, first(ask));
  }
  throw new Error(`Cannot play on: nobody is asked anything in phase ${state.phase}`);
}

/** Plays the given steps, then any legal ones to the end of the match. */
function played(hearts: Hearts, deeds: readonly Deed[], opening: MatchOptions): readonly Event[] {
  const game: HeartsGame = hearts.game;
  const begun = settle(game, undefined, game.open(opening));
  const events = [...begun.events];
  let { state } = begun;
  for (let i = 0; state.phase !== 'over'; i++) {
    if (i > 999) throw new Error('Cannot play on: the match has no end');
    const deed = deeds[i];
    const event =
      deed === undefined
        ? anything(game, state)
        : 'length' in deed
          ? byAnswer(game, state, ...deed)
          : game.supply(state, deed);
    const settled = settle(game, state, event);
    events.push(...settled.events);
    state = settled.state;
  }
  return events;
}

const OVERRIDES = { 'pass.cycle': [], misdeal: 'allPenalty', 'moon.choose': 'auto' };
const hearts = heartsOf(sheetOf('ricketts'), 4, OVERRIDES);
const TWO: MatchOptions = { firstDealer: 1, length: { deals: 2 } };
const ONE: MatchOptions = { firstDealer: 1, length: { deals: 1 } };

const imposed = (hands: readonly (readonly Card[])[], stock: readonly Card[] = []): Supply => ({
  imposed: { hands, kitty: [], stock },
});

const allHearts = (): Supply => {
  const own = hearts.rules.deck.filter((card: Card) => card.endsWith('H'));
  const rest = withoutAll(hearts.rules.deck, own);
  return imposed([own, ...[0, 1, 2].map(i => rest.slice(i * 13, (i + 1) * 13))]);
};

test('a deal that was thrown in is left out', () => {
  const events = played(hearts, [allHearts()], TWO);
  expect(events.filter(event => event.type === 'misdealt')).toHaveLength(1);
  const transcript = transcriptOf(hearts, events, OVERRIDES);
  expect(transcript).toMatchObject({ firstDealer: 1, length: { deals: 2 }, rules: OVERRIDES, deals: { length: 2 } });
  expect(replayTranscript(transcript)).toEqual({ decisions: 2 * 52 });
});

test('a log that stops in the middle gives its finished deals and no winners', () => {
  const events = played(hearts, [], TWO);
  const scored = events.findIndex(event => event.type === 'scored');
  const transcript = transcriptOf(hearts, events.slice(0, scored + 9), OVERRIDES);
  expect(transcript.deals).toHaveLength(1);
  expect(transcript.winners).toEqual([]);
  expect(replayTranscript(transcript)).toEqual({ decisions: 52 });
});

test.each<[name: string, events: readonly Event[]]>([
  ['no event', []],
  ['the first event alone, before a dealer is found', [hearts.game.open({})]],
])('%s: no overrides, no length and no deals', (_, events) => {
  const transcript = {
    format: 'moonshot-transcript/1',
    game: 'ricketts',
    seats: 4,
    firstDealer: 0,
    deals: [],
    winners: [],
  };
  expect(transcriptOf(hearts, events)).toStrictEqual(transcript);
  expect(transcriptOf(hearts, events, {})).toStrictEqual(transcript);
});

const allBut = (ranks: string) => CARDS.filter(card => !isWild(card) && !ranks.includes(card.charAt(0)));

const EIGHT = { 'deck.remove': allBut('KQ'), 'pass.cycle': ['left'], 'pass.count': 1 };
const CHARGED = { ...EIGHT, 'pass.cycle': [], 'charge.cards': [{ shown: 'QS', doubles: ['QS'] }] };
const CLAIMED = {
  ...{ 'deck.remove': allBut('K'), 'moon.needs': [], 'moon.options': [] },
  points: [{ cards: ['H*'], value: 1 }],
};
const LAID = { 'deck.remove': allBut('KQ'), 'deal.hand': 4, commit: 'revocable' };

test('the first dealer is the one who was found first', () => {
  const rules = { ...EIGHT, 'dealer.next': 'cutAgain' };
  const hearts = heartsOf(sheetOf('black-lady'), 4, rules);
  const events = played(hearts, [{ seed: seedOf('cut') }], { length: { deals: 4 } });
  const found = events.flatMap(event => (event.type === 'dealer' ? [event.dealer] : []));
  const transcript = transcriptOf(hearts, events, rules);
  expect(found).toEqual([2, 3, 0, 0]);
  expect([transcript.firstDealer, ...transcript.deals.map(({ dealer }) => dealer)]).toEqual([2, ...found]);
  expect(replayTranscript(transcript)).toEqual({ decisions: 4 * 12 });
});

const cards = (text: string) => text.split(' ') as Card[];
const EIGHT_DEALT = imposed([cards('KS KD'), cards('QD QH'), cards('QS KH'), cards('KC QC')]);
const KINGS = { asked2: ['KC WS', 'KS WD', 'WC KD', 'WH KH'], asked0: ['WC KD', 'KS WD', 'KC WS', 'WH KH'] };
const UNANSWERED = imposed([]);

const passes = (seat: number, card: Card, to: number): Deed => [seat, { type: 'pass', gifts: [{ card, to }] }];
const charges = (seat: number, ...cards: readonly Card[]): Deed => [seat, { type: 'charge', cards }];
const lays = (seat: number, bottom: Card, top: Card): Deed => [seat, { type: 'lay', bottom, top }];

type Row = readonly [
  name: string,
  game: string,
  seats: number,
  rules: Loose,
  deeds: readonly Deed[],
  steps: TranscriptStep[],
];
type Loose = Readonly<Record<string, unknown>>;

const ROWS: readonly Row[] = [
  [
    'simultaneous passes are written by seat',
    ...(['black-lady', 4, EIGHT] as const),
    [EIGHT_DEALT, passes(3, 'KC', 0), passes(1, 'QH', 2), passes(0, 'KS', 1), passes(2, 'KH', 3)],
    [
      { seat: 0, pass: [['KS', 1]] },
      { seat: 1, pass: [['QH', 2]] },
      { seat: 2, pass: [['KH', 3]] },
      { seat: 3, pass: [['KC', 0]] },
    ],
  ],
  [
    'successive passes are written in their order',
    ...(['black-lady', 4, { ...EIGHT, 'pass.see': 'beforeChoosing' }] as const),
    [EIGHT_DEALT, passes(2, 'KH', 3), passes(3, 'KC', 0), passes(0, 'KS', 1), passes(1, 'QH', 2)],
    [
      { seat: 2, pass: [['KH', 3]] },
      { seat: 3, pass: [['KC', 0]] },
      { seat: 0, pass: [['KS', 1]] },
      { seat: 1, pass: [['QH', 2]] },
    ],
  ],
  [
    'charges are written by seat, however cards are passed',
    ...(['black-lady', 4, { ...CHARGED, 'pass.see': 'beforeChoosing' }] as const),
    [EIGHT_DEALT, charges(3), charges(0), charges(2, 'QS'), charges(1)],
    [
      { seat: 0, charge: [] },
      { seat: 1, charge: [] },
      { seat: 2, charge: ['QS'] },
      { seat: 3, charge: [] },
    ],
  ],
  [
    'pairs are written by seat, and of a seat that lays again the later',
    ...(['capture', 2, LAID] as const),
    [
      imposed([cards('KS KD QS KH'), cards('QC KC QD QH')]),
      lays(1, 'QC', 'KC'),
      lays(1, 'QH', 'QC'),
      lays(0, 'KS', 'KD'),
    ],
    [
      { seat: 0, lay: ['KS', 'KD'], legal: 'KD>KS KD>QS KH>KD KH>KS KH>QS KS>KD KS>QS QS>KD QS>KS'.split(' ') },
      { seat: 1, lay: ['QH', 'QC'], legal: 'KC>QC KC>QD QC>KC QC>QD QD>KC QD>QC QH>KC QH>QC QH>QD'.split(' ') },
    ],
  ],
  [
    'a window that closes unanswered was declined',
    ...(['wild-twist', 4, CLAIMED] as const),
    [imposed(KINGS.asked2.map(cards)), UNANSWERED],
    [
      { seat: 2, claim: false },
      { seat: 0, play: 'KC', legal: ['KC'] },
    ],
  ],
  [
    'a claim of the first seat',
    ...(['wild-twist', 4, CLAIMED] as const),
    [imposed(KINGS.asked0.map(cards)), [0, { type: 'claim', claim: true }]],
    [
      { seat: 0, claim: true },
      { seat: 0, play: 'WC', call: 'low', legal: ['WC:low'] },
    ],
  ],
];

test.each(ROWS)('%s', (_, game, seats, rules, deeds, steps) => {
  const hearts = heartsOf(sheetOf(game), seats, rules);
  const transcript = transcriptOf(hearts, played(hearts, deeds, ONE), rules);
  const told = transcript.deals.flatMap(deal => deal.steps);
  expect(told.slice(0, steps.length)).toStrictEqual(steps);
  expect(replayTranscript(transcript)).toStrictEqual({ decisions: told.length });
});

const SHOWN = 'Cannot write a transcript: its events show a viewer counts instead of cards; expected those of the log';

test.each<[type: Event['type'], game: string, seats: number, rules: Loose]>([
  ['dealt', 'black-lady', 4, EIGHT],
  ['passed', 'black-lady', 4, EIGHT],
  ['charged', 'black-lady', 4, CHARGED],
  ['buried', 'black-lady', 3, { ...EIGHT, 'deal.hand': 2, 'deal.rest': 'kitty', 'kitty.to': 'hand' }],
  ['laid', 'capture', 2, LAID],
])('%s as a watcher is shown it makes no transcript', (type, game, seats, rules) => {
  const hearts = heartsOf(sheetOf(game), seats, rules);
  const events = played(hearts, [], ONE);
  const shown = events.map(event => (event.type === type ? hearts.game.show(event, 'watcher') : event));
  expect(() => transcriptOf(hearts, shown)).toThrow(new Error(SHOWN));
});

test.each<[type: Event['type'], game: string, seats: number, rules: Loose]>([
  ['played', 'black-lady', 4, EIGHT],
  ['laid', 'capture', 2, { ...LAID, commit: 'locked' }],
])('a log in which a seat that is not asked has %s makes no transcript', (type, game, seats, rules) => {
  const hearts = heartsOf(sheetOf(game), seats, rules);
  const events = played(hearts, [], ONE);
  const place = events.findIndex(event => event.type === type);
  const twice = [...events.slice(0, place + 1), ...events.slice(place)];
  const seat = (events[place] as { readonly seat: number }).seat;
  const error = new Error(`Cannot write a transcript: seat ${seat} acts and is not asked`);
  expect(() => transcriptOf(hearts, twice)).toThrow(error);
});
