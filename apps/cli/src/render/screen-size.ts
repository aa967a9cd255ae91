// The size of the screen. Without a terminal, texts use the minimum width.

const COLUMNS_MIN = 80;
const ROWS_MIN = 24;

export const columns = (): number => Math.max(40, process.stdout.columns ?? COLUMNS_MIN);
export const rows = (): number => process.stdout.rows ?? ROWS_MIN;
