// The place of the undealt cards in the middle: beside the cards of the trick if there is room, otherwise
// under them with the label visible.
import { type Area, between, sharedBy } from './areas.ts';
import type { Layout } from './layout.ts';
import { BAR_ENDS } from './surroundings.ts';

/** The size of a pile of cards with its label. Phones and larger screens have different sizes. */
interface PileSize {
  readonly width: number;
  readonly height: number; // height of the part of the pile that is above its label
  readonly font: number; // font size of the label at the usual text size
  readonly fontMax: number;
}
const PHONE: PileSize = { width: 70, height: 48, font: 12, fontMax: 15 };
const LARGE: PileSize = { width: 96, height: 70, font: 13, fontMax: 18 };

/**
 * The size of the label: its width per letter and its height as multiples of the font size, and the padding
 * in pixels that is added to its width and its height.
 */
const LABEL = { letter: 0.56, tall: 1.5, padded: 18, edge: 4 } as const;

/** The places of a pile and of its label on the screen. */
export interface PlacedPile {
  readonly pile: Area;
  readonly label: Area;
  readonly font: number; // font size of the label in pixels
}

/** How far from the middle the pile may be, and the distance between two places that are tried, in pixels. */
const REACH = { across: 176, down: 144, step: 8 } as const;

/**
 * The cost of a covered square pixel: `HIDDEN` for what must be read, `UNDER` for the back of a card, which
 * may be under the trick.
 */
const HIDDEN = 100;
const UNDER = 0.04;

/** Shares by which the label's font size may be reduced, starting with the largest. */
const SHARES = [1, 0.85, 0.7, 0.6, 0.5];
/** Minimum font size of a reduced label in pixels. */
const FONT_MIN = 9;

/**
 * A place near the middle where the pile's label, which has `letters` letters, can be read. If the cards of
 * the pile are face up (`open`), their upper half with rank and suit must be readable too. If there is no
 * such place, the one where the least of them is covered.
 */
export function pilePlace(
  plan: Pick<Layout, 'screen' | 'middle' | 'spots' | 'plates' | 'prompt'>,
  letters: number,
  open: boolean,
): PlacedPile {
  const { width, height, text } = plan.screen;
  const size = width <= 600 || height <= 560 ? PHONE : LARGE;
  const usual = Math.min(size.font * text, size.fontMax);
  const fonts = SHARES.map(share => usual * share).filter((font, i) => i === 0 || font >= FONT_MIN);
  let best: Tried | undefined;
  for (const font of fonts) {
    const one = bestAt(plan, { ...size, font }, letters, open);
    if (best === undefined || one.hidden < best.hidden) best = one;
    if (best.hidden === 0) break;
  }
  return best?.placed ?? placedAt(size, letters, plan.middle.x, plan.middle.y);
}

interface Tried {
  readonly placed: PlacedPile;
  readonly hidden: number; // number of square pixels that should be visible but are covered
}

/** The best place for the pile if its label has this font size. */
function bestAt(
  { screen, middle, spots, plates, prompt }: Parameters<typeof pilePlace>[0],
  size: PileSize,
  letters: number,
  open: boolean,
): Tried {
  const walls = [...plates, prompt];
  let best: Tried = { placed: placedAt(size, letters, middle.x, middle.y), hidden: Number.POSITIVE_INFINITY };
  let least = Number.POSITIVE_INFINITY;
  for (let dx = -REACH.across; dx <= REACH.across; dx += REACH.step)
    for (let dy = -REACH.down; dy <= REACH.down; dy += REACH.step) {
      const placed = placedAt(size, letters, middle.x + dx, middle.y + dy);
      const { pile, label } = placed;
      if (!isInside(placed, screen.width)) continue;
      const read = [label, ...(open ? [upperHalf(pile)] : [])];
      const hidden = read.reduce((sum, box) => sum + sharedBy(box, [...spots, ...walls]), sharedBy(pile, walls));
      const cost = HIDDEN * hidden + UNDER * sharedBy(pile, spots) + Math.hypot(dx, dy);
      if (cost < least) [best, least] = [{ placed, hidden }, cost];
    }
  return best;
}

const upperHalf = ({ x, y, width, height }: Area): Area => ({ x, y: y - height / 4, width, height: height / 2 });

/** Whether a pile and its label are between the sides of the screen and below the header. */
const isInside = ({ pile, label }: PlacedPile, width: number): boolean =>
  pile.y - pile.height / 2 >= BAR_ENDS &&
  [pile, label].every(box => box.x - box.width / 2 >= 4 && box.x + box.width / 2 <= width - 4);

/** The pile and its label, if their common centre is at this point. */
function placedAt({ width, height, font }: PileSize, letters: number, x: number, y: number): PlacedPile {
  const [wide, tall] = [font * LABEL.letter * letters + LABEL.padded, font * LABEL.tall + LABEL.edge];
  const top = y - (height + tall) / 2;
  return {
    pile: between(x - width / 2, top, x + width / 2, top + height),
    label: between(x - wide / 2, top + height, x + wide / 2, top + height + tall),
    font,
  };
}
