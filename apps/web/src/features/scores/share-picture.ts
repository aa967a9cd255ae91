// The score sheet as a picture to share, drawn with the page's fonts and current colours.

import type { AllWords } from '@moonshot/i18n';
import { wholeOf } from '../../i18n/all-messages.ts';
import { locale } from '../../i18n/messages.svelte.ts';
import type { DailyShare } from '../../model/message.ts';
import type { TableModel } from '../../model/model.ts';
import { oneOfEachSide, sideName } from '../../model/play/sides.ts';
import { lengthOf, ownSeat, seatsInTurn } from '../../model/play/standing.ts';
import { OUTLINES } from '../../ui/cards/suits.ts';
import { TOTALS_BOX } from '../../ui/charts/totals.ts';
import { portrait } from '../../ui/portraits.ts';
import { CHART_SEATS, chartOf } from './chart.ts';
import { type Cell, headlineForOthers, lines, occasion, type ScoreLine, wordsForOthers } from './score-sheet.ts';
import { changeText } from './score-text.ts';

const WIDTH = 1200;
const EDGE = 64;
const INNER = WIDTH - 2 * EDGE;
const DEALS_MAX = 14; // only the last deals are drawn

/** The canvas, the page's colours by name, and text settings. */
interface Pen {
  readonly to: CanvasRenderingContext2D;
  readonly table: TableModel;
  readonly words: AllWords; // for those with whom it is shared
  readonly daily: DailyShare | undefined;
  readonly colour: (name: string) => string;
  readonly display: string;
  readonly text: string;
}

interface Setting {
  readonly font: string;
  readonly colour: string;
  readonly align?: CanvasTextAlign;
}

/** A table's score sheet as a PNG. */
export async function pictureOf(table: TableModel, daily?: DailyShare): Promise<Blob> {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const [display, text] = [colour('display'), colour('text')];
  await Promise.all(
    [`600 56px ${display}`, `400 24px ${text}`, `600 24px ${text}`].map(font => document.fonts.load(font)),
  );
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  const to = canvas.getContext('2d');
  if (to === null) throw new Error('Cannot draw the picture: this browser has no canvas');
  const words = wordsForOthers(wholeOf(locale.words), table);
  const pen: Pen = { to, table, words, daily, colour, display, text };
  canvas.height = drawn(pen); // the first pass finds the height; setting it clears the canvas
  to.fillStyle = colour('bg-0');
  to.fillRect(0, 0, WIDTH, canvas.height);
  drawn(pen);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('Cannot make a picture of the scores')))),
  );
}

function say({ to }: Pen, text: string, x: number, y: number, { font, colour, align = 'left' }: Setting): void {
  to.font = font;
  to.fillStyle = colour;
  to.textAlign = align;
  to.fillText(text, x, y);
}

/** Draws everything from top to bottom. Returns the height. */
function drawn(pen: Pen): number {
  const { table } = pen;
  const seats = oneOfEachSide(table.rules, seatsInTurn(table.view));
  const charted = table.view.deal.results.length > 1 && seats.length <= CHART_SEATS;
  const below = drawGrid(pen, drawHead(pen));
  return drawFoot(pen, charted ? drawChart(pen, below + 40) : below);
}

function drawHead(pen: Pen): number {
  const { to, table, daily, colour, display, text } = pen;
  const { words } = pen;
  const { kind, n } = lengthOf(table.view, table.rules);
  drawMark(pen, EDGE, 48);
  say(pen, words.name, EDGE + 66, 86, { font: `600 32px ${display}`, colour: colour('fg-1') });
  const game = words.scores.titleOf(table.rules.sheet.name, words.home.lengthOf(kind, n));
  say(pen, game, WIDTH - EDGE, 86, { font: `500 24px ${text}`, colour: colour('fg-2'), align: 'right' });
  say(pen, occasion(words, table, daily?.day), EDGE, 168, { font: `400 24px ${text}`, colour: colour('fg-2') });
  to.font = `600 60px ${display}`;
  const told = broken(to, headlineForOthers(words, table, daily?.day));
  told.forEach((line, i) => {
    say(pen, line, EDGE, 236 + i * 66, { font: `600 60px ${display}`, colour: colour('fg-1') });
  });
  return 236 + told.length * 66;
}

