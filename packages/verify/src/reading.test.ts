// Which values a proof may have at each place: the smallest and the largest value that is accepted, and the
// error for any other value.
import { beforeAll, expect, test } from 'vitest';
import { type Document, proofFor } from '../testing/proofs.ts';
import { PROOF_MAX, readDocument } from './document.ts';

let text = '';
let second = '';

beforeAll(async () => {
  text = await proofFor('ricketts', 1, 4);
  second = await proofFor('capture', 1, 3);
});

/** The error for a proof with that change; empty if it is accepted. */
function wrongWith(change: (document: Document) => void, of = text): string | undefined {
  const document = JSON.parse(of);
  change(document);
  try {
    readDocument(JSON.stringify(document));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

type Put = (document: Document, value: unknown) => void;

const WHOLE: readonly [place: string, low: number, high: number, put: Put][] = [
  [
    'seats',
    4,
    4,
    (document, value) => {
      document.seats = value;
    },
  ],
  [
    'handSize',
    1,
    112,
    (document, value) => {
      document.handSize = value;
    },
  ],
  [
    'winners[0]',
    0,
    3,
    ({ winners }, value) => {
      winners[0] = value;
    },
  ],
  [
    'deals[0].deal',
    1,
    100_000,
    ({ deals: [deal] }, value) => {
      deal.deal = value;
    },
  ],
  [
    'deals[0].attempt',
    0,
    3,
    ({ deals: [deal] }, value) => {
      deal.attempt = value;
    },
  ],
  [
    'deals[0].decks',
    1,
    5,
    ({ deals: [deal] }, value) => {
      deal.decks = value;
    },
  ],
  [
    'deals[0].asked[0]',
    0,
    3,
    ({ deals: [deal] }, value) => {
      deal.asked[0] = value;
    },
  ],
  [
    'deals[0].points[0]',
    -1_000_000,
    1_000_000,
    ({ deals: [deal] }, value) => {
      deal.points[0] = value;
    },
  ],
  [
    'deals[0].dealt.dealer',
    0,
    3,
    ({ deals: [deal] }, value) => {
      deal.dealt.dealer = value;
    },
  ],
  [
    'deals[0].beacon.round',
    1,
    Number.MAX_SAFE_INTEGER,
    ({ deals: [deal] }, value) => {
      deal.beacon = { round: value, signature: null };
    },
  ],
  [
    'deals[0].play.tricks[0].drawn[0][1]',
    1,
    112,
    ({ deals: [deal] }, value) => {
      deal.play.tricks[0].drawn = [[0, value]];
    },
  ],
  [
    'deals[0].play.passes[0].gifts[0][1]',
    0,
    3,
    ({ deals: [deal] }, value) => {
      deal.play.passes[0].gifts[0][1] = value;
    },
  ],
  [
    'redeal.count',
    0,
    112,
    (document, value) => {
      document.redeal = { count: value, packet: 1, partial: 'kept' };
    },
  ],
  [
    'redeal.packet',
    1,
    112,
    (document, value) => {
      document.redeal = { count: 2, packet: value, partial: 'kept' };
    },
  ],
  [
    'beacon.genesis',
    0,
    1e12,
    (document, value) => {
      document.beacon = { scheme: 'a', key: '00', genesis: value, period: 3 };
    },
  ],
  [
    'beacon.period',
    1,
    1e6,
    (document, value) => {
      document.beacon = { scheme: 'a', key: '00', genesis: 0, period: value };
    },
  ],
];

test.each(WHOLE.filter(([place]) => place !== 'seats'))(
  '%s is a whole number from %i to %i',
  (place, low, high, put) => {
    const of = (value: unknown) => wrongWith(document => put(document, value));
    const wanted = `${place}: expected a whole number from ${low} to ${high}, found `;
    expect([low, high].map(of)).toEqual([undefined, undefined]);
    for (const value of [low - 1, high + 1, low + 0.5, String(low), true])
      expect(of(value)).toBe(wanted + JSON.stringify(value));
    expect([of(null), of({}), of([1])]).toEqual([`${wanted}null`, `${wanted}an object`, `${wanted}a list of 1`]);
  },
);

const OTHERS: readonly [name: string, change: (document: Document) => void, sentence: string | undefined][] = [
  [
    'a bid of chips',
    ({ deals: [deal] }) => {
      deal.play.bids = [[0, 1000]];
    },
    undefined,
  ],
  [
    'a bid of more chips',
    ({ deals: [deal] }) => {
      deal.play.bids = [[0, 1001]];
    },
    'deals[0].play.bids[0][1]: expected chips, or a suit by its letter, found 1001',
  ],
  [
    'a bid of a suit',
    ({ deals: [deal] }) => {
      deal.play.bids = [[0, 'C']];
    },
    undefined,
  ],
  [
    'a bid of two suits',
    ({ deals: [deal] }) => {
      deal.play.bids = [[0, 'CD']];
    },
    'deals[0].play.bids[0][1]: expected chips, or a suit by its letter, found "CD"',
  ],
  [
    'a list that is too short',
    ({ deals: [deal] }) => {
      deal.opened.pop();
    },
    'deals[0].opened: expected a list of 4, found a list of 3',
  ],
  [
    'a list that is no list',
    document => {
      document.winners = {};
    },
    'winners: expected a list of at most 10000, found an object',
  ],
  [
    'a list of ten thousand',
    document => {
      document.winners = Array(10_000).fill(0);
    },
    undefined,
  ],
  [
    'a longer one',
    document => {
      document.winners = Array(10_001).fill(0);
    },
    'winners: expected a list of at most 10000, found a list of 10001',
  ],
  [
    'more misdeals than a deal can have, each of which costs a shuffle',
    ({ deals: [deal] }) => {
      deal.misdealt = Array(17).fill(0);
    },
    'deals[0].misdealt: expected a list of at most 16, found a list of 17',
  ],
  [
    'more cuts for the deal than there can be',
    ({ deals: [deal] }) => {
      deal.cut = { dealer: 0, rounds: Array(101).fill([[0, '2C']]) };
    },
    'deals[0].cut.rounds: expected a list of at most 100, found a list of 101',
  ],
  [
    'a pair of one',
    ({ deals: [deal] }) => {
      deal.play.tricks[0].plays[0].pop();
    },
    'deals[0].play.tricks[0].plays[0]: expected a list of 2 to 3, found a list of 1',
  ],
  [
    'a play of four',
    ({ deals: [deal] }) => {
      deal.play.tricks[0].plays[0].push('high', 'low');
    },
    'deals[0].play.tricks[0].plays[0]: expected a list of 2 to 3, found a list of 4',
  ],
  [
    'a play that is called high',
    ({ deals: [deal] }) => {
      deal.play.tricks[0].plays[0].push('high');
    },
    undefined,
  ],
  [
    'a play that is called otherwise',
    ({ deals: [deal] }) => {
      deal.play.tricks[0].plays[0].push('higher');
    },
    'deals[0].play.tricks[0].plays[0][2]: expected high or low, found "higher"',
  ],
  [
    'another kind of play',
    ({ deals: [deal] }) => {
      deal.play.kind = 'trick';
    },
    'deals[0].play.kind: expected tricks, found "trick"',
  ],
  [
    'no play',
    ({ deals: [deal] }) => {
      deal.play = null;
    },
    'deals[0].play: expected an object, found null',
  ],
  [
    'rules as deep as they may be',
    document => {
      document.overrides = deep(11);
    },
    undefined,
  ],
  [
    'deeper rules',
    document => {
      document.overrides = deep(12);
    },
    'overrides: expected an object at most 12 deep, found an object',
  ],
  [
    'rules that are a list',
    document => {
      document.overrides = [];
    },
    'overrides: expected an object at most 12 deep, found a list of 0',
  ],
  [
    'a field more in a deal',
    ({ deals: [deal] }) => {
      deal.hidden = 'x'.repeat(60);
    },
    'deals[0].hidden: expected no such field, found "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  ],
  [
    'a field less',
    ({ deals: [deal] }) => {
      delete deal.cut;
    },
    'deals[0].cut: expected an object, found nothing',
  ],
  [
    'a secret of 63 digits',
    ({ deals: [deal] }) => {
      deal.server.secret = 'a'.repeat(63);
    },
    'deals[0].server.secret: expected 64 hexadecimal digits, found "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  ],
  [
    'a key of 200 bytes',
    document => {
      document.beacon = { scheme: 'a', key: 'ab'.repeat(200), genesis: 0, period: 1 };
    },
    undefined,
  ],
  [
    'a longer key',
    document => {
      document.beacon = { scheme: 'a', key: 'ab'.repeat(201), genesis: 0, period: 1 };
    },
    'beacon.key: expected hexadecimal digits, found "abababababababababababababababababababa',
  ],
  [
    'seats as few as they may be',
    document => {
      document.seats = 1;
    },
    'seats: expected a whole number from 2 to 14, found 1',
  ],
  [
    'more seats than there are',
    document => {
      document.seats = 15;
    },
    'seats: expected a whole number from 2 to 14, found 15',
  ],
  [
    'another format',
    document => {
      document.format = 'hearts-deal/3';
    },
    'format: expected hearts-deal/2, or the older hearts-deal/1, found "hearts-deal/3"',
  ],
];

/** Objects nested `levels` deep. */
const deep = (levels: number): object => (levels === 0 ? {} : { a: deep(levels - 1) });

test.each(OTHERS)('%s', (_, change, sentence) => {
  expect(wrongWith(change)).toBe(sentence);
});

test('bouts are read by their own fields', () => {
  const put = (value: unknown) =>
    wrongWith(({ deals: [deal] }) => {
      deal.play.bouts[0].laid[0] = value;
    }, second);
  expect(put(['2C', '3C'])).toBeUndefined();
  expect(put(['2C'])).toBe('deals[0].play.bouts[0].laid[0]: expected a list of 2, found a list of 1');
  expect(put(['2C', '3C', '4C'])).toBe('deals[0].play.bouts[0].laid[0]: expected a list of 2, found a list of 3');
});

test('a text is as long as it may be, and no longer', () => {
  const sentenceOf = (letters: number) => {
    try {
      readDocument(`${' '.repeat(letters - 1)}x`);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(sentenceOf(PROOF_MAX)).toBe(
    'the file: expected a proof as JSON, found "                                       ',
  );
  expect(sentenceOf(PROOF_MAX + 1)).toBe('the file: expected at most 20000000 letters, found 20000001');
});
