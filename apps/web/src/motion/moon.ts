// The animation after shooting the moon: the table darkens, the cards rise into orbit, the disc of the moon
// brightens, then the choices appear.
import { boxOf, screenSize } from '../ui/page-pixels.ts';
import { fadeIn, move } from './animate.ts';
import { all, one } from './places.ts';
import type { MotionScene } from './scene.ts';

const RISE_PX = 60;

export function moonrise(scene: MotionScene): void {
  const night = one('.moonshot');
  if (night === null || scene.before.screen !== 'table') return;
  if (scene.still) {
    fadeIn(night, scene.ms('fast'));
    return;
  }
  fadeIn(night, scene.ms('dim'));
  const cards = all('.moonshot .orbiting');
  // The cards rise less if they would otherwise begin below the screen.
  const faces = cards.map(card => boxOf(card.querySelector('.card') ?? card));
  const { height } = screenSize();
  const rises = faces.map(({ bottom }) => Math.max(0, Math.min(RISE_PX, height - bottom)));
  const rise = (px: number): Keyframe[] => [
    { opacity: 0, translate: `0 ${px}px` },
    { opacity: 1, translate: '0 0' },
  ];
  const began = scene.ms('dim') / 2;
  for (const [i, card] of cards.entries())
    move(card, rise(rises[i] ?? 0), { ms: scene.ms('orbit'), delay: began + scene.ms('orbitGap') * i, ease: 'out' });
  for (const light of all('.moonshot .disc, .moonshot .halo'))
    move(light, [{ opacity: 0.15 }, { opacity: 1 }], { ms: scene.ms('moon'), ease: 'out' });
  const last = Math.max(scene.ms('moon'), began + scene.ms('orbitGap') * cards.length + scene.ms('orbit'));
  for (const choice of all('.moonshot .choice')) {
    choice.classList.add('rising');
    const timing = { ms: scene.ms('choices'), delay: last, ease: 'out' } as const;
    move(choice, [{ opacity: 0 }, { opacity: 1 }], timing, () => choice.classList.remove('rising'));
  }
}
