// Prepares a question about the pair to lay: its facts, its cards as codes, and a random source.

import type { Below, Card } from '@moonshot/rules/cards';
import type { CaptureAction as Action } from '@moonshot/rules/engine';
import type { LayQuestion } from '../../core/player.ts';
import {
  addToHand,
  type CapturePosition,
  captureTables,
  clearTable,
  emptyPosition,
} from '../../sim/capture/position.ts';
import type { Dice } from '../../sim/dice.ts';
import { type CaptureFacts, factsOf } from '../determinization/facts.ts';
import { emptyOptions, type LayOptions, optionsOf } from '../policy/options.ts';
import { type CaptureScratch, createCaptureScratch, recordTops, type UnseenTops, WAYS } from '../policy/scratch.ts';

export interface PairQuestion {
  readonly facts: CaptureFacts;
  readonly scratch: CaptureScratch;
  readonly dice: Dice;
}

/** Reads a question about a pair. `below` seeds the random numbers of the search. */
export function preparePairQuestion({ rules, view }: LayQuestion, below: Below): PairQuestion {
  const table = captureTables(rules);
  return {
    facts: factsOf(table, view),
    scratch: createCaptureScratch(table, view.totals),
    dice: Int32Array.of(1 + below(2 ** 31 - 1)),
  };
}

/**
 * The viewer's pairs with their probabilities by habit. `live` counts the tops that the viewer believes to be
 * unseen.
 */
export function habitualPairs({ facts, scratch }: PairQuestion, live: UnseenTops = facts.live): LayOptions {
  recordTops(scratch, live, facts.schedule.left);
  scratch.ways[facts.viewer] = WAYS.habit;
  return optionsOf(scratch, ownPosition(facts), facts.viewer);
}

/** The viewer's pairs whose probability by habit is at least `least`. */
export function likelyPairs(begun: PairQuestion, least: number): LayOptions {
  const all = habitualPairs(begun);
  const chances = all.habit;
  const places = [...chances.keys()].filter(i => chances[i]! >= least);
  const kept = emptyOptions(places.length);
  for (const [i, place] of places.entries()) {
    kept.tops[i] = all.tops[place]!;
    kept.bottoms[i] = all.bottoms[place]!;
    kept.wins[i] = all.wins[place]!;
    kept.habit[i] = chances[place]!;
  }
  return kept;
}

/** A position that holds only the viewer's hand and pile, and the number of cards in the stock. */
function ownPosition({ table, view, hand, viewer, captured }: CaptureFacts): CapturePosition {
  const at = emptyPosition(table);
  clearTable(at, view.dealer);
  for (const code of hand) addToHand(at, viewer, code);
  at.stocked = view.stock;
  at.captured[viewer] = captured[viewer]!;
  return at;
}

/** The action that lays the pair of an option, with the names of the cards. */
export function actionOf({ table, hand }: CaptureFacts, { bottoms, tops }: LayOptions, option: number): Action {
  const name = (place: number): Card => table.names[hand[place]!] as Card;
  return { type: 'lay', bottom: name(bottoms[option]!), top: name(tops[option]!) };
}
