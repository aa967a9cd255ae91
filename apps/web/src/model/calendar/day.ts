// Calendar days in the person's time zone.

const two = (n: number): string => String(n).padStart(2, '0');

/** The local date of a moment as `YYYY-MM-DD`. */
export const dayAt = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
