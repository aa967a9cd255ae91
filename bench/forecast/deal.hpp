// A deal of standard Hearts for four as masks of 52 bits, fast enough to be played by the million: clubs, diamonds, spades, hearts, the two lowest.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <vector>

using Mask = uint64_t;

constexpr int SEATS = 4, RANKS = 13, CARDS = 52, POINTS = 26;
constexpr int SPADES = 2, HEARTS = 3, QUEEN = SPADES * RANKS + 10, FIRST_HEART = HEARTS * RANKS;
constexpr Mask SUIT = 0x1fff, ALL = (Mask(1) << CARDS) - 1, ALL_HEARTS = SUIT << FIRST_HEART, THE_QUEEN = Mask(1) << QUEEN;

constexpr Mask suitAt(int suit) { return SUIT << (RANKS * suit); }
inline int countOf(Mask cards) { return __builtin_popcountll(cards); }
inline int lowest(Mask cards) { return __builtin_ctzll(cards); }
inline int highest(Mask cards) { return 63 - __builtin_clzll(cards); }
inline int seatAt(int seat) { return seat & (SEATS - 1); }

struct Dice {
  Mask word;
  explicit Dice(Mask seed = 1) : word(seed * 0x9E3779B97F4A7C15ULL + 0x1234567) {
    for (int i = 0; i < 5; i++) next();
  }
  Mask next() {
    word ^= word << 13;
    word ^= word >> 7;
    word ^= word << 17;
    return word * 0x2545F4914F6CDD1DULL;
  }
  int below(int n) { return int((next() >> 32) * Mask(n) >> 32); }
  double share() { return double(next() >> 11) / 9007199254740992.0; }
  bool oneIn(int n) { return below(n) == 0; }
};

struct Deal {
  Mask hand[SEATS], played[SEATS], given[SEATS];
  int points[SEATS], leader, order, done, broken, way; // way: how many seats to the left cards were passed
  int8_t trick[SEATS];
  uint8_t voids[SEATS]; // a bit a suit that a seat showed to be out of

  int due() const { return seatAt(leader + order); }
  Mask gone() const { return played[0] | played[1] | played[2] | played[3]; }
  bool over() const { return done == RANKS || points[0] + points[1] + points[2] + points[3] == POINTS; }

  Mask legal() const {
    const Mask own = hand[due()];
    if (order == 0) {
      if (done == 0) return 1;
      return !broken && (own & ~ALL_HEARTS) ? own & ~ALL_HEARTS : own;
    }
    if (const Mask suit = own & suitAt(trick[0] / RANKS)) return suit;
    const Mask free = own & ~(ALL_HEARTS | THE_QUEEN);
    return done == 0 && free ? free : own;
  }

  void play(int card) {
    const int seat = due();
    hand[seat] &= ~(Mask(1) << card);
    played[seat] |= Mask(1) << card;
    if (order > 0 && card / RANKS != trick[0] / RANKS) voids[seat] |= 1 << (trick[0] / RANKS);
    if (card >= FIRST_HEART) broken = 1;
    trick[order++] = int8_t(card);
    if (order == SEATS) take();
  }

  void take() {
    int best = 0, worth = 0;
    for (int i = 0; i < SEATS; i++) {
      const int card = trick[i];
      worth += card >= FIRST_HEART ? 1 : card == QUEEN ? 13 : 0;
      if (card / RANKS == trick[best] / RANKS && card > trick[best]) best = i;
    }
    leader = seatAt(leader + best);
    points[leader] += worth;
    order = 0;
    done++;
  }

  /** The only seat with points; −1: nobody, −2: several. */
  int taker() const {
    int found = -1;
    for (int seat = 0; seat < SEATS; seat++)
      if (points[seat] > 0) {
        if (found >= 0) return -2;
        found = seat;
      }
    return found;
  }

  void score(float *out) const {
    std::copy(points, points + SEATS, out);
    for (int seat = 0; seat < SEATS; seat++)
      if (points[seat] == POINTS)
        for (int other = 0; other < SEATS; other++) out[other] = other == seat ? 0 : POINTS;
  }
};

/** How gladly a seat gives a card away; packages/bots/src/policy/light-gifts.ts wishes the same. */
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

inline Mask gifts(Mask hand, double noise, Dice &dice) {
  std::vector<std::pair<double, int>> wishes;
  for (Mask rest = hand; rest; rest &= rest - 1) wishes.push_back({-(wish(hand, lowest(rest)) + noise * dice.share()), lowest(rest)});
  std::sort(wishes.begin(), wishes.end());
  return Mask(1) << wishes[0].second | Mask(1) << wishes[1].second | Mask(1) << wishes[2].second;
}

/** Deals, lets everybody pass some way or nobody, and finds who leads. */
inline Deal dealt(Dice &dice) {
  Deal deal;
  memset(&deal, 0, sizeof deal);
  int deck[CARDS];
  for (int i = 0; i < CARDS; i++) deck[i] = i;
  for (int i = CARDS - 1; i > 0; i--) std::swap(deck[i], deck[dice.below(i + 1)]);
  for (int i = 0; i < CARDS; i++) deal.hand[i / RANKS] |= Mask(1) << deck[i];
  deal.way = dice.below(SEATS);
  if (deal.way > 0) {
    for (int seat = 0; seat < SEATS; seat++) deal.given[seat] = gifts(deal.hand[seat], dice.oneIn(4) ? 8 : 2, dice);
    for (int seat = 0; seat < SEATS; seat++) deal.hand[seat] &= ~deal.given[seat];
    for (int seat = 0; seat < SEATS; seat++) deal.hand[seatAt(seat + deal.way)] |= deal.given[seat];
  }
  for (int seat = 0; seat < SEATS; seat++)
    if (deal.hand[seat] & 1) deal.leader = seat;
  return deal;
}
