// Announcements of whole deals as text snapshots, announcements of single events, and the queue that speaks
// them.

import { page as en } from '@moonshot/i18n/english';
import { pageWords } from '@moonshot/i18n/page';
import { inEveryLanguage } from '@moonshot/i18n/testing';
import type { Shown, TableRules, TableView } from '@moonshot/protocol';
import { type Event, type Hearts, heartsOf, type Overrides, sheetOf } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { tableRules } from '@moonshot/table';
import { expect, test } from 'vitest';
import { choosing, type Moment, playing, type Start } from '../../../../../test/play.ts';
import { cardName } from '../../i18n/names.ts';
import type { TableModel } from '../../model/model.ts';
import { nothingSaid, type SpeechQueue, voiceOf } from '../../ui/live/queue.ts';
import { review } from './on-request.ts';
import { askSpoken, spoken, type Verbosity } from './spoken.ts';

const TEXTS = '../../../../../fixtures/spoken';
const NAMES = ['You', 'Tycho', 'Vega', 'Halley', 'Kepler', 'Io'];

/** Seat 0's view of the table. */
function viewAt({ game, sheet }: Hearts, moment: Moment, number: number): TableView {
  return {
    id: 'said',
    version: 1,
    game: sheet.id,
    rules: sheet.version,
    overrides: {},
    length: null,
    sitters: NAMES.slice(0, game.seats).map(name => ({ kind: 'bot', name, player: 'careful' })),
    viewer: 0,
    ready: [],
    number,
    mayUndo: false,
    mayFinish: null,
    online: null,
    finish: null,
    deal: game.view(moment.state, 0),
    ask: game.ask(moment.state, 0) ?? null,
  };
}

interface SpokenStep {
  readonly events: readonly Shown[];
  readonly before: TableView;
  readonly view: TableView;
  readonly rules: TableRules;
}

/** The steps of a match's first deal, as the page shows them. */
function dealOf(game: string, seats: number, start: Start, overrides: Overrides = {}): readonly SpokenStep[] {
  const hearts = heartsOf(sheetOf(game), seats, overrides);
  const told: SpokenStep[] = [];
  let before: TableView | undefined;
  let number = 0;
  for (const moment of playing(hearts, start, choosing(start.seed))) {
    if ('seat' in moment.cause && moment.cause.seat === 0) number += 1;
    const view = viewAt(hearts, moment, number);
    const events = moment.events.map((event): Shown => ({ type: 'game', event: hearts.game.show(event, 0) }));
    if (before !== undefined) told.push({ events, before, view, rules: tableRules(hearts) });
    before = view;
    if (moment.state.results.length > 0) return told;
  }
  return told;
}

/** The announcements of a deal: one line for each step that has an announcement. */
const heard = (deal: readonly SpokenStep[], verbosity: Verbosity): string =>
  deal
    .map(told => spoken(en, told, verbosity).join(' '))
    .filter(line => line !== '')
    .join('\n');

const suitOf = (suit: string): readonly Card[] => [...'23456789TJQKA'].map(rank => `${rank}${suit}` as Card);

/** Seat 0 leads, holds every spade, and takes every trick. */
const MOON: Overrides = { 'pass.cycle': ['hold'], 'opening.leader': 'leftOfDealer', 'opening.card': 'any' };
const MOON_START: Start = {
  seed: 'moon',
  firstDealer: 3,
  imposed: { hands: ['S', 'H', 'C', 'D'].map(suitOf), kitty: [], stock: [] },
};

const texts: readonly [
  name: string,
  game: string,
  seats: number,
  start: Start,
  verbosity: Verbosity,
  over?: Overrides,
][] = [
  ['ricketts', 'ricketts', 4, { seed: 'said', firstDealer: 3 }, 'full'],
  ['ricketts-short', 'ricketts', 4, { seed: 'said', firstDealer: 3 }, 'short'],
  ['ricketts-turns', 'ricketts', 4, { seed: 'said', firstDealer: 3 }, 'turns'],
  ['ricketts-moon', 'ricketts', 4, MOON_START, 'full', MOON],
  ['at-play', 'at-play', 4, { seed: 'said', firstDealer: 0 }, 'full'],
  ['wild-twist', 'wild-twist', 5, { seed: 'said', firstDealer: 0 }, 'full'],
  ['classic', 'classic', 3, { seed: 'said', firstDealer: 0 }, 'full'],
  ['capture', 'capture', 6, { seed: 'said', firstDealer: 0 }, 'full'],
];

test.each(texts)(
  'the sentences of a deal of %s match its events',
  async (name, game, seats, start, verbosity, over) => {
    await expect(`${heard(dealOf(game, seats, start, over), verbosity)}\n`).toMatchFileSnapshot(`${TEXTS}/${name}.txt`);
  },
);

