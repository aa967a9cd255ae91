// Draws a QR code in black. The caller supplies the output of an encoder.
import { element, type Markup } from './markup.ts';

/** The modules of a QR code in the form in which encoders return them. */
export interface QrModules {
  getModuleCount(): number;
  isDark(row: number, column: number): boolean;
}

/** The width of the white border that a reader needs, in modules. */
const QUIET = 4;

/** The smallest width of a module that telephones read from paper, in millimetres. */
const MODULE_MIN = 0.4;
/** The usual width of a printed code with its border, in millimetres. A code of many modules is wider. */
const WIDTH = 46;

/** Draws a QR code. `name` is its name for screen readers. */
export function qrCode(qr: QrModules, name: string): Markup {
  const size = qr.getModuleCount();
  const whole = size + 2 * QUIET;
  const width = `${Math.max(WIDTH, Math.ceil(whole * MODULE_MIN))}mm`;
  const squares = Array.from({ length: size * size }, (_, i) => [Math.floor(i / size), i % size] as const);
  const path = squares.map(([row, column]) => (qr.isDark(row, column) ? `M${column} ${row}h1v1h-1z` : '')).join('');
  const box = `${-QUIET} ${-QUIET} ${whole} ${whole}`;
  return element(
    'svg',
    { viewBox: box, width, height: width, role: 'img', 'aria-label': name, 'shape-rendering': 'crispEdges' },
    element('path', { d: path }),
  );
}
