// How players are drawn: the forms of their plates (the boxes with their names), and the sizes of each form.

import type { ScreenShape } from '../shape.ts';

/**
 * The forms of a plate: a whole plate, a column of avatar and name, an avatar with its name, or an avatar
 * alone.
 */
export type PlateForm = 'plate' | 'column' | 'avatar' | 'bare';

/**
 * A form of a plate, and its sizes in pixels: the width of the avatar, of the plate, and the height of the
 * text.
 */
export type PlateSize = readonly [form: PlateForm, face: number, width: number, text: number];

/** The forms that plates may have for each shape of the screen, the best ones first. */
export const FORMS: Readonly<Record<ScreenShape, readonly PlateSize[]>> = {
  wide: [
    ['plate', 58, 280, 46],
    ['plate', 58, 214, 46],
    ['avatar', 50, 92, 17],
    ['bare', 44, 64, 0],
  ],
  tablet: [
    ['column', 72, 130, 41],
    ['avatar', 50, 92, 17],
    ['bare', 44, 64, 0],
  ],
  portrait: [
    ['column', 52, 84, 37],
    ['column', 40, 84, 35],
    ['avatar', 38, 64, 15],
    ['bare', 30, 44, 0],
  ],
  landscape: [
    ['plate', 42, 190, 37],
    ['plate', 42, 172, 37],
    ['avatar', 34, 70, 15],
    ['bare', 28, 44, 0],
  ],
};

/** Padding of a plate around its avatar, in pixels. */
const PADDED = { wide: 20, tablet: 20, portrait: 8, landscape: 8 } as const;

/**
 * The width and the height of a plate at this text size. Only the part of the width beside the avatar grows
 * with the text.
 */
export function plateSize(shape: ScreenShape, [form, face, width, text]: PlateSize, size: number): readonly number[] {
  if (form !== 'plate')
    return [form === 'bare' ? width : width + 1.7 * (width - face) * (size - 1), face + 4 + text * size];
  return [width + (width - face - 38) * (size - 1), Math.max(face + PADDED[shape], text * size + 10)];
}
