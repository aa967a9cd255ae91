// Keeps the focus in the page when the focused button disappears or is disabled.
import { tick } from 'svelte';

/** Focuses an element after the next redraw, if the focus was lost in that redraw. */
export async function refocus(element: () => HTMLElement | undefined): Promise<void> {
  await tick();
  if (document.activeElement?.matches('body, :disabled')) element()?.focus({ preventScroll: true });
}