test.each(texts)('the announcements of %s are whole sentences', (_, game, seats, start, verbosity, over) => {
  for (const told of dealOf(game, seats, start, over))
    for (const sentence of spoken(en, told, verbosity)) {
      expect(sentence).toMatch(/^[A-Z0-9].*[.:]$/s);
      expect(sentence).not.toMatch(/undefined|NaN|null|object|♣|♦|♠|♥|\b[2-9TJQKAW][CDSH]\b/);
    }
});

/** The cards that an event turns face up for the viewer. */
function shownCards(event: Event): readonly Card[] {
  if (event.type === 'played') return [event.card];
  return event.type === 'revealed' ? event.tops : [];
}

test.each(texts.filter(([, , , , verbosity]) => verbosity === 'full'))(
  'in every language each card of %s is announced by its name',
  async (_name, game, seats, start, verbosity, over) => {
    const deal = dealOf(game, seats, start, over);
    for (const [, words] of await inEveryLanguage(pageWords))
      for (const step of deal) {
        const all = spoken(words, step, verbosity).join(' ');
        expect(all).not.toMatch(/undefined|NaN|null|object|♣|♦|♠|♥/);
        const cards = step.events.flatMap(one => (one.type === 'game' ? shownCards(one.event) : []));
        for (const card of cards) expect(all.toLowerCase()).toContain(cardName(words, card).toLowerCase());
      }
  },
);

/** A speech queue with a fake clock. */
function standing() {
  let now = 0;
  const later: { at: number; then: () => void }[] = [];
  const clock = { now: () => now, later: (ms: number, then: () => void) => later.push({ at: now + ms, then }) };
  const pass = (ms: number): void => {
    now += ms;
    for (const one of later.splice(0)) one.at <= now ? one.then() : later.push(one);
  };
  return { voice: voiceOf(clock, nothingSaid()), pass };
}

const linesOf = ({ lines }: SpeechQueue): readonly string[] => lines.map(line => line.text);

test('events within 400 ms are announced together, and nothing twice', () => {
  const { voice, pass } = standing();
  voice.tell(['Tycho leads 6 of clubs.']);
  pass(300);
  voice.tell(['Vega, king of clubs, winning.']);
  expect(linesOf(voice)).toEqual([]);
  pass(100);
  expect(linesOf(voice)).toEqual(['Tycho leads 6 of clubs. Vega, king of clubs, winning.']);
  pass(5000);
  voice.tell(['Halley, 2 of clubs.']);
  pass(400);
  expect(linesOf(voice)).toEqual(['Tycho leads 6 of clubs. Vega, king of clubs, winning.', 'Halley, 2 of clubs.']);
});

test('the viewer’s turn breaks in with what waited, but never into something that is being said', () => {
  const { voice, pass } = standing();
  voice.tell(['Tycho leads 6 of clubs.']);
  voice.ask(['Your turn. Follow clubs. 4 cards are legal.']);
  expect(voice.turn?.text).toBe('Tycho leads 6 of clubs. Your turn. Follow clubs. 4 cards are legal.');
  expect(linesOf(voice)).toEqual([]);
  pass(400);
  expect(linesOf(voice)).toEqual([]);
  voice.tell(['Vega, king of clubs, winning.']);
  voice.ask(['Your turn. Lead a card. 9 cards are legal.']);
  expect(linesOf(voice)).toEqual(['Vega, king of clubs, winning. Your turn. Lead a card. 9 cards are legal.']);
});

test('an announcement requested by a key follows those that wait, and the log has all in order', () => {
  const { voice, pass } = standing();
  voice.tell(['Tycho leads 6 of clubs.']);
  voice.say(['Your hand is empty.']);
  pass(400);
  expect(voice.log.map(line => line.text)).toEqual(['Tycho leads 6 of clubs.', 'Your hand is empty.']);
  voice.newLog();
  expect(voice.log).toEqual([]);
});

test('a message follows the waiting announcements at once, and is not in the log', () => {
  const { voice } = standing();
  voice.tell(['Tycho leads 6 of clubs.']);
  voice.say(['Choose all the cards first.'], false);
  expect(linesOf(voice)).toEqual(['Tycho leads 6 of clubs.', 'Choose all the cards first.']);
  expect(voice.log.map(line => line.text)).toEqual(['Tycho leads 6 of clubs.']);
});

/** The announcements of a single event at a table of four, as one text. */
function single(event: Event, parts: { deal?: object; before?: object; rules?: object; later?: Event[] } = {}): string {
  const [first] = dealOf('ricketts', 4, { seed: 'said', firstDealer: 3 });
  if (first === undefined) throw new Error('Cannot stage: there is no deal');
  const view = { ...first.view, ask: null };
  const at = (more: object = {}): TableView => ({ ...view, deal: { ...view.deal, ...more } }) as TableView;
  const told: SpokenStep = {
    events: [event, ...(parts.later ?? [])].map(one => ({ type: 'game', event: one })),
    before: at(parts.before),
    view: at(parts.deal),
    rules: { ...first.rules, ...parts.rules },
  };
  return spoken(en, told, 'full').join(' ');
}

