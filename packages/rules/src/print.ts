// Makes printed pages with rules and score sheets. Callers that print these use this module.
export type { Markup } from './print/markup.ts';
export { type PrintedPage, printed, printedHtml } from './print/print.ts';
export type { QrModules } from './print/qr-code.ts';
export type { Paper } from './print/style.ts';
export type { PrintWords } from './words/print-words.ts';
