// A dishonest server against the client: each lie is reported once and recorded. Honest tables never warn.
import { expect, test } from 'vitest';
import { digits, type SealTable, type Story, tableFor } from '../../../testing/seals.ts';

const HONEST: readonly [name: string, story: Story][] = [
  ['honest deals', t => [1, 2, 3].map(deal => t.deal(deal))],
  [
    'a reload during the commit step',
    t => {
      t.begin(1);
      t.reconnect('reloaded');
      expect(new Set(t.sent.map(one => JSON.stringify(one))).size).toBe(1); // the same bytes each time
      t.settle();
      t.mix();
    },
  ],
  [
    'a reload between commit and open',
    t => {
      t.begin(1);
      t.settle();
      t.reconnect('reloaded');
      t.mix();
    },
  ],
  [
    'a late commitment, sent just before the step closed',
    t => {
      t.begin(1);
      t.wait(3);
      t.settle([0]);
      t.mix();
    },
  ],
  [
    'a late opening',
    t => {
      t.begin(1);
      t.settle();
      t.wait(3);
      t.voided(0);
      t.settle();
      t.mix();
    },
  ],
  [
    'a connection lost after the commitment was sent',
    t => {
      t.begin(1);
      t.wait(8);
      t.reconnect();
      t.settle([0]);
      t.mix();
    },
  ],
  [
    'a commitment that the server first refuses because of too many messages',
    t => {
      t.begin(1);
      t.refuse();
      t.wait(1);
      expect(t.sent).toEqual([t.sent[0], t.sent[0]]);
      t.settle();
      t.refuse(); // meanwhile the secret is asked for
      t.wait(1);
      expect(t.sent.slice(2).map(({ type }) => type)).toEqual(['openSeal', 'openSeal']);
      t.mix();
    },
  ],
  [
    'a connection that cannot send',
    t => {
      t.line(false);
      t.begin(1);
      t.wait(8);
      t.settle([0]);
      t.line(true);
      t.mix();
    },
  ],
  [
    'a player who was away when the seal began, and is back',
    t => {
      t.deal(1);
      t.away(0);
      t.begin(2);
      t.away();
      t.settle();
      t.mix();
    },
  ],
  [
    'a player disconnected when the seal began',
    t => {
      t.deal(1);
      t.missed(2, { asked: [1, 2] });
      t.reconnect();
    },
  ],
  [
    'a seat that withheld is not asked again in this deal',
    t => {
      t.begin(1);
      t.settle();
      t.reconnect('reloaded'); // the reloaded page cannot tell whether its message arrived
      t.voided(0);
      t.settle();
      t.mix();
      t.deal(2);
    },
  ],
  [
    'nobody is asked for a fourth attempt',
    t => {
      t.begin(1);
      t.facts([1, 2]);
      for (const seat of [1, 2]) {
        t.settle();
        t.voided(seat);
      }
      t.settle();
      t.reconnect('reloaded');
      t.voided(0);
      t.tell({ phase: 'dealt' });
      t.deal(2);
    },
  ],
  [
    'another device of the same player committed another secret',
    t => {
      t.begin(1);
      t.missed(1, { commitments: [digits(9), null, null, null] });
      t.reconnect();
      t.settle([], { commitments: [digits(9), digits(201), digits(202), null] });
      t.voided(0); // this client does not have the secret that was committed
    },
  ],
  [
    'a neighbour who is shown disconnecting repeatedly',
    t => {
      for (let deal = 1; deal <= 10; deal++) {
        t.begin(deal);
        t.settle();
        t.voided(1);
        t.facts([1]); // the server notices the lost connection only after the attempt is void
        t.facts();
        t.settle();
        t.mix();
      }
      t.over();
    },
  ],
  [
    'a table of the old protocol',
    t => {
      t.begin(1, { protocol: 1 });
      t.settle([], { protocol: 1 });
      t.mix();
    },
  ],
];

test.each(HONEST)('does not warn: %s', (_, story) => {
  const table = tableFor(story);
  expect([table.warned, table.kept]).toEqual([[], []]);
});

