// The trick: cards come from the hand and from the plates, and go to whoever takes them.
import { cover, fadeIn, move, travel, turnOver } from './animate.ts';
import { type Point, shift } from './path.ts';
import { all, centreOf, one, PLAYS, placeOf, restOf, seatPoint } from './places.ts';
import type { Scene } from './scene.ts';

const FAR = 0.45; // how small a card is at another seat
const APART_MS = 90; // cards that are shown in one breath follow each other by this much

/** Cards that were just played. */
export function plays(scene: Scene): void {
  const came = all(PLAYS).filter(play => !scene.before.plays.has(play));
  let others = 0;
  for (const play of came) {
    const seat = Number(play.dataset.by);
    const told = scene.events.some(
      event => event.type === 'played' && event.seat === seat && event.card === play.dataset.play,
    );
    const mine = seat === scene.own && scene.before.hand.has(play.dataset.play ?? '');
    if (!told && !mine) continue;
    if (scene.still) fadeIn(play, scene.ms('fast'));
    else if (mine) fromHand(scene, play);
    else fromPlate(scene, play, seatPoint(seat, scene.own), APART_MS * others++);
  }
}

const STILL = { translate: '0 0', scale: '1', rotate: '0deg' } as const;

function fromHand(scene: Scene, play: HTMLElement): void {
  const card = play.dataset.play ?? '';
  const from = scene.before.hand.get(card);
  if (from === undefined) return;
  const to = placeOf(play);
  const start = {
    translate: shift(from, restOf(play)),
    scale: `${(from.width / Math.max(1, to.width)).toFixed(3)}`,
    rotate: `${(from.turn - to.turn).toFixed(2)}deg`,
  };
  const timing = { ms: scene.ms('play'), ease: 'settle' } as const;
  travel(play, [start, STILL], timing);
  const face = play.querySelector('.card');
  const called = scene.table.flight?.action.type === 'play' && scene.table.flight.action.call !== undefined;
  if (face !== null && called) cover(face, card, { ms: scene.ms('base') }, 0, 1);
}

// An opponent's card turns over at this share of its time.
const TURNS_AT = 0.4;

function fromPlate(scene: Scene, play: HTMLElement, from: Point, delay: number): void {
  const timing = { ms: scene.ms('play'), delay } as const;
  const start = { translate: shift(from, restOf(play)), scale: `${FAR}`, rotate: '0deg' };
  travel(play, [start, STILL], { ...timing, ease: 'settle' });
  const card = play.querySelector('.card');
  if (card !== null) turnOver(card, timing, TURNS_AT, 0.2);
}

/** The cards of a taken trick gather at the winning one and slide to its seat; the kitty follows. */
export function sweep(scene: Scene): void {
  const { pause } = scene.table;
  if (pause?.kind !== 'trick' || !scene.pauses) return;
  const kitty = one('.kitty');
  const delay = Math.max(0, pause.ms - scene.ms('collect') - (kitty === null ? 0 : scene.ms('kitty')));
  const { winner } = pause.trick;
  const best = one(`${PLAYS}[data-by="${winner}"]`);
  const to = seatPoint(winner, scene.own);
  const meet = best === null ? to : restOf(best);
  for (const play of all(PLAYS)) collect(scene, play, { meet, to, delay });
  if (kitty !== null) collect(scene, kitty, { meet, to, delay: delay + scene.ms('kitty') });
}

interface Way {
  readonly meet: Point;
  readonly to: Point;
  readonly delay: number;
}

function collect(scene: Scene, thing: HTMLElement, { meet, to, delay }: Way): void {
  const timing = { delay, stays: 'forwards' } as const;
  if (scene.still) {
    move(thing, [{ opacity: 1 }, { opacity: 0 }], { ...timing, ms: scene.ms('fast') });
    return;
  }
  const from = lyingAt(thing);
  const frames: Keyframe[] = [
    STILL,
    { translate: shift(meet, from), scale: '0.95', offset: 0.4 },
    { opacity: 1, offset: 0.85 },
    { translate: shift(to, from), scale: `${FAR}`, opacity: 0 },
  ];
  move(thing, frames, { ...timing, ms: scene.ms('collect'), ease: 'inout' });
}

/** The kitty lies around its place by a transform of its own, a card of the trick does not. */
function lyingAt(thing: HTMLElement): Point {
  return thing.matches('.kitty') ? centreOf(thing) : restOf(thing);
}
