// An action with many cards fits in a message.
import { type Ask, heartsOf, sheetOf } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { choosing, playing } from '../../../test/play.ts';
import { parsePageToTable } from './to-table.ts';

test('two players may bury a kitty of more than half the deck', () => {
  const overrides = { 'deal.hand': 10, 'deal.rest': 'kitty', 'kitty.to': 'hand', 'pass.cycle': [] };
  const seats = { 'seats.min': 2, 'seats.best': 2, 'deck.remove': [] };
  const hearts = heartsOf(sheetOf('black-lady'), 2, { ...overrides, ...seats });
  const asks: Ask[] = [];
  for (const { cause } of playing(hearts, { seed: 'kitty', length: { deals: 1 } }, choosing('kitty'))) {
    if (!('seat' in cause)) continue;
    asks.push(cause.ask);
    expect(parsePageToTable({ type: 'act', number: 1, action: cause.action })).toMatchObject({ ok: true });
  }
  expect(asks).toContainEqual(expect.objectContaining({ type: 'bury', count: 32 }));
});
