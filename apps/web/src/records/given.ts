// A match that another screen wants to be gone through here, and the address that leads back there.

export interface Given {
  readonly text: string; // in the open notation
  readonly back: string; // what comes behind the address of the page
}

let given: Given | undefined;

/** Leaves a match for the screen of matches, which is opened next. */
export const give = (match: Given): void => {
  given = match;
};

/** The match that was left here; the next who asks is given none. */
export function take(): Given | undefined {
  const match = given;
  given = undefined;
  return match;
}
