// The size of the screen. Without a terminal, texts use the width in COLUMNS, or 80 columns.

const COLUMNS_DEFAULT = 80;
const ROWS_DEFAULT = 24;

/** The width for texts, at least 40. */
export const columns = (): number =>
  Math.max(40, process.stdout.columns ?? (Number(process.env.COLUMNS) || COLUMNS_DEFAULT));
export const rows = (): number => process.stdout.rows ?? ROWS_DEFAULT;
