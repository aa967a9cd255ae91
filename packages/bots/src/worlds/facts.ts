// What a view proves of the cards that the viewer has not seen: where each may lie, and how many lie where.
import type { TrickQuestion } from '../player.ts';
import type { Lanes } from '../sim/trick/lanes.ts';
import { placeIn, suitIn } from '../sim/trick/layout.ts';
import type { Limit } from './drawn.ts';
import { type History, historyOf } from './history.ts';
import { type Case, openings } from './opening.ts';
import { chargedOn, passedOn } from './passed.ts';
import { proofsOf } from './proofs.ts';

export interface Facts {
  readonly history: History;
  readonly room: readonly number[]; // how many unseen cards lie in each place
  // by code, the places where an unseen card may lie, a bit a place
  readonly may: ReadonlyMap<number, number>;
  readonly cases: readonly Case[];
  // what hands have at most, where cards have come to them since they showed it
  readonly limits: readonly Limit[];
  readonly loose: boolean; // more is proved than this can say: a world must also be held against the plays
}

/**
 * All that is certain. A seat's hand is the place of its number; the place after them is the kitty's, or of
 * what was
 * laid away unseen. Before the exchange hands are as they were dealt.
 */
export function factsOf(lanes: Lanes, question: Pick<TrickQuestion, 'view' | 'ask'>): Facts {
  const history = historyOf(lanes, question.view);
  const { lacks, limits, loose } = proofsOf(lanes, history);
  const room = roomOf(lanes, history);
  const may = new Map(history.unseen.map(code => [code, placesOf(room, lacks, code)]));
  for (const [code, places] of [...passedOn(lanes, history), ...chargedOn(lanes, history)])
    may.set(code, (may.get(code) ?? 0) & places);
  const opened = openings(lanes, question, history, room);
  for (const [code, places] of opened.always) if (may.has(code)) may.set(code, (may.get(code) ?? 0) & places);
  const misdeals = lanes.rules.sheet.misdeal === 'allPenalty';
  return { history, room, may, limits, cases: opened.cases, loose: loose || opened.loose || misdeals };
}

function roomOf({ rules }: Lanes, { view, viewer, unseen }: History): readonly number[] {
  const hands = view.handSizes.map((size, seat) => {
    if (seat === viewer) return 0;
    return view.phase === 'pass' ? rules.handSize : size;
  });
  return [...hands, unseen.length - hands.reduce((sum, size) => sum + size, 0)];
}

/** The places that have room for a card and are not known to lack it. */
const placesOf = (room: readonly number[], lacks: Int32Array, code: number): number =>
  room.reduce((places, size, place) => (size > 0 && !lacked(lacks, place, code) ? places | (1 << place) : places), 0);

const lacked = (lacks: Int32Array, place: number, code: number): boolean =>
  (((lacks[(place << 2) + suitIn(code)] ?? 0) >>> placeIn(code)) & 1) === 1;
