// Trains the forecast by play. Two networks teach each other: one plays a card by what its seat can know, the other sees all hands and foretells the points.
//   g++ -O3 -march=native -ffast-math -std=c++17 -pthread bench/forecast/train.cpp -o train
//   ./train FOLDER SECONDS [THREADS]     goes on from what FOLDER holds; writes player.bin, forecast.bin and forecast.json there
#include "rows.hpp"
#include "write.hpp"
#include <chrono>
#include <string>
#include <thread>

namespace {

constexpr int DEALS = 64;             // that each thread plays before the networks learn
constexpr int BATCH = 256;
constexpr float RATE = 1e-3f;
constexpr float TRUST = 0.2f;         // how much of what a position taught is its successor's forecast rather than what came of it
constexpr int JUDGED = 4;             // of so many decisions one is judged, each legal card
constexpr int STRAYS = 50;            // of so many cards one is any card
constexpr long DUCKING = 100000;      // deals to begin with, played by ducking
constexpr int DUCKER_STRAYS = 3;

struct Classroom {
  Player player;
  Forecast forecast;
  long deals = 0;
};

/** The same deal with clubs and diamonds exchanged: alike from the second trick on. */
Deal mirrored(Deal deal) {
  const auto turned = [](Mask cards) { return (cards & ~(SUIT | SUIT << RANKS)) | (cards & SUIT) << RANKS | (cards >> RANKS & SUIT); };
  for (int seat = 0; seat < SEATS; seat++) {
    for (Mask *cards : {&deal.hand[seat], &deal.played[seat], &deal.given[seat]}) *cards = turned(*cards);
    deal.voids[seat] = uint8_t((deal.voids[seat] & 12) | (deal.voids[seat] & 1) << 1 | (deal.voids[seat] >> 1 & 1));
  }
  for (int i = 0; i < deal.order; i++)
    if (deal.trick[i] < 2 * RANKS) deal.trick[i] = int8_t((deal.trick[i] + RANKS) % (2 * RANKS));
  return deal;
}

int ducked(const Deal &deal, Mask legal) {
  if (deal.order == 0) return lowest(legal);
  if (!(legal & suitAt(deal.trick[0] / RANKS))) return legal & THE_QUEEN ? QUEEN : highest(legal);
  int top = 0;
  for (int i = 0; i < deal.order; i++)
    if (deal.trick[i] / RANKS == deal.trick[0] / RANKS) top = std::max(top, int(deal.trick[i]));
  const Mask below = legal & ((Mask(1) << top) - 1);
  return below ? highest(below) : lowest(legal);
}

int anyOf(Mask cards, Dice &dice) {
  for (int k = dice.below(countOf(cards)); k > 0; k--) cards &= cards - 1;
  return lowest(cards);
}

/** One thread's deals, and what they teach. */
struct Table {
  const Classroom &room;
  Dice dice;
  std::vector<Lesson> forecasts, plays;
  long moons = 0;

  void sit() {
    forecasts.clear();
    plays.clear();
    for (int i = 0; i < DEALS; i++) playOne();
  }

  void playOne() {
    Deal deal = dealt(dice);
    float chance[SEATS];
    for (float &one : chance) one = dice.oneIn(12) ? 2 : 0.05f + 0.5f * float(dice.share() * dice.share());
    const size_t first = forecasts.size();
    std::vector<int> leaders;
    while (!deal.over()) {
      if (deal.order == 0) {
        leaders.push_back(deal.leader);
        forecasts.push_back(seen(deal));
      }
      deal.play(card(deal, chance[deal.due()]));
    }
    teach(deal, first, leaders);
  }

  Lesson seen(const Deal &deal) {
    Lesson lesson;
    lesson.count = forecastRows(deal.done > 0 && dice.oneIn(2) ? mirrored(deal) : deal, lesson.picked);
    lesson.wanted = (1 << SEATS) - 1;
    return lesson;
  }

  int card(const Deal &deal, float chance) {
    const Mask legal = deal.legal();
    if ((legal & (legal - 1)) == 0) return lowest(legal);
    const bool ducks = room.deals < DUCKING;
    if (!ducks && dice.oneIn(JUDGED)) judge(deal, legal);
    if (dice.oneIn(ducks ? DUCKER_STRAYS : STRAYS)) return anyOf(legal, dice);
    return ducks ? ducked(deal, legal) : choose(room.player, deal, &dice, chance);
  }

