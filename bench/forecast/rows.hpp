// Which rows of a network a deal picks: all of it for the forecast, and what a seat can know for the player and the passer.
#pragma once
#include "network.hpp"

constexpr int POINT_ROWS = POINTS + 1, TAKER_ROWS = SEATS + 2, SUITS = 4, COUNT_ROWS = RANKS + 1;
constexpr int CUSTOM_ROWS = 3 + 3 + 1;
constexpr int ABOVE_ROWS = 6, BELOW_ROWS = 5; // how many cards of its suit are out over a card, and under it; more count as the most

struct ForecastAt {
  static constexpr int hands = 0, ranks = hands + SEATS * CARDS, counts = ranks + SEATS * CARDS, points = counts + SEATS * SUITS * COUNT_ROWS;
  static constexpr int alone = points + SEATS * POINT_ROWS, tricks = alone + TAKER_ROWS, open = tricks + RANKS;
  static constexpr int customs = open + 1, hungry = customs + CUSTOM_ROWS, all = hungry + SEATS;
};

struct PlayerAt {
  static constexpr int hand = 0, shown = hand + CARDS, lying = shown + SEATS * CARDS, voids = lying + (SEATS - 1) * CARDS;
  static constexpr int points = voids + (SEATS - 1) * SUITS, alone = points + SEATS * POINT_ROWS, gave = alone + TAKER_ROWS;
  static constexpr int got = gave + (SEATS - 1) * CARDS, order = got + (SEATS - 1) * CARDS, tricks = order + SEATS, open = tricks + RANKS;
  static constexpr int out = open + 1, above = out + CARDS, below = above + CARDS * ABOVE_ROWS, own = below + CARDS * BELOW_ROWS;
  static constexpr int others = own + SUITS * COUNT_ROWS, winning = others + SUITS * COUNT_ROWS, winner = winning + CARDS;
  static constexpr int worth = winner + SEATS, wins = worth + 4, customs = wins + CARDS, all = customs + CUSTOM_ROWS;
};

struct PasserAt {
  static constexpr int kept = 0, given = kept + CARDS, counts = given + (SEATS - 1) * CARDS, way = counts + SUITS * COUNT_ROWS, customs = way + SEATS, all = customs + CUSTOM_ROWS;
};

struct BeliefAt {
  static constexpr int how = PlayerAt::all, all = how + (SEATS - 1) * HOWS * CARDS;
};

// The first three have two outputs each: points, and the chance of a moon.
using Forecast = Network<ForecastAt::all, 128, 32, 2 * SEATS>; // what each seat will have, by seat from the leader; who shoots
using Player = Network<PlayerAt::all, 256, 64, 2 * CARDS>;     // what each card is worth to the seat that plays it; and its moon
using Passer = Network<PasserAt::all, 64, 32, 2>;              // what a pass is worth to the seat that gives it; and its moon
using Belief = Network<BeliefAt::all, 128, 64, (SEATS - 1) * CARDS>; // how likely each other seat holds a card, as logarithms up to a number that is the same for all three
constexpr float SCALE = 0.1f;                                  // of points, inside the networks

struct Outlook {
  float points[SEATS], moons[SEATS];
};

inline int takerRow(const Deal &deal, int first) {
  const int taker = deal.taker();
  return taker == -1 ? 0 : taker == -2 ? SEATS + 1 : 1 + seatAt(taker - first);
}

inline int customRows(const Customs &customs, int from, short *picked) {
  picked[0] = short(from + customs.opening);
  picked[1] = short(from + 3 + customs.breaking);
  picked[2] = short(from + 6);
  return customs.ban ? 3 : 2;
}

inline Mask under(int card) { return (Mask(1) << card) - 1; }

inline int forecastRows(const Deal &deal, short *picked) {
  using At = ForecastAt;
  int count = 0;
  const Mask left = ALL & ~deal.gone();
  for (int turn = 0; turn < SEATS; turn++) {
    const int seat = seatAt(deal.leader + turn);
    for (Mask rest = deal.hand[seat]; rest; rest &= rest - 1) {
      const int card = lowest(rest), suit = card / RANKS;
      picked[count++] = short(At::hands + turn * CARDS + card);
      picked[count++] = short(At::ranks + turn * CARDS + suit * RANKS + countOf(left & suitAt(suit) & under(card)));
    }
    for (int suit = 0; suit < SUITS; suit++)
      picked[count++] = short(At::counts + (turn * SUITS + suit) * COUNT_ROWS + countOf(deal.hand[seat] & suitAt(suit)));
    picked[count++] = short(At::points + turn * POINT_ROWS + deal.points[seat]);
    if (deal.hunger[seat] > 0) picked[count++] = short(At::hungry + turn);
  }
  picked[count++] = short(At::alone + takerRow(deal, deal.leader));
  picked[count++] = short(At::tricks + std::min(RANKS - 1, deal.done));
  if (deal.broken) picked[count++] = short(At::open);
  return count + customRows(deal.customs, At::customs, picked + count);
}

