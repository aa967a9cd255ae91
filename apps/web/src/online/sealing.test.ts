// A dishonest server against the client: each lie is reported once and recorded. Honest tables never warn.
import { expect, test } from 'vitest';
import { digits, type SealTable, type Story, told } from './seal-rig.ts';

const HONEST: readonly [name: string, story: Story][] = [
  ['deals in which all is right', t => [1, 2, 3].map(deal => t.deal(deal))],
  [
    'a reload amid committing',
    t => {
      t.begin(1);
      t.reconnect('reloaded');
      expect(new Set(t.sent.map(one => JSON.stringify(one))).size).toBe(1); // the same bytes
      t.settle();
      t.mix();
    },
  ],
  [
    'a reload between committing and opening',
    t => {
      t.begin(1);
      t.settle();
      t.reconnect('reloaded');
      t.mix();
    },
  ],
  [
    'a commitment that came too late: it was said just before the step was closed',
    t => {
      t.begin(1);
      t.wait(3);
      t.settle([0]);
      t.mix();
    },
  ],
  [
    'an opening that came too late',
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
    'a line that was lost after the commitment was said',
    t => {
      t.begin(1);
      t.wait(8);
      t.reconnect();
      t.settle([0]);
      t.mix();
    },
  ],
  [
    'a line on which nothing could be said',
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
    'a player who was away when the seal was begun, and is back',
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
    'a player whose line was lost when the seal was begun',
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
      t.reconnect('reloaded'); // it does not know whether its message arrived
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
    'another device of the same player locked another secret',
    t => {
      t.begin(1);
      t.missed(1, { commitments: [digits(9), null, null, null] });
      t.reconnect();
      t.settle([], { commitments: [digits(9), digits(201), digits(202), null] });
      t.voided(0); // this client cannot open it
    },
  ],
  [
    'a neighbour’s line that is lost again and again, and shown so',
    t => {
      for (let deal = 1; deal <= 10; deal++) {
        t.begin(deal);
        t.settle();
        t.voided(1);
        t.facts([1]); // the server notices only after the attempt is void
        t.facts();
        t.settle();
        t.mix();
      }
      t.over();
    },
  ],
  [
    'an old protocol’s table',
    t => {
      t.begin(1, { protocol: 1 });
      t.settle([], { protocol: 1 });
      t.mix();
    },
  ],
];

test.each(HONEST)('warns of nothing: %s', (_, story) => {
  const table = told(story);
  expect([table.warned, table.kept]).toEqual([[], []]);
});

const LIES: readonly [name: string, what: readonly object[], story: Story][] = [
  [
    'it does not ask a player who is there, in the first deal',
    [{ what: 'not-asked', deal: 1, attempt: 0 }],
    t => t.begin(1, { asked: [1, 2] }),
  ],
  [
    'it does not ask a player who is there, in a later one',
    [{ what: 'not-asked', deal: 2 }],
    t => {
      t.deal(1);
      t.begin(2, { asked: [1] });
      t.settle();
      t.mix();
    },
  ],
  [
    'it does not ask for the next attempt a player who withheld nothing',
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
    'it calls a commitment late that was sent in time',
    [{ what: 'left-out', deal: 1, attempt: 0, sure: false }],
    t => {
      t.begin(1);
      t.wait(4);
      t.settle([0]);
    },
  ],
  [
    'it drops a commitment that it had shown',
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
    'it calls an opening late that was sent in time',
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
    'it voids an attempt by a player whose secret it had shown',
    [{ what: 'not-opened', deal: 1, sure: true }],
    t => {
      t.begin(1);
      t.settle();
      t.tell({ opened: [t.part, null, null, null] });
      t.voided(0);
    },
  ],
  [
    'it mixes the cards without a secret that was sent in time',
    [{ what: 'not-opened', sure: false }],
    t => {
      t.begin(1);
      t.settle();
      t.wait(4);
      t.tell({ phase: 'dealt', opened: [null, digits(301), digits(302), null] });
    },
  ],
  [
    'it puts another commitment at the player’s seat',
    [{ what: 'altered', told: digits(9) }],
    t => {
      t.begin(1);
      t.tell({ commitments: [digits(9), null, null, null] });
    },
  ],
  [
    'it puts other bytes at the player’s seat',
    [{ what: 'altered', told: digits(9) }],
    t => {
      t.begin(1);
      t.settle();
      t.tell({ opened: [digits(9), null, null, null] });
    },
  ],
  [
    'it changes its own commitment once others are known',
    [{ what: 'server', seen: digits(1), told: digits(7) }],
    t => {
      t.begin(1);
      t.settle([], { server: digits(7) });
    },
  ],
  [
    'it tells another story of an attempt that is void',
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

test.each(LIES)('warns where %s', (_, what, story) => {
  const table = told(story);
  expect(table.warned).toMatchObject(what);
  expect(table.kept).toEqual(table.warned);
});

/** One attempt at each of these deals is void, with no connection lost. */
function voids(table: SealTable, first: number, last: number): void {
  for (let deal = first; deal <= last; deal++) {
    table.begin(deal);
    table.settle();
    table.voided(1);
    table.settle();
    table.mix();
  }
}

test('warns once a match where more attempts are void than lines explain', () => {
  const table = told(t => voids(t, 1, 3));
  expect(table.warned).toEqual([]); // the third deal is judged once it is done
  table.begin(4);
  expect(table.warned).toEqual([{ what: 'redraws', deal: 3, attempt: 0, attempts: 6, odd: 3 }]);
  voids(table, 5, 8);
  table.over();
  expect(table.warned).toHaveLength(1);
});

test('counts across reloads, and the last deal when the match is over', () => {
  const table = told(t => voids(t, 1, 2));
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

test('a server that closes each step at once, so that it can call anything late, is noticed by the count', () => {
  const table = told(t => {
    for (let deal = 1; deal <= 4; deal++) {
      t.begin(deal);
      t.settle([0]);
      t.mix();
    }
  });
  expect(table.warned).toMatchObject([{ what: 'redraws', deal: 3, attempts: 3, odd: 3 }]);
});

test('each warning is told once, however often it is seen', () => {
  const table = told(t => t.begin(1, { asked: [1] }));
  table.reconnect();
  table.reconnect('reloaded');
  expect(table.warned).toHaveLength(1);
  expect(table.kept).toHaveLength(1);
});