/** Breaks a sentence into lines that fit. */
function broken(to: CanvasRenderingContext2D, sentence: string): readonly string[] {
  const rows: string[] = [];
  for (const word of sentence.split(' ')) {
    const longer = rows.length === 0 ? word : `${rows.at(-1)} ${word}`;
    if (rows.length > 0 && to.measureText(longer).width <= INNER) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

/** The logo: a heart before a moon. */
function drawMark({ to, colour }: Pen, x: number, y: number): void {
  const heart = new Path2D(OUTLINES.H);
  to.save();
  to.translate(x, y);
  to.scale(0.86, 0.86);
  to.fillStyle = colour('brand-moon') || '#f4e7c5';
  to.beginPath();
  to.arc(30, 30, 26, 0, 2 * Math.PI);
  to.fill();
  to.translate(40, 38);
  to.scale(0.5, 0.5);
  to.strokeStyle = colour('bg-0');
  to.lineWidth = 9;
  to.stroke(heart);
  to.fillStyle = colour('heart');
  to.fill(heart);
  to.restore();
}

/** Positions of the columns: the deal, its pass, and the right edge of each seat. */
interface Columns {
  readonly step: number;
  readonly first: number;
  readonly each: number;
  readonly tight: boolean; // the points stand above the total
  readonly row: number; // height
}

function columnsFor(rows: readonly ScoreLine[], seats: number): Columns {
  const first = rows.some(({ step }) => step !== null) ? 250 : 90;
  const each = (INNER - first) / seats;
  const tight = each < 190;
  return { step: 90, first, each, tight, row: tight ? 78 : 62 };
}

function drawGrid(pen: Pen, top: number): number {
  const { table, colour, text, to } = pen;
  const seats = oneOfEachSide(table.rules, seatsInTurn(table.view));
  const all = lines(table, seats);
  const rows = all.slice(-DEALS_MAX);
  const columns = columnsFor(all, seats.length);
  const quiet = { font: `400 24px ${text}`, colour: colour('fg-2') };
  say(pen, pen.words.scores.deal, EDGE + 18, top + 34, quiet);
  if (columns.first > 90) say(pen, pen.words.scores.pass, EDGE + columns.step, top + 34, quiet);
  seats.forEach((seat, i) => {
    const name = sideName(pen.words, table, seat);
    const right = EDGE + columns.first + columns.each * (i + 1) - 18;
    say(pen, name, right, top + 34, { ...quiet, font: `500 ${columns.tight ? 20 : 24}px ${text}`, align: 'right' });
    to.fillStyle = portrait(table.view.sitters[seat]?.name ?? '', seat === ownSeat(table.view)).hue;
    to.fillRect(right - Math.min(56, columns.each - 36), top + 46, Math.min(56, columns.each - 36), 4);
  });
  rows.forEach((line, i) => {
    drawRow(pen, line, columns, { top: top + 62 + i * columns.row, last: i === rows.length - 1 });
  });
  return top + 62 + rows.length * columns.row;
}

function drawRow(pen: Pen, line: ScoreLine, columns: Columns, { top, last }: { top: number; last: boolean }): void {
  const { to, colour, text } = pen;
  to.fillStyle = colour(last ? 'bg-2' : 'line');
  if (last) {
    to.beginPath();
    to.roundRect(EDGE, top, INNER, columns.row, 14);
    to.fill();
  } else to.fillRect(EDGE, top + columns.row - 1, INNER, 1);
  const base = top + columns.row / 2 + 9;
  const quiet = { font: `400 24px ${text}`, colour: colour('fg-2') };
  say(pen, String(line.deal), EDGE + 18, base, quiet);
  if (line.step !== null) say(pen, pen.words.scores.step(line.step), EDGE + columns.step, base, quiet);
  line.cells.forEach((cell, i) => {
    drawCell(pen, cell, columns, { right: EDGE + columns.first + columns.each * (i + 1) - 18, base });
  });
}

function drawCell(pen: Pen, cell: Cell, { tight }: Columns, { right, base }: { right: number; base: number }): void {
  const { colour, display, text, to, table } = pen;
  const { words } = pen;
  const total = words.figure(cell.total);
  const good = table.rules.winner === 'highest';
  const [low, high] = tight ? [base + 16, base - 16] : [base, base];
  say(pen, total, right, low, { font: `600 ${tight ? 28 : 32}px ${display}`, colour: colour('fg-1'), align: 'right' });
  const beside = right - to.measureText(total).width - 10;
  const struck = cell.wrappedFrom === null ? 0 : drawStruck(pen, words.figure(cell.wrappedFrom), beside, low);
  const left = tight ? right : right - 70 - struck;
  const tone = cell.change === 0 ? 'fg-3' : good ? 'good' : 'rose';
  say(pen, changeText(words, cell), left, high, {
    font: `400 ${tight ? 19 : 22}px ${text}`,
    colour: colour(tone),
    align: 'right',
  });
}

/** Draws a wrapped total struck through. Returns its width. */
function drawStruck(pen: Pen, text: string, right: number, base: number): number {
  const { to, colour, display } = pen;
  say(pen, text, right, base, { font: `600 24px ${display}`, colour: colour('fg-3'), align: 'right' });
  const { width } = to.measureText(text);
  to.fillRect(right - width - 2, base - 9, width + 4, 2);
  return width + 10;
}

function drawChart(pen: Pen, top: number): number {
  const { to, table, colour, text } = pen;
  const { view } = table;
  const chart = chartOf(table, oneOfEachSide(table.rules, seatsInTurn(view)));
  const scale = INNER / TOTALS_BOX.width;
  const squat = 0.62; // height to width, to limit the chart's share of the picture
  const at = (x: number, y: number): readonly [number, number] => [EDGE + x * scale, top + y * scale * squat];
  for (const { value, y } of chart.marks) {
    const [left, level] = at(TOTALS_BOX.left, y);
    to.fillStyle = colour('line');
    to.fillRect(left, level, (TOTALS_BOX.right - TOTALS_BOX.left) * scale, 1);
    say(pen, pen.words.figure(value), left - 16, level + 7, {
      font: `400 20px ${text}`,
      colour: colour('fg-3'),
      align: 'right',
    });
  }
  for (const line of chart.lines) {
    const own = line.seat === ownSeat(view);
    const hue = own ? colour('moon') : portrait(view.sitters[line.seat]?.name ?? '', false).hue;
    const path = new Path2D();
    path.addPath(new Path2D(line.path), new DOMMatrix([scale, 0, 0, scale * squat, EDGE, top]));
    to.strokeStyle = hue;
    to.lineWidth = own ? 6 : 3;
    to.stroke(path);
    const [x, y] = at(TOTALS_BOX.right + 8, line.label);
    const name = `${sideName(pen.words, table, line.seat)} ${pen.words.figure(view.deal.totals[line.seat] ?? 0)}`;
    say(pen, name, x, y + 7, { font: `${own ? 600 : 400} 22px ${text}`, colour: colour('fg-1') });
  }
  return top + TOTALS_BOX.height * scale * squat;
}

function drawFoot(pen: Pen, top: number): number {
  const { table, daily, colour, text } = pen;
  const { words } = pen;
  const quiet = { font: `400 22px ${text}`, colour: colour('fg-3') };
  if (daily === undefined || daily.lines.length === 0) {
    say(pen, words.scores.aims[table.rules.winner], EDGE, top + 62, quiet);
    return top + 62 + 48;
  }
  say(pen, words.scores.daily.same, EDGE, top + 62, quiet);
  daily.lines.forEach((line, i) => {
    say(pen, line, EDGE, top + 106 + i * 40, { font: `500 26px ${text}`, colour: colour('fg-1') });
  });
  return top + 106 + daily.lines.length * 40 + 24;
}
