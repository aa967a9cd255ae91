// The error message of a twin test when engine and simulator differ.

/** Throws if the engine and the simulator differ. */
export function same(what: string, engine: string | number, sim: string | number | undefined): void {
  if (engine !== sim) throw new Error(`Cannot walk on: ${what} is ${engine} in the engine and ${sim} in sim`);
}
