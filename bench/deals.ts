// Reads the option `--deals N`, which sets how many deals a benchmark plays.

/** The number after `--deals`, or the default if the option is missing. */
export function countWanted(words: readonly string[], usual: number): number {
  const at = words.indexOf('--deals');
  return at < 0 ? usual : Number(words[at + 1]);
}
