// Makes the text of the big screen smaller than the setting *Text size* says, if there is no room for it.
import type { Attachment } from 'svelte/attachments';

const STEP = 0.05;

/** Whether a part of the screen is larger than its place, or some of its words are. */
function overflows(screen: HTMLElement): boolean {
  const [main, stage] = ['main', '.stage'].map(one => screen.querySelector(one));
  if (!main || !stage) return false;
  const room = stage.getBoundingClientRect();
  const isOut = (part: Element): boolean => {
    const { top, bottom, left, right } = part.getBoundingClientRect();
    return top < room.top - 1 || bottom > room.bottom + 1 || left < room.left - 1 || right > room.right + 1;
  };
  const isWide = (part: Element): boolean => part.scrollWidth > part.clientWidth + 1;
  const code = screen.querySelector('.gathers .code'); // its code for phones has a minimum size
  const isTall = code !== null && code.scrollHeight > code.clientHeight + 1;
  const words = screen.querySelectorAll('header, header h1, .code, .code h2, .players');
  return (
    isTall || main.scrollHeight > main.clientHeight + 1 || [...stage.children].some(isOut) || [...words].some(isWide)
  );
}

/**
 * Sets `--text-most` of the big screen to the largest factor with which all text fits. While the screen
 * keeps its size and its setting, the factor only becomes smaller, so that tricks do not change the text.
 */
export const fittedText =
  (wanted: number): Attachment<HTMLElement> =>
  screen => {
    let most = wanted;
    const shrink = (): void => {
      for (; ; most -= STEP) {
        screen.style.setProperty('--text-most', `${Math.max(1, most)}`);
        if (most <= 1 || !overflows(screen)) return;
      }
    };
    const again = (): void => {
      most = wanted;
      shrink();
    };
    const content = new MutationObserver(shrink);
    content.observe(screen, { characterData: true, childList: true, subtree: true });
    const size = new ResizeObserver(again);
    size.observe(screen);
    return () => {
      content.disconnect();
      size.disconnect();
    };
  };
