// The questions of the statistics. Each answer has a summary, bars, and table rows.

import { symbolOf } from '@moonshot/rules/cards';
import { type Estimate, keyCardShares, moonsOf, pointSources } from '@moonshot/rules/statistics';
import { barOf } from './plot.ts';
import { type StatisticsAnswer, type StatisticsContext, spanText } from './question-types.ts';
import { against, passing, progress } from './skill.ts';

/** The answers to all questions that these deals can answer. */
export function questionsOf(asker: StatisticsContext, moons: boolean): readonly StatisticsAnswer[] {
  const asked = [
    sources(asker),
    keyCards(asker),
    moons ? moonsAnswer(asker) : undefined,
    progress(asker),
    passing(asker),
  ];
  return [...asked, against(asker)].filter(one => one !== undefined);
}

/** In which tricks the points are taken. If the game mostly subtracts points, they are shown as costs. */
function sources({ deals, winner, say }: StatisticsContext): StatisticsAnswer {
  const found = pointSources(deals);
  const comeOff = winner !== 'lowest' && found.mean < 0;
  const sign = winner === 'closestToZero' || comeOff ? -1 : 1;
  const signed = (n: number): string => say.number(n * sign || 0);
  const turned = found.tricks.map(({ n, value }) => ({ n, value: value * sign || 0, low: null, high: null }));
  const end =
    Math.abs(found.end) < 0.005 ? undefined : { n: found.deals, value: found.end * sign, low: null, high: null };
  const tone = winner === 'highest' && !comeOff ? 'good' : 'bad';
  const bars = [
    ...turned.map((one, i) => barOf(String(i + 1), one, tone, say.number)),
    ...(end === undefined ? [] : [barOf(say.sources.end, end, 'plain', say.number)]),
  ];
  const most = turned.reduce((best, { value }, i) => (value > (turned[best]?.value ?? 0) ? i : best), 0);
  const some = (turned[most]?.value ?? 0) > 0;
  return {
    ...{ id: 'sources', title: say.sources.title, plot: say.sources.plot, shape: 'columns', bars },
    answer: some
      ? say.sources.answer(most + 1, say.number(turned[most]?.value ?? 0), signed(found.mean))
      : say.sources.even,
    about: end === undefined ? undefined : say.sources.endNote,
    columns: [say.sources.trick, say.value],
    rows: some || end !== undefined ? bars.map(({ label, figure }) => [label, figure]) : [],
  };
}

/** How often the most expensive cards were taken; `undefined` if the game has none. */
function keyCards({ deals, say }: StatisticsContext): StatisticsAnswer | undefined {
  const shares = keyCardShares(deals);
  const [first] = shares;
  if (first === undefined) return undefined;
  const name = symbolOf(first.card);
  return {
    ...{ id: 'dear', title: say.dear.title, plot: say.dear.plot, shape: 'lines' },
    answer: shares.map(({ card, times, n }) => say.dear.answer(symbolOf(card), times, n)).join(' '),
    about: say.dear.even(name, say.share(first.even)),
    bars: shares.map(one => ({ ...barOf(symbolOf(one.card), one, 'bad', say.share), mark: one.even })),
    columns: [say.dear.card, say.value, say.interval],
    rows: shares.map(one => [symbolOf(one.card), say.share(one.value), spanText(one, say, say.share)]),
  };
}

function moonsAnswer({ deals, say }: StatisticsContext): StatisticsAnswer {
  const { made, suffered, stopped } = moonsOf(deals);
  const times = ({ value, n }: Estimate): number => Math.round(value * n);
  const all = [
    { label: say.moons.made, estimate: made, tone: 'good' },
    { label: say.moons.suffered, estimate: suffered, tone: 'bad' },
    ...(stopped === null ? [] : [{ label: say.moons.stopped, estimate: stopped, tone: 'good' } as const]),
  ] as const;
  const some = all.some(({ estimate }) => estimate.value > 0);
  return {
    ...{ id: 'moons', title: say.moons.title, plot: say.moons.plot, shape: 'lines' },
    answer: some
      ? say.moons.answer(times(made), times(suffered), stopped === null ? 0 : times(stopped))
      : say.moons.none(deals.length),
    about: some ? say.moons.about : undefined,
    bars: all.map(({ label, estimate, tone }) => barOf(label, estimate, tone, say.share)),
    columns: [say.moons.title, say.value, say.interval],
    rows: some
      ? all.map(({ label, estimate }) => [label, say.share(estimate.value), spanText(estimate, say, say.share)])
      : [],
  };
}
