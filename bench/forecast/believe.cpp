// Trains the network that says where unseen cards lie, in deals that a folder's other networks play.
//   g++ -O3 -march=native -mprefer-vector-width=512 -ffast-math -std=c++17 bench/forecast/believe.cpp -o believe
//   ./believe FOLDER DEALS [SEED]     writes belief.bin and belief.json there
#include "dealer.hpp"
#include "write.hpp"
#include <chrono>

namespace {

constexpr int DEALS = 256;  // that are played before it learns
constexpr int JUDGED = 3;   // of so many decisions one is learned from
constexpr int DUCKERS = 4;  // of so many seats one passes by rule and ducks, for not all who are met play as networks do
constexpr int OTHERS = SEATS - 1;

/** What a seat knew, and where the cards lay whose place it did not. */
struct Sight {
  short picked[ROWS_MOST];
  int count, quarter;
  Mask unsure = 0;
  int8_t holder[CARDS];   // of the other seats, from the left
  uint8_t may[CARDS];     // a bit an other seat that is not known to be out of the suit
};

Sight seen(const Deal &deal) {
  const int seat = deal.due();
  Sight sight;
  sight.count = beliefRows(deal, seat, sight.picked);
  sight.quarter = std::min(3, deal.done / 3);
  Mask given = 0;
  for (int turn = 1; turn < SEATS; turn++) given |= deal.gave[seat][turn];
  for (int other = 0; other < OTHERS; other++)
    for (Mask rest = deal.hand[seatAt(seat + 1 + other)] & ~given; rest; rest &= rest - 1) {
      const int card = lowest(rest);
      uint8_t may = 0;
      for (int one = 0; one < OTHERS; one++) {
        const int there = seatAt(seat + 1 + one);
        if (deal.hand[there] && !(deal.voids[there] >> (card / RANKS) & 1)) may |= 1 << one;
      }
      sight.holder[card] = int8_t(other);
      sight.may[card] = may;
      if (may & (may - 1)) sight.unsure |= Mask(1) << card;
    }
  return sight;
}

struct School {
  Player player;
  Passer passer;
  Belief belief;
};

struct Bits {
  double told = 0, even = 0;
  long cards = 0;
};

void play(const School &school, Dice &dice, std::vector<Sight> &sights) {
  Deal deal{};
  shuffled(deal, dice, true);
  bool ducks[SEATS];
  for (bool &one : ducks) one = dice.oneIn(DUCKERS);
  if (deal.way == SCATTER) scatter(deal, dice);
  else if (deal.way > 0)
    for (int seat = 0; seat < SEATS; seat++) deal.gave[seat][deal.way] = gifts(deal, seat, dice, ducks[seat] ? nullptr : &school.passer);
  deal.exchange(dice.below(SEATS));
  float chance[SEATS];
  for (float &one : chance) one = anyChance(dice);
  while (!deal.over()) {
    const Mask legal = deal.legal();
    if ((legal & (legal - 1)) && dice.oneIn(JUDGED)) {
      sights.push_back(seen(deal));
      if (sights.back().unsure == 0) sights.pop_back();
    }
    const int seat = deal.due();
    deal.play(dice.oneIn(STRAYS) ? anyOf(legal, dice) : ducks[seat] ? ducked(deal, legal) : choose(school.player, deal, &dice, chance[seat]));
  }
}

/** The chances that it gave, and by how much each was wrong. */
void hear(const School &school, Learner<Belief> &learner, const Sight &sight, Bits &bits) {
  Belief::Work work;
  float errors[OTHERS * CARDS];
  school.belief.ask(sight.picked, sight.count, work, sight.unsure);
  for (Mask rest = sight.unsure; rest; rest &= rest - 1) {
    const int card = lowest(rest);
    float part[OTHERS], sum = 0;
    for (int other = 0; other < OTHERS; other++) sum += part[other] = sight.may[card] >> other & 1 ? std::exp(work.out[other * CARDS + card]) : 0;
    for (int other = 0; other < OTHERS; other++) errors[other * CARDS + card] = part[other] / sum - (sight.holder[card] == other ? 1.0f : 0.0f);
    bits.told += std::log2(part[sight.holder[card]] / sum);
    bits.even -= std::log2(__builtin_popcount(sight.may[card]));
    bits.cards++;
  }
  learner.correct(sight.picked, sight.count, sight.unsure, work, errors);
}

}  // namespace

int main(int count, char **words) {
  if (count < 3) {
    fprintf(stderr, "Cannot train: a folder and a number of deals are needed.\n");
    return 2;
  }
  const std::string folder = words[1];
  const long wanted = std::stol(words[2]);
  Dice dice(count > 3 ? std::stol(words[3]) : 1);
  auto school = std::make_unique<School>();
  if (!readFrom(folder + "/player.bin", school->player) || !readFrom(folder + "/passer.bin", school->passer)) {
    fprintf(stderr, "Cannot train: %s holds no networks.\n", folder.c_str());
    return 1;
  }
  school->belief.begin(dice);
  Learner<Belief> learner(school->belief);
  const auto began = std::chrono::steady_clock::now();
  std::vector<Sight> sights;
  Bits bits[4];
  long told = 0;
  for (long deals = 0; deals < wanted;) {
    sights.clear();
    for (int i = 0; i < DEALS; i++) play(*school, dice, sights);
    for (size_t i = sights.size(); i > 1; i--) std::swap(sights[i - 1], sights[dice.below(int(i))]);
    for (size_t i = 0; i + BATCH <= sights.size(); i += BATCH) {
      for (int k = 0; k < BATCH; k++) hear(*school, learner, sights[i + k], bits[sights[i + k].quarter]);
      learner.learn(BATCH, rateAt(double(deals) / wanted));
    }
    deals += DEALS;
    if (deals - told < 50000 && deals < wanted) continue;
    told = deals;
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    printf("%.0f s: %ld deals, bits a card by quarters (and evenly)", seconds, deals);
    for (Bits &one : bits) {
      printf("  %.3f (%.3f)", one.told / one.cards, one.even / one.cards);
      one = Bits();
    }
    printf("\n");
    fflush(stdout);
    writeBytes(folder + "/belief.bin", &school->belief, sizeof school->belief);
    const std::string belief = kept(school->belief, OTHERS * CARDS, 1);
    writeBytes(folder + "/belief.json", belief.data(), belief.size());
  }
}
