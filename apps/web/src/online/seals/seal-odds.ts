// A binomial test: did more attempts to seal a deal (fix its shuffle in advance) fail at a table than lost
// connections explain?

/** At an honest table, at most this share of the attempts fails without explanation. */
export const ODD_RATE = 0.02;
/** The significance level of each single test. */
const LOOK_ALARM = 2e-4;

/**
 * Whether `odd` of `attempts` unexplained failures are too many for chance. A match of 30 deals, tested after
 * each of up to 90 attempts, raises a false alarm in fewer than 8 of 10,000 cases. The unit test of this file
 * computes that figure.
 */
export function exceedsChance(attempts: number, odd: number): boolean {
  // the probability of exactly `count` unexplained failures, starting with 0
  let exactly = (1 - ODD_RATE) ** attempts;
  let fewer = 0;
  for (let count = 0; count < odd; count++) {
    fewer += exactly;
    exactly *= ((attempts - count) / (count + 1)) * (ODD_RATE / (1 - ODD_RATE));
  }
  return 1 - fewer <= LOOK_ALARM;
}
