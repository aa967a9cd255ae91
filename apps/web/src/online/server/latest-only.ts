// Keeps only the answer to the latest of several requests.

export interface LatestOnly {
  /** Resolves to the answer, or to `undefined` if a newer request was made or all requests were dropped. */
  of<T>(answer: Promise<T>): Promise<T | undefined>;
  /** Drops all pending requests. */
  drop(): void;
}

export function latestOnly(): LatestOnly {
  let asked = 0;
  return {
    of: async answer => {
      const own = ++asked;
      const result = await answer;
      return own === asked ? result : undefined;
    },
    drop: () => {
      asked++;
    },
  };
}