inline int playerRows(const Deal &deal, int seat, short *picked) {
  using At = PlayerAt;
  int count = 0;
  const auto pick = [&](int row) { picked[count++] = short(row); };
  const Mask own = deal.hand[seat], out = ALL & ~deal.gone() & ~own;
  int best = -1, worth = 0;
  for (int i = 0; i < deal.order; i++) {
    const int card = deal.trick[i];
    pick(At::lying + (seatAt(deal.leader + i - seat) - 1) * CARDS + card);
    worth += card >= FIRST_HEART ? 1 : card == QUEEN ? 13 : 0;
    if (best < 0 || (card / RANKS == deal.trick[best] / RANKS && card > deal.trick[best])) best = i;
  }
  if (best >= 0) {
    pick(At::winning + deal.trick[best]);
    pick(At::winner + seatAt(deal.leader + best - seat));
    pick(At::worth + (worth >= 13 ? 3 : std::min(2, worth)));
  }
  for (Mask rest = own; rest; rest &= rest - 1) {
    const int card = lowest(rest), suit = card / RANKS;
    pick(At::hand + card);
    pick(At::above + card * ABOVE_ROWS + std::min(ABOVE_ROWS - 1, countOf(out & suitAt(suit) & ~under(card))));
    pick(At::below + card * BELOW_ROWS + std::min(BELOW_ROWS - 1, countOf(out & suitAt(suit) & under(card))));
    if (best >= 0 && suit == deal.trick[best] / RANKS && card > deal.trick[best]) pick(At::wins + card);
  }
  for (Mask rest = out; rest; rest &= rest - 1) pick(At::out + lowest(rest));
  for (int suit = 0; suit < SUITS; suit++) {
    pick(At::own + suit * COUNT_ROWS + countOf(own & suitAt(suit)));
    pick(At::others + suit * COUNT_ROWS + countOf(out & suitAt(suit)));
  }
  for (int turn = 0; turn < SEATS; turn++) {
    const int other = seatAt(seat + turn);
    for (Mask rest = deal.played[other]; rest; rest &= rest - 1) pick(At::shown + turn * CARDS + lowest(rest));
    pick(At::points + turn * POINT_ROWS + deal.points[other]);
    for (int suit = 0; turn > 0 && suit < SUITS; suit++)
      if (deal.voids[other] >> suit & 1) pick(At::voids + (turn - 1) * SUITS + suit);
  }
  pick(At::alone + takerRow(deal, seat));
  for (int turn = 1; turn < SEATS; turn++) {
    for (Mask rest = deal.gave[seat][turn] & ~deal.gone(); rest; rest &= rest - 1) pick(At::gave + (turn - 1) * CARDS + lowest(rest));
    for (Mask rest = deal.got[seat][turn]; rest; rest &= rest - 1) pick(At::got + (turn - 1) * CARDS + lowest(rest));
  }
  pick(At::order + deal.order);
  pick(At::tricks + std::min(RANKS - 1, deal.done));
  if (deal.broken) pick(At::open);
  return count + customRows(deal.customs, At::customs, picked + count);
}

/** What a player knows, and how the others played their cards. */
inline int beliefRows(const Deal &deal, int seat, short *picked) {
  using At = BeliefAt;
  int count = playerRows(deal, seat, picked);
  for (int turn = 1; turn < SEATS; turn++)
    for (int how = 0; how < HOWS; how++)
      for (Mask rest = deal.how[seatAt(seat + turn)][how]; rest; rest &= rest - 1)
        picked[count++] = short(At::how + ((turn - 1) * HOWS + how) * CARDS + lowest(rest));
  return count;
}

inline int passerRows(Mask kept, Mask given, int way, const Customs &customs, short *picked) {
  using At = PasserAt;
  int count = 0;
  for (Mask rest = kept; rest; rest &= rest - 1) picked[count++] = short(At::kept + lowest(rest));
  for (Mask rest = given; rest; rest &= rest - 1) picked[count++] = short(At::given + (way - 1) * CARDS + lowest(rest));
  for (int suit = 0; suit < SUITS; suit++) picked[count++] = short(At::counts + suit * COUNT_ROWS + countOf(kept & suitAt(suit)));
  picked[count++] = short(At::way + way);
  return count + customRows(customs, At::customs, picked + count);
}

/** What each seat will have at the end, expected or, where nothing is left to foresee, as it is; and who shoots the moon. */
inline Outlook foresee(const Forecast &forecast, const Deal &deal) {
  Outlook out{};
  if (deal.over()) {
    deal.score(out.points);
    if (deal.shooter() >= 0) out.moons[deal.shooter()] = 1;
    return out;
  }
  short picked[ROWS_MOST];
  Forecast::Work work;
  forecast.ask(picked, forecastRows(deal, picked), work);
  for (int turn = 0; turn < SEATS; turn++) {
    out.points[seatAt(deal.leader + turn)] = work.out[turn] / SCALE;
    out.moons[seatAt(deal.leader + turn)] = work.out[SEATS + turn];
  }
  return out;
}

/** What the others have over a seat. */
inline float worthTo(int seat, const float *points) {
  return (points[0] + points[1] + points[2] + points[3] - points[seat]) / (SEATS - 1) - points[seat];
}

/** The card that a player holds for best, by so much chance, in points. */
inline int choose(const Player &player, const Deal &deal, Dice *dice = nullptr, float chance = 0) {
  const Mask legal = deal.legal();
  if ((legal & (legal - 1)) == 0) return lowest(legal);
  short picked[ROWS_MOST];
  Player::Work work;
  player.ask(picked, playerRows(deal, deal.due(), picked), work, legal);
  int best = -1;
  float most = 0;
  for (Mask rest = legal; rest; rest &= rest - 1) {
    const int card = lowest(rest);
    float worth = work.out[card] + deal.hunger[deal.due()] * SCALE * work.out[CARDS + card];
    if (chance > 0) worth -= chance * SCALE * std::log(-std::log(float(dice->share()) + 1e-12f) + 1e-12f);
    if (best >= 0 && worth <= most) continue;
    best = card;
    most = worth;
  }
  return best;
}
