// Refusals of the trick games and the sentences that explain them.
import { expect, test } from 'vitest';
import type { Card } from '../../cards/card.ts';
import { type Overrides, sheetOf } from '../../games.ts';
import { heartsOf } from '../../prepare.ts';
import { en } from '../../words/en.ts';
import type { Rules } from '../rules/rules.ts';
import type { Refusal, RestrictionName } from '../state/action.ts';
import { explainRefusal, refusalFields } from './refusal.ts';

function rulesOf(id: string, overrides: Overrides): Rules {
  const hearts = heartsOf(sheetOf(id), 4, overrides);
  return hearts.kind === 'tricks' ? hearts.rules : expect.fail(`${id} has no tricks`);
}

const cards = (text: string): readonly Card[] => text.split(' ') as Card[];

const notLegal = (rule: RestrictionName, card: Card, legal: string): Refusal => ({
  type: 'not-legal',
  card,
  rule,
  legal: cards(legal),
});

const rows: readonly [id: string, overrides: Overrides, refusal: Refusal, sentence: string][] = [
  ['ricketts', {}, notLegal('must-follow', '3H', '9C 4C'), 'You must follow clubs: you hold 4♣ 9♣.'],
  ['ricketts', {}, notLegal('must-follow', '3H', 'TS'), 'You must follow spades: you hold 10♠.'],
  ['wild-twist', {}, notLegal('must-follow', '3H', 'WS'), 'You must follow spades: you hold wild ♠.'],
  [
    'wild-twist',
    { 'wild.play': 'anyTime' },
    notLegal('must-follow', '3H', 'WC 9S'),
    'You must follow spades: you hold wild ♣ 9♠.',
  ],
  ['classic', { 'deck.packs': 2 }, notLegal('must-follow', '3H', '9C 9C'), 'You must follow clubs: you hold 9♣ 9♣.'],

  ['ricketts', {}, notLegal('first-trick-ban', 'QS', 'KC 4C'), 'No points on the first trick: play 4♣ or K♣.'],
  [
    'ricketts',
    {},
    notLegal('first-trick-ban', 'QS', '2C 3C 4C 5C 6C 7C'),
    'No points on the first trick: play another card.',
  ],
  [
    'at-play',
    {},
    notLegal('first-trick-ban', 'QC', '4D'),
    'No points on the first trick, not even to follow suit: play 4♦.',
  ],
  ['at-play', {}, notLegal('first-trick-ban', 'QC', '5C'), 'No points on the first trick: play 5♣.'],
  ['at-play', {}, notLegal('first-trick-ban', '9H', '4D KS'), 'No points on the first trick: play 4♦ or K♠.'],
  [
    'ricketts',
    { 'firstTrick.ban': ['H*'] },
    notLegal('first-trick-ban', '9H', 'QS'),
    'You may not play a heart on the first trick: play Q♠.',
  ],
  [
    'ricketts',
    { 'firstTrick.ban': ['C*', 'QS'] },
    notLegal('first-trick-ban', '9C', '4D'),
    'You may not play a club or Q♠ on the first trick: play 4♦.',
  ],
  [
    'ricketts',
    { 'firstTrick.ban': ['H*', 'QS', '2S'] },
    notLegal('first-trick-ban', '9H', '4D'),
    'You may not play a heart, Q♠ or 2♠ on the first trick: play 4♦.',
  ],
  [
    'at-play',
    { 'opening.card': 'any' },
    notLegal('first-trick-ban', 'QC', '4D'),
    'No points on the first trick: play 4♦.',
  ],
  [
    'ricketts',
    { 'firstTrick.exempt': 'heartsFirst' },
    notLegal('hearts-before-queen', 'QS', 'AH 3H'),
    'You hold nothing that the first trick allows: play a heart, 3♥ or A♥.',
  ],

  ['at-play', {}, notLegal('opening-card', '5C', '2C'), 'The first card must be the 2♣.'],
  ['wild-twist', {}, notLegal('opening-card', '5C', '2C WC'), 'The first card must be the 2♣ or the wild ♣.'],
  ['wild-twist', {}, notLegal('opening-card', '2C', 'WC'), 'The first card must be the wild ♣.'],
  [
    'classic',
    { 'opening.card': 'thatSuit' },
    notLegal('opening-card', 'AD', '2C 9C'),
    'The first card must be a club: you hold 2♣ 9♣.',
  ],
  [
    'ricketts',
    { 'lead.firstTrick': ['QS'] },
    notLegal('first-lead-closed', 'QS', '2C 9D'),
    'Q♠ may not be the first card of a deal: lead another suit.',
  ],

  ['ricketts', {}, notLegal('lead-closed', '3H', '4C KD'), 'Hearts are not broken yet: lead another suit.'],
  ['ricketts', {}, notLegal('lead-closed', '3H', 'QS'), 'Hearts are not broken yet: lead Q♠.'],
  [
    'ricketts',
    { 'lead.restrict': ['H*', 'QS'] },
    notLegal('lead-closed', 'QS', '2S 3D'),
    'Hearts are not broken yet: lead another card.',
  ],
  ['ricketts', { 'break.on': [] }, notLegal('lead-closed', '3H', '4C KD'), 'Hearts may not be led: lead another suit.'],
  [
    'ricketts',
    { 'break.on': [], 'lead.restrict': ['H*', 'QS'] },
    notLegal('lead-closed', 'QS', '2S 3D'),
    'You may not lead Q♠: lead another card.',
  ],
  [
    'classic',
    { 'discard.restrict': ['QS'] },
    notLegal('discard-closed', 'QS', '2D 3D'),
    'You may not discard Q♠: play another suit.',
  ],
  [
    'ricketts',
    { 'firstTrick.follow': 'lowest' },
    notLegal('first-trick-lowest', '9C', '3C'),
    'The first trick takes your lowest card of the suit: play 3♣.',
  ],
  [
    'classic',
    { 'discard.must': ['QS', 'TD'] },
    notLegal('must-throw', '2D', 'QS TD'),
    'You cannot follow suit, so you must discard 10♦ Q♠.',
  ],
  [
    'classic',
    { 'follow.under': ['QS'] },
    notLegal('must-go-under', '2S', 'QS'),
    'A card in the trick beats it, so you must play Q♠.',
  ],
  [
    'at-play',
    { 'follow.void': 'mustTrump' },
    notLegal('must-trump', '2D', '9H 2H'),
    'You cannot follow suit, so you must trump: you hold 2♥ 9♥.',
  ],

  ['wild-twist', {}, { type: 'call-missing', card: 'WC' }, 'Say whether the wild ♣ is the highest or the lowest.'],
  [
    'wild-twist',
    {},
    { type: 'call-wrong', card: 'WC', legal: [{ card: 'WC', call: 'low' }] },
    'The wild ♣ opens a deal only as the lowest.',
  ],
  [
    'wild-twist',
    {},
    { type: 'call-wrong', card: '4C', legal: [{ card: '4C' }] },
    '4♣ is not a wild card: it is called neither the highest nor the lowest.',
  ],

  [
    'ricketts',
    {},
    { type: 'wrong-gifts', wanted: [1, 2, 3].map(to => ({ to, count: 1 })) },
    'Pass one card to each opponent.',
  ],
  [
    'ricketts',
    {},
    { type: 'wrong-gifts', wanted: [1, 2, 3].map(to => ({ to, count: 2 })) },
    'Pass two cards to each opponent.',
  ],
  [
    'ricketts',
    {},
    { type: 'wrong-gifts', wanted: [{ to: 1, count: 3 }] },
    'Pass three cards, no more and no fewer, to the one player who is to have them.',
  ],
  [
    'ricketts',
    { 'pass.keep': ['QS'] },
    { type: 'not-passable', card: 'QS' },
    'You may not pass Q♠ while you have enough other cards.',
  ],
  ['classic', {}, { type: 'wrong-count', wanted: 1, given: 2 }, 'Lay one card away: you named two cards.'],
  ['classic', {}, { type: 'wrong-count', wanted: 4, given: 0 }, 'Lay four cards away: you named no cards.'],
  [
    'ricketts',
    {},
    { type: 'no-such-option', options: ['shed', 'burden'] },
    "Choose one of these: your own total goes down by 26 or every other player's total goes up by 26.",
  ],
  [
    'ricketts',
    {},
    notLegal('charged', 'QS', '3S 4S'),
    'Q♠ was charged and has to wait until its suit has been led once: play 3♠ or 4♠.',
  ],
  [
    'wild-twist',
    {},
    notLegal('wild-colour', 'WC', '3D'),
    'Play another card: the wild ♣ goes only to a suit of its colour that was led.',
  ],
  [
    'ricketts',
    {},
    { type: 'not-chargeable', card: '4C', may: ['QS', 'TD'] },
    '4♣ cannot be charged so: choose among 10♦ or Q♠, each once.',
  ],
  ['ricketts', {}, { type: 'not-chargeable', card: '4C', may: [] }, '4♣ cannot be charged: you hold no card that can.'],
  ['ricketts', {}, { type: 'bid-wrong', bids: [0, 3, 4] }, 'Bid nothing, or from 3 to 4 chips.'],
  ['ricketts', {}, { type: 'bid-wrong', bids: ['C', 'D'] }, 'Name one of the four suits.'],
  [
    'ricketts',
    {},
    notLegal('first-trick-ban', 'QS', '2C 3C 4C 5C 6C'),
    'No points on the first trick: play 2♣, 3♣, 4♣, 5♣ or 6♣.',
  ],
  [
    'at-play',
    { 'firstTrick.ban': ['H*'] },
    notLegal('first-trick-ban', '9H', '4D'),
    'You may not play a heart on the first trick: play 4♦.',
  ],
  [
    'ricketts',
    { 'firstTrick.ban': ['QS', 'KS', '2*'] },
    notLegal('first-trick-ban', 'QS', '4D'),
    'You may not play Q♠, K♠ or a 2 on the first trick: play 4♦.',
  ],
  ['classic', { 'opening.card': 'thatSuit' }, notLegal('opening-card', 'AD', '9C'), 'The first card must be the 9♣.'],
  ['at-play', {}, notLegal('first-trick-ban', 'QC', '5C 6D'), 'No points on the first trick: play 5♣ or 6♦.'],
  ['ricketts', {}, { type: 'not-held', card: 'TC' }, 'You do not hold 10♣.'],
  ['classic', { 'deck.packs': 2 }, { type: 'not-held', card: 'TC' }, 'You do not hold 10♣, or not so often.'],
  ['ricketts', {}, { type: 'not-asked' }, 'Nothing is asked of you just now.'],
  ['ricketts', {}, { type: 'other-question', asked: 'pass' }, 'First choose the cards you pass.'],
  ['wild-twist', {}, { type: 'other-question', asked: 'claim' }, 'First say whether you open with your wild card.'],
  ['ricketts', {}, { type: 'other-question', asked: 'play' }, 'First play a card.'],
  ['classic', {}, { type: 'other-question', asked: 'bury' }, 'First lay cards away.'],
  ['ricketts', {}, { type: 'other-question', asked: 'moon' }, 'First choose what the moon brings.'],
];

