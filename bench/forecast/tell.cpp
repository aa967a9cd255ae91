// Tells what the networks of a folder hold cards and passes for, where they think cards lie and what they foretell, in deals that they play: the twin that their reading in TypeScript is held to.
//   g++ -O3 -march=native -mprefer-vector-width=512 -ffast-math -std=c++17 bench/forecast/tell.cpp -o tell
//   ./tell FOLDER 10 > packages/bots/src/network/twin.json && npx biome check --write packages/bots/src/network/twin.json
#include "pass.hpp"
#include "write.hpp"

namespace {

std::string nameOf(int card) { return std::string("\"") + "23456789TJQKA"[card % RANKS] + "CDSH"[card / RANKS] + "\""; }

template <class Each> std::string listed(int count, Each each) {
  std::string out;
  for (int i = 0; i < count; i++) out += (i == 0 ? "" : ",") + each(i);
  return "[" + out + "]";
}

std::string cardsOf(Mask cards) {
  std::vector<int> all;
  for (; cards; cards &= cards - 1) all.push_back(lowest(cards));
  return listed(int(all.size()), [&](int i) { return nameOf(all[i]); });
}

const char *STEPS[] = {"hold", "left", "across", "right", "scatter"};

struct Told {
  Deal deal{};
  std::vector<std::string> taken;
  int dealer;

  std::string plays() const {
    return listed(deal.order, [&](int i) { return "{\"seat\":" + std::to_string(seatAt(deal.leader + i)) + ",\"card\":" + nameOf(deal.trick[i]) + "}"; });
  }

  std::string view(int seat) const {
    std::string given, received;
    for (int turn = 1; turn < SEATS; turn++)
      for (Mask rest = deal.gave[seat][turn]; rest; rest &= rest - 1)
        given += (given.empty() ? "" : ",") + ("{\"card\":" + nameOf(lowest(rest)) + ",\"to\":" + std::to_string(seatAt(seat + turn)) + "}");
    for (int i = 0; i < SEATS; i++)
      for (Mask rest = deal.got[seat][seatAt(i - seat)]; rest; rest &= rest - 1) received += (received.empty() ? "" : ",") + nameOf(lowest(rest));
    return "{\"viewer\":" + std::to_string(seat) + ",\"dealer\":" + std::to_string(dealer) + ",\"step\":\"" + STEPS[deal.way] + "\",\"broken\":" + (deal.broken ? "true" : "false") +
           ",\"hand\":" + cardsOf(deal.hand[seat]) + ",\"given\":[" + given + "],\"received\":[" + received + "],\"tricks\":" + listed(int(taken.size()), [&](int i) { return taken[i]; }) +
           ",\"trick\":{\"plays\":" + plays() + "}}";
  }

  std::string customs() const {
    return "{\"opening\":" + std::to_string(deal.customs.opening) + ",\"breaking\":" + std::to_string(deal.customs.breaking) + ",\"ban\":" + (deal.customs.ban ? "true" : "false") + "}";
  }

  void play(int card) {
    const std::string before = plays(), one = "{\"seat\":" + std::to_string(deal.due()) + ",\"card\":" + nameOf(card) + "}";
    deal.play(card);
    if (deal.order > 0) return;
    taken.push_back("{\"plays\":" + before.substr(0, before.size() - 1) + "," + one + "],\"winner\":" + std::to_string(deal.leader) + "}");
  }
};

std::string number(float value) {
  char text[32];
  snprintf(text, sizeof text, "%.3f", value);
  return text;
}

}  // namespace

