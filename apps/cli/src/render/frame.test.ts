// Tests that the screen fits into 80 columns and 24 rows, and that brackets mark the legal cards.

import { ruleWords } from '@moonshot/i18n/games';
import type { TableView } from '@moonshot/protocol';
import { type Ask, type Hearts, type HeartsGame, heartsOf, type State, sheetOf } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { heartsNamed } from '@moonshot/rules/catalogue';
import { expect, test } from 'vitest';
import { asked, choosing, playing } from '../../../../test/play.ts';
import { allowed, cardsWanted, EMPTY, placed, toggled } from '../answer/draft.ts';
import { needOf } from '../answer/need.ts';
import { cut, widthOf, wrapped } from '../core/plain-text.ts';
import { faceOf, inHand } from './cards.ts';
import { companyOf, describeEvents } from './event-text.ts';
import { type FrameState, frame } from './frame.ts';
import { handLines } from './hand.ts';
import { inkOn } from './ink.ts';
import { scoreLines } from './scores.ts';
import { headLine } from './table.ts';

const SIZE = { columns: 80, rows: 24 };
const NAMES = ['You', 'Ada', 'Ben', 'Cleo', 'Dov', 'Eva', 'Finn', 'Gus', 'Hana', 'Ivo', 'June', 'Kai', 'Lena', 'Milo'];

/** The table as the person at seat 0 sees it. */
function viewOf({ sheet, game, rules }: Hearts, state: State): TableView {
  const mine: HeartsGame = game;
  const sitters = NAMES.slice(0, rules.seats).map((name, seat) =>
    seat === 0 ? ({ kind: 'person', name } as const) : ({ kind: 'bot', name, player: 'careful' } as const),
  );
  return {
    id: 't',
    version: 1,
    game: sheet.id,
    rules: 1,
    overrides: {},
    length: null,
    sitters,
    viewer: 0,
    ready: [],
    number: 0,
    mayFinish: null,
    online: null,
    finish: null,
    mayUndo: false,
    deal: mine.view(state, 0),
    ask: mine.ask(state, 0) ?? null,
  };
}

const desk = (recent: readonly string[], draft = EMPTY): FrameState => ({
  draft,
  calling: false,
  typed: '',
  recent,
  note: '',
});

/** A complete selection of cards for the question. */
function full(ask: Ask, hand: readonly Card[]) {
  let draft = placed(ask, hand);
  for (let pointer = 0; pointer < hand.length; pointer++) draft = toggled(ask, hand, { ...draft, pointer });
  return draft;
}

const tables: readonly [game: string, seats: number, overrides?: Record<string, unknown>][] = [
  ['ricketts', 4],
  ['ricketts', 4, { 'pass.cycle': ['scatter'] }],
  ['at-play', 3],
  ['wild-twist', 3],
  ['wild-twist', 7],
  ['classic', 6, { 'kitty.to': 'hand' }],
  ['capture', 2],
  ['capture', 14],
];

test.each(tables)('%s with %i seats %j fits the screen at every moment', (id, seats, overrides = {}) => {
  const hearts = heartsOf(sheetOf(id), seats, overrides);
  let recent: readonly string[] = [];
  let frames = 0;
  for (const { state, events } of playing(hearts, { seed: 'screen', length: { deals: 2 } }, choosing('screen'))) {
    const view = viewOf(hearts, state);
    const players = companyOf(hearts, view.sitters, 0);
    const shown = events.map(event => ({ type: 'game', event: hearts.game.show(event, 0) }) as const);
    recent = [...recent, ...describeEvents(players, shown)].slice(-12);
    const need = needOf(view);
    const hand = inHand(view.deal.hand, hearts.rules.strength);
    const drafts = need.type === 'answer' ? [placed(need.ask, hand), full(need.ask, hand)] : [EMPTY];
    for (const draft of drafts) {
      const lines = frame(hearts, players, view, need, desk(recent, draft), SIZE);
      expect(lines.length).toBeLessThanOrEqual(SIZE.rows);
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(SIZE.columns);
      // nothing was cut off
      expect(lines.filter(line => line.endsWith('…') && line.trim() !== '…')).toEqual([]);
      frames += 1;
    }
  }
  expect(frames).toBeGreaterThan(10);
});

test.each(tables)(
  '%s with %i seats %j: brackets are round the legal cards and no other',
  (id, seats, overrides = {}) => {
    const hearts = heartsOf(sheetOf(id), seats, overrides);
    const game: HeartsGame = hearts.game;
    for (const { state } of playing(hearts, { seed: 'brackets', length: { deals: 1 } }, choosing('brackets')))
      for (const seat of asked(game, state)) {
        const ask = game.ask(state, seat) ?? expect.fail('It is not asked');
        const cards = inHand(state.hands[seat] ?? [], hearts.rules.strength);
        const may = new Set(allowed(ask, []));
        const text = handLines({ cards, allowed: may, chosen: [] }, 79).join(' ');
        const marked = [...text.matchAll(/\[(\S+?)\]/g)].map(match => match[1]);
        expect(marked).toEqual(cards.filter(card => may.has(card)).map(faceOf));
        expect(
          text
            .replace(/[[\]]/g, ' ')
            .trim()
            .split(/\s+/)
            .filter(word => word !== ''),
        ).toEqual(cards.map(faceOf));
        expect(cardsWanted(ask) === 0).toBe(may.size === 0);
      }
  },
);

