// The wilds of a deck by what they are and when they may be played, as sets for fast positions.
import { type Card, isWild } from '@moonshot/rules/cards/card';
import type { Rules } from '@moonshot/rules/trick/rules';
import { isCalled, isJoker } from '@moonshot/rules/trick/wilds';

/** Four lanes each, as in `lanes.ts`. */
export interface WildLanes {
  readonly wilds: Int32Array; // called high or low as they are played
  readonly jokers: Int32Array; // of no suit, in the lane of their sign
  readonly ducks: Int32Array; // either: they need not take a trick
  readonly suited: Int32Array; // all cards but the jokers
  readonly anyTime: Int32Array; // may be played whatever was led
  readonly coloured: Int32Array; // played off suit only to a lead of their colour
}

/** The sets of a deck. */
export function wildLanes({ sheet, deck }: Rules, set: (cards: Iterable<Card>) => Int32Array): WildLanes {
  const wilds = deck.filter(isWild);
  const when = (play: typeof sheet.wild.play): readonly Card[] => (sheet.wild.play === play ? wilds : []);
  return {
    wilds: set(isCalled(sheet) ? wilds : []),
    jokers: set(isCalled(sheet) ? [] : wilds),
    ducks: set(wilds),
    suited: set(deck.filter(card => !isJoker(sheet, card))),
    anyTime: set(when('anyTime')),
    coloured: set(when('sameColour')),
  };
}
