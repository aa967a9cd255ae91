// The place of the undealt cards in the middle: beside the cards of the trick where there is room, else under
// them with the label in sight.
import { type Area, between, sharedBy } from './areas.ts';
import type { Layout } from './layout.ts';
import { BAR_ENDS } from './surroundings.ts';

/** The sizes of a pile with its label: on phones, and on larger screens. */
interface PileSize {
  readonly width: number;
  readonly height: number; // of the part of the pile above its label
  readonly font: number; // of the label at the usual text size
  readonly fontMax: number;
}
const PHONE: PileSize = { width: 70, height: 48, font: 12, fontMax: 15 };
const LARGE: PileSize = { width: 96, height: 70, font: 13, fontMax: 18 };

/** The label's width for a letter and its height, in font sizes, and its padding across and down. */
const LABEL = { letter: 0.56, tall: 1.5, padded: 18, edge: 4 } as const;

/** A pile and its label, both on the screen. */
export interface PlacedPile {
  readonly pile: Area;
  readonly label: Area;
  readonly font: number; // of the label, in pixels
}

/** How far from the middle a pile may lie, and the steps in which places are tried, in pixels. */
const REACH = { across: 176, down: 144, step: 8 } as const;

/** The cost of a covered pixel: of what must be read, and of backs, which may lie under the trick. */
const HIDDEN = 100;
const UNDER = 0.04;

/** Shares of the label's font size. Larger ones come first. */
const SHARES = [1, 0.85, 0.7, 0.6];
/** No label becomes smaller than this, in pixels. */
const FONT_MIN = 9;

/**
 * The place of the pile where its label can be read, nearest to the middle, for a label of `letters`. Of open
 * cards the upper half, which has their indices, is read as well.
 */
export function pilePlace(
  plan: Pick<Layout, 'screen' | 'middle' | 'spots' | 'plates' | 'prompt'>,
  letters: number,
  open: boolean,
): PlacedPile {
  const { width, height, text } = plan.screen;
  const size = width <= 600 || height <= 500 ? PHONE : LARGE;
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
  readonly hidden: number; // square pixels that cannot be read
}

/** The best place for a label of this font size. */
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

/** Whether a pile is between the screen's sides and below its header. */
const isInside = ({ pile, label }: PlacedPile, width: number): boolean =>
  pile.y - pile.height / 2 >= BAR_ENDS &&
  [pile, label].every(box => box.x - box.width / 2 >= 4 && box.x + box.width / 2 <= width - 4);

/** A pile whose centre, with its label, is at this point. */
function placedAt({ width, height, font }: PileSize, letters: number, x: number, y: number): PlacedPile {
  const [wide, tall] = [font * LABEL.letter * letters + LABEL.padded, font * LABEL.tall + LABEL.edge];
  const top = y - (height + tall) / 2;
  return {
    pile: between(x - width / 2, top, x + width / 2, top + height),
    label: between(x - wide / 2, top + height, x + wide / 2, top + height + tall),
    font,
  };
}
