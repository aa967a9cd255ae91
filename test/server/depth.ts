// How much the tests of the server try: enough for every run, ten times as much for `npm run deep`.

const TIMES = process.env.MODE === 'deep' ? 10 : 1;

/** So many, or ten times as many. */
export const often = (count: number): number => count * TIMES;