test.each(rows)('%s %o: %o: %s', (id, overrides, refusal, sentence) => {
  expect(explainRefusal(rulesOf(id, overrides), refusal, en)).toBe(sentence);
});

test.each([
  [{ type: 'not-asked' }, []],
  [{ type: 'other-question', asked: 'pass' }, []],
  [{ type: 'not-held', card: '4C' }, []],
  [notLegal('opening-card', '3H', '2C'), ['opening.card', 'opening.leader']],
  [notLegal('must-follow', '3H', '2C'), ['follow.void']],
  [notLegal('first-trick-ban', '3H', '2C'), ['firstTrick.ban', 'firstTrick.scope', 'firstTrick.vsFollow']],
  [notLegal('hearts-before-queen', 'QS', '2H'), ['firstTrick.exempt', 'firstTrick.ban']],
  [notLegal('first-lead-closed', '3H', '2C'), ['lead.firstTrick']],
  [notLegal('lead-closed', '3H', '2C'), ['lead.restrict', 'lead.exempt', 'break.on']],
  [notLegal('charged', 'QS', '2S'), ['charge.cards']],
  [notLegal('wild-colour', 'WC', '2C'), ['wild.play', 'deck.wilds']],
  [notLegal('discard-closed', '3H', '2C'), ['discard.restrict', 'break.on']],
  [notLegal('first-trick-lowest', '9C', '3C'), ['firstTrick.follow']],
  [notLegal('must-throw', '2C', 'QS'), ['discard.must']],
  [notLegal('must-go-under', '2S', 'QS'), ['follow.under']],
  [notLegal('must-trump', '2C', '3H'), ['follow.void', 'trick.trump']],
  [{ type: 'call-missing', card: 'WC' }, ['deck.wilds']],
  [{ type: 'call-wrong', card: 'WC', legal: [] }, ['opening.wild']],
  [{ type: 'call-wrong', card: '4C', legal: [] }, ['deck.wilds']],
  [{ type: 'wrong-gifts', wanted: [] }, ['pass.cycle', 'pass.count']],
  [{ type: 'not-passable', card: 'QS' }, ['pass.keep']],
  [{ type: 'not-chargeable', card: '4C', may: [] }, ['charge.cards']],
  [{ type: 'bid-wrong', bids: [0] }, ['auction.prize', 'auction.most']],
  [{ type: 'wrong-count', wanted: 1, given: 2 }, ['kitty.to']],
  [{ type: 'no-such-option', options: [] }, ['moon.options', 'moon.choose']],
] satisfies readonly [Refusal, readonly string[]][])('%o leads to the lines %j of the sheet', (refusal, fields) => {
  expect(refusalFields(refusal)).toEqual(fields);
});
