// A small network whose first layer adds up a few of many rows, and how it learns: Adam over the squares of its errors.
#pragma once
#include "deal.hpp"
#include <cmath>
#include <cstdio>
#include <memory>

constexpr float LEAK = 0.01f; // what is left of a number below zero
constexpr int ROWS_MOST = 256; // that one question picks

constexpr int STRIP = 64; // sums that stay in the processor's registers while rows are added
typedef float Strip __attribute__((vector_size(STRIP * sizeof(float)), aligned(64)));

template <int ROWS, int WIDE, int NARROW, int OUTPUTS> struct Network {
  static constexpr int outputs = OUTPUTS;
  alignas(64) float rows[ROWS][WIDE], start[WIDE], middle[WIDE][NARROW], middleStart[NARROW], end[OUTPUTS][NARROW], endStart[OUTPUTS];

  struct Work {
    alignas(64) float sums[WIDE], among[NARROW], out[OUTPUTS];
  };

  void begin(Dice &dice) {
    const auto any = [&](float size) { return float((dice.share() + dice.share() + dice.share() - 1.5) * 2 * size); };
    memset(this, 0, sizeof *this);
    for (auto &row : rows)
      for (float &one : row) one = any(0.12f);
    for (auto &row : middle)
      for (float &one : row) one = any(std::sqrt(1.5f / WIDE));
    for (auto &row : end)
      for (float &one : row) one = any(std::sqrt(0.5f / NARROW));
    for (float &one : start) one = 0.05f;
    for (float &one : middleStart) one = 0.05f;
  }

  /** Of the outputs those are made whose bits are wanted; from the 52nd on bits are used again. */
  void ask(const short *picked, int count, Work &work, Mask wanted = ~Mask(0)) const {
    for (int from = 0; from < WIDE; from += STRIP) {
      Strip sums;
      for (int i = 0; i < STRIP; i++) sums[i] = start[from + i];
      for (int k = 0; k < count; k++) sums += *reinterpret_cast<const Strip *>(&rows[picked[k]][from]);
      for (int i = 0; i < STRIP; i++) work.sums[from + i] = sums[i] > 0 ? sums[i] : LEAK * sums[i];
    }
    for (int j = 0; j < NARROW; j++) work.among[j] = middleStart[j];
    for (int i = 0; i < WIDE; i++)
      for (int j = 0; j < NARROW; j++) work.among[j] += work.sums[i] * middle[i][j];
    for (int j = 0; j < NARROW; j++) work.among[j] *= work.among[j] > 0 ? 1 : LEAK;
    for (int j = 0; j < OUTPUTS; j++) {
      if (!(wanted >> (j % CARDS) & 1)) continue;
      float sum = endStart[j];
      for (int i = 0; i < NARROW; i++) sum += end[j][i] * work.among[i];
      work.out[j] = sum;
    }
  }
};

/** What one position should have given: targets for the outputs that are wanted. */
struct Lesson {
  short picked[ROWS_MOST];
  int count;
  float target[2 * CARDS];
  Mask wanted;
};

template <class Net> struct Learner;

template <int ROWS, int WIDE, int NARROW, int OUTPUTS> struct Learner<Network<ROWS, WIDE, NARROW, OUTPUTS>> {
  using Net = Network<ROWS, WIDE, NARROW, OUTPUTS>;
  Net &net;
  std::unique_ptr<Net> slope = std::make_unique<Net>(), mean = std::make_unique<Net>(), square = std::make_unique<Net>();
  long steps = 0, lessons = 0;
  double loss = 0;

  explicit Learner(Net &learns) : net(learns) {
    for (Net *one : {slope.get(), mean.get(), square.get()}) memset(one, 0, sizeof *one);
  }

  void hear(const Lesson &lesson) {
    typename Net::Work work;
    net.ask(lesson.picked, lesson.count, work, lesson.wanted);
    float errors[OUTPUTS];
    for (int j = 0; j < OUTPUTS; j++) {
      if (!(lesson.wanted >> (j % CARDS) & 1)) continue;
      errors[j] = work.out[j] - lesson.target[j];
      loss += errors[j] * errors[j] / __builtin_popcountll(lesson.wanted);
    }
    correct(lesson.picked, lesson.count, lesson.wanted, work, errors);
    lessons++;
  }

  /** Takes in by how much each output that is wanted was too high. */
  void correct(const short *picked, int count, Mask wanted, const typename Net::Work &work, const float *errors) {
    float among[NARROW] = {}, sums[WIDE] = {};
    const float share = 1.0f / __builtin_popcountll(wanted);
    for (int j = 0; j < OUTPUTS; j++) {
      if (!(wanted >> (j % CARDS) & 1)) continue;
      const float part = errors[j] * share;
      slope->endStart[j] += part;
      for (int i = 0; i < NARROW; i++) {
        slope->end[j][i] += part * work.among[i];
        among[i] += part * net.end[j][i];
      }
    }
    for (int j = 0; j < NARROW; j++) {
      const float part = work.among[j] > 0 ? among[j] : LEAK * among[j];
      slope->middleStart[j] += part;
      among[j] = part;
    }
    for (int i = 0; i < WIDE; i++) {
      for (int j = 0; j < NARROW; j++) {
        slope->middle[i][j] += among[j] * work.sums[i];
        sums[i] += among[j] * net.middle[i][j];
      }
      sums[i] *= work.sums[i] > 0 ? 1 : LEAK;
    }
    for (int i = 0; i < WIDE; i++) slope->start[i] += sums[i];
    for (int k = 0; k < count; k++)
      for (int i = 0; i < WIDE; i++) slope->rows[picked[k]][i] += sums[i];
  }

  void learn(int heard, float rate) {
    steps++;
    float *own = reinterpret_cast<float *>(&net), *g = reinterpret_cast<float *>(slope.get());
    float *m = reinterpret_cast<float *>(mean.get()), *v = reinterpret_cast<float *>(square.get());
    const float step = rate * std::sqrt(1 - std::pow(0.999f, steps)) / (1 - std::pow(0.9f, steps));
    for (size_t i = 0; i < sizeof(Net) / sizeof(float); i++) {
      const float part = g[i] / heard;
      m[i] = 0.9f * m[i] + 0.1f * part;
      v[i] = 0.999f * v[i] + 0.001f * part * part;
      own[i] -= step * m[i] / (std::sqrt(v[i]) + 1e-7f);
      g[i] = 0;
    }
  }

  /** The mean square of its errors since it was asked last. */
  double error() {
    const double mean = lessons == 0 ? 0 : loss / lessons;
    loss = lessons = 0;
    return mean;
  }
};
