// Animations of a trick: cards come from the hand and from the other players' plates (the boxes with their
// names), and go to the winner.
import { countOf } from '../model/play/hand.ts';
import { cover, fadeIn, move, tellAfter, travel, turnOver } from './animate.ts';
import { type Point, shift } from './path.ts';
import { all, one, PLAYS, placeOf, restOf } from './places.ts';
import type { MotionScene } from './scene.ts';

const FAR = 0.45; // the scale of a card at another seat
// If one redraw shows several cards of other players, their animations start this many milliseconds apart.
const APART_MS = 90;

/** Animates the cards that were just played. All cards are measured before the first one moves. */
export function plays(scene: MotionScene): void {
  const came = all(PLAYS).filter(play => !scene.before.plays.has(play));
  let others = 0;
  const starts = came.map(play => {
    const seat = Number(play.dataset.by);
    const asked = scene.events.some(
      event => event.type === 'played' && event.seat === seat && event.card === play.dataset.play,
    );
    const mine = seat === scene.own && scene.before.hand.has(play.dataset.play ?? '');
    if (!asked && !mine) return undefined;
    if (scene.still) return () => fadeIn(play, scene.ms('fast'));
    return mine ? fromHand(scene, play) : fromPlate(scene, play, APART_MS * others++);
  });
  for (const start of starts) start?.();
  const { pause, view } = scene.table;
  const due = pause === null ? view.ask !== null : pause.kind === 'trick' && scene.pauses;
  if (due && others > 0 && !scene.still)
    tellAfter('.prompt', scene.ms('play') + APART_MS * (others - 1), scene.ms('fast'));
}

const STILL = { translate: '0 0', scale: '1', rotate: '0deg' } as const;

function fromHand(scene: MotionScene, play: HTMLElement): (() => void) | undefined {
  const card = play.dataset.play ?? '';
  const from = scene.before.hand.get(card);
  if (from === undefined) return undefined;
  const to = placeOf(play);
  const start = {
    translate: shift(from, restOf(play)),
    scale: `${(from.width / Math.max(1, to.width)).toFixed(3)}`,
    rotate: `${(from.turn - to.turn).toFixed(2)}deg`,
  };
  const called = scene.table.flight?.action.type === 'play' && scene.table.flight.action.call !== undefined;
  return () => {
    travel(play, [start, STILL], { ms: scene.ms('play'), ease: 'settle' });
    const face = play.querySelector('.card');
    if (face !== null && called) cover(face, card, { ms: scene.ms('base') }, 0, 1);
  };
}

// The share of the flight after which another player's card turns over.
const TURNS_AT = 0.4;

function fromPlate(scene: MotionScene, play: HTMLElement, delay: number): () => void {
  const timing = { ms: scene.ms('play'), delay } as const;
  const from = scene.seatPoint(Number(play.dataset.by));
  const start = { translate: shift(from, restOf(play)), scale: `${FAR}`, rotate: '0deg' };
  return () => {
    travel(play, [start, STILL], { ...timing, ease: 'settle' });
    const card = play.querySelector('.card');
    if (card !== null) turnOver(card, timing, TURNS_AT, 0.2);
  };
}

/**
 * Gathers the cards of a taken trick at the winning card, slides them to the winner's seat, and then slides
 * the kitty there. Measures at once; the returned function starts the animation.
 */
export function sweep(scene: MotionScene): () => void {
  const { pause } = scene.table;
  if (pause?.kind !== 'trick' || !scene.pauses) return () => undefined;
  const kitty = countOf(pause.trick.kitty) > 0 ? one('.kitty') : null;
  const delay = Math.max(0, pause.ms - scene.ms('collect') - (kitty === null ? 0 : scene.ms('kitty')));
  const { winner, cancelled } = pause.trick;
  const best = one(`${PLAYS}[data-by="${winner}"]`);
  const seat = scene.seatPoint(winner);
  const meet = best === null ? seat : restOf(best);
  // no seat takes a cancelled trick, whose cards go to the winner of the next one
  const to = cancelled ? meet : seat;
  const way = (thing: HTMLElement, wait: number): Way => ({ from: restOf(thing), meet, to, delay: wait });
  const ways = all(PLAYS).map(play => [play, way(play, delay)] as const);
  const last = kitty === null ? [] : [[kitty, way(kitty, delay + scene.ms('kitty'))] as const];
  return () => {
    for (const [thing, its] of [...ways, ...last]) collect(scene, thing, its);
  };
}

interface Way {
  readonly from: Point;
  readonly meet: Point;
  readonly to: Point;
  readonly delay: number;
}

function collect(scene: MotionScene, thing: HTMLElement, { from, meet, to, delay }: Way): void {
  const timing = { delay, stays: 'forwards' } as const;
  if (scene.still) {
    move(thing, [{ opacity: 1 }, { opacity: 0 }], { ...timing, ms: scene.ms('fast') });
    return;
  }
  const frames: Keyframe[] = [
    STILL,
    { translate: shift(meet, from), scale: '0.95', offset: 0.4 },
    { opacity: 1, offset: 0.85 },
    { translate: shift(to, from), scale: `${FAR}`, opacity: 0 },
  ];
  move(thing, frames, { ...timing, ms: scene.ms('collect'), ease: 'inout' });
}
