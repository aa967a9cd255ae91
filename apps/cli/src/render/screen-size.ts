// The size of the screen. Without a terminal, texts use the width in COLUMNS, or the minimum width.

const COLUMNS_MIN = 80;
const ROWS_MIN = 24;

/** The width for texts, at least 40. */
export const columns = (): number =>
  Math.max(40, process.stdout.columns ?? (Number(process.env.COLUMNS) || COLUMNS_MIN));
export const rows = (): number => process.stdout.rows ?? ROWS_MIN;
