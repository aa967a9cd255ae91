// A match as few bytes, for links and for keeping: the same as its text tells, and no rule is needed to read it back.
import type { Card } from '../cards/card.ts';
import { sorted } from '../cards/card-set.ts';
import { UNSEEN } from '../house/file.ts';
import type { TranscriptDeal } from '../transcript.ts';
import { read, readText, readWhole, Spoilt, type Unread, type Written, write, writeText, writeWhole } from './bits.ts';
import { NAME_MAX, type Noted, SEATS_MAX, TAG_MAX, TAGS } from './noted.ts';
import { readDeck, readOrder, readOwners, writeDeck, writeOrder, writeOwners } from './packed-cards.ts';
import { readSteps, writeSteps } from './packed-steps.ts';

const FORMAT = 1;
const HEAD_MAX = 16_000; // bytes: a sheet that changes every field has fewer
const SEAT_BITS = 4;
const DEALS_BITS = 10;

/** The bytes of a match that the rules have. */
export function packed(noted: Noted): Uint8Array {
  const out: Written = { bytes: [FORMAT], bits: 8 };
  const { game, version, seats, names, rules, length, firstDealer, tags, deals, winners } = noted;
  writeText(out, JSON.stringify([game, version, names, rules, length, tags]));
  for (const seat of [seats, firstDealer]) write(out, seat, SEAT_BITS);
  write(out, deals.length, DEALS_BITS);
  let before: Before = { deck: [], totals: [] };
  for (const deal of deals) before = writeDeal(out, deal, before);
  for (let seat = 0; seat < seats; seat++) write(out, winners.includes(seat) ? 1 : 0, 1);
  return Uint8Array.from(out.bytes);
}

/** The match of some bytes; undefined where they are none. Whether the rules have it so is not asked. */
export function unpacked(bytes: Uint8Array): Noted | undefined {
  try {
    return matchIn({ bytes, bits: 0 });
  } catch (error) {
    if (error instanceof Spoilt || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** What a deal has from the one before it. */
interface Before {
  readonly deck: readonly Card[];
  readonly totals: readonly number[];
}

function writeDeal(out: Written, deal: TranscriptDeal, before: Before): Before {
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

function matchIn(from: Unread): Noted {
  if (read(from, 8) !== FORMAT) throw new Spoilt('it is of another kind');
  const head = headIn(JSON.parse(readText(from, HEAD_MAX)));
  const [seats, firstDealer] = [read(from, SEAT_BITS), read(from, SEAT_BITS)];
  if (seats < 2 || seats > SEATS_MAX || firstDealer >= seats) throw new Spoilt('there is no such seat');
  if (head.names.length !== 0 && head.names.length !== seats) throw new Spoilt('somebody has no name');
  const deals: TranscriptDeal[] = [];
  let before: Before = { deck: [], totals: [] };
  for (let left = read(from, DEALS_BITS); left > 0; left--) {
    const { deck, deal } = readDeal(from, seats, before);
    deals.push(deal);
    before = { deck, totals: deal.totals };
  }
  const winners = Array.from({ length: seats }, (_, seat) => seat).filter(() => read(from, 1) === 1);
  return { ...head, seats, firstDealer, deals, winners };
}

function readDeal(from: Unread, seats: number, before: Before) {
  const dealer = read(from, SEAT_BITS);
  if (dealer >= seats) throw new Spoilt('there is no such seat');
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

type Head = Pick<Noted, 'game' | 'version' | 'names' | 'rules' | 'length' | 'tags'>;

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLine = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most && !UNSEEN.test(value);

const isLength = (value: unknown): value is Noted['length'] =>
  value === null ||
  (isThing(value) && Object.keys(value).length === 1 && [value.deals, value.target].some(n => Number.isSafeInteger(n)));

function headIn(value: unknown): Head {
  if (!Array.isArray(value)) throw new Spoilt('it has no head');
  const [game, version, names, rules, length, tags] = value as readonly unknown[];
  const fits =
    isLine(game, NAME_MAX) &&
    Number.isSafeInteger(version) &&
    Array.isArray(names) &&
    names.every((name): name is string => isLine(name, NAME_MAX)) &&
    isThing(rules) &&
    isThing(tags) &&
    isLength(length) &&
    Object.entries(tags).every(([tag, text]) => (TAGS as readonly string[]).includes(tag) && isLine(text, TAG_MAX));
  if (!fits) throw new Spoilt('its head is none');
  return { game, version: Number(version), names, rules, length, tags };
}
