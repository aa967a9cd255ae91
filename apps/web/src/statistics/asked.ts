// What a question of the statistics is: of whose deals it is asked, and what is shown of its answer.
import type { Estimate } from '@moonshot/rules/statistics/interval';
import type { Winner } from '@moonshot/rules/statistics/lifetime';
import type { DealRecord } from '@moonshot/wire';
import type { BotWords } from '../bots/words/en.ts';
import type { LifetimeWords } from '../words/lifetime/en.ts';
import type { Bar } from './plot.ts';

/** Of whose deals is asked, and in which words. */
export interface Asker {
  readonly deals: readonly DealRecord[];
  readonly winner: Winner;
  readonly say: LifetimeWords;
  readonly bots: BotWords;
}

export interface Asked {
  readonly id: string;
  readonly title: string;
  readonly answer: string;
  readonly about?: string | undefined;
  readonly plot: string; // what is drawn
  readonly shape: 'columns' | 'lines';
  readonly bars: readonly Bar[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[]; // none: nothing is drawn either
}

/** An interval as it is said; nothing where there is none. */
export const spanText = ({ low, high }: Estimate, say: LifetimeWords, format: (n: number) => string): string =>
  low === null || high === null ? '–' : say.span(format(low), format(high));
