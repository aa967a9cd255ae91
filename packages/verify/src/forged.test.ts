// Forged proofs whose hash chain has been recomputed: which place each check reports, and in which words.
import { beforeAll, expect, test } from 'vitest';
import { chained, type Document, proofFor } from '../testing/proofs.ts';
import { verify } from './verify.ts';

const STOCK = {
  'deal.rest': 'stock',
  'deal.hand': 7,
  'opening.leader': 'leftOfDealer',
  'opening.card': 'any',
  'opening.wild': 'never',
  'stock.draw': 'afterTrick',
};

/** Matches of two deals: the game, the number of seats, and the rules. */
const MATCHES = {
  passing: ['ricketts', 4, {}],
  bidding: ['wild-twist', 3, { 'auction.prize': 'suit' }],
  burying: ['wild-twist', 3, { 'kitty.to': 'hand' }],
  turning: ['wild-twist', 3, { 'trick.trump': 'turned' }],
  drawing: ['wild-twist', 3, STOCK],
  bouts: ['capture', 3, {}],
} as const;

const proofs = new Map<string, string>();

beforeAll(async () => {
  for (const [name, [game, seats, overrides]] of Object.entries(MATCHES))
    proofs.set(name, await proofFor(game, 1, seats, { overrides }));
});

/** The errors of a document, one per line. */
function faultsOf(document: Document): readonly string[] {
  const verified = verify(chained(document));
  if (verified.type === 'unreadable') return [verified.sentence];
  const { faults, deals } = verified.report;
  return [...faults, ...deals.flatMap(deal => deal.faults)].map(
    ({ check, place, what }) => `${check} ${place}: ${what}`,
  );
}

const read = (name: string): Document => JSON.parse(proofs.get(name) ?? '');

test.each(Object.keys(MATCHES))('a match of %s has no fault', name => {
  expect(faultsOf(read(name))).toEqual([]);
});

const CUT = 'cut deals[0].cut: the wrong seats cut, or not in order';

