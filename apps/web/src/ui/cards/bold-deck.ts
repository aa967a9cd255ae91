// The second deck, with large indices (ranks and suits in the corners) and a moon in each suit's colour. It
// is loaded when the person has chosen it.

import type { Suit } from '@moonshot/rules/cards';
import type { SvgNode } from './drawing.ts';
import { OUTLINES, SUIT_CLASSES } from './suits.ts';

/** The strokes of the ranks in the corners, in a box of 44 × 64. */
const GLYPHS: Readonly<Record<string, string>> = {
  '2': 'M6 18.5C6 9.5 12.5 4.5 22 4.5C32 4.5 38.5 10.5 38.5 19C38.5 26.5 34 31.5 28 37.5L6 59.5H39.5',
  '3': 'M7 4.5H37L19.5 26C31.5 25.5 39.5 32 39.5 42.5C39.5 53 31.5 59.5 21 59.5C13 59.5 7 56 4.5 50',
  '4': 'M30.5 59.5V4.5L4.5 43.5H40',
  '5': 'M36 4.5H11L8.5 29C12.5 25.5 16.5 24 21.5 24C32 24 39.5 31 39.5 41.5C39.5 52.5 31.5 59.5 21 59.5C13.5 59.5 7.5 56.5 4.5 51',
  '6': 'M31 4.5C20 15 4.5 26 4.5 42M4.5 42A17.5 17.5 0 1 0 39.5 42A17.5 17.5 0 1 0 4.5 42Z',
  '7': 'M4.5 4.5H39.5L17 59.5',
  '8': 'M22 4.5A12.8 12.8 0 1 1 21.99 4.5ZM22 30.1A15.2 14.7 0 1 1 21.99 30.1Z',
  '9': 'M13 59.5C24 49 39.5 38 39.5 22M39.5 22A17.5 17.5 0 1 0 4.5 22A17.5 17.5 0 1 0 39.5 22Z',
  '10': 'M2 13.5L10 5V59.5M31.5 4.5C38.5 4.5 43 14 43 32C43 50 38.5 59.5 31.5 59.5C24.5 59.5 20 50 20 32C20 14 24.5 4.5 31.5 4.5Z',
  J: 'M18 4.5H33V42C33 53 27 59.5 18.5 59.5C10.5 59.5 5 54.5 4.5 46',
  Q: 'M22 4.5C33 4.5 39.5 15 39.5 32C39.5 49 33 59.5 22 59.5C11 59.5 4.5 49 4.5 32C4.5 15 11 4.5 22 4.5ZM25.5 45L38.5 61',
  K: 'M6 4.5V59.5M38 4.5L6.5 38.5M17.5 27.5L39.5 59.5',
  A: 'M4.5 59.5L22 4.5L39.5 59.5M11 41.5H33',
  W: 'M3.5 4.5L12 59.5L22 20L32 59.5L40.5 4.5',
  Whigh: 'M22 59.5V6M5 24L22 6L39 24',
  Wlow: 'M22 4.5V58M5 40L22 58L39 40',
  Wjoker: 'M22 6L28 24H41L31 35L35 55L22 43L9 55L13 35L3 24H16Z',
};

/** The emblems that court cards and wild cards show above their suit, drawn around the point 0, 0. */
const EMBLEMS: Readonly<Record<string, string>> = {
  J: 'M-34 34C-30-6-4-36 38-40C40-2 16 22-16 22L-26 38ZM-22 24C-8 8 6-8 24-26L20-29C2-12-12 2-27 20Z',
  Q: 'M-36-26A38 38 0 1 0 36-26A37 27 0 0 1-36-26ZM0-34A11 11 0 1 1-.01-34Z',
  K: 'M-40 28L-46-22L-22-2L0-36L22-2L46-22L40 28ZM-40 34H40V44H-40Z',
  W: 'M0-44L30-14L20-4L0-24L-20-4L-30-14ZM0 44L30 14L20 4L0 24L-20 4L-30 14Z',
  Whigh: 'M0-36L44 8L30 22L0-8L-30 22L-44 8Z',
  Wlow: 'M0 36L44-8L30-22L0 8L-30-22L-44-8Z',
  Wjoker: 'M0-46L13-14H46L20 7L30 42L0 21L-30 42L-20 7L-46-14H-13Z',
};

