// Reads lists of rows and leaves out rows that cannot be read.

/**
 * Converts the rows of a list with `shown`. A row for which `shown` throws is left out, so that the others
 * can be listed. Code that reads such a row alone gets the error.
 */
export const readableRows = <Row, Shown>(all: readonly Row[], shown: (row: Row) => Shown): readonly Shown[] =>
  all.flatMap(row => {
    try {
      return [shown(row)];
    } catch {
      return [];
    }
  });
