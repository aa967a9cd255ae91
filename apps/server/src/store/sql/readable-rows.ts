// Reads lists of rows, and leaves out those that are unreadable.

/**
 * The rows of a list, each converted by `shown`. A row for which `shown` throws is left out; reading that row
 * alone throws.
 */
export const readableRows = <Row, Shown>(all: readonly Row[], shown: (row: Row) => Shown): readonly Shown[] =>
  all.flatMap(row => {
    try {
      return [shown(row)];
    } catch {
      return [];
    }
  });