const PAPER = 'var(--card-paper)';
const GOLD = 'var(--card-gold)';
/** The quarter of a moon in the lower right corner of a card. */
const MOON = 'M249 329A20 20 0 0 1 229 349H45A204 204 0 0 1 249 145Z';

const shape = (d: string, fill: string, transform = 'scale(1)'): SvgNode => ['path', { d, fill, transform }];
const stroke = (d: string, colour: string, width: string, transform = 'scale(1)'): SvgNode => [
  'path',
  {
    d,
    transform,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  },
];
const at = (x: number, y: number, scale: number): string => `translate(${x} ${y}) scale(${scale})`;
const rect = (inset: number, radius: number, attributes: Readonly<Record<string, string>>): SvgNode => [
  'rect',
  {
    x: `${inset}`,
    y: `${inset}`,
    width: `${250 - 2 * inset}`,
    height: `${350 - 2 * inset}`,
    rx: `${radius}`,
    ...attributes,
  },
];

const SHEET = rect(1, 20, { fill: PAPER, stroke: 'var(--card-edge)', 'stroke-width': '2' });

/**
 * The index of a card (its rank and suit in the corner). It is as large as the part of a card that is visible
 * in a hand.
 */
const indexOf = (rank: string, suit: Suit, colour: string, tier: string): readonly SvgNode[] =>
  tier === 'c'
    ? [stroke(GLYPHS[rank] ?? '', colour, '11', at(15, 18, 1.56)), shape(OUTLINES[suit], colour, at(49, 165, 0.7))]
    : [stroke(GLYPHS[rank] ?? '', colour, '11', at(13, 17, 1.16)), shape(OUTLINES[suit], colour, at(38, 124, 0.5))];

/** The face of a card. Its moon is pale behind numbers, and has the suit's full colour behind the others. */
function faceOf(tier: string, rank: string, suit: Suit): readonly SvgNode[] {
  const colour = `var(--suit-${SUIT_CLASSES[suit]})`;
  const emblem = EMBLEMS[rank];
  const isFull = emblem !== undefined || rank === 'A';
  const moon = shape(MOON, isFull ? colour : `var(--tint-${SUIT_CLASSES[suit]})`);
  const index = indexOf(rank, suit, colour, tier);
  if (emblem === undefined)
    return [SHEET, moon, ...index, shape(OUTLINES[suit], isFull ? PAPER : colour, at(168, 270, 1.32))];
  const isQueenOfSpades = rank === 'Q' && suit === 'S';
  const ring = isQueenOfSpades ? [stroke('M56 349A193 193 0 0 1 249 156', GOLD, '4')] : [];
  return [
    SHEET,
    moon,
    ...ring,
    ...index,
    shape(emblem, GOLD, at(180, 226, 1)),
    shape(OUTLINES[suit], PAPER, at(180, 305, 0.64)),
  ];
}

const WAVES = Array.from(
  { length: 10 },
  (_, i) => `M22 ${48 + 31 * i}q17.2-22 34.3 0t34.3 0t34.3 0t34.3 0t34.3 0t34.3 0`,
);

/** The back of a card: the sea below a moon. */
const BACK: readonly SvgNode[] = [
  SHEET,
  rect(11, 13, { fill: 'var(--back-a)' }),
  ['g', { opacity: '.55' }, stroke(WAVES.join(''), 'var(--back-b)', '4')],
  ['circle', { cx: '125', cy: '175', r: '62', fill: 'var(--back-a)' }],
  ['circle', { cx: '125', cy: '175', r: '48', fill: 'var(--back-b)' }],
];

const NAME = /^([fc])-(10|[2-9JQKA]|W)([CDSH])(high|low|joker)?$/;

/** The symbol of a card's face or back, by a name such as `f-QS`. */
export function boldSymbol(name: string): SvgNode | undefined {
  const [, tier = '', rank = '', suit, call = ''] = NAME.exec(name) ?? [];
  const isBack = name.endsWith('-back');
  if (suit === undefined && !isBack) return undefined;
  const drawing = isBack ? BACK : faceOf(tier, `${rank}${call}`, suit as Suit);
  return ['symbol', { id: name, viewBox: '0 0 250 350' }, ...drawing];
}
