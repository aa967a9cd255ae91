// What part of a benchmark the command line asks for: `--game G` for one game alone, `--seats N` for one
// number of seats.

/** The word after an option of the command line, if it is there. */
export const wordAfter = (option: string): string | undefined => {
  const at = process.argv.indexOf(option);
  return at < 0 ? undefined : process.argv[at + 1];
};

/** Whether a game is to be measured: with `--game G` that one alone is. */
export const isWanted = (game: string): boolean => [undefined, game].includes(wordAfter('--game'));

/** The number after `--seats`, if one is asked for. */
export function seatsWanted(): number | undefined {
  const word = wordAfter('--seats');
  return word === undefined ? undefined : Number(word);
}
