// Animations of the pass: selected cards rise, gather and move around the table; received cards turn over in
// the hand.
import type { ChosenPass } from '../model/model.ts';
import { animateClone, cloneCard, fadeIn, move, tellAfter, turnOver } from './animate.ts';
import { around, type Point, shift } from './path.ts';
import { type CardPlace, handCards, middle, placeOf } from './places.ts';
import { found, type MotionScene } from './scene.ts';

const LIFT_PX = 40;
const FAR = 0.45; // the scale of a card at another seat

/** Moves the passed cards to the seats that receive them. */
export function give(scene: MotionScene): void {
  const { flight } = scene.table;
  if (scene.still || flight?.action.type !== 'pass' || !flight.sure) return;
  const there = new Set(handCards().keys());
  const gone = flight.action.gifts.flatMap(gift => {
    const found = [...scene.before.hand].find(([key]) => key.startsWith(gift.card) && !there.has(key));
    if (found === undefined) return [];
    there.add(found[0]); // marks this card as moved, so that an equal second card is found instead
    return [{ gift, from: found[1] }];
  });
  const lifted = Math.min(...gone.map(({ from }) => from.y)) - LIFT_PX;
  const gathered = { x: gone.reduce((sum, { from }) => sum + from.x, 0) / Math.max(1, gone.length), y: lifted };
  for (const [i, { gift, from }] of gone.entries()) giveOne(scene, gift, from, { gathered, i, n: gone.length });
}

interface Bundle {
  readonly gathered: Point;
  readonly i: number;
  readonly n: number;
}

function giveOne(scene: MotionScene, gift: ChosenPass, from: CardPlace, { gathered, i, n }: Bundle): void {
  const spread = { x: gathered.x + (i - (n - 1) / 2) * from.width * 0.3, y: gathered.y };
  const way = around(spread, scene.seatPoint(gift.to), middle());
  const [rise, gap] = [scene.ms('gather'), scene.ms('passGap') * i];
  const ms = rise + gap + scene.ms('pass');
  const frames: Keyframe[] = [
    { translate: '0 0', rotate: `${from.turn}deg`, easing: 'ease-out' },
    { translate: shift(spread, from), rotate: '0deg', offset: rise / ms },
    ...along(way, from, { start: (rise + gap) / ms, scale: share => 1 - (1 - FAR) * share }),
  ];
  animateClone(cloneCard(from.element, from, from.width), frames, { ms });
}

interface Stretch {
  readonly start: number; // when the move starts, as a share of the animation's time
  readonly scale: (share: number) => number;
}

/** Keyframes along a path. The card starts and ends slowly, and fades out just before its end. */
function along(way: readonly Point[], at: Point, { start, scale }: Stretch): Keyframe[] {
  const last = way.length - 1;
  return way.map((point, i) => {
    const share = i / last;
    return {
      offset: start + (1 - start) * eased(share),
      translate: shift(point, at),
      scale: `${scale(share).toFixed(3)}`,
      opacity: i === last ? 0 : 1,
    };
  });
}

/** The share of time after which a move that starts and ends slowly has covered this share of its path. */
const eased = (share: number): number => Math.acos(1 - 2 * share) / Math.PI;

/** Moves received cards face down from their givers and turns them over in the hand. */
export function take(scene: MotionScene): void {
  const exchanged = found(scene, 'exchanged');
  if (exchanged === undefined) return;
  const came = exchanged.passes.flatMap(({ seat, gifts }) =>
    gifts
      .filter(gift => gift.to === scene.own)
      .map(gift => ({ card: gift.card, giver: exchanged.mixed ? undefined : seat })),
  );
  const travels = scene.still ? 0 : scene.ms('pass') + scene.ms('turn') + scene.ms('passGap') * came.length;
  tellAfter('.centre-box:has([data-act="ok"])', travels, scene.ms('fast'));
  const arrived = [...handCards()].filter(([key]) => !scene.before.hand.has(key));
  const centre = middle();
  const ways = arrived.map(([key, card]) => {
    const i = came.findIndex(one => key.startsWith(one.card));
    // equal cards may come from different givers
    return { giver: i < 0 ? undefined : came.splice(i, 1)[0]?.giver, card };
  });
  const places = ways.map(({ card }) => placeOf(card));
  for (const [i, { giver, card }] of ways.entries()) {
    const to = places[i];
    if (to === undefined) continue;
    if (scene.still || giver === undefined) fadeIn(card, scene.ms('fast'));
    else takeOne(scene, to, { way: around(scene.seatPoint(giver), to, centre), delay: scene.ms('passGap') * i });
  }
}

function takeOne(scene: MotionScene, to: CardPlace, { way, delay }: { way: readonly Point[]; delay: number }): void {
  const travels = scene.ms('pass');
  const ms = travels + scene.ms('turn');
  const frames = way.map((point, i): Keyframe => {
    const share = i / (way.length - 1);
    return { offset: (travels / ms) * eased(share), translate: shift(point, to), opacity: i === 0 ? 0 : 1 };
  });
  move(to.element, [...frames, { translate: '0 0', opacity: 1 }], { ms, delay });
  turnOver(to.element, { ms, delay }, (travels + ms) / 2 / ms, (ms - travels) / 2 / ms);
}
