// Networks in files: as they are, to go on from, and as the page reads them: the rows in 127 steps a column, all else as floats, in base64.
#pragma once
#include "rows.hpp"
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

template <int ROWS, int WIDE, int NARROW, int OUTPUTS> std::string kept(const Network<ROWS, WIDE, NARROW, OUTPUTS> &net) {
  std::string steps;
  std::vector<float> rest;
  for (int i = 0; i < WIDE; i++) {
    float most = 1e-9f;
    for (const auto &row : net.rows) most = std::max(most, std::abs(row[i]));
    rest.push_back(most / 127);
  }
  for (const auto &row : net.rows)
    for (int i = 0; i < WIDE; i++) steps += char(std::lround(row[i] / rest[i]));
  const auto add = [&](const float *from, int count, float times) {
    for (int i = 0; i < count; i++) rest.push_back(from[i] * times);
  };
  add(net.start, WIDE, 1);
  add(net.middle[0], NARROW * WIDE, 1);
  add(net.middleStart, NARROW, 1);
  add(net.end[0], OUTPUTS * NARROW, 1 / SCALE);
  add(net.endStart, OUTPUTS, 1 / SCALE);
  const std::string bytes = steps + std::string(reinterpret_cast<const char *>(rest.data()), rest.size() * sizeof(float));
  const std::string sizes = "{\"rows\":" + std::to_string(ROWS) + ",\"wide\":" + std::to_string(WIDE) + ",\"narrow\":" + std::to_string(NARROW) + ",\"outputs\":" + std::to_string(OUTPUTS);
  return sizes + ",\"weights\":\"" + base64(bytes) + "\"}\n";
}

template <class Room> void writeTo(const std::string &folder, const Room &room) {
  writeBytes(folder + "/player.bin", &room.player, sizeof room.player);
  writeBytes(folder + "/forecast.bin", &room.forecast, sizeof room.forecast);
  const std::string text = kept(room.forecast);
  writeBytes(folder + "/forecast.json", text.data(), text.size());
}
