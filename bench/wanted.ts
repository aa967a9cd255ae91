// What part of a benchmark the command line asks for: `--game G` for one game alone, `--seats N` for one number of seats.

/** The word after an option of the command line, if it is there. */
export const wordAfter = (option: string): string | undefined => {
  const at = process.argv.indexOf(option);
  return at < 0 ? undefined : process.argv[at + 1];
};

/** Options that are followed by a value. */
export const VALUED = [
  '--deals',
  '--game',
  '--seats',
  '--program',
  '--ms',
  '--player',
  '--against',
  '--seed',
  '--resume',
];

/** Whether a game is to be measured: with `--game G` that one alone is. */
export const isWanted = (game: string): boolean => [undefined, game].includes(wordAfter('--game'));

/** The number after `--seats`, if one is asked for; throws RangeError where it is no whole number from 2. */
export function seatsWanted(): number | undefined {
  const word = wordAfter('--seats');
  if (word === undefined) return undefined;
  const n = Number(word);
  if (Number.isInteger(n) && n >= 2) return n;
  throw new RangeError(`Cannot measure ${word} seats: expected a whole number from 2`);
}