const LIES: readonly [name: string, what: readonly object[], story: Story][] = [
  [
    'a present player is not asked in the first deal',
    [{ what: 'not-asked', deal: 1, attempt: 0 }],
    t => t.begin(1, { asked: [1, 2] }),
  ],
  [
    'a present player is not asked in a later deal',
    [{ what: 'not-asked', deal: 2 }],
    t => {
      t.deal(1);
      t.begin(2, { asked: [1] });
      t.settle();
      t.mix();
    },
  ],
  [
    'a player who withheld nothing is not asked in the next attempt',
    [{ what: 'not-asked', deal: 1, attempt: 1 }],
    t => {
      t.begin(1);
      const commitments = [t.part, digits(201), digits(202), null];
      t.settle();
      t.missed(1, { attempt: 1, asked: [2], voided: [{ attempt: 0, withheld: [1], server: digits(1), commitments }] });
      t.tell({});
    },
  ],
  [
    'a commitment sent in time is treated as late',
    [{ what: 'left-out', deal: 1, attempt: 0, sure: false }],
    t => {
      t.begin(1);
      t.wait(4);
      t.settle([0]);
    },
  ],
  [
    'a commitment is refused again and again and then treated as late',
    [{ what: 'left-out', deal: 1, attempt: 0, sure: false }],
    t => {
      t.begin(1);
      for (let i = 0; i < 4; i++) {
        t.refuse();
        t.wait(1);
      }
      t.settle([0]);
    },
  ],
  [
    'a commitment already shown is dropped',
    [
      { what: 'left-out', deal: 1, sure: true },
      { what: 'seat', told: 'none' },
    ],
    t => {
      t.begin(1);
      t.tell({ commitments: [t.part, null, null, null] });
      t.settle([0]);
    },
  ],
  [
    'an opening sent in time is treated as late',
    [{ what: 'not-opened', deal: 1, attempt: 0, sure: false }],
    t => {
      t.begin(1);
      t.settle();
      t.wait(4);
      t.voided(0);
      t.settle();
      t.mix();
    },
  ],
  [
    'an attempt is voided because of a secret already shown',
    [{ what: 'not-opened', deal: 1, sure: true }],
    t => {
      t.begin(1);
      t.settle();
      t.tell({ opened: [t.part, null, null, null] });
      t.voided(0);
    },
  ],
  [
    'the cards are mixed without a secret sent in time',
    [{ what: 'not-opened', sure: false }],
    t => {
      t.begin(1);
      t.settle();
      t.wait(4);
      t.tell({ phase: 'dealt', opened: [null, digits(301), digits(302), null] });
    },
  ],
  [
    'another commitment is shown at the player’s seat',
    [{ what: 'altered', told: digits(9) }],
    t => {
      t.begin(1);
      t.tell({ commitments: [digits(9), null, null, null] });
    },
  ],
  [
    'other bytes are shown at the player’s seat',
    [{ what: 'altered', told: digits(9) }],
    t => {
      t.begin(1);
      t.settle();
      t.tell({ opened: [digits(9), null, null, null] });
    },
  ],
  [
    'the server changes its commitment once others are known',
    [{ what: 'server', seen: digits(1), told: digits(7) }],
    t => {
      t.begin(1);
      t.settle([], { server: digits(7) });
    },
  ],
  [
    'the server changes a void attempt afterwards',
    [{ what: 'seat', attempt: 0 }],
    t => {
      t.begin(1);
      t.settle();
      t.facts([1]);
      t.reconnect('reloaded');
      t.tell({
        attempt: 1,
        phase: 'commit',
        voided: [{ attempt: 0, withheld: [1], server: digits(1), commitments: [digits(5), null, null, null] }],
      });
    },
  ],
];

test.each(LIES)('warns if %s', (_, what, story) => {
  const table = tableFor(story);
  expect(table.warned).toMatchObject(what);
  expect(table.kept).toEqual(table.warned);
});

/** One void attempt at each of these deals, with no connection lost. */
function voids(table: SealTable, first: number, last: number): void {
  for (let deal = first; deal <= last; deal++) {
    table.begin(deal);
    table.settle();
    table.voided(1);
    table.settle();
    table.mix();
  }
}

test('warns once a match if more attempts are void than lost connections explain', () => {
  const table = tableFor(t => voids(t, 1, 3));
  expect(table.warned).toEqual([]); // the third deal is judged once it is done
  table.begin(4);
  expect(table.warned).toEqual([{ what: 'redraws', deal: 3, attempt: 0, attempts: 6, odd: 3 }]);
  voids(table, 5, 8);
  table.over();
  expect(table.warned).toHaveLength(1);
});

test('counts across reloads, and includes the last deal of a finished match', () => {
  const table = tableFor(t => voids(t, 1, 2));
  table.begin(3);
  table.reconnect('reloaded');
  expect(table.warned).toEqual([]);
  table.settle();
  table.voided(1);
  table.settle();
  table.mix();
  table.over();
  table.over();
  expect(table.warned).toEqual([{ what: 'redraws', deal: 3, attempt: 0, attempts: 6, odd: 3 }]);
});

test('detects by the count a server that closes each step at once and calls every part late', () => {
  const table = tableFor(t => {
    for (let deal = 1; deal <= 4; deal++) {
      t.begin(deal);
      t.settle([0]);
      t.mix();
    }
  });
  expect(table.warned).toMatchObject([{ what: 'redraws', deal: 3, attempts: 3, odd: 3 }]);
});

test('shows each warning once, even if its cause is seen repeatedly', () => {
  const table = tableFor(t => t.begin(1, { asked: [1] }));
  table.reconnect();
  table.reconnect('reloaded');
  expect(table.warned).toHaveLength(1);
  expect(table.kept).toHaveLength(1);
});
