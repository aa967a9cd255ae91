// What the picture of a table's score sheet shows.
import { wholeOf } from '../../i18n/all-messages.ts';
import { locale } from '../../i18n/messages.svelte.ts';
import type { DailyShare } from '../../model/message.ts';
import type { TableModel } from '../../model/model.ts';
import { oneOfEachSide, sideName } from '../../model/play/sides.ts';
import { lengthOf, ownSeat, seatsInTurn } from '../../model/play/standing.ts';
import type { PictureCell, PictureRow, ScorePicture } from '../../ui/pictures/score-picture.ts';
import { portrait } from '../../ui/portraits.ts';
import { CHART_SEATS, chartOf } from './chart.ts';
import { type Cell, headlineForOthers, lines, occasion, winText, wordsForOthers } from './score-sheet.ts';
import { changeText } from './score-text.ts';

type Words = ReturnType<typeof wordsForOthers>;

/** The score sheet of a table as a picture for others. They read the person's name instead of `You`. */
export function tablePicture(table: TableModel, daily: DailyShare | undefined): ScorePicture {
  const words = wordsForOthers(wholeOf(locale.words), table);
  const { view, rules } = table;
  const { kind, n } = lengthOf(view, rules);
  const seats = oneOfEachSide(rules, seatsInTurn(view));
  const hue = (seat: number): string => portrait(view.sitters[seat]?.name ?? '', seat === ownSeat(view)).hue;
  const rows = rowsOf(words, table, seats);
  const isDaily = daily !== undefined && daily.lines.length > 0;
  return {
    page: words.name,
    title: words.scores.titleOf(rules.sheet.name, words.home.lengthOf(kind, n)),
    occasion: occasion(words, table, daily?.day),
    headline: headlineForOthers(words, table, daily?.day),
    dealHead: words.scores.deal,
    stepHead: rows.some(({ step }) => step !== null) ? words.scores.pass : null,
    players: seats.map(seat => ({ name: sideName(words, table, seat), hue: hue(seat) })),
    rows,
    chart: view.deal.results.length > 1 && seats.length <= CHART_SEATS ? chartIn(words, table, seats, hue) : null,
    note: isDaily ? words.scores.daily.same : winText(words, rules),
    notes: isDaily ? daily.lines : [],
  };
}

const rowsOf = (words: Words, table: TableModel, seats: readonly number[]): readonly PictureRow[] =>
  lines(table, seats).map(({ deal, step, cells }) => ({
    deal: String(deal),
    step: step === null ? null : words.scores.step(step),
    cells: cells.map(cell => cellOf(words, cell, table.rules.winner === 'highest' && cell.change > 0)),
  }));

const cellOf = (words: Words, cell: Cell, good: boolean): PictureCell => ({
  total: words.figure(cell.total),
  change: changeText(words, cell),
  struck: cell.wrappedFrom === null ? null : words.figure(cell.wrappedFrom),
  tone: cell.change === 0 ? 'quiet' : good ? 'good' : 'bad',
});

function chartIn(
  words: Words,
  table: TableModel,
  seats: readonly number[],
  hue: (seat: number) => string,
): ScorePicture['chart'] {
  const { view } = table;
  const chart = chartOf(table, seats);
  const total = (seat: number): string => words.figure(view.deal.totals[seat] ?? 0);
  return {
    marks: chart.marks.map(({ value, y }) => ({ text: words.figure(value), y })),
    lines: chart.lines.map(({ seat, path, label }) => ({
      ...{ path, label, hue: hue(seat), own: seat === ownSeat(view) },
      name: `${sideName(words, table, seat)} ${total(seat)}`,
    })),
  };
}
