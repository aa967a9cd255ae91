// The networks' estimates from a seat's view, without search: values of plays and passes, and locations of
// unseen cards.
import type { Card } from '@moonshot/rules/cards';
import { passCountOf, placesOf } from '@moonshot/rules/engine';
import { networks } from '#networks';
import type { TrickQuestion } from '../core/player.ts';
import type { Belief } from '../determinization/belief-weighted.ts';
import { type FeatureConfig, featureConfigOf, NUMBERS, PASSED, RANKS, SEATS } from './feature-config.ts';
import { pickForBelief, pickForPlay } from './known.ts';
import { evaluate, outputOf } from './network.ts';
import * as rows from './rows.ts';

const { PASSER, add } = rows;

/**
 * For each legal card, the value of playing it: the others' mean expected points minus the seat's own.
 * Undefined if the networks do not support the game, or if no card is to be played.
 */
export function playValues({ rules, view, ask: asked }: TrickQuestion): ReadonlyMap<Card, number> | undefined {
  const config = featureConfigOf(rules);
  if (config === null || asked.type !== 'play') return undefined;
  const { player } = networks();
  pickForPlay(view, config, player.rows);
  evaluate(player);
  return new Map(asked.plays.map(({ card }) => [card, outputOf(player, NUMBERS.get(card) as number)]));
}

/**
 * The network's beliefs about the holders of unseen cards, given the others' plays and passes. The returned
 * function is valid until the next call.
 */
export function cardBeliefs({ view }: Pick<TrickQuestion, 'view'>, config: FeatureConfig): Belief {
  const { belief } = networks();
  pickForBelief(view, config, belief.rows);
  evaluate(belief);
  const viewer = view.viewer as number;
  return (seat, card) =>
    outputOf(belief, (((seat - viewer + SEATS) % SEATS) - 1) * NUMBERS.size + (NUMBERS.get(card) as number));
}

/**
 * The best three cards to pass to one seat. Undefined if the networks do not support the game or the pass.
 */
export function bestPass({ rules, view, ask: asked }: TrickQuestion): readonly Card[] | undefined {
  const config = featureConfigOf(rules);
  if (config === null || asked.type !== 'pass' || view.received.length > 0) return undefined;
  const places = placesOf(rules, asked.step);
  if (places === undefined || passCountOf(rules, view.deal) !== PASSED) return undefined;
  const way = (places + SEATS) % SEATS;
  let best: { gifts: readonly Card[]; worth: number } | undefined;
  for (const gifts of triples(asked.cards)) {
    const worth = worthOfPass(view.hand, gifts, way, config);
    if (best === undefined || worth > best.worth) best = { gifts, worth };
  }
  return best?.gifts;
}

function* triples(cards: readonly Card[]): Iterable<readonly Card[]> {
  for (const [i, a] of cards.entries())
    for (const [j, b] of cards.slice(0, i).entries()) for (const c of cards.slice(0, j)) yield [a, b, c];
}

/** The value of passing these cards `way` seats to the left. */
export function worthOfPass(hand: readonly Card[], gifts: readonly Card[], way: number, config: FeatureConfig): number {
  const { passer } = networks();
  const into = passer.rows;
  const counts = [0, 0, 0, 0];
  into.count = 0;
  for (const card of hand) {
    const number = NUMBERS.get(card) as number;
    if (gifts.includes(card)) add(into, rows.cardRow(PASSER.given, way - 1, number));
    else {
      add(into, PASSER.kept + number);
      counts[Math.floor(number / RANKS)]! += 1;
    }
  }
  for (const [suit, count] of counts.entries()) add(into, rows.countRow(PASSER.counts, suit, count));
  add(into, PASSER.way + way);
  rows.addFeatureConfig(into, PASSER.config, config);
  evaluate(passer);
  return outputOf(passer, 0);
}
