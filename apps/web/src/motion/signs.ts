// Animations of small signs: hearts broken, counters, and the dialog for a wild card's call (highest or
// lowest).
import { pageScale } from '../ui/page-pixels.ts';
import { fadeIn, move } from './animate.ts';
import { counts, one } from './places.ts';
import type { MotionScene } from './scene.ts';

/** Fills the sign *hearts broken* once, from left to right. */
export function breakHearts(scene: MotionScene): void {
  const broke = scene.events.some(event => event.type === 'played' && event.broke);
  const chip = one('.chip.hearts.broken');
  if (!broke || chip === null || scene.still) return;
  move(chip, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
    ms: scene.ms('chip'),
    ease: 'out',
    on: '::before',
  });
}

/** Highlights counters whose numbers have changed. */
export function tick(scene: MotionScene): void {
  if (scene.still) return;
  for (const count of counts()) {
    const before = scene.before.counts.get(count);
    if (before !== undefined && before !== count.textContent)
      move(count, [{ scale: '1.3' }, { scale: '1' }], { ms: scene.ms('base'), ease: 'out' });
  }
}

/** Lets the dialog that asks for a wild card's call grow out of that card. */
export function grow(scene: MotionScene): void {
  const dialog = one('.dialog.call');
  const { draft } = scene.table;
  if (dialog === null || draft.kind !== 'call' || shown.has(dialog)) return;
  shown.add(dialog);
  if (scene.still) {
    fadeIn(dialog, scene.ms('fast'));
    return;
  }
  const card = scene.before.hand.get(draft.card);
  const box = dialog.getBoundingClientRect();
  const scale = pageScale(); // the dialog is not scaled
  const [x, y] =
    card === undefined
      ? [0, 0]
      : [card.x * scale - box.left - box.width / 2, card.y * scale - box.top - box.height / 2];
  const from = { opacity: 0, scale: '0.3', translate: `${(x * 0.7).toFixed(1)}px ${(y * 0.7).toFixed(1)}px` };
  move(dialog, [from, { opacity: 1, scale: '1', translate: '0 0' }], { ms: scene.ms('popover'), ease: 'out' });
}

const shown = new WeakSet<Element>();
