// How many deals the command line wants a benchmark to play: `--deals N`.

/** The number after `--deals`, or the usual one; throws RangeError where it is no whole number from 2. */
export function countWanted(words: readonly string[], usual: number): number {
  const at = words.indexOf('--deals');
  const n = at < 0 ? usual : Number(words[at + 1]);
  if (Number.isInteger(n) && n >= 2) return n;
  throw new RangeError(`Cannot measure ${words[at + 1]} deals: expected a whole number from 2`);
}
