// The option `--deals N`, which sets the number of deals to play.

/** The number after `--deals`, or the default. */
export function countWanted(words: readonly string[], usual: number): number {
  const at = words.indexOf('--deals');
  return at < 0 ? usual : Number(words[at + 1]);
}
