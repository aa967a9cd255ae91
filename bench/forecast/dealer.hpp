// Deals to learn by: how they are dealt and passed, how far players stray, and how large the steps of learning are.
#pragma once
#include "pass.hpp"

constexpr int BATCH = 256;
constexpr float RATE = 1e-3f;
constexpr int STRAYS = 50;        // of so many cards one is any card
constexpr int HUNGRY = 3;         // of so many deals one has somebody who hungers for the moon
constexpr float HUNGER_MOST = 25; // points

inline int anyOf(Mask cards, Dice &dice) {
  for (int k = dice.below(countOf(cards)); k > 0; k--) cards &= cards - 1;
  return lowest(cards);
}

/** Half of all deals are standard ones. */
inline Customs anyCustoms(Dice &dice) {
  Customs one;
  if (dice.oneIn(2)) return one;
  one.opening = Customs::Opening(dice.below(3));
  one.breaking = Customs::Breaking(dice.below(3));
  one.ban = dice.oneIn(2);
  return one;
}

/** Deals, by any customs, to be passed any way. */
inline void shuffled(Deal &deal, Dice &dice, bool hungry) {
  deal.customs = anyCustoms(dice);
  int deck[CARDS];
  for (int i = 0; i < CARDS; i++) deck[i] = i;
  for (int i = CARDS - 1; i > 0; i--) std::swap(deck[i], deck[dice.below(i + 1)]);
  for (int i = 0; i < CARDS; i++) deal.hand[i / RANKS] |= Mask(1) << deck[i];
  deal.way = dice.oneIn(10) ? SCATTER : dice.below(SEATS);
  if (hungry && dice.oneIn(HUNGRY)) deal.hunger[dice.below(SEATS)] = HUNGER_MOST * float(dice.share());
}

/** What a seat passes to another; without a passer by rule alone. */
inline Mask gifts(const Deal &deal, int seat, Dice &dice, const Passer *passer) {
  const Mask hand = deal.hand[seat];
  const int manner = dice.below(20);
  if (manner < 2) return mostWished(hand, 3, dice, hungryWish);
  if (manner < 5) return giftsByRule(hand, 8, dice);
  if (manner < 9 || passer == nullptr) return giftsByRule(hand, 2, dice);
  return giftsByNetwork(*passer, hand, deal.way, deal.customs, dice, manner < 12 ? 1.0f : 0.0f, deal.hunger[seat]);
}

inline void scatter(Deal &deal, Dice &dice) {
  for (int seat = 0; seat < SEATS; seat++) {
    Mask gifts = giftsByRule(deal.hand[seat], 3, dice);
    for (int turn = 1; turn < SEATS; turn++) {
      const Mask one = Mask(1) << anyOf(gifts, dice);
      deal.gave[seat][turn] = one;
      gifts &= ~one;
    }
  }
}

/** The highest card that does not take the trick, and the dearest where there is no suit to follow. */
inline int ducked(const Deal &deal, Mask legal) {
  if (deal.order == 0) return lowest(legal);
  if (!(legal & suitAt(deal.trick[0] / RANKS))) return legal & THE_QUEEN ? QUEEN : highest(legal);
  int top = 0;
  for (int i = 0; i < deal.order; i++)
    if (deal.trick[i] / RANKS == deal.trick[0] / RANKS) top = std::max(top, int(deal.trick[i]));
  const Mask below = legal & ((Mask(1) << top) - 1);
  return below ? highest(below) : lowest(legal);
}

/** How far a seat strays from what it holds for best, in points. */
inline float anyChance(Dice &dice) { return dice.oneIn(12) ? 2 : 0.05f + 0.5f * float(dice.share() * dice.share()); }

/** Large steps at first, small ones to the end. */
inline float rateAt(double part) { return RATE * (part < 0.6 ? 1 : part < 0.8 ? 0.4f : part < 0.92 ? 0.15f : 0.05f); }
