// Animations of the hand: closing gaps, dealing, and the new cards after a bout (a round of Capture).
import { dealGapMs } from '../model/times.ts';
import { animateClone, cloneCard, cover, fadeIn, move } from './animate.ts';
import { type Point, shift } from './path.ts';
import { type CardPlace, centreOf, handCards, one, placeOf } from './places.ts';
import type { MotionScene } from './scene.ts';

const closing = new WeakMap<Element, Animation>();
const NOTICED_PX = 0.5;

/**
 * Measures the cards that stay in the hand. The returned function slides them from their places before the
 * redraw to their new ones.
 */
export function gaps(scene: MotionScene): () => void {
  if (scene.still) return () => undefined;
  const cards = [...handCards()].filter(([key]) => scene.before.hand.has(key));
  for (const [, card] of cards) closing.get(card)?.cancel();
  const ways = cards.map(([key, card]) => ({
    card,
    from: scene.before.hand.get(key) as CardPlace,
    to: centreOf(card),
  }));
  const moved = ways.filter(({ from, to }) => Math.hypot(from.x - to.x, from.y - to.y) >= NOTICED_PX);
  const timing = { ms: scene.ms('base'), ease: 'out' } as const;
  return () => {
    for (const { card, from, to } of moved)
      closing.set(card, move(card, [{ translate: shift(from, to) }, { translate: '0 0' }], timing));
  };
}

// Cards in the hand are rotated around a point that is this many card heights below their centre.
const PIVOT = 0.9;

/** A transform that shows a card of the hand at another place and at a smaller scale. */
function shrunk(from: Point, to: CardPlace, scale: number): string {
  const down = PIVOT * to.width * 1.4 * (1 - scale);
  return shift({ x: from.x, y: from.y - down }, to);
}

/** Deals the cards to the seats in turn, then turns over the viewer's cards and fans them out. */
export function deal(scene: MotionScene): void {
  const cards = [...handCards().values()];
  if (scene.still) {
    for (const card of cards) fadeIn(card, scene.ms('fast'));
    return;
  }
  const { dealer, seats, handSizes } = scene.table.view.deal;
  const all = handSizes.reduce((sum, size) => sum + size, 0);
  const gap = dealGapMs(all, scene.pace);
  const turnOf = (seat: number, round: number): number => gap * (round * seats + ((seat - dealer - 1 + seats) % seats));
  const ways = { from: scene.seatPoint(dealer), last: gap * (all - 1) + scene.ms('deal') };
  const hand = one('[data-zone="hand"]');
  if (hand === null) return;
  const stack = centreOf(hand);
  // Measures all places before changing the page, to avoid a reflow for each card.
  const places = cards.map(placeOf);
  const points = handSizes.map((_, seat) => scene.seatPoint(seat));
  for (const [i, place] of places.entries()) dealOwn(scene, place, { ...ways, stack, at: turnOf(scene.own, i) });
  for (const [seat, size] of handSizes.entries())
    if (seat !== scene.own)
      dealOther(
        scene,
        points,
        seat,
        Array.from({ length: size }, (_, i) => turnOf(seat, i)),
      );
}

interface Dealt {
  readonly from: Point;
  readonly stack: Point;
  readonly at: number; // when the card starts, in milliseconds
  readonly last: number; // when the last card arrives, in milliseconds
}

const SMALL = 0.5;

function dealOwn(scene: MotionScene, place: CardPlace, { from, stack, at, last }: Dealt): void {
  const ms = last + scene.ms('fan');
  const [leaves, arrives, opens] = [at / ms, (at + scene.ms('deal')) / ms, last / ms];
  const source = { translate: shrunk(from, place, SMALL), scale: `${SMALL} ${SMALL}` };
  const stacked = { translate: shift(stack, place), scale: '1 1' };
  const turned = (opens + 1) / 2;
  const frames: Keyframe[] = [
    { ...source, opacity: 0 },
    { ...source, opacity: 0, offset: leaves },
    { ...source, opacity: 1, offset: leaves, easing: 'ease-out' },
    { ...stacked, opacity: 1, offset: arrives },
    { ...stacked, opacity: 1, offset: opens, easing: 'ease-out' },
    { scale: '0.02 1', offset: turned, easing: 'ease-out' },
    { translate: '0 0', scale: '1 1', opacity: 1 },
  ];
  move(place.element, frames, { ms });
  cover(place.element, 'back', { ms }, turned);
}

/** Animates the cards that come to the hand after a bout (a round of Capture). They turn over in the hand. */
export function refill(scene: MotionScene): void {
  const from = scene.seatPoint(scene.table.view.deal.dealer);
  const came = [...handCards()].filter(([key]) => !scene.before.hand.has(key)).map(([, card]) => placeOf(card));
  for (const [i, place] of came.entries()) {
    const start = { translate: shrunk(from, place, SMALL), scale: `${SMALL} ${SMALL}`, opacity: 0 };
    const timing = { ms: scene.ms('play'), delay: scene.ms('dealGap') * i, ease: 'out' } as const;
    const frames: Keyframe[] = [
      start,
      { opacity: 1, offset: 0.2 },
      { translate: '0 0', scale: '1 1', offset: ARRIVED },
      { scale: '0.02 1', offset: TURNED },
      { translate: '0 0', scale: '1 1', opacity: 1 },
    ];
    move(place.element, frames, timing);
    cover(place.element, 'back', timing, TURNED);
  }
}

// At these shares of the animation the card has arrived in the hand, and has turned over.
const [ARRIVED, TURNED] = [0.7, 0.85];

const GHOST_PX = 44;

function dealOther(scene: MotionScene, points: readonly Point[], seat: number, delays: readonly number[]): void {
  const [from, to] = [points[scene.table.view.deal.dealer] as Point, points[seat] as Point];
  const frames: Keyframe[] = [
    { translate: shift(from, to), opacity: 1 },
    { opacity: 1, offset: 0.8 },
    { translate: '0 0', opacity: 0 },
  ];
  for (const delay of delays)
    animateClone(cloneCard('back', to, GHOST_PX), frames, { ms: scene.ms('deal'), delay, ease: 'out' });
}
