// Requests a printable page from the worker and prints it.
import type { HouseRequest } from '@moonshot/protocol';
import type { Markup, PrintedPage } from '@moonshot/rules/print';
import { askWorker } from './ask-worker.ts';

type PrintOrder = Omit<Extract<HouseRequest, { type: 'print' }>, 'type' | 'address'>;

/** Prints rules and a score sheet. Resolves to false if these rules cannot be printed. */
export async function printRules(order: PrintOrder): Promise<boolean> {
  const address = location.origin + location.pathname;
  const page = (await askWorker({ type: 'print', ...order, address }, 'printed'))?.page ?? undefined;
  if (page !== undefined) print(page);
  return page !== undefined;
}

/** CSS that shows only the printed page on paper, and only the normal page on the screen. */
const ONLY_PRINTED = `
@media screen { #printed { display: none; } }
@media print {
  html, body { height: auto !important; overflow: visible !important; background: none !important; }
  body > :not(#printed) { display: none !important; }
}`;

/** Removes the printed page of an earlier call. The browser may not have reported the end of that print. */
let clear = (): void => undefined;

/**
 * Draws the page in a shadow root and prints it. So no selector of its styles matches the normal page, or the
 * reverse. Inherited properties still reach it.
 */
function print({ paper, style, body }: PrintedPage): void {
  clear();
  const host = document.createElement('div');
  host.id = 'printed';
  const root = host.attachShadow({ mode: 'open' });
  root.append(drawn(body));
  root.adoptedStyleSheets = [styleSheet(style)];
  const only = styleSheet(paper + ONLY_PRINTED);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, only];
  document.body.append(host);
  clear = () => {
    host.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== only);
  };
  addEventListener('afterprint', clear, { once: true });
  globalThis.print();
}

function styleSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

const SVG = 'http://www.w3.org/2000/svg';

function drawn({ tag, attributes, inside }: Markup): Element {
  const element = tag === 'svg' || tag === 'path' ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside.map(one => (typeof one === 'string' ? one : drawn(one))));
  return element;
}
