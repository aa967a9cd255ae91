// The test harness of bots, for the tests and benchmarks of other packages.
export { CHANGED_GAMES } from './changed-games.ts';
