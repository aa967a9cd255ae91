// Conversion of times to days in UTC.

export const DAY_MS = 86_400_000;

/** The UTC day of a time, such as `2026-11-21`. */
export const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
