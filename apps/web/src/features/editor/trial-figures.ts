// Summary statistics: median and histogram.

const BARS_MAX = 28;

export const inOrder = (numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => a - b);

/** The lower median of sorted numbers; 0 if there are none. */
export const middleOf = (sorted: readonly number[]): number => sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;

/** A histogram of sorted numbers. Its bins are so wide that there are at most `BARS_MAX` bars. */
export function binned(sorted: readonly number[]): readonly { readonly from: number; readonly count: number }[] {
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  const step = Math.max(1, Math.ceil((most - least + 1) / BARS_MAX));
  const bars = sorted.length === 0 ? 0 : Math.floor((most - least) / step) + 1;
  return Array.from({ length: bars }, (_, i) => {
    const from = least + i * step;
    return { from, count: sorted.filter(n => n >= from && n < from + step).length };
  });
}
