// Of several questions only the last is answered: what was asked before comes to nothing, however late its
// answer is.

export interface Latest {
  /** What was told; undefined where something else was asked meanwhile, or nothing is wanted any more. */
  of<T>(answer: Promise<T>): Promise<T | undefined>;
  /** Whatever was asked is not wanted any more. */
  drop(): void;
}

export function latest(): Latest {
  let asked = 0;
  return {
    of: async answer => {
      const own = ++asked;
      const told = await answer;
      return own === asked ? told : undefined;
    },
    drop: () => {
      asked++;
    },
  };
}