  /** What each legal card leads to: the others finish the trick without seeing more than they may, and the forecast, which sees everything, says the rest. */
  void judge(const Deal &deal, Mask legal) {
    const bool mirror = deal.done > 0 && dice.oneIn(2);
    const Deal as = mirror ? mirrored(deal) : deal;
    Lesson lesson;
    lesson.count = playerRows(as, deal.due(), lesson.picked);
    lesson.wanted = as.legal();
    for (Mask rest = legal; rest; rest &= rest - 1) {
      Deal after = deal;
      after.play(lowest(rest));
      while (after.order > 0) after.play(choose(room.player, after));
      float points[SEATS];
      foresee(room.forecast, after, points);
      const int card = lowest(rest);
      lesson.target[mirror && card < 2 * RANKS ? (card + RANKS) % (2 * RANKS) : card] = worthTo(deal.due(), points) * SCALE;
    }
    plays.push_back(lesson);
  }

  /** From the last trick to the first: what came of it, and a part of what was foretold on the way. */
  void teach(const Deal &deal, size_t first, const std::vector<int> &leaders) {
    float points[SEATS];
    deal.score(points);
    if (points[0] + points[1] + points[2] + points[3] > POINTS) moons++;
    for (float &one : points) one *= SCALE;
    for (size_t i = forecasts.size(); i-- > first;) {
      Lesson &lesson = forecasts[i];
      Forecast::Work work;
      room.forecast.ask(lesson.picked, lesson.count, work);
      for (int turn = 0; turn < SEATS; turn++) {
        float &one = points[seatAt(leaders[i - first] + turn)];
        lesson.target[turn] = one;
        if (room.deals >= DUCKING) one += TRUST * (work.out[turn] - one);
      }
    }
  }
};

template <class Learner> void learnAll(Learner &learner, std::vector<Lesson> &lessons, float rate, Dice dice) {
  for (size_t i = lessons.size(); i > 1; i--) std::swap(lessons[i - 1], lessons[dice.below(int(i))]);
  for (size_t i = 0; i + BATCH <= lessons.size(); i += BATCH) {
    for (int k = 0; k < BATCH; k++) learner.hear(lessons[i + k]);
    learner.learn(BATCH, rate);
  }
}

/** Large steps at first, small ones to the end. */
float rateAt(double part) { return RATE * (part < 0.6 ? 1 : part < 0.8 ? 0.4f : part < 0.92 ? 0.15f : 0.05f); }

}  // namespace

int main(int count, char **words) {
  if (count < 3) {
    fprintf(stderr, "Cannot train: a folder and a number of seconds are needed.\n");
    return 2;
  }
  const std::string folder = words[1];
  const double seconds = std::stod(words[2]);
  const int threads = count > 3 ? std::stoi(words[3]) : 3;
  const auto began = std::chrono::steady_clock::now();
  const auto passed = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count(); };
  auto room = std::make_unique<Classroom>();
  Dice dice(std::chrono::system_clock::now().time_since_epoch().count());
  room->player.begin(dice);
  room->forecast.begin(dice);
  if (readFrom(folder + "/player.bin", room->player) && readFrom(folder + "/forecast.bin", room->forecast)) room->deals = DUCKING;
  Learner<Player> plays(room->player);
  Learner<Forecast> forecasts(room->forecast);
  std::vector<Table> tables;
  for (int i = 0; i < threads; i++) tables.push_back({*room, Dice(dice.next()), {}, {}});
  long moons = 0, deals = 0;
  for (double told = 0, now = 0; now < seconds; now = passed()) {
    std::vector<std::thread> sitting;
    for (Table &table : tables) sitting.emplace_back([&table] { table.sit(); });
    for (std::thread &one : sitting) one.join();
    std::vector<Lesson> seen, played;
    for (Table &table : tables) {
      seen.insert(seen.end(), table.forecasts.begin(), table.forecasts.end());
      played.insert(played.end(), table.plays.begin(), table.plays.end());
      moons += table.moons;
      table.moons = 0;
    }
    const float rate = rateAt(now / seconds);
    std::thread beside([&] { learnAll(forecasts, seen, rate, Dice(dice.next())); });
    learnAll(plays, played, rate, Dice(deals + 1));
    beside.join();
    room->deals += threads * DEALS;
    deals += threads * DEALS;
    if (now - told < 20) continue;
    told = now;
    printf("%.0f s: %ld deals, moons %.3f, square error %.2f of forecasts, %.2f of plays\n", now, room->deals, double(moons) / deals, forecasts.error() / SCALE / SCALE, plays.error() / SCALE / SCALE);
    fflush(stdout);
    writeTo(folder, *room);
  }
  writeTo(folder, *room);
}
