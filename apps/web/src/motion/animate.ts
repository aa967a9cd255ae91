// Shared animation helpers. Animations change only transforms and opacity. A tap completes all running
// animations.
import { draw } from '../ui/cards/sprite.ts';
import { type Tier, tiers } from '../ui/cards/tiers.ts';

/** Names of the easing curves in the stylesheet. */
const EASES = ['out', 'inout', 'settle'] as const;
export type Ease = (typeof EASES)[number];

export interface Timing {
  readonly ms: number;
  readonly delay?: number;
  readonly ease?: Ease;
  // `forwards` keeps the last frame until the table changes next. `both` also shows the first frame before
  // the start.
  readonly stays?: 'forwards' | 'both';
  readonly on?: string; // the pseudo-element to animate
}

const going = new Set<Animation>();
const staying = new Set<Animation>(); // animations that hold their last frame

const curves = new Map<Ease, string>();

/** Reads the curves from the stylesheet before anything moves. Reading them later would force a reflow. */
export function learnCurves(): void {
  const style = getComputedStyle(document.documentElement);
  for (const ease of EASES) curves.set(ease, style.getPropertyValue(`--e-${ease}`).trim());
}

const curve = (ease: Ease | undefined): string => (ease === undefined ? 'linear' : curves.get(ease) || 'ease-out');

/**
 * Animates an element. `done` is called when the animation ends, also when a tap completes it or when it is
 * cancelled.
 */
export function move(element: Element, frames: Keyframe[], timing: Timing, done?: () => void): Animation {
  const animation = element.animate(frames, {
    duration: timing.ms,
    delay: timing.delay ?? 0,
    easing: curve(timing.ease),
    fill: timing.stays ?? 'backwards',
    ...(timing.on === undefined ? {} : { pseudoElement: timing.on }),
  });
  going.add(animation);
  if (timing.stays === 'forwards') staying.add(animation);
  const over = (): void => {
    going.delete(animation);
    done?.();
  };
  animation.addEventListener('finish', over, { once: true });
  animation.addEventListener('cancel', over, { once: true });
  return animation;
}

/** Animates an element so that it moves above all other elements. */
export function travel(element: HTMLElement, frames: Keyframe[], timing: Timing): Animation {
  element.classList.add('moving');
  return move(element, frames, timing, () => element.classList.remove('moving'));
}

/** Fades in a text after a delay, when the animation of what the text describes has ended. */
export const tellAfter = (selector: string, delay: number, ms: number): void => {
  for (const words of document.body.querySelectorAll(selector))
    move(words, [{ opacity: 0 }, { opacity: 1 }], { ms, delay, ease: 'out' });
};

export const fadeIn = (element: Element, ms: number): Animation =>
  move(element, [{ opacity: 0 }, { opacity: 1 }], { ms, ease: 'out' });

/** Completes all running animations. */
export function complete(): void {
  for (const animation of [...going]) animation.finish();
}

/** Removes the last frames that ended animations still hold. */
export function release(): void {
  for (const animation of staying) animation.cancel();
  staying.clear();
}

/** Cancels all animations, because the elements that they animate no longer belong to the table. */
export function forget(): void {
  for (const animation of [...going]) animation.cancel();
  release();
}

const SVG = 'http://www.w3.org/2000/svg';

const FACES: Readonly<Record<Tier, string>> = { f: 'full-face', c: 'compact-face' };

function drawing(face: string, tier: Tier): SVGElement {
  draw(face, [tier]);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', `${FACES[tier]} over`);
  svg.setAttribute('viewBox', '0 0 250 350');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${tier}-${face}`);
  svg.append(use);
  return svg;
}

/** Shows another face on a card for the given share of the animation, then fades it out. */
export function cover(card: Element, face: string, timing: Timing, until: number, fade = 0): void {
  const frames: Keyframe[] = [
    { opacity: 1 },
    { opacity: 1, offset: until },
    { opacity: 0, offset: Math.min(1, until + fade) },
    { opacity: 0 },
  ];
  for (const tier of tiers()) {
    const over = drawing(face, tier);
    card.append(over);
    move(over, frames, timing, () => over.remove());
  }
}

/** Turns a card over. Its back shows until the card is seen edge-on, at the share `at` of the animation. */
export function turnOver(card: Element, timing: Timing, at: number, half: number): void {
  const frames: Keyframe[] = [
    { scale: '1 1' },
    { scale: '1 1', offset: Math.max(0, at - half) },
    { scale: '0.02 1', offset: at },
    { scale: '1 1', offset: Math.min(1, at + half) },
    { scale: '1 1' },
  ];
  move(card, frames, timing);
  cover(card, 'back', timing, at);
}

/** Creates a card that floats freely above the page: a clone of a removed card, or a card back. */
export function cloneCard(
  like: Element | 'back',
  at: { readonly x: number; readonly y: number },
  width: number,
): HTMLElement {
  const card = document.createElement('div');
  card.className = like === 'back' ? 'card back compact' : 'card';
  card.style.setProperty('position', 'absolute');
  // without a shadow, because a whole deck of clones lies at the dealer's seat
  if (like === 'back') card.style.setProperty('box-shadow', 'none');
  card.style.setProperty('--cw', `${width.toFixed(1)}px`);
  card.style.setProperty('left', `${(at.x - width / 2).toFixed(1)}px`);
  card.style.setProperty('top', `${(at.y - width * 0.7).toFixed(1)}px`);
  if (like === 'back') card.append(drawing('back', 'c'));
  else card.append(...[...like.querySelectorAll(':scope > svg')].map(svg => svg.cloneNode(true)));
  layer().append(card);
  return card;
}

/** Animates a floating card and removes it at the end. */
export const animateClone = (card: HTMLElement, frames: Keyframe[], timing: Timing): Animation =>
  move(card, frames, { ...timing, stays: 'both' }, () => card.remove());

function layer(): Element {
  const there = document.body.querySelector('.ghosts');
  if (there !== null) return there;
  const made = document.createElement('div');
  made.className = 'ghosts';
  Object.assign(made.style, { position: 'fixed', inset: '0', zIndex: '4', overflow: 'clip', pointerEvents: 'none' });
  made.setAttribute('aria-hidden', 'true');
  document.body.append(made);
  return made;
}
