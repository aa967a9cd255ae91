// The proof of a sealed match by each house rule holds, and a changed copy of it does not.
import { quickDraws } from '@moonshot/bots';
import { randomAnswer } from '@moonshot/rules/engine';
import type { Ports } from '@moonshot/table';
import { proofText } from '@moonshot/table/records';
import { proved, sealedMatch } from '@moonshot/table/testing';
import { verify } from '@moonshot/verify';
import { expect, test } from 'vitest';
import { chained, type Document } from '../packages/verify/testing/proofs.ts';
import { HOUSE_RULES, houseOf } from './house-rules.ts';
import type { Part } from './laws/part.ts';
import { freshSample, freshSeed } from './seeds.ts';

const SOME = 12;

/** The proof of a match of two people and random bots. */
async function proofOf(part: Part): Promise<string> {
  const { base, overrides } = houseOf(part);
  const draw = quickDraws(`${part.name} ${freshSeed('proofs of house rules')}`);
  const thinkers: Ports['thinkers'] = { think: async ({ ask }) => randomAnswer(ask, draw) };
  return proofText(proved(await sealedMatch(base, 2, part.seats, { overrides }, part.name, undefined, { thinkers })));
}

/** The checks that found faults. Throws if the proof cannot be read. */
function checksOf(text: string): readonly string[] {
  const verified = verify(text);
  if (verified.type === 'unreadable') throw new Error(`Cannot read the proof: ${verified.sentence}`);
  const { faults, deals } = verified.report;
  return [...faults, ...deals.flatMap(deal => deal.faults)].map(({ check }) => check);
}

/** A card of the deck that is not this one and that the seat was not dealt. */
const otherThan = (card: string, seat: number, { deck, deals: [{ dealt }] }: Document): string =>
  deck.find((other: string) => other !== card && !dealt.hands[seat].includes(other));

function dealAnotherCard(document: Document): void {
  const [hand] = document.deals[0].dealt.hands;
  hand[0] = otherThan(hand[0], 0, document);
}

function playAnotherCard(document: Document): void {
  const [{ play }] = document.deals;
  const [seat, at, cards] = play.bouts ? [0, 0, play.bouts[0].laid[0]] : firstPlay(play.tricks[0].plays[0]);
  cards[at] = otherThan(cards[at], seat, document);
}

const firstPlay = (play: Document): readonly [seat: number, at: number, play: Document] => [play[0], 1, play];

/** The seats of a trick change places, or the bouts. */
const reversePlay = ({ deals: [{ play }] }: Document): void => (play.bouts ?? play.tricks[0].plays).reverse();

const CHANGES: readonly [name: string, check: string, change: (document: Document) => void][] = [
  ['another card is dealt', 'cards', dealAnotherCard],
  ['the cards are dealt in another order', 'cards', ({ deals: [{ dealt }] }) => dealt.hands[0].reverse()],
  ['another card is played', 'play', playAnotherCard],
  ['the cards are played in another order', 'play', reversePlay],
  ['fewer cards are dealt by rule', 'cards', document => void document.handSize--],
];

const rows = freshSample('proofs of house rules', HOUSE_RULES, SOME).map(part => [part.name, part] as const);

test.each(rows)('%s', async (_, part) => {
  const text = await proofOf(part);
  expect(verify(text)).toMatchObject({ type: 'verified' });
  for (const [name, check, change] of CHANGES) {
    const document = JSON.parse(text);
    change(document);
    expect(checksOf(chained(document)), name).toContain(check);
  }
  const otherwise = JSON.parse(text);
  otherwise.overrides.misdeal = 'another';
  expect(checksOf(JSON.stringify(otherwise)), 'another rule').toEqual(['chain']);
});
