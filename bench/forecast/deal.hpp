// A deal of Hearts for four, standard or with other customs of leading, as masks of 52 bits, fast enough to be played by the million: clubs, diamonds, spades, hearts, the two lowest.
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

/** What sheets differ in that play hearts for a point each and the queen of spades for 13. */
struct Customs {
  enum Opening { theLowestClub, itsHolder, anybody } opening = theLowestClub; // who leads first: with the 2♣ itself, or with any card
  enum Breaking { unneeded, byHearts, byQueenToo } breaking = byHearts;       // of hearts, before they may be led
  bool ban = true;                                                             // on points in the first trick
};

constexpr int SCATTER = 4; // the way of a pass of one card to everybody else

enum How { LED, UNDER, OVER, THROWN, HOWS }; // under or over what won the trick so far

struct Deal {
  Customs customs;
  Mask hand[SEATS], played[SEATS], gave[SEATS][SEATS], got[SEATS][SEATS]; // by the seats in between, from the left
  int points[SEATS], leader, order, done, broken, way;                    // way: how many seats to the left cards were passed
  int8_t trick[SEATS];
  uint8_t voids[SEATS]; // a bit a suit that a seat showed to be out of
  Mask how[SEATS][HOWS]; // a seat's cards by how they were played
  float hunger[SEATS];   // points that a seat would give for a moon of its own, beside what it is worth

  int due() const { return seatAt(leader + order); }
  Mask gone() const { return played[0] | played[1] | played[2] | played[3]; }
  bool over() const { return done == RANKS || points[0] + points[1] + points[2] + points[3] == POINTS; }

  Mask legal() const {
    const Mask own = hand[due()];
    if (order == 0) {
      if (done == 0 && customs.opening == Customs::theLowestClub) return 1;
      return !broken && (own & ~ALL_HEARTS) ? own & ~ALL_HEARTS : own;
    }
    if (const Mask suit = own & suitAt(trick[0] / RANKS)) return suit;
    const Mask free = own & ~(ALL_HEARTS | THE_QUEEN);
    return done == 0 && customs.ban && free ? free : own;
  }

  How howOf(int card) const {
    if (order == 0) return LED;
    if (card / RANKS != trick[0] / RANKS) return THROWN;
    for (int i = 0; i < order; i++)
      if (trick[i] / RANKS == card / RANKS && trick[i] > card) return UNDER;
    return OVER;
  }

  void play(int card) {
    const int seat = due();
    how[seat][howOf(card)] |= Mask(1) << card;
    hand[seat] &= ~(Mask(1) << card);
    played[seat] |= Mask(1) << card;
    if (order > 0 && card / RANKS != trick[0] / RANKS) voids[seat] |= 1 << (trick[0] / RANKS);
    if (card >= FIRST_HEART || (card == QUEEN && customs.breaking == Customs::byQueenToo)) broken = 1;
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

  /** Hands over what everybody gives, and finds who leads. */
  void exchange(int opener) {
    for (int seat = 0; seat < SEATS; seat++)
      for (int turn = 1; turn < SEATS; turn++) {
        hand[seat] &= ~gave[seat][turn];
        hand[seatAt(seat + turn)] |= got[seatAt(seat + turn)][SEATS - turn] = gave[seat][turn];
      }
    leader = opener;
    for (int seat = 0; seat < SEATS && customs.opening != Customs::anybody; seat++)
      if (hand[seat] & 1) leader = seat;
    broken = customs.breaking == Customs::unneeded;
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

  int shooter() const {
    for (int seat = 0; seat < SEATS; seat++)
      if (points[seat] == POINTS) return seat;
    return -1;
  }

  void score(float *out) const {
    std::copy(points, points + SEATS, out);
    for (int seat = 0; seat < SEATS; seat++)
      if (points[seat] == POINTS)
        for (int other = 0; other < SEATS; other++) out[other] = other == seat ? 0 : POINTS;
  }
};

