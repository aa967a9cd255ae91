// Where each wild card is: in a hand, passed, played and called, or unseen.
import type { Card } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import type { TableModel } from '../../model/model.ts';
import { wildsOf } from './wilds.ts';

interface Known {
  readonly hand?: readonly Card[];
  readonly given?: readonly { card: Card; to: number }[];
  readonly buried?: readonly Card[];
  readonly tricks?: readonly { plays: readonly { seat: number; card: Card; call?: 'high' | 'low' }[] }[];
  readonly trick?: readonly { seat: number; card: Card; call?: 'high' | 'low' }[];
}

function tableWith(
  wilds: readonly Card[],
  { hand = [], given = [], buried = [], tricks = [], trick = [] }: Known,
): TableModel {
  const deal = { kind: 'tricks', hand, given, buried, tricks, trick: { plays: trick } };
  return { view: { deal }, rules: { wilds } } as unknown as TableModel;
}

const rows: readonly [name: string, wilds: readonly Card[], known: Known, where: readonly string[]][] = [
  ['none is seen', ['WC', 'WH'], {}, ['unseen', 'unseen']],
  ['one is held', ['WC', 'WH'], { hand: ['2C', 'WH'] }, ['unseen', 'hand']],
  ['one was passed on', ['WC'], { given: [{ card: 'WC', to: 2 }] }, ['given 2']],
  [
    'one that was passed on was played',
    ['WC'],
    { given: [{ card: 'WC', to: 2 }], trick: [{ seat: 2, card: 'WC', call: 'low' }] },
    ['played 2 low'],
  ],
  [
    'one was played in an earlier trick',
    ['WS'],
    { tricks: [{ plays: [{ seat: 1, card: 'WS', call: 'high' }] }] },
    ['played 1 high'],
  ],
  ['one was laid away', ['WD'], { buried: ['WD'] }, ['buried']],
  ['of two copies one is held', ['WC', 'WC'], { hand: ['WC'] }, ['hand', 'unseen']],
];

test.each(rows)('%s', (_, wilds, known, where) => {
  const said = wildsOf(tableWith(wilds, known)).map(({ where: one }) =>
    [one.at, 'seat' in one ? one.seat : undefined, 'call' in one ? one.call : undefined]
      .filter(part => part !== undefined)
      .join(' '),
  );
  expect(said).toEqual(where);
});
