// What all moves share: each is an animation of transform and opacity that a tap completes, and none outlives
// its element.
import { draw } from '../cards/sprite.ts';
import { type Tier, tiers } from '../cards/tiers.svelte.ts';

/** Names of the curves in the stylesheet. */
const EASES = ['out', 'inout', 'settle'] as const;
export type Ease = (typeof EASES)[number];

export interface Timing {
  readonly ms: number;
  readonly delay?: number;
  readonly ease?: Ease;
  // the last frame holds until the table moves on; and the first until it begins
  readonly stays?: 'forwards' | 'both';
  readonly on?: string; // a pseudo-element
}

const going = new Set<Animation>();
const staying = new Set<Animation>(); // what the page still draws beneath its last frame

const curves = new Map<Ease, string>();

/**
 * Reads the curves from the stylesheet, once and before anything moves: after that a browser would measure
 * all anew.
 */
export function learnCurves(): void {
  const style = getComputedStyle(document.documentElement);
  for (const ease of EASES) curves.set(ease, style.getPropertyValue(`--e-${ease}`).trim());
}

const curve = (ease: Ease | undefined): string => (ease === undefined ? 'linear' : curves.get(ease) || 'ease-out');

/** Moves an element; `done` is called when it is there, also when a tap has hurried it. */
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

/** A move during which the element lies above all others. */
export function travel(element: HTMLElement, frames: Keyframe[], timing: Timing): Animation {
  element.classList.add('moving');
  return move(element, frames, timing, () => element.classList.remove('moving'));
}

export const fadeIn = (element: Element, ms: number): Animation =>
  move(element, [{ opacity: 0 }, { opacity: 1 }], { ms, ease: 'out' });

/** Whatever moves is where it was going. */
export function complete(): void {
  for (const animation of [...going]) animation.finish();
}

/** Whatever was held in its last frame is drawn again as it lies. */
export function release(): void {
  for (const animation of staying) animation.cancel();
  staying.clear();
}

/** Nothing moves any more, and nothing is left of it: what it belonged to is gone. */
export function forget(): void {
  for (const animation of [...going]) animation.cancel();
  release();
}

const SVG = 'http://www.w3.org/2000/svg';

function drawing(face: string, tier: Tier): SVGElement {
  draw(face, [tier]);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', `${tier} over`);
  svg.setAttribute('viewBox', '0 0 250 350');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${tier}-${face}`);
  svg.append(use);
  return svg;
}

/** Draws another face over a card until a share of the time has gone by; then its own is seen. */
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

/** Turns a card over: its back is seen until it is on edge, at a share of the time. */
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

/**
 * A card that is nowhere in the page's own drawing, above everything: a copy of one that has gone, or a back.
 */
export function ghost(
  like: Element | 'back',
  at: { readonly x: number; readonly y: number },
  width: number,
): HTMLElement {
  const card = document.createElement('div');
  card.className = like === 'back' ? 'card back cc' : 'card';
  card.style.setProperty('--cw', `${width.toFixed(1)}px`);
  card.style.setProperty('left', `${(at.x - width / 2).toFixed(1)}px`);
  card.style.setProperty('top', `${(at.y - width * 0.7).toFixed(1)}px`);
  if (like === 'back') card.append(drawing('back', 'c'));
  else card.append(...[...like.querySelectorAll(':scope > svg')].map(svg => svg.cloneNode(true)));
  layer().append(card);
  return card;
}

/** Moves a ghost, which is gone when it has arrived. */
export const haunt = (card: HTMLElement, frames: Keyframe[], timing: Timing): Animation =>
  move(card, frames, { ...timing, stays: 'both' }, () => card.remove());

function layer(): Element {
  const there = document.body.querySelector('.ghosts');
  if (there !== null) return there;
  const made = document.createElement('div');
  made.className = 'ghosts';
  made.setAttribute('aria-hidden', 'true');
  document.body.append(made);
  return made;
}
