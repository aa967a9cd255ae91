// Networks in files: as they are, to go on from, and as players read them: lines in steps, in base 64.
#pragma once
#include "rows.hpp"
#include <limits>
#include <string>

template <class Net> bool readFrom(const std::string &path, Net &net) {
  FILE *file = fopen(path.c_str(), "rb");
  if (file == nullptr) return false;
  const bool whole = fread(&net, sizeof net, 1, file) == 1;
  fclose(file);
  return whole;
}

inline void writeBytes(const std::string &path, const void *bytes, size_t size) {
  FILE *file = fopen(path.c_str(), "wb");
  if (file == nullptr || fwrite(bytes, size, 1, file) != 1) fprintf(stderr, "Cannot write %s.\n", path.c_str());
  if (file != nullptr) fclose(file);
}

inline std::string base64(const std::string &bytes) {
  const char *letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  for (size_t i = 0; i < bytes.size(); i += 3) {
    uint32_t three = 0;
    for (size_t k = 0; k < 3; k++) three = three << 8 | (i + k < bytes.size() ? uint8_t(bytes[i + k]) : 0);
    for (int k = 0; k < 4; k++) out += i + k > bytes.size() ? '=' : letters[three >> (18 - 6 * k) & 63];
  }
  return out;
}

/** Lines in so many steps each, then what a step of each is worth. */
template <class Step> struct Lines {
  std::vector<Step> steps;
  std::vector<float> worths;

  void add(const float *line, int count, int apart, float times) {
    constexpr float levels = std::numeric_limits<Step>::max();
    float most = 1e-9f;
    for (int i = 0; i < count; i++) most = std::max(most, std::abs(line[i * apart]));
    for (int i = 0; i < count; i++) steps.push_back(Step(std::lround(line[i * apart] / most * levels)));
    worths.push_back(most / levels * times);
  }

  std::string bytes(const float *start, int count, float times) const {
    std::vector<float> rest = worths;
    for (int i = 0; i < count; i++) rest.push_back(start[i] * times);
    return std::string(reinterpret_cast<const char *>(steps.data()), steps.size() * sizeof(Step)) + std::string(reinterpret_cast<const char *>(rest.data()), rest.size() * sizeof(float));
  }
};

/** Of what it tells the first so many, scaled back. Few lines come after the rows, and they weigh more. */
template <int ROWS, int WIDE, int NARROW, int OUTPUTS> std::string kept(const Network<ROWS, WIDE, NARROW, OUTPUTS> &net, int told, float scale) {
  Lines<int8_t> first;
  Lines<int16_t> middle, end;
  for (const auto &row : net.rows) first.add(row, WIDE, 1, 1);
  for (int j = 0; j < NARROW; j++) middle.add(&net.middle[0][j], WIDE, NARROW, 1);
  for (int j = 0; j < told; j++) end.add(net.end[j], NARROW, 1, 1 / scale);
  const std::string bytes = first.bytes(net.start, WIDE, 1) + middle.bytes(net.middleStart, NARROW, 1) + end.bytes(net.endStart, told, 1 / scale);
  const std::string sizes = "{\n  \"rows\": " + std::to_string(ROWS) + ",\n  \"wide\": " + std::to_string(WIDE) + ",\n  \"narrow\": " + std::to_string(NARROW) + ",\n  \"outputs\": " + std::to_string(told);
  return sizes + ",\n  \"weights\": \"" + base64(bytes) + "\"\n}\n";
}

/** Its rows as they are kept. */
template <class Net> void round(Net &net) {
  for (auto &row : net.rows) {
    const int count = sizeof row / sizeof *row;
    Lines<int8_t> line;
    line.add(row, count, 1, 1);
    for (int i = 0; i < count; i++) row[i] = line.worths[0] * line.steps[i];
  }
}

template <class Room> void writeTo(const std::string &folder, const Room &room) {
  writeBytes(folder + "/player.bin", &room.player, sizeof room.player);
  writeBytes(folder + "/forecast.bin", &room.forecast, sizeof room.forecast);
  writeBytes(folder + "/passer.bin", &room.passer, sizeof room.passer);
  const auto write = [&](const char *name, const std::string &text) { writeBytes(folder + "/" + name, text.data(), text.size()); };
  // Points alone, which are the first half of what they tell.
  write("player.json", kept(room.player, CARDS, SCALE));
  write("passer.json", kept(room.passer, 1, SCALE));
  write("forecast.json", kept(room.forecast, SEATS, SCALE));
}
