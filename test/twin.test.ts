// The bitboard positions agree with the engine, play by play: the same legal cards, winners, points and
// scores in random deals of every sheet.

import { quickDraws } from '@moonshot/bots';
import { CHANGED_GAMES } from '@moonshot/bots/testing';
import { type Hearts, heartsOf, type ImposedDeal, SHEETS, sheetOf } from '@moonshot/rules';
import { type Card, shuffled } from '@moonshot/rules/cards';
import { describe, expect, test } from 'vitest';
import { captureTables } from '../packages/bots/src/sim/capture/position.ts';
import { layOut } from '../packages/bots/src/sim/trick/suit-bitboards.ts';
import { OPENSPIEL_SHEET } from '../packages/rules/src/transcript/openspiel.ts';
import { HOUSE_RULES } from './house-rules.ts';
import type { Choose } from './play.ts';
import { freshSample, freshSeed } from './seeds.ts';
import { type Bouts, walkBouts } from './twin/bouts.ts';
import { type Tricks, walk } from './twin/tricks.ts';

const TIMES = process.env.MODE === 'deep' ? 400 : 1;
const DEALS = 25 * TIMES; // per game and number of seats
const TOGGLED_DEALS = 10 * TIMES; // per house rule
const SOME = 25; // of the house rules that are played for whole matches

interface Table {
  readonly name: string;
  readonly hearts: Hearts;
  readonly deals: number;
}

const games: readonly Table[] = [...SHEETS, OPENSPIEL_SHEET].flatMap(sheet =>
  Array.from({ length: sheet.seats.max - sheet.seats.min + 1 }, (_, i) => {
    const seats = sheet.seats.min + i;
    return { name: `${sheet.id} with ${seats}`, hearts: heartsOf(sheet, seats), deals: DEALS };
  }),
);

const sampled = freshSample('house rules of the twin', HOUSE_RULES, SOME);

const toggled: readonly Table[] = [...CHANGED_GAMES, ...sampled].map(({ name, game, seats, overrides }) => ({
  name,
  hearts: heartsOf(sheetOf(game), seats, overrides),
  deals: TOGGLED_DEALS,
}));

const tables = [...games, ...toggled];

/** A generator of draws that gives other deals with every commit. */
const drawing = (name: string): Choose => quickDraws(`twin ${name} ${freshSeed('twin')}`);

/**
 * Two of three deals are random; the third gives almost whole suits, so that moons and hands without a safe
 * card occur.
 */
function cards({ rules }: Tricks, deal: number, draw: Choose): ImposedDeal {
  const { deck, seats, handSize } = rules;
  const order = deal % 3 === 2 ? swapped(deck, 6, draw) : shuffled(deck, draw);
  const hands = Array.from({ length: seats }, (_, seat) => order.slice(seat * handSize, (seat + 1) * handSize));
  return { hands, kitty: order.slice(seats * handSize), stock: [] };
}

function swapped(deck: readonly Card[], times: number, draw: Choose): readonly Card[] {
  const order = [...deck];
  for (let i = 0; i < times; i++) {
    const [a, b] = [draw(order.length), draw(order.length)];
    [order[a], order[b]] = [order[b] as Card, order[a] as Card];
  }
  return order;
}

let moons = 0;

describe('trick games', () => {
  test.each(tables.filter(({ hearts }) => hearts.kind === 'tricks'))('$name', ({ name, hearts, deals }) => {
    const tricks = hearts as Tricks;
    const suitBits = layOut(tricks.rules);
    const draw = drawing(name);
    for (let deal = 0; deal < deals; deal++)
      if (walk(tricks, suitBits, cards(tricks, deal, draw), deal % suitBits.seats, draw)) moons += 1;
  });

  test('moons came up among them', () => {
    // about 28 moons are expected; two or fewer occur in less than one run of a million
    expect(moons).toBeGreaterThan(2 * TIMES);
  });
});

/** Random cards; a third of the deals almost whole suits, so that hands of only hearts occur. */
function dealtCards({ rules }: Bouts, deal: number, draw: Choose): ImposedDeal {
  const { deck, seats, sheet } = rules;
  const order = deal % 3 === 2 ? swapped(deck, 6, draw) : shuffled(deck, draw);
  const { hand } = sheet.deal;
  const hands = Array.from({ length: seats }, (_, seat) => order.slice(seat * hand, (seat + 1) * hand));
  return { hands, kitty: [], stock: order.slice(seats * hand) };
}

describe('capture', () => {
  test.each(tables.filter(({ hearts }) => hearts.kind === 'commit-reveal'))('$name', ({ name, hearts, deals }) => {
    const bouts = hearts as Bouts;
    const table = captureTables(bouts.rules);
    const draw = drawing(name);
    for (let deal = 0; deal < deals; deal++)
      walkBouts(bouts, table, dealtCards(bouts, deal, draw), deal % table.seats, draw);
  });
});
