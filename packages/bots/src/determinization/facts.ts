// What a view proves about unseen cards: the possible places of each card, and the number of cards in each
// place.
import type { TrickQuestion } from '../core/player.ts';
import { placeIn, suitIn } from '../sim/trick/layout.ts';
import type { SuitBits } from '../sim/trick/suit-bitboards.ts';
import type { Limit } from './drawn.ts';
import { type History, historyOf } from './history.ts';
import { openings, type PlacementCase } from './opening.ts';
import { chargedCardPlaces, passedCardPlaces } from './passed.ts';
import { proofsOf } from './proofs.ts';

export interface DealConstraints {
  readonly history: History;
  readonly room: readonly number[]; // number of unseen cards in each place
  // for each code, the possible places of an unseen card, as bits
  readonly may: ReadonlyMap<number, number>;
  readonly cases: readonly PlacementCase[];
  // limits for hands that drew cards after they showed a void: the maximum number of cards of a set in the
  // hand
  readonly limits: readonly Limit[];
  // whether these fields cannot express every proof; worlds must then also be checked against the plays
  readonly loose: boolean;
}

/**
 * The facts that a view proves. Each seat's hand is a place; the last place is the kitty or the buried cards.
 * Until the passed cards are exchanged, each hand counts as it was dealt.
 */
export function factsOf(suitBits: SuitBits, question: Pick<TrickQuestion, 'view' | 'ask'>): DealConstraints {
  const history = historyOf(suitBits, question.view);
  const { lacks, limits, loose } = proofsOf(suitBits, history);
  const room = roomOf(suitBits, history);
  const may = new Map(history.unseen.map(code => [code, placesOf(room, lacks, code)]));
  for (const [code, places] of [...passedCardPlaces(suitBits, history), ...chargedCardPlaces(suitBits, history)])
    may.set(code, (may.get(code) ?? 0) & places);
  const opened = openings(suitBits, question, history, room);
  for (const [code, places] of opened.always) if (may.has(code)) may.set(code, (may.get(code) ?? 0) & places);
  const misdeals = suitBits.rules.sheet.misdeal !== 'none';
  return { history, room, may, limits, cases: opened.cases, loose: loose || opened.loose || misdeals };
}

function roomOf({ rules }: SuitBits, { view, viewer, unseen }: History): readonly number[] {
  const hands = view.handSizes.map((size, seat) => {
    if (seat === viewer) return 0;
    return view.phase === 'pass' ? rules.handSize : size;
  });
  return [...hands, unseen.length - hands.reduce((sum, size) => sum + size, 0)];
}

/** The places that have room for a card and are not known to lack the card, as bits. */
const placesOf = (room: readonly number[], lacks: Int32Array, code: number): number =>
  room.reduce((places, size, place) => (size > 0 && !lacked(lacks, place, code) ? places | (1 << place) : places), 0);

const lacked = (lacks: Int32Array, place: number, code: number): boolean =>
  (((lacks[(place << 2) + suitIn(code)] ?? 0) >>> placeIn(code)) & 1) === 1;