const placed = (seat: number, card: Card) => ({ type: 'played', seat, card, broke: false }) as const;
const LED = { trick: { leader: 1, plays: [{ seat: 1, card: '6C' }] } };
const result = { deal: 1, dealer: 3, step: 'left', taken: [[], [], [], []], moon: null } as const;

test.each<[name: string, said: string, wanted: string]>([
  ['a lead', single(placed(1, '6C')), 'Tycho leads 6 of clubs.'],
  ['the viewer’s lead', single(placed(0, '6C')), 'You lead 6 of clubs.'],
  ['a card that wins', single(placed(2, 'KC'), { before: LED, deal: { winning: 2 } }), 'Vega, king of clubs, winning.'],
  ['a card that does not', single(placed(2, '2C'), { before: LED, deal: { winning: 1 } }), 'Vega, 2 of clubs.'],
  [
    'hearts are broken',
    single({ ...placed(2, '4H'), broke: true }, { before: LED }),
    'Vega, 4 of hearts. Hearts are broken by Vega.',
  ],
  [
    'and nothing of it where they cannot be',
    single({ ...placed(2, '4H'), broke: true }, { before: LED, rules: { closesHearts: false } }),
    'Vega, 4 of hearts.',
  ],
  ['a wild', single({ ...placed(2, 'WC'), call: 'low' }), 'Vega leads wild club, called lowest.'],
  [
    'a trick with points',
    single(
      { type: 'taken', seat: 3, points: 15, kitty: 0, into: 'pile' },
      {
        before: { trick: { leader: 0, plays: [placed(0, 'QS'), placed(1, '2H'), placed(2, '3H')] } },
        deal: { phase: 'play' },
      },
    ),
    'Halley takes the trick: 2 hearts and the queen of spades. Halley leads.',
  ],
  [
    'a trick in a game of contracts',
    single(
      { type: 'taken', seat: 3, points: 20, kitty: 0, into: 'pile' },
      {
        before: { trick: { leader: 0, plays: [placed(0, 'QS'), placed(1, 'KH'), placed(2, '3H')] } },
        deal: { phase: 'play' },
        rules: { costs: {}, contracts: [{ name: 'King of hearts', costs: { KH: 20 } }] },
      },
    ),
    'Halley takes the trick: 1 heart. Halley leads.',
  ],
  [
    'a trick with the kitty',
    single({ type: 'taken', seat: 3, points: 0, kitty: 3, into: 'pile' }, { deal: { phase: 'scoring' } }),
    'Halley takes the trick. Halley takes the kitty: 3 cards.',
  ],
  ['another’s moon', single({ type: 'shot', seat: 2 }), 'Vega shot the moon.'],
  ['its choice', single({ type: 'chose', seat: 2, option: 'burden' }), 'Vega gives the points to the opponents.'],
  [
    'the end of a deal',
    single({
      type: 'scored',
      result: { ...result, points: [1, 13, 12, 0], totals: [38, 0, 71, 26], wraps: [{ seat: 1, from: 104, to: 0 }] },
      next: 'deal',
      dealer: 0,
      winners: [],
    }),
    'Deal over. You 1, now 38. Tycho 13, now 104. Vega 12, now 71. Halley 0, now 26. Tycho lands on 104 and goes back to 0.',
  ],
  [
    'the end of the match',
    single({
      type: 'scored',
      result: { ...result, points: [0, 0, 0, 26], totals: [38, 40, 71, 101], wraps: [] },
      next: 'end',
      dealer: null,
      winners: [0],
    }),
    'Deal over. You 0, now 38. Tycho 0, now 40. Vega 0, now 71. Halley 26, now 101. The match is over. You win with 38.',
  ],
])('%s', (_, said, wanted) => {
  expect(said).toBe(wanted);
});

test('nobody takes a trick that goes with the next, also in the answer to a key', () => {
  const [told] = dealOf('ricketts', 4, { seed: 'said', firstDealer: 3 });
  const trick = { leader: 1, plays: [placed(1, '6C'), placed(2, '6C')], winner: 1, kitty: [], cancelled: true };
  const view = { ...told?.view, deal: { ...told?.view.deal, tricks: [trick] } };
  const said = review(en, { view, rules: told?.rules } as unknown as TableModel, 'last');
  expect(said.at(-1)).toBe(`${en.news.cancelled}.`);
});

test('an offer to end the deal is announced once, when it appears', () => {
  const [told] = dealOf('ricketts', 4, { seed: 'said', firstDealer: 3 });
  if (told === undefined) throw new Error('Cannot offer anything: nothing was shown');
  const said = (before: TableView['mayFinish'], now: TableView['mayFinish']): string | undefined =>
    askSpoken(en, {
      ...told,
      events: [],
      before: { ...told.view, mayFinish: before },
      view: { ...told.view, mayFinish: now },
    }).at(-1);
  expect(said(null, 'settled')).toBe('You may end the deal: no points are left.');
  expect(said(null, 'rest')).toBe('You may claim the rest: no card still out can take a trick from you.');
  expect(said('settled', 'settled')).toBeUndefined();
  expect(said('settled', null)).toBeUndefined();
});
