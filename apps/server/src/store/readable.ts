// Lists in which one row cannot be read: the others are still listed.

/**
 * The rows of a list, each as `shown` reads it. One that it throws on is left out; asking for that one alone
 * throws.
 */
export const readable = <Row, Shown>(all: readonly Row[], shown: (row: Row) => Shown): readonly Shown[] =>
  all.flatMap(row => {
    try {
      return [shown(row)];
    } catch {
      return [];
    }
  });
