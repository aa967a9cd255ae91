// Types of the statistics' questions: what a question is asked about, and its answer on the screen.

import type { BotWords, LifetimeWords } from '@moonshot/i18n';
import type { DealRecord } from '@moonshot/protocol';
import type { Estimate, WinningTotal } from '@moonshot/rules/statistics';
import type { Bar } from './plot.ts';

/** What a question is asked about: the selected deals, the game, and the language. */
export interface StatisticsContext {
  readonly deals: readonly DealRecord[];
  readonly winner: WinningTotal;
  readonly say: LifetimeWords;
  readonly bots: BotWords;
}

export interface StatisticsAnswer {
  readonly id: string;
  readonly title: string;
  readonly answer: string;
  readonly about?: string | undefined;
  readonly plot: string; // the accessible name of the chart
  readonly shape: 'columns' | 'lines';
  readonly bars: readonly Bar[];
  readonly columns: readonly string[];
  // the rows of the table; if there are none, no chart is drawn
  readonly rows: readonly (readonly string[])[];
}

/** A confidence interval as text; a dash if there is none. */
export const spanText = ({ low, high }: Estimate, say: LifetimeWords, format: (n: number) => string): string =>
  low === null || high === null ? '–' : say.span(format(low), format(high));
