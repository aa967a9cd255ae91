// How much the tests of the server try: enough for every run, ten times as much for `npm run deep`.

const TIMES = process.env.MODE === 'deep' ? 10 : 1;

/** So many, or ten times as many. */
export const often = (count: number): number => count * TIMES;

/** So many in every run, and another number of them for `npm run deep`. */
export const either = (usual: number, deep: number): number => (TIMES === 1 ? usual : deep);
