// Sentences, names of cards and players, suit signs in sentences, and ranks in a match.

import { NAMELESS } from '@moonshot/i18n';
import { page as en } from '@moonshot/i18n/english';
import { pageWords } from '@moonshot/i18n/page';
import { inEveryLanguage } from '@moonshot/i18n/testing';
import { CARDS, suitOf } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { ranked } from '../model/play/ranking.ts';
import { places } from '../model/play/standing.ts';
import { faceOf } from '../ui/cards/faces.ts';
import { aloud, pieces, withWholeWords } from '../ui/cards/suits.ts';
import { capital, cardName, nameNow } from './names.ts';

test.each([
  [en.news.full(1), 'One is chosen: tap it to take it back'],
  [en.news.full(3), 'Three are chosen: tap one to take it back'],
  [en.news.misdealt(en.you), 'Your hand is thrown in: dealt again'],
  [en.news.misdealt('Ada'), 'Ada’s hand is thrown in: dealt again'],
  [en.news.leadPassed(en.you), 'The lead goes to you'],
  [en.spoken.chose.both(en.you), 'You take the points off the score and give them to the opponents.'],
  [en.spoken.laid(1, 4), '1 of 4 has laid their cards.'],
  [en.bid.turn(false, 1), 'Bid from 1 chip up, or nothing.'],
  [en.bid.turn(false, 0), 'You cannot bid higher, so you bid nothing.'],
])('%s', (said, right) => {
  expect(said).toBe(right);
});

test.each([
  ['You must follow: you hold 6♠ J♠.', 'You must follow: you hold 6 of spades, jack of spades.'],
  ['Play the 10♥; 5♣ would do as well.', 'Play the 10 of hearts; 5 of clubs would do as well.'],
  ['You have ♣, so follow ♣.', 'You have clubs, so follow clubs.'],
])('%s is heard as: %s', (text, said) => {
  expect(aloud(text, en)).toBe(said);
});

/** How each language names a card and a number of cards of a suit. Neither may be mistaken for the other. */
const HEARD: readonly (readonly [language: string, card: string, wild: string, counted: RegExp])[] = [
  ['en', '5 of hearts, queen of spades, 10 of clubs', 'wild diamond', /5 hearts/],
  ['de', 'Herz-5, Pik-Dame, Kreuz-10', 'Karo-Joker', /5 Herz/],
  ['fr', '5 de cœur, dame de pique, 10 de trèfle', 'joker de carreau', /5 cœurs/],
  ['es', '5 de corazones, reina de picas, 10 de tréboles', 'comodín de diamantes', /5 corazones/],
];

test('in each language cards are announced as cards, and amounts as amounts', async () => {
  const all = await inEveryLanguage(pageWords);
  expect(all.map(([language]) => language)).toEqual(HEARD.map(([language]) => language));
  for (const [i, [, words]] of all.entries()) {
    const [, cards, wild, counted] = HEARD[i] as (typeof HEARD)[number];
    expect((['5H', 'QS', 'TC'] as const).map(card => cardName(words, card)).join(', ')).toBe(cards);
    expect(aloud('5♥ Q♠ 10♣', words)).toBe(cards);
    expect(cardName(words, 'WD')).toBe(wild);
    const amount = words.spoken.hold(5, [['H', 5]]);
    expect(amount).toMatch(counted);
    expect(amount).not.toContain(cardName(words, '5H'));
  }
});

test('no card is broken at a hyphen in its name, in any language', async () => {
  for (const [language, words] of await inEveryLanguage(pageWords))
    for (const card of CARDS) {
      const name = cardName(words, card);
      const shown = withWholeWords(`(${capital(name)}), ${name}.`);
      expect(shown, language).not.toMatch(/-(?!\u2060)/);
      expect(shown.replaceAll('\u2060', '')).toBe(`(${capital(name)}), ${name}.`);
    }
});

test('no card has a name that counts its suit, in any language', async () => {
  for (const [, words] of await inEveryLanguage(pageWords))
    for (const card of CARDS) {
      const name = cardName(words, card);
      expect(name).not.toMatch(new RegExp(`^\\d+ ${words.suits(suitOf(card))}$`));
      expect(name).not.toMatch(/[♣♦♠♥]/);
    }
});

test('cards are named in words and found in the deck', () => {
  expect([cardName(en, 'QS'), cardName(en, 'TC'), cardName(en, 'WH'), cardName(en, 'WH', 'low')]).toEqual([
    'queen of spades',
    '10 of clubs',
    'wild heart',
    'wild heart, called lowest',
  ]);
  expect([faceOf('TC'), faceOf('WS', 'high'), faceOf('WS', undefined, true), faceOf(null)]).toEqual([
    '10C',
    'WShigh',
    'WSjoker',
    'back',
  ]);
});

test('suit signs are taken out of a sentence with the ranks before them, and nothing else', () => {
  expect(pieces('You hold 4♣ 9♥.')).toEqual([
    { text: 'You hold ' },
    { rank: '4', suit: 'C' },
    { text: ' ' },
    { rank: '9', suit: 'H' },
    { text: '.' },
  ]);
  expect(pieces('No sign')).toEqual([{ text: 'No sign' }]);
});

test.each([
  ['lowest', [4, 2, 2, 9], [3, 1, 1, 4], [1, 2, 0, 3]],
  ['highest', [4, 2, 2, 9], [2, 3, 3, 1], [3, 0, 1, 2]],
  ['closestToZero', [-4, 2, 0, -9], [3, 2, 1, 4], [2, 1, 0, 3]],
] as const)('where the %s wins, places are shared by those who are level', (winner, totals, place, order) => {
  expect(places(winner, totals)).toEqual(place);
  expect(ranked(winner, totals)).toEqual(order);
});

test('a default name is shown in the current language, whatever language the table was opened in', async () => {
  const all = (await inEveryLanguage(pageWords)).map(([, words]) => words);
  expect(all.map(({ you }) => you)).toEqual(NAMELESS);
  for (const words of all)
    expect([...NAMELESS, 'Ada'].map(name => nameNow(words, name))).toEqual([...NAMELESS.map(() => words.you), 'Ada']);
});

test('a bidder names one suit by one word', async () => {
  for (const [language, { bid }] of await inEveryLanguage(pageWords))
    for (const suit of ['C', 'D', 'S', 'H'] as const) expect(bid.said('Ada', suit), language).not.toMatch(/,\S/);
});

test('a player without a name is numbered from 1 in the current language', async () => {
  const all = (await inEveryLanguage(pageWords)).map(([, words]) => words);
  expect(all.map(words => nameNow(words, 'Seat 0'))).toEqual(['Player 1', 'Spieler 1', 'Joueur 1', 'Jugador 1']);
  for (const words of all) expect(nameNow(words, 'Seat of Ada')).toBe('Seat of Ada');
});
