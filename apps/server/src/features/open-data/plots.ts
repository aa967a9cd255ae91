// Plots of a shuffle as SVG. One plot shows the observed and the expected share of each suit shape (cards per
// suit). The other plot shows the deviation of each card at each seat.
import { symbolOf } from '@moonshot/rules/cards';
import type { ShuffleReport } from '@moonshot/rules/statistics';

const SHAPES = { left: 84, width: 640, row: 26, bar: 14 } as const;

/** Draws a bar for the share of each suit shape, with a line at the expected share. */
export function shapesPlot({ shapes }: Pick<ShuffleReport, 'shapes'>, label: string): string {
  const most = Math.max(...shapes.flatMap(({ share, exact }) => [share, exact]), 0.01);
  const x = (share: number): number => Math.round(SHAPES.left + (share / most) * (SHAPES.width - SHAPES.left - 8));
  const rows = shapes.map(({ shape, share, exact }, i) => {
    const y = i * SHAPES.row + 6;
    const [top, bottom] = [y - 3, y + SHAPES.bar + 3];
    return `<text x="${SHAPES.left - 10}" y="${y + 12}" text-anchor="end">${shape}</text><rect x="${SHAPES.left}" y="${y}" width="${x(share) - SHAPES.left}" height="${SHAPES.bar}"/><path d="M${x(exact)} ${top}V${bottom}"/>`;
  });
  return `<svg class="shapes" viewBox="0 0 ${SHAPES.width} ${shapes.length * SHAPES.row + 8}" role="img" aria-label="${label}">${rows.join('')}</svg>`;
}

const CARDS = { left: 70, top: 44, cell: 22, height: 22 } as const;
const FAR = 4; // deviation in standard deviations from which a field has the darkest colour

/**
 * A heat map of cards by seat. The darker a field, the more its number deviates from the expected one; the
 * colour shows in which direction.
 */
export function cardsPlot(
  { cards, places, expected, deals, deck, seats, hand }: ShuffleReport,
  names: readonly string[],
  label: string,
): string {
  const used = expected.flatMap((n, place) => (n > 0 ? [place] : []));
  const sizeOf = (place: number): number => (place < seats ? hand : deck - seats * hand);
  const far = (card: number, place: number): number => {
    const chance = sizeOf(place) / deck;
    const spread = Math.sqrt(deals * chance * (1 - chance));
    return spread === 0 ? 0 : ((places[card]?.[place] ?? 0) - (expected[place] ?? 0)) / spread;
  };
  const fields = cards.flatMap((card, i) =>
    used.map((place, column) => {
      const z = far(i, place);
      const shade = Math.min(1, Math.abs(z) / FAR).toFixed(2);
      const [x, y] = [CARDS.left + i * CARDS.cell, CARDS.top + column * CARDS.height];
      return `<rect class="${z < 0 ? 'fewer' : 'more'}" fill-opacity="${shade}" x="${x}" y="${y}" width="${CARDS.cell - 2}" height="${CARDS.height - 2}"><title>${symbolOf(card)}: ${z.toFixed(1)}</title></rect>`;
    }),
  );
  const heads = cards.map(
    (card, i) =>
      `<text transform="translate(${CARDS.left + i * CARDS.cell + 15} ${CARDS.top - 6}) rotate(-90)">${symbolOf(card)}</text>`,
  );
  const rows = names.map(
    (name, row) =>
      `<text x="${CARDS.left - 6}" y="${CARDS.top + row * CARDS.height + 15}" text-anchor="end">${name}</text>`,
  );
  const [width, height] = [CARDS.left + cards.length * CARDS.cell, CARDS.top + used.length * CARDS.height];
  return `<div class="wide" role="region" tabindex="0" aria-label="${label}"><svg class="cards" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${[...heads, ...rows, ...fields].join('')}</svg></div>`;
}
