// The size of the viewer's hand and its cards, in pixels.

import type { Settings } from '../../model/model.ts';
import { isSquat, type ScreenShape, shapeOf } from '../shape.ts';

interface HandSize {
  /**
   * The width of a card in pixels: its minimum, its shares of the screen's width and height, and its maximum.
   */
  readonly usual: readonly [least: number, across: number, down: number, most: number];
  readonly large: HandSize['usual'];
  readonly below: number; // distance from the hand to the lower edge of the screen
}

export const HANDS: Readonly<Record<ScreenShape, HandSize>> = {
  wide: { usual: [76, 0.09, 0.135, 128], large: [94, 0.11, 0.166, 160], below: 30 },
  tablet: { usual: [76, 0.115, 1, 108], large: [92, 0.14, 1, 132], below: 30 },
  portrait: { usual: [58, 0.17, 1, 72], large: [64, 0.215, 0.11, 92], below: 26 },
  landscape: { usual: [58, 1, 0.164, 76], large: [70, 1, 0.2, 94], below: -14 },
};

/** The height of a card, and of two overlapping rows of cards, in widths of a card. */
export const TALL = 1.4;
export const TWO_ROWS = 2.25;

/**
 * Minimum width of the visible part of a card in the fan: in pixels, and as a share of the card's width. The
 * share counts for large cards, because their ranks and suits are drawn larger. A smaller part could not be
 * recognized or touched.
 */
const SHOWN_MIN = 24;
const SHOWN_SHARE_MIN = 0.38;

/** A hand on an upright phone has two rows if it has at least this many cards. */
const LONG_HAND = 17;

/**
 * In a window of at most this width in pixels, only the viewer's avatar and two icons are beside the hand, as
 * on a phone. The limit is also in the stylesheets.
 */
export const NARROW = 900;

/** The width of the hand, from the width of the screen. */
const FANS: Readonly<Record<ScreenShape, (width: number) => number>> = {
  wide: width => (width <= NARROW ? width - 270 : Math.min(0.62 * width, 900, width - 530)),
  tablet: width => 0.94 * width,
  portrait: width => width - 20,
  landscape: width => Math.min(0.66 * width, 560, width - 230),
};

/** The width of the hand on a screen of this size. */
export function fanWidth(width: number, height: number): number {
  return FANS[isSquat(width, height) ? 'portrait' : shapeOf(width, height)](width);
}

export interface HandScreen {
  readonly width: number;
  readonly height: number;
  readonly cards: Settings['cards'];
}

/** The width of a card in the hand. */
export function handCard({ width, height, cards }: HandScreen): number {
  const [least, across, down, most] = HANDS[shapeOf(width, height)][cards];
  return Math.min(most, Math.max(least, Math.min(across * width, down * height)));
}

/** Minimum width of a card in a fan in pixels, however many cards there are. */
const FANNED_MIN = 32;
/** The share of a card's width that its rank and suit take up, in the compact and in the full drawing. */
const INDEX_SHARE = { compact: SHOWN_SHARE_MIN, full: 0.3 };

/**
 * The width of a card in a row of `count` cards of the hand. If the row is long, its cards are narrower than
 * usual, so that the index of each is visible.
 */
export function fannedCard(count: number, screen: HandScreen): number {
  const shape = shapeOf(screen.width, screen.height);
  const compact = screen.cards === 'large' || shape === 'portrait' || shape === 'landscape';
  const share = INDEX_SHARE[compact ? 'compact' : 'full'];
  const fitting = fanWidth(screen.width, screen.height) / (1 + share * (count - 1));
  return Math.min(handCard(screen), Math.max(FANNED_MIN, fitting));
}

/**
 * Whether a hand on an upright phone needs two rows: if it has many cards, or if too little of each card
 * would be visible.
 */
export function needsTwoRows(count: number, size: HandScreen): boolean {
  if (shapeOf(size.width, size.height) !== 'portrait' || count < 2) return false;
  const card = handCard(size);
  const visible = (fanWidth(size.width, size.height) - card) / (count - 1);
  return count >= LONG_HAND || visible < Math.max(SHOWN_MIN, SHOWN_SHARE_MIN * card);
}
