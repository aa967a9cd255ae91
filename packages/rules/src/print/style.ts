// The style of printed pages. The size of the text is chosen so that the rules fill one page and no more.

interface Amount {
  readonly length: number; // characters
  readonly topics: number; // paragraphs
  readonly rows: number; // of the longest table
}

const SIZE_MIN = 5.5; // points
const SIZE_MAX = 11.5;
const STEP = 0.25;

/** Lines in both columns below the header, and characters in a line, at 1 pt. Measured in Chromium. */
const LINES = 770;
const LINE_CHARACTERS = 500;
/** What a paragraph and a row of a table take in addition, in lines. */
const TOPIC = 0.8;
const ROW = 1.2;

/** The largest size in points at which the rules fit one page. */
export function rulesSize({ length, topics, rows }: Amount): number {
  const fits = (size: number): boolean =>
    length / (LINE_CHARACTERS / size) + topics * TOPIC + (rows + 2) * ROW <= LINES / size;
  let size = SIZE_MAX;
  while (size > SIZE_MIN && !fits(size)) size -= STEP;
  return size;
}

/** The style sheet for rules in this size. */
export const styleOf = (size: number): string => `
@page { margin: 12mm; }
:root, :host { color: #000; background: #fff; font-family: "Hanken Grotesk", "Helvetica Neue", Arial, sans-serif; }
body { margin: 0; }
section { break-after: page; font-size: ${size}pt; line-height: 1.28; }
section:last-child { break-after: auto; }
header { display: flex; justify-content: space-between; align-items: flex-end; gap: 6mm; margin: 0 0 4mm; border-bottom: 0.5mm solid #000; padding-bottom: 2mm; }
h1 { margin: 0; font-size: 20pt; line-height: 1.1; overflow-wrap: anywhere; }
p { margin: 0 0 0.35em; }
header p { margin: 0; font-size: 11pt; white-space: nowrap; }
figure { display: flex; align-items: center; gap: 3mm; margin: 3mm 0 0; font-size: 9pt; break-inside: avoid; }
figure svg { flex: none; width: 46mm; height: 46mm; margin-left: -2mm; }
table { border-collapse: collapse; }
th, td { padding: 0.1em 0.7em; border: 0.2mm solid #000; text-align: left; font-weight: 400; vertical-align: top; }
thead th { font-weight: 700; }
.tables { display: flex; flex-wrap: wrap; gap: 3mm 6mm; align-items: flex-start; margin-bottom: 3mm; }
.tables:empty { display: none; }
.tables td:last-child { text-align: right; }
[data-table="contracts"] td:last-child { text-align: left; }
.text { columns: 2; column-gap: 7mm; }
.text p { orphans: 2; widows: 2; }
.scores { font-size: 10pt; }
.scores h1 { font-size: 15pt; }
.scores table { width: 100%; table-layout: fixed; }
.scores th, .scores td { height: 8.4mm; padding: 0 1mm; text-align: center; vertical-align: middle; overflow: hidden; }
.scores .name { height: 10mm; font-size: 9pt; overflow-wrap: anywhere; }
.scores .parts th { height: 4.5mm; font-size: 6.5pt; font-weight: 400; }
.scores .deal, .scores tbody th { width: 9mm; font-size: 8pt; }
.scores .way { width: 17mm; font-size: 8pt; }
.scores .total { border-right-width: 0.5mm; }
`;
