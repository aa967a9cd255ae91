// The questions about skill: progress, passes, and opponents.

import type { LifetimeWords } from '@moonshot/i18n';
import { againstWhom, type Estimate, HALVED_LEAST, passingOf, progressOf } from '@moonshot/rules/statistics';
import { nameOf } from './names.ts';
import { type Bar, barOf } from './plot.ts';
import { type StatisticsAnswer, type StatisticsContext, spanText } from './question-types.ts';

const toneOf = (value: number): Bar['tone'] => (value < 0 ? 'bad' : 'good');

/** A sentence about the change. If the confidence interval contains zero, the sentence claims no change. */
function changeText({ value, low, high }: Estimate, { progress: say, number }: LifetimeWords): string {
  if (low === null || high === null || (low <= 0 && high >= 0))
    return say.open(number(value), number(low ?? value), number(high ?? value));
  return value > 0
    ? say.better(number(value), number(low), number(high))
    : say.worse(number(-value), number(-high), number(-low));
}

/** Whether the person's play improves, measured against the average of the table. */
export function progress({ deals, winner, say }: StatisticsContext): StatisticsAnswer {
  const { whole, blocks, change } = progressOf(deals, winner);
  return {
    ...{ id: 'progress', title: say.progress.title, plot: say.progress.plot, shape: 'columns' },
    answer: change === null ? say.progress.few(whole.n, HALVED_LEAST) : changeText(change, say),
    about: say.progress.about,
    bars: blocks.map(one => barOf(String(one.to), one, toneOf(one.value), say.number)),
    columns: [say.filters.title, say.value, say.interval],
    rows: blocks.map(one => [
      say.progress.block(one.from, one.to),
      say.number(one.value),
      spanText(one, say, say.number),
    ]),
  };
}

/** Points given away by the passes that were judged; `undefined` if there were no passes. */
export function passing({ deals, say }: StatisticsContext): StatisticsAnswer | undefined {
  const { passes, waiting, regret, best, classes } = passingOf(deals);
  if (passes === 0) return undefined;
  const bar = (label: string, times: number, tone: Bar['tone']): Bar => ({
    ...{ label, value: times, low: null, high: null, tone },
    figure: String(times),
  });
  const bars = [
    bar(say.passing.nothing, best, 'good'),
    ...classes.map(({ from, to, times }) => {
      const label = to === null ? say.passing.over(say.number(from)) : say.passing.upTo(say.number(to));
      return bar(label, times, 'bad');
    }),
  ];
  const regretText = regret.n === 0 ? say.passing.none : say.passing.answer(say.number(regret.value), best, regret.n);
  return {
    ...{ id: 'passing', title: say.passing.title, plot: say.passing.plot, shape: 'lines', bars },
    answer: waiting > 0 ? say.passing.working(passes - waiting, passes) : regretText,
    about: say.passing.about,
    columns: [say.passing.lost, say.passing.times],
    rows: regret.n === 0 ? [] : bars.map(({ label, figure }) => [label, figure]),
  };
}

const SHOWN_MAX = 12;

/** Results against the most frequent opponents, in this order. */
export function against({ deals, winner, say, bots }: StatisticsContext): StatisticsAnswer {
  const all = againstWhom(deals, winner).slice(0, SHOWN_MAX);
  const [first] = all;
  const texts = say.against;
  return {
    ...{ id: 'against', title: texts.title, plot: texts.plot, shape: 'lines' },
    answer:
      first === undefined
        ? texts.none
        : texts.answer(
            nameOf(first, say, bots),
            first.deals,
            say.number(Math.abs(first.edge.value)),
            first.edge.value >= 0,
          ),
    about: first === undefined ? undefined : texts.about,
    bars: all.map(one => barOf(nameOf(one, say, bots), one.edge, toneOf(one.edge.value), say.number)),
    columns: [texts.who, texts.matches, texts.won, texts.edge, say.interval],
    rows: all.map(one => [
      nameOf(one, say, bots),
      String(one.matches),
      String(one.won),
      say.number(one.edge.value),
      spanText(one.edge, say, say.number),
    ]),
  };
}
