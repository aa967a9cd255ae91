// What is passed: by a rule, with chance, by somebody who hopes for the moon, or by what a network holds for best.
#pragma once
#include "rows.hpp"

constexpr int PASSED = 3;

/** How gladly a seat gives a card away; packages/bots/src/policy/light-pass-choices.ts wishes the same. */
inline double wish(Mask hand, int card) {
  const int suit = card / RANKS, rank = card % RANKS;
  const int lane = int(hand >> (RANKS * suit) & SUIT), lower = __builtin_popcount(lane & ((1 << rank) - 1));
  if (suit == SPADES) {
    const int guards = __builtin_popcount(lane & ((1 << 10) - 1));
    return rank < 10 ? -6 : guards >= 4 ? 2 : (rank == 10 ? 28 : 24) - 4 * guards;
  }
  if (suit == HEARTS) return rank >= 7 ? rank + 4 - 1.5 * std::min(3, lower) : rank - 4;
  const double shortness[] = {0, 5, 5, 2};
  const int count = __builtin_popcount(lane);
  return rank + (count < 4 ? shortness[count] : 0) - (__builtin_ctz(lane) <= 5 ? 1.2 * std::min(4, lower) : 0);
}

/** How gladly somebody gives a card away who wants to take everything: low cards of short suits, low hearts first. */
inline double hungryWish(Mask hand, int card) {
  const int suit = card / RANKS, rank = card % RANKS, count = countOf(hand & suitAt(suit));
  return RANKS - rank - 0.8 * count + (suit == HEARTS ? 3 : 0);
}

template <class Wish> Mask mostWished(Mask hand, double noise, Dice &dice, Wish wished) {
  std::pair<double, int> wishes[RANKS];
  int count = 0;
  for (Mask rest = hand; rest; rest &= rest - 1) wishes[count++] = {-(wished(hand, lowest(rest)) + noise * dice.share()), lowest(rest)};
  std::sort(wishes, wishes + count);
  return Mask(1) << wishes[0].second | Mask(1) << wishes[1].second | Mask(1) << wishes[2].second;
}

inline Mask giftsByRule(Mask hand, double noise, Dice &dice) { return mostWished(hand, noise, dice, wish); }

/** What a pass is worth to whoever passes, in points, as the network holds it. */
inline float worthOfPass(const Passer &passer, Mask hand, Mask gifts, int way, const Customs &customs, float hunger) {
  short picked[ROWS_MOST];
  Passer::Work work;
  passer.ask(picked, passerRows(hand & ~gifts, gifts, way, customs, picked), work);
  return work.out[0] / SCALE + hunger * work.out[1];
}

/** The pass that no exchange of one card makes better, sought from the one by rule on. */
inline Mask giftsByNetwork(const Passer &passer, Mask hand, int way, const Customs &customs, Dice &dice, float chance, float hunger = 0) {
  Mask best = giftsByRule(hand, 0, dice);
  float most = worthOfPass(passer, hand, best, way, customs, hunger);
  for (bool better = true; better;) {
    better = false;
    const Mask from = best;
    for (Mask out = from; out; out &= out - 1)
      for (Mask in = hand & ~from; in; in &= in - 1) {
        const Mask gifts = (from & ~(out & -out)) | (in & -in);
        const float worth = worthOfPass(passer, hand, gifts, way, customs, hunger) - (chance > 0 ? chance * std::log(-std::log(float(dice.share()) + 1e-12f) + 1e-12f) * 0.2f : 0);
        if (worth <= most + 1e-4f) continue;
        most = worth;
        best = gifts;
        better = true;
      }
    if (chance > 0) break;
  }
  return best;
}
