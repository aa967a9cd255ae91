// Worlds: complete deals that fit what a seat knows, sampled uniformly.
import type { TrickQuestion } from '../core/player.ts';
import * as layout from '../sim/trick/layout.ts';
import { addToHand, type TrickPosition } from '../sim/trick/position.ts';
import type { SuitBits } from '../sim/trick/suit-bitboards.ts';
import { addToPile } from '../sim/trick/take.ts';
import { fraction, type WideDice } from './dice.ts';
import { type DealSampler, shuffle, tableOf } from './distribution.ts';
import { respectsLimits } from './drawn.ts';
import { type DealConstraints, factsOf } from './facts.ts';
import { createFitCheck } from './fits.ts';
import { settingOf } from './public-position.ts';

const { KITTY, KITTY_LEFT } = layout;

export interface Determinizations {
  readonly facts: DealConstraints;
  // number of worlds, in double precision; some of them may contradict the plays
  readonly count: number;
  /** Draws a world into the position, overwriting all of it. */
  draw(at: TrickPosition, dice: WideDice): void;
}

// Maximum number of draws until a world fits all plays. The last draw is taken even if it does not fit.
const TRIES = 200;

/**
 * The worlds that are consistent with a question. While cards are passed, hands are as dealt. Until the first
 * lead is decided, a world has no leader.
 */
export function worldsOf(suitBits: SuitBits, question: Pick<TrickQuestion, 'view' | 'ask'>): Determinizations {
  const facts = factsOf(suitBits, question);
  const setting = settingOf(suitBits, question, facts.history);
  const tables = facts.cases.map(places => tableOf(narrowed(facts, places), facts.room)).filter(one => one.ways > 0);
  const layers = tables.map(table => ({ ways: table.ways, lay: layerOf(suitBits, facts, setting, table) }));
  const [first] = layers;
  if (first === undefined) throw new Error('Cannot draw a world: no deal fits what the view shows');
  const count = layers.reduce((sum, { ways }) => sum + ways, 0);
  const fits = suitBits.stocked
    ? respectsLimits(facts.limits)
    : facts.loose
      ? createFitCheck(suitBits, facts.history)
      : undefined;
  return {
    facts,
    count,
    draw: (at, dice) => {
      for (let tries = 1; ; tries++) {
        const layer = layers.length === 1 ? first : (anyLayer(layers, fraction(dice) * count) ?? first);
        layer.lay(at, dice);
        if (fits === undefined || tries === TRIES || fits(at, dice)) return;
      }
    },
  };
}

/** The worlds of one case of the facts: their number, and a function that draws one. */
interface Layer {
  readonly ways: number;
  readonly lay: Determinizations['draw'];
}

function anyLayer(layers: readonly Layer[], ways: number): Layer | undefined {
  let rest = ways;
  return layers.find(layer => {
    rest -= layer.ways;
    return rest < 0;
  });
}

/** The possible places of each card in one of the cases, as bits by code. */
const narrowed = ({ may }: DealConstraints, places: ReadonlyMap<number, number>): ReadonlyMap<number, number> =>
  new Map([...may].map(([code, open]) => [code, open & (places.get(code) ?? -1)]));

/** Returns a function that adds sampled cards to what the viewer sees: to hands, kitty and hidden piles. */
function layerOf(
  suitBits: SuitBits,
  { history, room, may }: DealConstraints,
  setting: TrickPosition,
  table: DealSampler,
): Layer['lay'] {
  const { seats } = suitBits;
  const base = Int32Array.from(setting);
  const faceDown = new Uint8Array(room[seats]!);
  const settled: number[] = []; // cards that are certainly in the kitty or buried
  for (const [code, place] of table.fixed)
    if (place < seats) addToHand(base, place, code);
    else settled.push(code);
  const codes = new Uint8Array(may.size);
  const next = KITTY + suitBits.rules.kittySize - setting[KITTY_LEFT]!;
  const heaps = heapsOf(suitBits, history, room);
  const { order } = table;
  return (at, dice) => {
    table.draw(dice, codes);
    at.set(base);
    let [i, down] = [0, 0];
    for (; down < settled.length; down++) faceDown[down] = settled[down]!;
    for (const { place, room: size } of order)
      for (const end = i + size; i < end; i++)
        if (place < seats) addToHand(at, place, codes[i]!);
        else faceDown[down++] = codes[i]!;
    if (down === 0) return;
    shuffle(dice, faceDown, 0, down);
    for (const seat of heaps) addToPile(suitBits, at, seat, faceDown[--down]!);
    for (let k = 0; k < down; k++) at[next + k] = faceDown[k]!;
  };
}

/** The seats that own face-down cards, one entry per card. Kitty cards in the middle are not counted. */
function heapsOf(suitBits: SuitBits, history: DealConstraints['history'], room: readonly number[]): readonly number[] {
  const taken = history.tricks.flatMap(({ winner, faceDown }) => Array.from({ length: faceDown }, () => winner));
  const buried = room[suitBits.seats]! - history.view.kitty - taken.length;
  return [...taken, ...Array.from({ length: buried }, () => history.tricks[0]?.winner ?? 0)];
}
