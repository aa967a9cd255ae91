// The size of the screen. Without a terminal, text is wrapped at the width in COLUMNS, or else at 80 columns.

const COLUMNS_DEFAULT = 80;
const ROWS_DEFAULT = 24;

/** The width at which text is wrapped, at least 40 columns. */
export const columns = (): number =>
  Math.max(40, process.stdout.columns ?? (Number(process.env.COLUMNS) || COLUMNS_DEFAULT));
export const rows = (): number => process.stdout.rows ?? ROWS_DEFAULT;
