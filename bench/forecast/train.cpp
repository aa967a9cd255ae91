// Trains networks by play: one sees all hands and foretells the points; by it two others learn, from what a seat can know, what each card is worth and what each pass.
//   g++ -O3 -march=native -mprefer-vector-width=512 -ffast-math -std=c++17 -pthread bench/forecast/train.cpp -o train
//   ./train FOLDER DEALS [SEED] [THREADS]     goes on from what FOLDER holds; writes player.bin, passer.bin and forecast.bin there
#include "dealer.hpp"
#include "write.hpp"
#include <chrono>
#include <string>
#include <thread>

namespace {

constexpr int DEALS = 256;            // that each thread plays before the networks learn
constexpr float TRUST = 0.2f;         // how much of what a position taught is its successor's forecast rather than what came of it
constexpr int JUDGED = 5;             // of so many decisions one is judged, each legal card
constexpr long DUCKING = 100000;      // deals to begin with, played by ducking
constexpr int DUCKER_STRAYS = 3;
constexpr int PASSES = 8;             // of one seat in each deal that are judged

struct Classroom {
  Player player;
  Forecast forecast;
  Passer passer;
  long deals = 0;
};

/** The same deal with clubs and diamonds exchanged: alike from the second trick on. */
Deal mirrored(Deal deal) {
  const auto turned = [](Mask cards) { return (cards & ~(SUIT | SUIT << RANKS)) | (cards & SUIT) << RANKS | (cards >> RANKS & SUIT); };
  for (int seat = 0; seat < SEATS; seat++) {
    for (Mask *cards : {&deal.hand[seat], &deal.played[seat]}) *cards = turned(*cards);
    for (int turn = 1; turn < SEATS; turn++)
      for (Mask *cards : {&deal.gave[seat][turn], &deal.got[seat][turn]}) *cards = turned(*cards);
    for (Mask &cards : deal.how[seat]) cards = turned(cards);
    deal.voids[seat] = uint8_t((deal.voids[seat] & 12) | (deal.voids[seat] & 1) << 1 | (deal.voids[seat] >> 1 & 1));
  }
  for (int i = 0; i < deal.order; i++)
    if (deal.trick[i] < 2 * RANKS) deal.trick[i] = int8_t((deal.trick[i] + RANKS) % (2 * RANKS));
  return deal;
}

/** One thread's deals, and what they teach. */
struct Table {
  const Classroom &room;
  Dice dice;
  std::vector<Lesson> forecasts, plays, passes;
  long moons = 0;

  void sit() {
    forecasts.clear();
    plays.clear();
    passes.clear();
    for (int i = 0; i < DEALS; i++) playOne();
  }

  /** Deals, lets everybody pass some way or nobody, and finds who leads. */
  Deal dealt() {
    Deal deal{};
    shuffled(deal, dice, room.deals >= DUCKING);
    const int opener = dice.below(SEATS);
    if (deal.way == SCATTER) scatter(deal, dice);
    else if (deal.way > 0) {
      for (int seat = 0; seat < SEATS; seat++) deal.gave[seat][deal.way] = gifts(deal, seat, dice, room.deals < DUCKING ? nullptr : &room.passer);
      if (room.deals >= DUCKING) judgePass(deal, dice.below(SEATS), opener);
    }
    deal.exchange(opener);
    return deal;
  }

  /** What one seat's pass leads to, and others that it might have chosen, the rest passing as they did. */
  void judgePass(const Deal &deal, int seat, int opener) {
    for (int i = 0; i < PASSES; i++) {
      Deal other = deal;
      other.hunger[seat] = 0;
      Mask &given = other.gave[seat][deal.way];
      for (int changes = i == 0 ? 0 : i < 6 ? 1 + dice.below(2) : 3; changes > 0; changes--) {
        given &= ~(Mask(1) << anyOf(given, dice));
        given |= Mask(1) << anyOf(other.hand[seat] & ~given, dice);
      }
      Lesson lesson;
      lesson.count = passerRows(other.hand[seat] & ~given, given, other.way, other.customs, lesson.picked);
      lesson.wanted = 3;
      other.exchange(opener);
      const Outlook out = foresee(room.forecast, other);
      lesson.target[0] = worthTo(seat, out.points) * SCALE;
      lesson.target[1] = out.moons[seat];
      passes.push_back(lesson);
    }
  }

