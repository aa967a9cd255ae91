// The networks answer as the program that trained them does with weights that are kept as these.
import { readFileSync } from 'node:fs';
import type { Card } from '@moonshot/rules/cards/card';
import type { View } from '@moonshot/rules/trick/view';
import { describe, expect, it } from 'vitest';
import { playerNetwork } from '#networks';
import { type Customs, NUMBERS } from './customs.ts';
import { pickForPlay } from './known.ts';
import { ask, networkOf, told } from './network.ts';
import { worthOfPass } from './opinions.ts';
import { emptyRows } from './rows.ts';

interface ToldPlay {
  readonly customs: Customs;
  readonly view: View;
  readonly told: Readonly<Record<Card, number>>;
}
interface ToldPass {
  readonly customs: Customs;
  readonly hand: readonly Card[];
  readonly gifts: readonly Card[];
  readonly step: 'left' | 'across' | 'right';
  readonly told: number;
}

const twin = JSON.parse(readFileSync(new URL('./twin.json', import.meta.url), 'utf8')) as readonly (
  | ToldPlay
  | ToldPass
)[];
const plays = twin.filter((one): one is ToldPlay => 'view' in one);
const passes = twin.filter((one): one is ToldPass => 'gifts' in one);
const WAYS = { left: 1, across: 2, right: 3 } as const;
const POINTS_OFF = 0.02; // that rounding may change

describe('what the networks tell', () => {
  it('has plays and passes to be held to', () => {
    expect([plays.length > 20, passes.length > 4]).toEqual([true, true]);
  });

  it.each(plays.map((one, i) => [i, one] as const))('is the same of play %i', (_, { customs, view, told: wanted }) => {
    const rows = emptyRows();
    const network = playerNetwork();
    pickForPlay(view, customs, rows);
    ask(network, rows.picked, rows.count);
    for (const [card, worth] of Object.entries(wanted)) {
      const number = NUMBERS.get(card as Card) as number;
      expect(Math.abs(told(network, number) - worth), `${card} is worth ${worth}`).toBeLessThan(POINTS_OFF);
    }
  });

  it.each(passes.map((one, i) => [i, one] as const))(
    'is the same of pass %i',
    (_, { customs, hand, gifts, step, told: worth }) => {
      const own = worthOfPass(hand, gifts, WAYS[step], customs);
      expect(Math.abs(own - worth)).toBeLessThan(POINTS_OFF);
    },
  );
});

it('refuses a network that is cut off', () => {
  expect(() => networkOf({ rows: 2, wide: 2, narrow: 1, outputs: 1, weights: btoa('short') })).toThrow(
    'Cannot read a network: 42 bytes are wanted, not 5',
  );
});
