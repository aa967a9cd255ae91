// Whether more attempts at a table's deals went wrong than an honest table's connections explain: a binomial test.

/** How many in 100 attempts go wrong at most at an honest table for no reason that is shown. */
export const ODD_RATE = 0.02;
/** How probable such a run may be at an honest table, each time that it is looked at. */
const LOOK_ALARM = 2e-4;

/**
 * Whether `odd` of `attempts` is too much for chance. A match of 30 deals, looked at after each of its up to 90
 * attempts, raises a false alarm in fewer than 8 of 10,000 cases; the test beside this file counts that exactly.
 */
export function exceedsChance(attempts: number, odd: number): boolean {
  let exactly = (1 - ODD_RATE) ** attempts; // the probability of none
  let fewer = 0;
  for (let count = 0; count < odd; count++) {
    fewer += exactly;
    exactly *= ((attempts - count) / (count + 1)) * (ODD_RATE / (1 - ODD_RATE));
  }
  return 1 - fewer <= LOOK_ALARM;
}
