// Draws the scores of a match as a picture to share, with the page's fonts and current colours.

import { OUTLINES } from '../cards/suits.ts';
import { TOTALS_BOX } from '../charts/totals.ts';
import type { PictureCell, PictureRow, ScorePicture } from './score-picture.ts';

const WIDTH = 1200;
const EDGE = 64;
const INNER = WIDTH - 2 * EDGE;
const DEALS_MAX = 14; // maximum number of deals drawn; earlier deals are left out

/** What drawing needs: the canvas, the content, the page's colours by name, and the fonts. */
interface Pen {
  readonly to: CanvasRenderingContext2D;
  readonly shown: ScorePicture;
  readonly colour: (name: string) => string;
  readonly display: string;
  readonly text: string;
}

interface Setting {
  readonly font: string;
  readonly colour: string;
  readonly align?: CanvasTextAlign;
}

/** Draws the picture and returns it as a PNG. */
export async function pngOf(shown: ScorePicture): Promise<Blob> {
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
  const pen: Pen = { to, shown, colour, display, text };
  // the first pass finds the height; setting the height clears the canvas for the second pass
  canvas.height = drawn(pen);
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

/** Draws the whole picture from top to bottom and returns its height. */
function drawn(pen: Pen): number {
  const below = drawGrid(pen, drawHead(pen));
  return drawFoot(pen, pen.shown.chart === null ? below : drawChart(pen, below + 40, pen.shown.chart));
}

function drawHead(pen: Pen): number {
  const { to, shown, colour, display, text } = pen;
  drawMark(pen, EDGE, 48);
  say(pen, shown.page, EDGE + 66, 86, { font: `600 32px ${display}`, colour: colour('fg-1') });
  const beside = { font: `500 24px ${text}`, colour: colour('fg-2'), align: 'right' } as const;
  say(pen, fitted(pen, shown.title, INNER - 340, beside.font), WIDTH - EDGE, 86, beside);
  say(pen, shown.occasion, EDGE, 168, { font: `400 24px ${text}`, colour: colour('fg-2') });
  to.font = `600 60px ${display}`;
  const headline = broken(to, shown.headline);
  headline.forEach((line, i) => {
    say(pen, line, EDGE, 236 + i * 66, { font: `600 60px ${display}`, colour: colour('fg-1') });
  });
  return 236 + headline.length * 66;
}

/** Shortens a text that does not fit into the width. */
function fitted({ to }: Pen, text: string, width: number, font: string): string {
  to.font = font;
  if (to.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && to.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}

/** Breaks a sentence at its spaces into lines that fit into the picture in the current font. */
function broken(to: CanvasRenderingContext2D, sentence: string): readonly string[] {
  const rows: string[] = [];
  for (const word of sentence.split(' ')) {
    const longer = rows.length === 0 ? word : `${rows.at(-1)} ${word}`;
    if (rows.length > 0 && to.measureText(longer).width <= INNER) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

/** Draws the logo: a heart in front of a moon. */
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

/**
 * The sizes of the grid in pixels: the position of the column of passes (`step`), the width of all columns
 * before the seats (`first`), and the width of a seat's column (`each`).
 */
interface Columns {
  readonly step: number;
  readonly first: number;
  readonly each: number;
  readonly tight: boolean; // whether the points are above the total
  readonly row: number; // height of a row
}

function columnsFor(stepHead: string | null, players: number): Columns {
  const first = stepHead === null ? 90 : 250;
  const each = (INNER - first) / players;
  const tight = each < 190;
  return { step: 90, first, each, tight, row: tight ? 78 : 62 };
}

function drawGrid(pen: Pen, top: number): number {
  const { shown, colour, text, to } = pen;
  const rows = shown.rows.slice(-DEALS_MAX);
  const columns = columnsFor(shown.stepHead, shown.players.length);
  const quiet = { font: `400 24px ${text}`, colour: colour('fg-2') };
  say(pen, shown.dealHead, EDGE + 18, top + 34, quiet);
  if (shown.stepHead !== null) say(pen, shown.stepHead, EDGE + columns.step, top + 34, quiet);
  shown.players.forEach(({ name, hue }, i) => {
    const right = EDGE + columns.first + columns.each * (i + 1) - 18;
    const font = `500 ${columns.tight ? 20 : 24}px ${text}`;
    say(pen, fitted(pen, name, columns.each - 8, font), right, top + 34, { ...quiet, font, align: 'right' });
    to.fillStyle = hue;
    to.fillRect(right - Math.min(56, columns.each - 36), top + 46, Math.min(56, columns.each - 36), 4);
  });
  rows.forEach((row, i) => {
    drawRow(pen, row, columns, { top: top + 62 + i * columns.row, last: i === rows.length - 1 });
  });
  return top + 62 + rows.length * columns.row;
}

function drawRow(pen: Pen, row: PictureRow, columns: Columns, { top, last }: { top: number; last: boolean }): void {
  const { to, colour, text } = pen;
  to.fillStyle = colour(last ? 'bg-2' : 'line');
  if (last) {
    to.beginPath();
    to.roundRect(EDGE, top, INNER, columns.row, 14);
    to.fill();
  } else to.fillRect(EDGE, top + columns.row - 1, INNER, 1);
  const base = top + columns.row / 2 + 9;
  const quiet = { font: `400 24px ${text}`, colour: colour('fg-2') };
  say(pen, row.deal, EDGE + 18, base, quiet);
  if (row.step !== null) say(pen, row.step, EDGE + columns.step, base, quiet);
  row.cells.forEach((cell, i) => {
    drawCell(pen, cell, columns, { right: EDGE + columns.first + columns.each * (i + 1) - 18, base });
  });
}

const TONES = { quiet: 'fg-3', good: 'good', bad: 'rose' } as const;

function drawCell(
  pen: Pen,
  { total, change, struck, tone }: PictureCell,
  { tight }: Columns,
  { right, base }: { right: number; base: number },
): void {
  const { colour, display, text, to } = pen;
  const [low, high] = tight ? [base + 16, base - 16] : [base, base];
  say(pen, total, right, low, { font: `600 ${tight ? 28 : 32}px ${display}`, colour: colour('fg-1'), align: 'right' });
  const beside = right - to.measureText(total).width - 10;
  const room = struck === null ? 0 : drawStruck(pen, struck, beside, low);
  say(pen, change, tight ? right : right - 70 - room, high, {
    font: `400 ${tight ? 19 : 22}px ${text}`,
    colour: colour(TONES[tone]),
    align: 'right',
  });
}

/** Draws the total from before a wrap, struck through. Returns its width. */
function drawStruck(pen: Pen, text: string, right: number, base: number): number {
  const { to, colour, display } = pen;
  say(pen, text, right, base, { font: `600 24px ${display}`, colour: colour('fg-3'), align: 'right' });
  const { width } = to.measureText(text);
  to.fillRect(right - width - 2, base - 9, width + 4, 2);
  return width + 10;
}

function drawChart(pen: Pen, top: number, { marks, lines }: NonNullable<ScorePicture['chart']>): number {
  const { to, colour, text } = pen;
  const scale = INNER / TOTALS_BOX.width;
  const squat = 0.62; // factor on the height of the chart, which keeps the chart from filling the picture
  const at = (x: number, y: number): readonly [number, number] => [EDGE + x * scale, top + y * scale * squat];
  for (const mark of marks) {
    const [left, level] = at(TOTALS_BOX.left, mark.y);
    to.fillStyle = colour('line');
    to.fillRect(left, level, (TOTALS_BOX.right - TOTALS_BOX.left) * scale, 1);
    const quiet = { font: `400 20px ${text}`, colour: colour('fg-3'), align: 'right' } as const;
    say(pen, mark.text, left - 16, level + 7, quiet);
  }
  for (const { path, label, name, hue, own } of lines) {
    const drawnPath = new Path2D();
    drawnPath.addPath(new Path2D(path), new DOMMatrix([scale, 0, 0, scale * squat, EDGE, top]));
    to.strokeStyle = own ? colour('moon') : hue;
    to.lineWidth = own ? 6 : 3;
    to.stroke(drawnPath);
    const [x, y] = at(TOTALS_BOX.right + 8, label);
    const font = `${own ? 600 : 400} 22px ${text}`;
    say(pen, fitted(pen, name, WIDTH - EDGE - x, font), x, y + 7, { font, colour: colour('fg-1') });
  }
  return top + TOTALS_BOX.height * scale * squat;
}

function drawFoot(pen: Pen, top: number): number {
  const { shown, colour, text } = pen;
  say(pen, shown.note, EDGE, top + 62, { font: `400 22px ${text}`, colour: colour('fg-3') });
  shown.notes.forEach((line, i) => {
    say(pen, line, EDGE, top + 106 + i * 40, { font: `500 26px ${text}`, colour: colour('fg-1') });
  });
  return shown.notes.length === 0 ? top + 62 + 48 : top + 106 + shown.notes.length * 40 + 24;
}
