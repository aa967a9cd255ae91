// The content of the picture of a match that was played with real cards.
import { type PadWords, signed } from '@moonshot/i18n';
import type { StoredPad } from '@moonshot/protocol';
import type { PadResult } from '@moonshot/rules/score-pad';
import { wholeOf } from '../../i18n/all-messages.ts';
import { dateFormat } from '../../i18n/dates.ts';
import { locale } from '../../i18n/messages.svelte.ts';
import { huesOf } from '../../ui/charts/hues.ts';
import { totalsChart } from '../../ui/charts/totals.ts';
import type { PictureCell, ScorePicture } from '../../ui/pictures/score-picture.ts';
import { newsOf, winText } from './share-text.ts';
import type { PadSide } from './sides.ts';

/** The picture's content for a pad in which at least one deal has a result. */
export function padPicture(
  say: PadWords,
  pad: StoredPad,
  sides: readonly PadSide[],
  results: readonly PadResult[],
): ScorePicture {
  const { name, scores } = wholeOf(locale.words);
  const last = results.at(-1);
  const hues = huesOf(sides.map(side => side.name));
  return {
    page: name,
    title: pad.title,
    occasion: last?.next === 'end' ? scores.endOfMatch : scores.endOfDeal(results.length),
    headline: last?.next === 'end' ? winText(say, pad, last) : scores.soFar,
    dealHead: say.dealHead,
    stepHead: null,
    players: sides.map((side, i) => ({ name: side.name, hue: hues[i] ?? '' })),
    rows: results.map((result, i) => ({
      deal: String(i + 1),
      step: null,
      cells: sides.map(({ seat }) => cellOf(result, seat)),
    })),
    chart: results.length > 1 ? chartIn(sides, results, hues) : null,
    note: dateFormat({ dateStyle: 'medium' }).format(pad.at),
    notes: last === undefined ? [] : newsOf(pad, last),
  };
}

function cellOf({ points, totals, wraps }: PadResult, seat: number): PictureCell {
  const wrap = wraps.find(one => one.seat === seat);
  return {
    total: locale.words.figure(totals[seat] ?? 0),
    change: signed(points[seat] ?? 0),
    struck: wrap === undefined ? null : locale.words.figure(wrap.from),
    tone: 'quiet',
  };
}

function chartIn(
  sides: readonly PadSide[],
  results: readonly PadResult[],
  hues: readonly string[],
): ScorePicture['chart'] {
  const { figure } = locale.words;
  const chart = totalsChart(
    results,
    sides.map(({ seat }) => seat),
    null,
  );
  const columnOf = (seat: number): number => sides.findIndex(side => side.seat === seat);
  const total = (seat: number): string => figure(results.at(-1)?.totals[seat] ?? 0);
  return {
    marks: chart.marks.map(({ value, y }) => ({ text: figure(value), y })),
    lines: chart.lines.map(({ seat, path, label }) => ({
      ...{ path, label, hue: hues[columnOf(seat)] ?? '', own: false },
      name: `${sides[columnOf(seat)]?.name} ${total(seat)}`,
    })),
  };
}
