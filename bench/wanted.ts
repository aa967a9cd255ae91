// The options `--game G` and `--seats N`, which select a part of a benchmark.

/** The argument after an option, if given. */
export const wordAfter = (option: string): string | undefined => {
  const at = process.argv.indexOf(option);
  return at < 0 ? undefined : process.argv[at + 1];
};

/** Whether a game is selected. With `--game G`, only that game is. */
export const isWanted = (game: string): boolean => [undefined, game].includes(wordAfter('--game'));

/** The number after `--seats`, if given. */
export function seatsWanted(): number | undefined {
  const word = wordAfter('--seats');
  return word === undefined ? undefined : Number(word);
}
