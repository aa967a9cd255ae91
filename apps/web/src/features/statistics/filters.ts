// The selected filters of the statistics.
import type { LifetimeFilter } from '@moonshot/rules/statistics';

export const PERIODS = ['all', 'year', 'quarter', 'month'] as const;
export type Period = (typeof PERIODS)[number];

export interface StatisticsFilter {
  readonly seats: number | null;
  readonly period: Period;
  readonly online: boolean | null;
  readonly against: string | null;
}

export const EVERYTHING: StatisticsFilter = { seats: null, period: 'all', online: null, against: null };

const DAY_MS = 86_400_000;
const DAYS = { year: 365, quarter: 91, month: 30 } as const;

/** The filters in the form that the computation needs, with the period counted back from `nowMs`. */
export const choiceOf = ({ period, ...rest }: StatisticsFilter, nowMs: number): LifetimeFilter => ({
  ...rest,
  since: period === 'all' ? null : nowMs - DAYS[period] * DAY_MS,
});
