// Rules and score sheets as printed pages. For callers that print them.
export type { Markup } from './print/markup.ts';
export { type PrintedPage, printed, printedHtml } from './print/print.ts';
export type { QrModules } from './print/qr-code.ts';
export type { Paper } from './print/style.ts';
export type { PrintWords } from './words/print-words.ts';
