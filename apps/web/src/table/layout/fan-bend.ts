// How a row of the hand bends.
import { type ScreenShape, shapeOf } from '../shape.ts';
import { fannedCard, fanWidth, HANDS, type HandScreen, handCard, TALL } from './hand-size.ts';

/**
 * For each shape of the screen: the turn of a card in degrees per place from the middle, its drop in pixels
 * per square of places, and how far cards that may not be played lie lower. The stylesheets have the same
 * values.
 */
export const BENDS: Readonly<Record<ScreenShape, readonly [turn: number, drop: number, dim: number]>> = {
  wide: [0.85, 0.5, 12],
  tablet: [0.85, 0.5, 12],
  portrait: [0.55, 0.35, 9],
  landscape: [0.5, 0.3, 9],
};

/** The distance from the upper edge of a card to the point around which it turns, in widths of the card. */
const PIVOT = 1.4 * TALL;
/**
 * The height of a card that may be below the screen of a phone on its side, in widths of the card. There the
 * hand lies partly below the screen.
 */
const HIDDEN = 0.55;
const DEGREE = Math.PI / 180;

/**
 * The turn and the drop with which a row of `count` cards bends, as values of a stylesheet. A long row bends
 * less, so that no card leaves the screen. The formulas for small angles give a little less than possible.
 */
export function fanBend(count: number, screen: HandScreen): { readonly turn: string; readonly drop: string } {
  const shape = shapeOf(screen.width, screen.height);
  const [turnMost, dropMost, dim] = BENDS[shape];
  const card = fannedCard(count, screen);
  const last = count / 2; // places from the middle to beyond the outermost card
  // the upper corner of the outermost card moves outwards as the card turns, the lower one downwards
  const beside = (screen.width - fanWidth(screen.width, screen.height)) / 2;
  const turn = Math.min(turnMost, beside / (PIVOT * card * DEGREE * last));
  const corner = 0.55 * card * turn * last * DEGREE;
  const hidden = shape === 'landscape' ? card * HIDDEN : 0;
  const room = HANDS[shape].below + hidden + (handCard(screen) - card) * TALL - dim - corner;
  const drop = Math.max(0, Math.min(dropMost, room / last ** 2));
  return { turn: `${turn.toFixed(3)}deg`, drop: `${drop.toFixed(3)}px` };
}
