// Animations of a bout (a round of Capture): cards move to the viewer's slots, all face-up cards turn over
// together, and hidden cards slide to the winner.
import { animateClone, cloneCard, cover, fadeIn, move, tellAfter, travel, turnOver } from './animate.ts';
import { refill } from './hand.ts';
import { type Point, shift } from './path.ts';
import { all, type CardPlace, handCards, middle, placeOf, SLOTS } from './places.ts';
import type { MotionScene } from './scene.ts';

/** Moves a card that was just selected: from the hand to its slot. */
export function lay(scene: MotionScene): void {
  const left = handCards();
  const gone = [...scene.before.hand].filter(([key]) => !left.has(key)).map(([, place]) => place);
  const came = all(SLOTS).filter(slot => !scene.before.slots.has(slot));
  const [from] = gone;
  if (gone.length !== 1 || came.length !== 1 || from === undefined) return;
  for (const slot of came) {
    if (scene.still) fadeIn(slot, scene.ms('fast'));
    else layOne(scene, slot, from);
  }
}

function layOne(scene: MotionScene, slot: HTMLElement, from: CardPlace): void {
  const card = slot.querySelector<HTMLElement>('.card');
  if (card === null) return;
  const to = placeOf(card);
  const scale = `${(from.width / Math.max(1, to.width)).toFixed(3)}`;
  const timing = { ms: scene.ms('play'), ease: 'settle' } as const;
  travel(
    slot,
    [
      { translate: shift(from, to), scale },
      { translate: '0 0', scale: '1' },
    ],
    timing,
  );
  const name = from.element.dataset.card;
  if (slot.matches('.hidden-slot') && name !== undefined) hide(card, faceIn(from.element), { ms: scene.ms('play') });
}

const faceIn = (button: Element): string =>
  (button.querySelector('use')?.getAttribute('href') ?? '#f-back').replace(/^#.-/, '');

/** Turns a hidden card face down while it moves. Its face is visible until the middle of the move. */
function hide(card: Element, face: string, timing: { ms: number }): void {
  turnOver(card, timing, 0.5, 0.2);
  cover(card, face, timing, 0.5);
}

/** Turns over all face-up cards at once. The winning card is highlighted a moment later. */
export function reveal(scene: MotionScene): void {
  if (scene.table.pause?.kind !== 'bout' || !scene.pauses) return;
  const ms = scene.ms('reveal');
  for (const card of all('.pair.open .shown .card')) {
    if (scene.still) fadeIn(card, scene.ms('fast'));
    else turnOver(card, { ms }, 0.5, 0.5);
  }
  const delay = ms + scene.ms('reading');
  const appear = [{ opacity: 0 }, { opacity: 1 }];
  for (const card of all('.pair.open .shown .card.winner'))
    move(card, appear, { ms: scene.ms('fast'), delay, on: '::after' });
  tellAfter('.result', delay, scene.ms('fast'));
  tellAfter('.seat .status', ms, scene.ms('fast')); // the status tells which card each player has shown
}

/** After a bout, moves the hidden cards to the winner and the face-up cards to the middle. */
export function capture(scene: MotionScene): void {
  const { before, table } = scene;
  if (before.pairs.length === 0 || table.pause?.kind === 'bout' || scene.still) return;
  const { deal } = table.view;
  const winner = deal.kind === 'commit-reveal' ? deal.bouts.at(-1)?.winner : undefined;
  const ms = scene.ms('collect');
  refill(scene);
  for (const { hidden, top } of before.pairs) {
    send(hidden, winner === null || winner === undefined ? middle() : scene.seatPoint(winner), ms);
    send(top, middle(), ms);
  }
}

function send(from: CardPlace, to: Point, ms: number): void {
  const frames: Keyframe[] = [
    { translate: '0 0', rotate: `${from.turn}deg`, opacity: 1 },
    { opacity: 1, offset: 0.8 },
    { translate: shift(to, from), scale: '0.6', opacity: 0 },
  ];
  animateClone(cloneCard(from.element, from, from.width), frames, { ms, ease: 'inout' });
}
