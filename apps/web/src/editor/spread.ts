// A few numbers about many: their middle, and how many lie where.

/** No more bars stand in a plot. */
const BARS_MAX = 28;

export const inOrder = (numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => a - b);

/** The middle one of numbers in order, the lower of two; 0 where there is none. */
export const middleOf = (sorted: readonly number[]): number => sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;

/**
 * How many numbers lie in each step from the least to the most; steps are as wide as few enough bars need.
 */
export function binned(sorted: readonly number[]): readonly { readonly from: number; readonly count: number }[] {
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  const step = Math.max(1, Math.ceil((most - least + 1) / BARS_MAX));
  const bars = sorted.length === 0 ? 0 : Math.floor((most - least) / step) + 1;
  return Array.from({ length: bars }, (_, i) => {
    const from = least + i * step;
    return { from, count: sorted.filter(n => n >= from && n < from + step).length };
  });
}
