// What a twin test says when the two do not agree.

/** Stops where the engine and sim have different things. */
export function same(what: string, engine: string | number, sim: string | number | undefined): void {
  if (engine !== sim) throw new Error(`Cannot walk on: ${what} is ${engine} in the engine and ${sim} in sim`);
}
