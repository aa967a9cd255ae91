// Reads options from the command line, such as `--game G`, which selects a part of a benchmark.

/** The word after an option on the command line; undefined if the option is missing. */
export const wordAfter = (option: string): string | undefined => {
  const at = process.argv.indexOf(option);
  return at < 0 ? undefined : process.argv[at + 1];
};

/** Whether a game is to be measured. With `--game G`, only the game G is. */
export const isWanted = (game: string): boolean => [undefined, game].includes(wordAfter('--game'));

/** The number after `--seats`; undefined if the option is missing. */
export function seatsWanted(): number | undefined {
  const word = wordAfter('--seats');
  return word === undefined ? undefined : Number(word);
}
