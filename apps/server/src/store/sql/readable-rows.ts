// Lists rows of which some may be unreadable: these are left out.

/**
 * The rows of a list, converted by `shown`. A row for which it throws is left out; reading that row alone
 * throws.
 */
export const readableRows = <Row, Shown>(all: readonly Row[], shown: (row: Row) => Shown): readonly Shown[] =>
  all.flatMap(row => {
    try {
      return [shown(row)];
    } catch {
      return [];
    }
  });