int main(int count, char **words) {
  if (count < 3) {
    fprintf(stderr, "Cannot tell: a folder and a number of deals are needed.\n");
    return 2;
  }
  auto player = std::make_unique<Player>();
  auto passer = std::make_unique<Passer>();
  auto forecast = std::make_unique<Forecast>();
  auto belief = std::make_unique<Belief>();
  const auto read = [&](const char *name, auto &net) { return readFrom(words[1] + std::string(name), net); };
  if (!read("/player.bin", *player) || !read("/passer.bin", *passer) || !read("/forecast.bin", *forecast) || !read("/belief.bin", *belief)) {
    fprintf(stderr, "Cannot tell: %s holds no networks.\n", words[1]);
    return 1;
  }
  round(*player);
  round(*passer);
  round(*forecast);
  round(*belief);
  Dice dice(2026);
  std::string lines;
  const auto add = [&](const std::string &line) { lines += (lines.empty() ? "" : ",\n") + line; };
  for (int i = 0; i < std::stoi(words[2]); i++) {
    Told told;
    Deal &deal = told.deal;
    told.dealer = dice.below(SEATS);
    deal.customs.opening = Customs::Opening(i % 3);
    deal.customs.breaking = Customs::Breaking(i / 2 % 3);
    deal.customs.ban = i % 2 == 0;
    deal.way = i % 5;
    int deck[CARDS];
    for (int k = 0; k < CARDS; k++) deck[k] = k;
    for (int k = CARDS - 1; k > 0; k--) std::swap(deck[k], deck[dice.below(k + 1)]);
    for (int k = 0; k < CARDS; k++) deal.hand[k / RANKS] |= Mask(1) << deck[k];
    for (int seat = 0; seat < SEATS; seat++) {
      Mask gifts = giftsByRule(deal.hand[seat], 2, dice);
      for (int turn = 1; turn < SEATS; turn++) {
        const Mask one = deal.way == SCATTER ? gifts & -gifts : turn == deal.way ? gifts : 0;
        deal.gave[seat][turn] = one;
        gifts &= ~one;
      }
      if (deal.way == 0 || deal.way == SCATTER || seat > 0) continue;
      short picked[ROWS_MOST];
      Passer::Work work;
      const Mask given = deal.gave[seat][deal.way];
      passer->ask(picked, passerRows(deal.hand[seat] & ~given, given, deal.way, deal.customs, picked), work);
      add("{\"customs\":" + told.customs() + ",\"hand\":" + cardsOf(deal.hand[seat]) + ",\"gifts\":" + cardsOf(given) + ",\"step\":\"" + STEPS[deal.way] + "\",\"told\":" + number(work.out[0] / SCALE) + "}");
    }
    deal.exchange((told.dealer + 1) % SEATS);
    while (!deal.over()) {
      const Mask legal = deal.legal();
      if (dice.oneIn(8) && countOf(legal) > 1) {
        short picked[ROWS_MOST];
        Player::Work work;
        player->ask(picked, playerRows(deal, deal.due(), picked), work, legal);
        std::string cards;
        for (Mask rest = legal; rest; rest &= rest - 1)
          cards += (cards.empty() ? "" : ",") + nameOf(lowest(rest)) + ":" + number(work.out[lowest(rest)] / SCALE);
        Belief::Work believed;
        belief->ask(picked, beliefRows(deal, deal.due(), picked), believed);
        std::string holders;
        for (Mask rest = ALL & ~deal.gone() & ~deal.hand[deal.due()]; rest; rest &= rest - 1)
          holders += (holders.empty() ? "" : ",") + nameOf(lowest(rest)) + ":" + listed(SEATS - 1, [&](int i) { return number(believed.out[i * CARDS + lowest(rest)]); });
        add("{\"customs\":" + told.customs() + ",\"view\":" + told.view(deal.due()) + ",\"told\":{" + cards + "},\"believed\":{" + holders + "}}");
      }
      if (deal.order == 0 && dice.oneIn(8)) {
        const Outlook out = foresee(*forecast, deal);
        add("{\"customs\":" + told.customs() + ",\"hands\":" + listed(SEATS, [&](int i) { return cardsOf(deal.hand[i]); }) + ",\"taken\":" + listed(SEATS, [&](int i) { return std::to_string(deal.points[i]); }) +
            ",\"leader\":" + std::to_string(deal.leader) + ",\"done\":" + std::to_string(deal.done) + ",\"broken\":" + (deal.broken ? "true" : "false") + ",\"foretold\":" + listed(SEATS, [&](int i) { return number(out.points[i]); }) + "}");
      }
      told.play(choose(*player, deal));
    }
  }
  printf("[\n%s\n]\n", lines.c_str());
}
