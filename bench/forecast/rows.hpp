// Which rows of a network a deal picks: all of it for the forecast, and what a seat can know for the player.
#pragma once
#include "network.hpp"

constexpr int FORECAST_ROWS = 336, PLAYER_ROWS = 720;
using Forecast = Network<FORECAST_ROWS, 128, 32, SEATS>; // points at the end, by seat from the leader
using Player = Network<PLAYER_ROWS, 128, 64, CARDS>;     // what each card is worth to the seat that plays it
constexpr float SCALE = 0.1f;                            // of points, inside the networks

constexpr int POINT_ROWS = POINTS + 1, TAKER_ROWS = SEATS + 2;

inline int takerRow(const Deal &deal, int first) {
  const int taker = deal.taker();
  return taker == -1 ? 0 : taker == -2 ? SEATS + 1 : 1 + seatAt(taker - first);
}

inline int forecastRows(const Deal &deal, short *picked) {
  constexpr int taken = SEATS * CARDS, alone = taken + SEATS * POINT_ROWS, tricks = alone + TAKER_ROWS, open = tricks + RANKS;
  static_assert(open + 1 == FORECAST_ROWS);
  int count = 0;
  for (int turn = 0; turn < SEATS; turn++) {
    const int seat = seatAt(deal.leader + turn);
    for (Mask rest = deal.hand[seat]; rest; rest &= rest - 1) picked[count++] = short(turn * CARDS + lowest(rest));
    picked[count++] = short(taken + turn * POINT_ROWS + deal.points[seat]);
  }
  picked[count++] = short(alone + takerRow(deal, deal.leader));
  picked[count++] = short(tricks + std::min(RANKS - 1, deal.done));
  if (deal.broken) picked[count++] = short(open);
  return count;
}

inline int playerRows(const Deal &deal, int seat, short *picked) {
  constexpr int shown = CARDS, lying = shown + SEATS * CARDS, voids = lying + (SEATS - 1) * CARDS, taken = voids + (SEATS - 1) * 4;
  constexpr int alone = taken + SEATS * POINT_ROWS, gave = alone + TAKER_ROWS, order = gave + (SEATS - 1) * CARDS;
  constexpr int tricks = order + SEATS, open = tricks + RANKS;
  static_assert(open < PLAYER_ROWS);
  int count = 0;
  for (Mask rest = deal.hand[seat]; rest; rest &= rest - 1) picked[count++] = short(lowest(rest));
  for (int turn = 0; turn < SEATS; turn++) {
    const int other = seatAt(seat + turn);
    for (Mask rest = deal.played[other]; rest; rest &= rest - 1) picked[count++] = short(shown + turn * CARDS + lowest(rest));
    picked[count++] = short(taken + turn * POINT_ROWS + deal.points[other]);
    for (int suit = 0; turn > 0 && suit < 4; suit++)
      if (deal.voids[other] >> suit & 1) picked[count++] = short(voids + (turn - 1) * 4 + suit);
  }
  for (int i = 0; i < deal.order; i++) picked[count++] = short(lying + (seatAt(deal.leader + i - seat) - 1) * CARDS + deal.trick[i]);
  picked[count++] = short(alone + takerRow(deal, seat));
  if (deal.way > 0)
    for (Mask rest = deal.given[seat] & ~deal.gone(); rest; rest &= rest - 1) picked[count++] = short(gave + (deal.way - 1) * CARDS + lowest(rest));
  picked[count++] = short(order + deal.order);
  picked[count++] = short(tricks + std::min(RANKS - 1, deal.done));
  if (deal.broken) picked[count++] = short(open);
  return count;
}

/** The points that each seat will have at the end, expected or, where nothing is left to foresee, as they are. */
inline void foresee(const Forecast &forecast, const Deal &deal, float *points) {
  if (deal.over()) return deal.score(points);
  short picked[160];
  Forecast::Work work;
  forecast.ask(picked, forecastRows(deal, picked), work);
  for (int turn = 0; turn < SEATS; turn++) points[seatAt(deal.leader + turn)] = work.out[turn] / SCALE;
}

/** What the others have over a seat. */
inline float worthTo(int seat, const float *points) {
  return (points[0] + points[1] + points[2] + points[3] - points[seat]) / (SEATS - 1) - points[seat];
}

/** The card that a player holds for best, by so much chance, in points. */
inline int choose(const Player &player, const Deal &deal, Dice *dice = nullptr, float chance = 0) {
  const Mask legal = deal.legal();
  if ((legal & (legal - 1)) == 0) return lowest(legal);
  short picked[160];
  Player::Work work;
  player.ask(picked, playerRows(deal, deal.due(), picked), work, legal);
  int best = -1;
  float most = 0;
  for (Mask rest = legal; rest; rest &= rest - 1) {
    const int card = lowest(rest);
    float worth = work.out[card];
    if (chance > 0) worth -= chance * SCALE * std::log(-std::log(float(dice->share()) + 1e-12f) + 1e-12f);
    if (best >= 0 && worth <= most) continue;
    best = card;
    most = worth;
  }
  return best;
}
