// The limit that `playouts` stands beside: the same random deals of four-seat standard Hearts in C++, draw for draw, with its seats and rules known to the compiler.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

namespace {

constexpr int SEATS = 4, SIZE = 13, DECK = 52;
constexpr int COUNT = 15;           // the byte of a row of places that counts
constexpr int BREAKS = 1 << 7;      // in an entry; its rank lies below, its worth above
constexpr int MOON_SHIFT = 20;      // in a worth
constexpr int SPADES = 2, HEARTS = 3, QUEEN = 10, MOON_CARDS = 14, MOON = 26;
constexpr uint32_t EVERY_BYTE = 0x01010101, TOP_BITS = 0x80808000, LOW_BITS = 0x00010101;

uint8_t places[1 << 17];            // sixteen bytes for every lane of 13 bits
int32_t entries[4][128];            // by led suit and card
uint8_t deck[DECK];
int32_t hands[SEATS][4], tally[SEATS];
uint32_t counts[SEATS], word;
int broken, best, worth;

int draw(int n) {
  word ^= word << 13;
  word ^= word >> 17;
  word ^= word << 5;
  return static_cast<int>(((word >> 8) * static_cast<uint32_t>(n)) >> 24);
}

void give(int seat, int card) {
  hands[seat][card >> 5] |= 1 << (card & 31);
  counts[seat] += 1u << ((card >> 5) << 3);
}

int drop(int seat, int card) {
  hands[seat][card >> 5] ^= 1 << (card & 31);
  counts[seat] -= 1u << ((card >> 5) << 3);
  return card;
}

void deal() {
  memset(hands, 0, sizeof hands);
  memset(counts, 0, sizeof counts);
  memset(tally, 0, sizeof tally);
  int left = DECK;
  for (int seat = SEATS - 1; seat > 0; seat--)
    for (int i = 0; i < SIZE; i++) {
      const int k = draw(left--), card = deck[k];
      deck[k] = deck[left];
      deck[left] = static_cast<uint8_t>(card);
      give(seat, card);
    }
  while (left > 0) give(0, deck[--left]);
}

int suitAt(uint32_t starts, uint32_t k) {
  const uint32_t reached = ((k * EVERY_BYTE | 0x80808080u) - starts) & TOP_BITS;
  return ((((reached >> 15) & LOW_BITS) * LOW_BITS) >> 16) & 3;
}

int anyCard(int seat, int size) {
  const uint32_t starts = (counts[seat] * EVERY_BYTE) << 8;
  const int k = draw(size), suit = suitAt(starts, k);
  return drop(seat, suit << 5 | places[hands[seat][suit] << 4 | (k - (starts >> (suit << 3) & 255))]);
}

int follow(int seat, int led, int size) {
  const int ofSuit = counts[seat] >> (led << 3) & 255, isVoid = (ofSuit - 1) >> 31;
  const uint32_t starts = (counts[seat] * EVERY_BYTE) << 8;
  const int k = draw(ofSuit + (size & isVoid)), other = suitAt(starts, k);
  const int suit = led ^ ((other ^ led) & isVoid);
  return drop(seat, suit << 5 | places[hands[seat][suit] << 4 | (k - (starts >> (other << 3) & 255 & isVoid))]);
}

int anyOf(int seat, const int32_t (&lanes)[4]) {
  const int a = places[lanes[0] << 4 | COUNT], b = a + places[lanes[1] << 4 | COUNT];
  const int c = b + places[lanes[2] << 4 | COUNT], n = c + places[lanes[3] << 4 | COUNT];
  const uint32_t starts = static_cast<uint32_t>(a << 8 | b << 16 | c << 24);
  const int k = draw(n), suit = suitAt(starts, k);
  return drop(seat, suit << 5 | places[lanes[suit] << 4 | (k - (starts >> (suit << 3) & 255))]);
}

int openLead(int seat, int size) {
  const int32_t lanes[4] = {hands[seat][0], hands[seat][1], hands[seat][2], 0};
  return lanes[0] | lanes[1] | lanes[2] ? anyOf(seat, lanes) : anyCard(seat, size);
}

int boundCard(int seat) {
  const int32_t clubs[4] = {hands[seat][0], 0, 0, 0};
  if (clubs[0]) return anyOf(seat, clubs);
  const int32_t free[4] = {0, hands[seat][1], hands[seat][SPADES] & ~(1 << QUEEN), 0};
  return anyOf(seat, free[1] | free[2] ? free : hands[seat]);
}

void lay(int led, int card, int order) {
  const int entry = entries[led][card], rank = (entry & 127) << 4 | (order ^ 15);
  broken |= entry;
  worth += entry >> 8;
  best = rank > best ? rank : best;
}

int taker(int leader) {
  const int winner = (leader + ((best & 15) ^ 15)) % SEATS;
  tally[winner] += worth;
  return winner;
}

void playOut() {
  int leader = 0;
  while (!(hands[leader][0] & 1)) leader++;
  broken = best = worth = 0;
  draw(1);  // the two of clubs is the only card that may open
  lay(0, drop(leader, 0), 0);
  for (int order = 1; order < SEATS; order++) lay(0, boundCard((leader + order) % SEATS), order);
  leader = taker(leader);
  for (int size = SIZE - 1; size > 0; size--) {
    const int lead = broken & BREAKS ? anyCard(leader, size) : openLead(leader, size), led = lead >> 5;
    best = worth = 0;
    lay(led, lead, 0);
    for (int order = 1; order < SEATS; order++) lay(led, follow((leader + order) % SEATS, led, size), order);
    leader = taker(leader);
  }
}

int32_t score(int32_t sum) {
  int shooter = -1;
  for (int seat = 0; seat < SEATS; seat++)
    if (tally[seat] >> MOON_SHIFT == MOON_CARDS) shooter = seat;
  uint32_t hash = static_cast<uint32_t>(sum);
  for (int seat = 0; seat < SEATS; seat++) {
    const int own = tally[seat] & ((1 << MOON_SHIFT) - 1);
    hash = hash * 31 + static_cast<uint32_t>(shooter < 0 ? own : seat == shooter ? 0 : MOON);
  }
  return static_cast<int32_t>(hash);
}

void layOut() {
  for (int lane = 0; lane < 1 << 13; lane++) {
    int count = 0;
    for (int place = 0; place < 13; place++)
      if (lane >> place & 1) places[lane << 4 | count++] = static_cast<uint8_t>(place);
    places[lane << 4 | COUNT] = static_cast<uint8_t>(count);
  }
  for (int suit = 0, i = 0; suit < 4; suit++)
    for (int place = 0; place < 13; place++) {
      const int card = suit << 5 | place;
      const int points = suit == HEARTS ? 1 : suit == SPADES && place == QUEEN ? 13 : 0;
      deck[i++] = static_cast<uint8_t>(card);
      for (int led = 0; led < 4; led++)
        entries[led][card] = (points + (points ? 1 << MOON_SHIFT : 0)) * 256 + (suit == HEARTS ? BREAKS : 0) + (suit == led ? place + 2 : 0);
    }
}

}  // namespace

/** So many deals from this word: the seconds of processor time they took and a hash of all their scores. */
int main(int argc, char** argv) {
  if (argc < 3) return 2;
  const long deals = atol(argv[1]);
  word = static_cast<uint32_t>(atol(argv[2]));
  layOut();
  const clock_t begun = clock();
  int32_t sum = 0;
  for (long i = 0; i < deals; i++) {
    deal();
    playOut();
    sum = score(sum);
  }
  printf("%.6f %d\n", static_cast<double>(clock() - begun) / CLOCKS_PER_SEC, sum);
}
