// The packed form of a match that can be read without the rules. Old links have this form, and matches that
// violate the rules need it.
import type { Card } from '../cards/card.ts';
import { sorted } from '../cards/card-set.ts';
import { SEATS_MAX, SEATS_MIN } from '../game/limits.ts';
import type { TranscriptDeal } from '../transcript/transcript.ts';
import { type BitReader, type BitWriter, CorruptBits, read, readWhole, write, writeWhole } from './bits.ts';
import { DEALS_MAX, type NotatedMatch, NotationException, TOP } from './notated-match.ts';
import { readDeck, readOrder, readOwners, writeDeck, writeOrder, writeOwners } from './packed-cards.ts';
import { readHead, writeHead } from './packed-head.ts';
import { readSteps, writeSteps } from './packed-steps.ts';

/** The first byte of a match in this form. */
export const PLAIN = 1;
const SEAT_BITS = 4;
const DEALS_BITS = 10;

/** Packs a match without using its rules. */
export function plainly(noted: NotatedMatch): Uint8Array {
  const out: BitWriter = { bytes: [PLAIN], bits: 8 };
  const { seats, firstDealer, deals, winners } = noted;
  writeHead(out, noted);
  for (const seat of [seats, firstDealer]) write(out, seat, SEAT_BITS);
  write(out, deals.length, DEALS_BITS);
  let before: Before = { deck: [], totals: [] };
  for (const deal of deals) before = writeDeal(out, deal, before);
  for (let seat = 0; seat < seats; seat++) write(out, winners.includes(seat) ? 1 : 0, 1);
  return Uint8Array.from(out.bytes);
}

/** What the bits of a deal do not repeat, because it follows from the deal before. */
interface Before {
  readonly deck: readonly Card[];
  readonly totals: readonly number[];
}

function writeDeal(out: BitWriter, deal: TranscriptDeal, before: Before): Before {
  const { dealer, hands, kitty, stock, steps, points, totals } = deal;
  const deck = sorted([...hands.flat(), ...kitty, ...stock]);
  const sameDeck = deck.join() === before.deck.join();
  const rest = [kitty, stock].filter(pile => pile.length > 0);
  write(out, dealer, SEAT_BITS);
  for (const flag of [sameDeck, kitty.length > 0, stock.length > 0]) write(out, flag ? 1 : 0, 1);
  if (!sameDeck) writeDeck(out, deck);
  writeOwners(out, deck, [...hands, ...rest]);
  for (const pile of rest) writeOrder(out, pile);
  writeSteps(out, hands, steps);
  for (const one of points) writeWhole(out, one);
  for (const [seat, total] of totals.entries()) writeWhole(out, total - expected(before, points, seat));
  return { deck, totals };
}

const expected = ({ totals }: Before, points: readonly number[], seat: number): number =>
  (totals[seat] ?? 0) + (points[seat] ?? 0);

/**
 * Reads the match that follows the first byte. Throws `CorruptBits` or a `SyntaxError` if there is none, and
 * a `NotationException` if the match has too many deals. The match is not checked against its rules.
 */
export function inPlain(from: BitReader): NotatedMatch {
  const head = readHead(from);
  const [seats, firstDealer] = [read(from, SEAT_BITS), read(from, SEAT_BITS)];
  if (seats < SEATS_MIN || seats > SEATS_MAX || firstDealer >= seats) throw new CorruptBits('there is no such seat');
  if (head.names.length !== 0 && head.names.length !== seats) throw new CorruptBits('somebody has no name');
  const deals: TranscriptDeal[] = [];
  let before: Before = { deck: [], totals: [] };
  const count = read(from, DEALS_BITS);
  if (count > DEALS_MAX) throw new NotationException(TOP, { type: 'too-many', most: DEALS_MAX });
  for (let left = count; left > 0; left--) {
    const { deck, deal } = readDeal(from, seats, before);
    deals.push(deal);
    before = { deck, totals: deal.totals };
  }
  const winners = Array.from({ length: seats }, (_, seat) => seat).filter(() => read(from, 1) === 1);
  return { ...head, seats, firstDealer, deals, winners };
}

function readDeal(from: BitReader, seats: number, before: Before) {
  const dealer = read(from, SEAT_BITS);
  if (dealer >= seats) throw new CorruptBits('there is no such seat');
  const [sameDeck, hasKitty, hasStock] = [read(from, 1), read(from, 1), read(from, 1)];
  const deck = sameDeck === 1 ? before.deck : readDeck(from);
  const piles = readOwners(from, deck, seats + (hasKitty ?? 0) + (hasStock ?? 0));
  const hands = piles.slice(0, seats);
  const rest = piles.slice(seats).map(pile => readOrder(from, pile));
  const kitty = hasKitty === 1 ? (rest[0] ?? []) : [];
  const stock = hasStock === 1 ? (rest.at(-1) ?? []) : [];
  const steps = readSteps(from, hands);
  const points = hands.map(() => readWhole(from));
  const totals = hands.map((_, seat) => readWhole(from) + expected(before, points, seat));
  return { deck, deal: { dealer, hands, kitty, stock, steps, points, totals } };
}