  void playOne() {
    Deal deal = dealt();
    float chance[SEATS];
    for (float &one : chance) one = anyChance(dice);
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
    lesson.wanted = (1 << 2 * SEATS) - 1;
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
      after.hunger[deal.due()] = 0;
      const Outlook out = foresee(room.forecast, after);
      const int card = lowest(rest), told = mirror && card < 2 * RANKS ? (card + RANKS) % (2 * RANKS) : card;
      lesson.target[told] = worthTo(deal.due(), out.points) * SCALE;
      lesson.target[CARDS + told] = out.moons[deal.due()];
    }
    plays.push_back(lesson);
  }

  /** From the last trick to the first: what came of it, and a part of what was foretold on the way. */
  void teach(const Deal &deal, size_t first, const std::vector<int> &leaders) {
    float came[2 * SEATS] = {};
    deal.score(came);
    for (int seat = 0; seat < SEATS; seat++) came[seat] *= SCALE;
    if (deal.shooter() >= 0) {
      moons++;
      came[SEATS + deal.shooter()] = 1;
    }
    for (size_t i = forecasts.size(); i-- > first;) {
      Lesson &lesson = forecasts[i];
      Forecast::Work work;
      room.forecast.ask(lesson.picked, lesson.count, work);
      for (int turn = 0; turn < 2 * SEATS; turn++) {
        float &one = came[(turn & SEATS) + seatAt(leaders[i - first] + turn)];
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

}  // namespace

int main(int count, char **words) {
  if (count < 3) {
    fprintf(stderr, "Cannot train: a folder and a number of deals are needed.\n");
    return 2;
  }
  const std::string folder = words[1];
  const long wanted = std::stol(words[2]);
  Dice dice(count > 3 ? std::stol(words[3]) : 1);
  const int threads = count > 4 ? std::stoi(words[4]) : 1;
  const auto began = std::chrono::steady_clock::now();
  auto room = std::make_unique<Classroom>();
  room->player.begin(dice);
  room->forecast.begin(dice);
  room->passer.begin(dice);
  if (readFrom(folder + "/player.bin", room->player) && readFrom(folder + "/forecast.bin", room->forecast) && readFrom(folder + "/passer.bin", room->passer)) room->deals = DUCKING;
  Learner<Player> plays(room->player);
  Learner<Forecast> forecasts(room->forecast);
  Learner<Passer> passes(room->passer);
  std::vector<Table> tables;
  for (int i = 0; i < threads; i++) tables.push_back({*room, Dice(dice.next()), {}, {}, {}});
  long moons = 0, told = 0, last = 0;
  for (long deals = 0; deals < wanted;) {
    std::vector<std::thread> sitting;
    for (Table &table : tables) sitting.emplace_back([&table] { table.sit(); });
    for (std::thread &one : sitting) one.join();
    std::vector<Lesson> seen, played, passed;
    for (Table &table : tables) {
      seen.insert(seen.end(), table.forecasts.begin(), table.forecasts.end());
      played.insert(played.end(), table.plays.begin(), table.plays.end());
      passed.insert(passed.end(), table.passes.begin(), table.passes.end());
      moons += table.moons;
      table.moons = 0;
    }
    const float rate = rateAt(double(deals) / wanted);
    const Dice first(dice.next()), second(dice.next()), third(dice.next());
    const auto others = [&] {
      learnAll(forecasts, seen, rate, first);
      learnAll(passes, passed, rate, second);
    };
    std::thread beside;
    if (threads > 1) beside = std::thread(others);
    learnAll(plays, played, rate, third);
    if (threads > 1) beside.join();
    else others();
    room->deals += threads * DEALS;
    deals += threads * DEALS;
    if (deals - told < 50000) continue;
    told = deals;
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    printf("%.0f s: %ld deals, moons %.3f, square error %.2f of forecasts, %.2f of plays, %.2f of passes\n", seconds, deals, double(moons) / (deals - last), forecasts.error() / SCALE / SCALE, plays.error() / SCALE / SCALE, passes.error() / SCALE / SCALE);
    moons = 0;
    last = deals;
    fflush(stdout);
    writeTo(folder, *room);
  }
  writeTo(folder, *room);
}