test('on a screen that is too low, what is asked stays in sight', () => {
  const hearts = heartsOf(sheetOf('capture'), 14);
  for (const { state } of playing(hearts, { seed: 'low' }, choosing('low'))) {
    const view = viewOf(hearts, state);
    const need = needOf(view);
    if (need.type !== 'answer') continue;
    const players = companyOf(hearts, view.sitters, 0);
    const lines = frame(hearts, players, view, need, desk([]), { columns: 60, rows: 12 });
    expect(lines).toHaveLength(12);
    expect(lines.join('\n')).toContain('Lay two cards');
    return;
  }
  throw new Error('nobody was asked to lay');
});

test('a long match leaves the last deals on its score sheet', () => {
  const hearts = heartsOf(sheetOf('ricketts'), 4);
  const { state } = [...playing(hearts, { seed: 'long' }, choosing('long'))].at(-1) ?? expect.fail('Nothing is played');
  const view = viewOf(hearts, state);
  const players = companyOf(hearts, view.sitters, 0);
  const deals = state.results.length;
  expect(deals).toBeGreaterThan(4);
  expect(scoreLines(hearts, players, view).join('\n')).toMatch(new RegExp(`^ {2}1 [\\s\\S]*^ {2}${deals} `, 'm'));
  const short = scoreLines(hearts, players, view, 7);
  expect(short.length).toBeLessThanOrEqual(8);
  expect(short.join('\n')).toContain(`\n  ${deals} `);
});

test('hands are sorted by suit from low to high, even if the ace is low', () => {
  const { rules } = heartsOf(sheetOf('ricketts'), 4, { 'deck.ranks': 'KQJT98765432A' });
  expect(inHand(['KH', 'AS', 'TC', 'AC', '2C', 'WC', 'QD'], rules.strength)).toEqual([
    'AC',
    '2C',
    'TC',
    'WC',
    'QD',
    'AS',
    'KH',
  ]);
});

test('with ink a frame is as wide as without, and red is round the hearts', () => {
  const hearts = heartsOf(sheetOf('ricketts'), 4);
  const cards: readonly Card[] = ['2C', 'QS', 'TH'];
  const plain = handLines({ cards, allowed: new Set(['TH'] as const), chosen: [], pointer: 2 }, 79);
  inkOn(true);
  const inked = handLines({ cards, allowed: new Set(['TH'] as const), chosen: [], pointer: 2 }, 79);
  inkOn(false);
  expect(inked.map(widthOf)).toEqual(plain.map(widthOf));
  expect(inked.join('')).toContain('\u001b[91m10♥\u001b[39m');
  expect(plain.join('')).not.toContain('\u001b');
  expect(hearts.rules.deck).toHaveLength(52);
});

test('texts are broken between words and cut with their colours closed', () => {
  expect(wrapped('one two three four', 9, '  ')).toEqual(['one two', '  three', '  four']);
  expect(cut('\u001b[91mabcdef\u001b[39m', 4)).toBe('\u001b[91mabc\u001b[39m…');
  expect(cut('abc', 3)).toBe('abc');
});

test('Capture tells every player of a short redeal, and its score sheet shows the parts', () => {
  const hearts = heartsOf(sheetOf('capture'), 3);
  let short = 0;
  for (const { state, events } of playing(hearts, { seed: 'parts', length: { deals: 1 } }, choosing('parts'))) {
    const view = viewOf(hearts, state);
    const players = companyOf(hearts, view.sitters, 0);
    const shown = events.map(event => ({ type: 'game', event: hearts.game.show(event, 0) }) as const);
    short += describeEvents(players, shown).filter(told =>
      /^The stock ran out: only .+ got a card\.$/.test(told),
    ).length;
    const [result] = state.results;
    if (result === undefined || !('captured' in result)) continue;
    const lines = scoreLines(hearts, players, view).map(line => line.trim().split(/\s+/));
    expect(lines).toContainEqual(['taken', ...result.captured.map(String)]);
    expect(lines).toContainEqual(['left', ...result.inHand.map(String)]);
  }
  expect(short).toBe(1);
});

test('where there is a pool, the head line and the score sheet show its chips', () => {
  const hearts = heartsNamed('sweepstake', 4);
  const shown = new Set<number>();
  for (const { state } of playing(hearts, { seed: 'pool' }, choosing('pool'))) {
    const view = viewOf(hearts, state);
    const players = companyOf(hearts, view.sitters, 0);
    const pool = -state.totals.reduce((sum, total) => sum + total, 0);
    expect(headLine(hearts, view)).toContain(`pool ${pool}`);
    const lines = scoreLines(hearts, players, view).map(line => line.trim().split(/\s+/));
    expect(lines).toContainEqual(['pool', String(pool)]);
    shown.add(pool);
  }
  expect(shown.size).toBeGreaterThan(2);
});

test('what a moon may bring is told in the language of the rules', async () => {
  const hearts = heartsOf(sheetOf('ricketts'), 4);
  const [first] = playing(hearts, { seed: 'moon', length: { deals: 1 } }, choosing('moon'));
  const state = first?.state ?? expect.fail('Nothing is played');
  const preview = { points: [0, 26, 26, 26], totals: [0, 26, 26, 26], ends: false, winners: [] };
  const ask: Ask = {
    type: 'moon',
    options: [
      { name: 'shed', ...preview },
      { name: 'burden', ...preview },
    ],
  };
  const view = { ...viewOf(hearts, state), ask };
  const players = companyOf(hearts, view.sitters, 0);
  const lines = frame(hearts, players, view, needOf(view), desk([]), SIZE, await ruleWords('de'));
  expect(lines.join('\n')).toContain('Stand');
});
