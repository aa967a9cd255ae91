// The line for a public match in the open data: its deals and its play. For each seat, the line says only
// whether a person played.

import { TRANSCRIPT_FORMAT } from '@moonshot/rules/notation';
import * as z from 'zod';

const card = z.string().regex(/^[2-9TJQKAW][CDSH]$/);
const cards = z.array(card);
const seat = z.int().min(0).max(13);
const numbers = z.array(z.int());

const step = z.object({
  seat,
  pass: z.optional(z.array(z.tuple([card, seat])).describe('each card with the seat that gets it')),
  charge: z.optional(cards).describe('cards shown before play so that they count more'),
  bid: z
    .optional(z.union([z.int().min(0), z.enum(['C', 'D', 'S', 'H'])]))
    .describe('chips bid, 0 for none, or the suit that the highest bidder names'),
  claim: z.optional(z.boolean()).describe('whether the wild of the opening suit is claimed for the opening'),
  play: z.optional(card),
  call: z.optional(z.enum(['high', 'low'])).describe('what a wild that is played is called'),
  bury: z.optional(cards).describe('cards laid away after taking the kitty in hand'),
  moon: z.optional(z.string()).describe('what the shooter chose'),
  lay: z.optional(z.tuple([card, card])).describe('the hidden card, then the shown one'),
});

const deal = z.object({
  dealer: seat,
  hands: z.array(cards).describe('by seat, as dealt'),
  kitty: cards,
  stock: cards.describe('the next card first'),
  steps: z.array(step).describe('in the order in which they took effect'),
  points: numbers.describe('by seat, what the deal adds'),
  totals: numbers.describe('by seat, after it'),
});

/** The schema of a line of the open data. `moonshot replay` and `moonshot stats` read such lines. */
export const line = z.object({
  format: z.literal(TRANSCRIPT_FORMAT),
  game: z.string().describe('the id of the rule sheet'),
  version: z.int().describe('of the sheet'),
  seats: z.int().min(2).max(14),
  rules: z.optional(z.record(z.string(), z.unknown())).describe('fields of the sheet that are changed, by path'),
  length: z.optional(z.union([z.object({ deals: z.int() }), z.object({ target: z.int() })])),
  firstDealer: seat,
  date: z.iso.date().describe('the day, by the calendar in UTC, on which the match ended'),
  sitters: z.array(z.enum(['person', 'bot'])).describe('by seat, when the match began'),
  deals: z.array(deal),
  winners: z.array(seat),
});

export type DumpLine = z.infer<typeof line>;
