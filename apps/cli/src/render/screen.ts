// How large the screen is; where there is none, texts are as wide as on the narrowest that is served.

const COLUMNS_MIN = 80;
const ROWS_MIN = 24;

export const columns = (): number => Math.max(40, process.stdout.columns ?? COLUMNS_MIN);
export const rows = (): number => process.stdout.rows ?? ROWS_MIN;
