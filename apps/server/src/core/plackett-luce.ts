// Ratings of several players in one match: the Plackett–Luce update of Weng and Lin (2011, algorithm 4), with
// one player per team.

/** A player's estimated strength: mean and standard deviation of a normal distribution. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** The rating of a player before the first rated match. */
export const UNRATED: Rating = { mu: 25, sigma: 25 / 3 };

const BETA = 25 / 6; // standard deviation of a player's performance in one match
const TAU = 25 / 300; // standard deviation of the change in a player's strength from one match to the next
const SHRINK_LEAST = 0.0001; // lower bound of the factor by which one match shrinks the variance

interface Placed extends Rating {
  readonly rank: number; // 1 is the best; ties share a rank
}

/** The players' ratings after a match, in the order of `before`. */
export function updateRatings(before: readonly Placed[]): readonly Rating[] {
  const players = before.map(one => ({ ...one, sigma: Math.hypot(one.sigma, TAU) }));
  const c = Math.sqrt(players.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
  const strength = players.map(({ mu }) => Math.exp(mu / c));
  const rivals = players.map(({ rank }) => sumOf(strength.filter((_, i) => (players[i]?.rank ?? 0) >= rank)));
  const level = players.map(({ rank }) => players.filter(other => other.rank === rank).length);
  return players.map(({ mu, sigma, rank }, i) => {
    const notBehind = players.flatMap((other, q) => (other.rank <= rank ? [q] : []));
    const chance = (q: number): number => (strength[i] ?? 0) / (rivals[q] ?? 1);
    const omega = sumOf(notBehind.map(q => ((q === i ? 1 : 0) - chance(q)) / (level[q] ?? 1)));
    const delta = sumOf(notBehind.map(q => (chance(q) * (1 - chance(q))) / (level[q] ?? 1)));
    const shrink = 1 - (sigma / c) ** 3 * delta;
    return { mu: mu + (sigma ** 2 / c) * omega, sigma: sigma * Math.sqrt(Math.max(shrink, SHRINK_LEAST)) };
  });
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

const SCALE = 60; // factor from `mu` to the shown value: a mean of 25 is shown as 1500

/**
 * A rating as it is displayed: its value, and two standard deviations as its uncertainty. The true strength
 * is within this range in 19 of 20 cases.
 */
export const shownRating = ({ mu, sigma }: Rating): { readonly value: number; readonly within: number } => ({
  value: Math.round(mu * SCALE),
  within: Math.round(2 * sigma * SCALE),
});