const FORGED: readonly [
  name: string,
  match: keyof typeof MATCHES,
  forge: (deal: Document, document: Document) => void,
  first: string,
][] = [
  [
    'cards are played that were not dealt',
    'passing',
    deal => {
      deal.dealt = null;
    },
    'play deals[0].play: cards were played that were not dealt',
  ],
  [
    'a seat passes twice',
    'passing',
    ({ play }) => {
      play.passes[1].seat = 0;
    },
    'play deals[0].play.passes: a seat passed twice',
  ],
  [
    'a card goes on that was not passed',
    'passing',
    ({ play }) => {
      play.passes[0].onward = play.passes[1].gifts[0].slice(0, 1);
    },
    'play deals[0].play.passes[0].onward: 2C was not passed',
  ],
  [
    'three of four pass',
    'passing',
    ({ play }) => {
      play.passes.pop();
    },
    'play deals[0].play.passes: not every seat passed',
  ],
  [
    'nothing of a scored deal is left',
    'passing',
    ({ play }) => {
      play.tricks.pop();
    },
    'play deals[0].play: the deal was scored with JH KH TH AH still to be played',
  ],
  [
    'a seat plays for another',
    'passing',
    ({ play }) => {
      play.tricks[1].plays.reverse();
    },
    'play deals[0].play.tricks[1]: the seats did not play one after another',
  ],
  [
    'a trick ends early',
    'passing',
    ({ play }) => {
      play.tricks[1].plays.pop();
    },
    'play deals[0].play.tricks[1]: a trick has one card of each seat',
  ],
  [
    'a full trick has no winner',
    'passing',
    ({ play }) => {
      play.tricks[1].winner = null;
    },
    'play deals[0].play.tricks[1].winner: a full trick has a winner, and no other has',
  ],
  [
    'a charged card was not held',
    'passing',
    ({ play }) => {
      play.charges = [['AS'], [], [], []];
    },
    'play deals[0].play.charges[0][0]: seat 0 does not hold AS',
  ],
  [
    'a seat speaks for another',
    'bidding',
    ({ play }) => {
      play.bids[1][0] = 0;
    },
    'play deals[0].play.bids[1]: it was for seat 1 to speak',
  ],
  [
    'a bid is not above the others',
    'bidding',
    ({ play }) => {
      play.bids[0][1] = 5;
      play.bids[1][1] = 5;
    },
    'play deals[0].play.bids[1]: it is not above the bids before it',
  ],
  [
    'another than the highest names the suit',
    'bidding',
    ({ play }) => {
      play.bids[1][1] = 5;
    },
    'play deals[0].play.bids[3]: it was for seat 1 to speak',
  ],
  [
    'a suit is named before all have bid',
    'bidding',
    ({ play }) => {
      play.bids.splice(2, 1);
    },
    'play deals[0].play.bids[2]: it was for seat 2 to speak',
  ],
  [
    'no suit is named',
    'bidding',
    ({ play }) => {
      play.bids.pop();
    },
    'play deals[0].play.bids: no suit was named',
  ],
  [
    'two suits are named',
    'bidding',
    ({ play }) => {
      play.bids.push([0, 'D']);
    },
    'play deals[0].play.bids[4]: each seat bids once, and then a suit is named',
  ],
  [
    'another lays cards away',
    'burying',
    ({ play }) => {
      play.buried.reverse();
    },
    'play deals[0].play.buried[2]: it did not win the first trick',
  ],
  [
    'a card too few is laid away',
    'burying',
    ({ play }) => {
      play.buried.find((cards: string[]) => cards.length > 0).pop();
    },
    'play deals[0].play.buried[0]: as many cards are laid away as are taken',
  ],
  [
    'another card is turned up',
    'turning',
    ({ play }) => {
      play.upcard = 'TH';
    },
    'play deals[0].play.upcard: the first card left over is 4D',
  ],
  [
    'more is drawn than there is',
    'drawing',
    ({ play }) => {
      play.tricks.at(-1).drawn = [[0, 112]];
    },
    'play deals[0].play.tricks[18].drawn: the stock has no 112 cards left',
  ],
  [
    'another draws',
    'drawing',
    ({ play }) => {
      play.tricks[1].drawn = [
        [1, 1],
        [0, 1],
        [2, 1],
      ];
    },
    'play deals[0].play.tricks[1].plays[0]: seat 0 does not hold 7C',
  ],
  [
    'the deal stays where it was',
    'bouts',
    ({ play }) => {
      play.bouts[1].dealer = play.bouts[0].dealer;
    },
    'play deals[0].play.bouts[1].dealer: the deal moves on to seat 2',
  ],
  [
    'a card is laid twice',
    'bouts',
    ({ play }) => {
      play.bouts[1].laid[0] = play.bouts[0].laid[0];
    },
    'play deals[0].play.bouts[1].laid[0][0]: seat 0 does not hold 3C',
  ],
  [
    'cards come in larger packets',
    'bouts',
    (_, document) => {
      document.redeal.packet = 2;
    },
    'play deals[0].play.bouts[1].laid[0][0]: seat 0 does not hold 8C',
  ],
  [
    'the deck is not in order',
    'passing',
    (_, { deck }) => {
      deck.reverse();
    },
    'deck deck: it is neither one pack in order nor two',
  ],
  [
    'a card is twice in the deck',
    'passing',
    (_, { deck }) => {
      deck.splice(1, 1, deck[0]);
    },
    'cards deals[0].dealt.hands[0][7]: the seed gives 2C, the proof says 3C',
  ],
  [
    'other decks',
    'passing',
    deal => {
      deal.decks = 2;
    },
    'attempts deals[0].decks: it should be 1',
  ],
  [
    'other contributors',
    'passing',
    deal => {
      deal.contributors = [];
    },
    'attempts deals[0].contributors: other seats opened a secret',
  ],
  [
    'an attempt more',
    'passing',
    deal => {
      deal.attempt = 1;
    },
    'attempts deals[0].attempt: 0 attempts are void before it',
  ],
  [
    'a seat asked twice',
    'passing',
    deal => {
      deal.asked = [0, 0];
    },
    'seats deals[0].asked: a seat is asked once',
  ],
  [
    'a beacon’s round without a beacon',
    'passing',
    deal => {
      deal.beacon = { round: 1, signature: null };
    },
    'attempts deals[0].beacon: the match has no beacon',
  ],
  [
    'an attempt is void that nobody withheld',
    'passing',
    deal => {
      deal.voided = [
        {
          server: deal.server,
          asked: [0],
          commitments: [null, null, null, null],
          opened: [null, null, null, null],
          withheld: [],
        },
      ];
    },
    'attempts deals[0].voided[0].withheld: it is not who committed and did not open',
  ],
  [
    'two seats exchange the cards that they cut',
    'bouts',
    ({ cut }) => {
      const [[first, second]] = cut.rounds;
      [first[0], second[0]] = [second[0], first[0]];
    },
    CUT,
  ],
  ['a seat does not cut', 'bouts', ({ cut }) => void cut.rounds[0].pop(), CUT],
  ['a seat cuts again that is out', 'bouts', ({ cut }) => void cut.rounds.push([[0, '2C']], [[1, '2C']]), CUT],
];

test.each(FORGED)('%s', (_, match, forge, fault) => {
  const document = read(match);
  forge(document.deals[0], document);
  expect(faultsOf(document)).toContain(fault);
});

test('a charged card is played all the same', () => {
  const document = read('passing');
  document.deals[0].play.charges = [['5S'], [], [], []];
  expect(faultsOf(document)).toEqual([]);
});

test('the chain names the head of the match, and the deal before', () => {
  const document = JSON.parse(chained(read('passing')));
  document.handSize = 12;
  document.deals[0].play.step = 'right';
  const verified = verify(JSON.stringify(document));
  expect(verified.type === 'broken' && verified.report.deals.map(({ faults }) => faults[0]).slice(0, 2)).toEqual([
    { check: 'chain', place: 'deals[0].previous', what: 'it is not the hash of the head of the match' },
    { check: 'chain', place: 'deals[1].previous', what: 'it is not the hash of the deal before' },
  ]);
});
