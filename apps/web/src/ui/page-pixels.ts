// Measures the page in the pixels in which it is laid out. On a very small screen the table is laid out for a
// larger screen and drawn at a smaller scale. Dialogs are always drawn at their own size.
import type { Box } from './free-place.ts';

/** The scale at which the page is drawn: 1, or less on a very small screen. */
export const pageScale = (): number => Number(document.body.style.getPropertyValue('--table-scale') || 1);

export interface PageBox extends Box {
  readonly width: number;
  readonly height: number;
}

/** The box of an element of the page. */
export function boxOf(element: Element): PageBox {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const scale = pageScale();
  return {
    left: left / scale,
    top: top / scale,
    right: right / scale,
    bottom: bottom / scale,
    width: width / scale,
    height: height / scale,
  };
}

/** The size of the screen. */
export function screenSize(): Pick<PageBox, 'width' | 'height'> {
  const { clientWidth, clientHeight } = document.documentElement;
  const scale = pageScale();
  return { width: clientWidth / scale, height: clientHeight / scale };
}
