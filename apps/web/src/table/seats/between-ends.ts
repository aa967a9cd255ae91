// Keeps the line of scores between the two ends of the header, whose widths depend on their texts.
import type { Attachment } from 'svelte/attachments';
import { boxOf, screenSize } from '../../ui/page-pixels.ts';

const GAP = 12;

/**
 * Sets the middle and the maximum width of the line of scores, as `--strip-x` and `--strip-w`. It stays in
 * the middle of the screen if it fits there.
 */
export const betweenEnds: Attachment<HTMLElement> = strip => {
  const [title, end] = ['.bar .title', '.bar .end'].map(one => document.querySelector(one));
  const fit = (): void => {
    const { width } = screenSize();
    const left = (title ? boxOf(title).right : 0) + GAP;
    const right = (end ? boxOf(end).left : width) - GAP;
    strip.style.setProperty('--strip-w', `${Math.max(0, right - left)}px`);
    const half = strip.offsetWidth / 2;
    const middle = Math.max(left + half, Math.min(width / 2, right - half));
    strip.style.setProperty('--strip-x', `${middle}px`);
  };
  // It reports the first sizes before the first paint, when the browser has computed the layout anyway.
  const sizes = new ResizeObserver(fit);
  for (const one of [document.documentElement, title, end, strip]) if (one) sizes.observe(one);
  return () => sizes.disconnect();
};
