// The style of printed pages. If possible, the size of the text lets the rules fit a single page.

/** The paper on which to print. Without it the printer chooses. */
export type Paper = 'a4' | 'letter';

interface Amount {
  readonly length: number; // in characters
  readonly topics: number; // the number of paragraphs
  readonly rows: number; // the height of all tables with their heads, in rows of one line
}

interface Layout {
  readonly margin: number; // the margin of the paper, in millimetres
  readonly lineHeight: number;
  readonly sizeMin: number; // the smallest size of the text, in points
  /**
   * The number of lines in both columns below the header, and of characters in a line, at 1 pt. Measured in
   * Chromium.
   */
  readonly lines: number;
  readonly lineCharacters: number;
}

/** The usual layout, and a dense layout for long rules. No rules are printed in less than 8 pt. */
const LAYOUTS: readonly [Layout, Layout] = [
  { margin: 12, lineHeight: 1.28, sizeMin: 9, lines: 730, lineCharacters: 500 },
  { margin: 7, lineHeight: 1.18, sizeMin: 8, lines: 830, lineCharacters: 525 },
];
const SIZE_MAX = 11.5;
const STEP = 0.25;
/** The additional height of a paragraph (one for each topic), in lines. */
const TOPIC = 0.8;
const ROW = 1.2; // the height of a row of a table, in lines

/** The size of the text in points, with the layout. */
interface Setting {
  readonly size: number;
  readonly margin: number;
  readonly lineHeight: number;
}

/**
 * The largest text at which the rules fit a single page, in the usual layout if possible. Longer rules
 * continue on a second page.
 */
export function rulesSetting({ length, topics, rows }: Amount): Setting {
  const fits = ({ lines, lineCharacters }: Layout, size: number): boolean =>
    length / (lineCharacters / size) + topics * TOPIC + rows * ROW <= lines / size;
  const largest = (layout: Layout): Setting | undefined => {
    for (let size = SIZE_MAX; size >= layout.sizeMin; size -= STEP) if (fits(layout, size)) return { ...layout, size };
    return undefined;
  };
  const [usual, dense] = LAYOUTS;
  return largest(usual) ?? largest(dense) ?? { ...dense, size: dense.sizeMin };
}

/** The CSS rule for the paper. It must not be in a shadow root. */
export const paperStyle = (margin: number, paper?: Paper): string =>
  `@page { ${paper === undefined ? '' : `size: ${paper}; `}margin: ${margin}mm; }`;

/** The style sheet of a printed page whose rules have this size of text and this layout. */
export const styleOf = ({ size, lineHeight }: Setting): string => `
:root, :host { color: #000; background: #fff; font-family: "Hanken Grotesk", "Helvetica Neue", Arial, sans-serif; }
body { margin: 0; }
section { break-after: page; font-size: ${size}pt; line-height: ${lineHeight}; }
section:last-child { break-after: auto; }
header { display: flex; justify-content: space-between; align-items: flex-end; gap: 6mm; margin: 0 0 4mm; border-bottom: 0.5mm solid #000; padding-bottom: 2mm; }
h1 { margin: 0; font-size: 20pt; line-height: 1.1; overflow-wrap: anywhere; }
p { margin: 0 0 0.35em; }
header p { margin: 0; font-size: 11pt; white-space: nowrap; }
figure { display: flex; align-items: center; gap: 3mm; margin: 3mm 0 0; font-size: 9pt; break-inside: avoid; }
figure svg { flex: none; margin-left: -2mm; }
figcaption { min-width: 0; overflow-wrap: anywhere; }
figcaption small { display: block; font-size: 8pt; }
table { border-collapse: collapse; }
th, td { padding: 0.1em 0.7em; border: 0.2mm solid #000; text-align: left; font-weight: 400; vertical-align: top; }
thead th { font-weight: 700; }
.tables { display: flex; flex-wrap: wrap; gap: 3mm 6mm; align-items: flex-start; margin-bottom: 3mm; }
.tables:empty { display: none; }
.tables table { max-width: calc(50% - 3mm); }
.tables table:only-child, .tables table[data-table="contracts"] { max-width: 100%; }
.tables td:last-child { text-align: right; }
[data-table="contracts"] td:last-child { text-align: left; }
.text { columns: 2; column-gap: 7mm; }
.topic { margin: 0 0 0.35em; orphans: 2; widows: 2; }
.topic > * { display: inline; font-size: inherit; }
.scores { font-size: 10pt; }
.scores h1 { font-size: 15pt; }
.scores table { width: calc(100% - 0.5mm); table-layout: fixed; }
.scores th, .scores td { height: 8.4mm; padding: 0 1mm; text-align: center; vertical-align: middle; overflow: hidden; }
.scores .name { height: 10mm; font-size: 9pt; overflow-wrap: anywhere; }
.scores .parts th { height: 4.5mm; padding: 0; font-size: 7.5pt; font-weight: 400; }
.scores .deal, .scores tbody th { width: 12mm; padding: 0; font-size: 8pt; }
.scores .way { width: 17mm; font-size: 8pt; }
.scores .total { border-right-width: 0.5mm; }
`;
