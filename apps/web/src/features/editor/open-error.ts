// Why rules in a link or a file could not be opened.

/**
 * Which field could not be read, and why. `place` is empty if the text as a whole cannot be read. In that
 * case `reason` is a sentence, or empty if the text is damaged.
 */
export interface HouseOpenError {
  readonly place: string;
  readonly reason: string;
  readonly tooLong?: true; // the text was not read
}
