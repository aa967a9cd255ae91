// How many deals the command line wants a benchmark to play: `--deals N`.

/** The number after `--deals`, or the usual one. */
export function countWanted(words: readonly string[], usual: number): number {
  const at = words.indexOf('--deals');
  return at < 0 ? usual : Number(words[at + 1]);
}
