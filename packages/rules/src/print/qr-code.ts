// Draws a QR code in black. The caller supplies the output of an encoder.
import { element, type Markup } from './markup.ts';

/** The modules of a QR code in the form in which encoders return them. */
export interface QrModules {
  getModuleCount(): number;
  isDark(row: number, column: number): boolean;
}

/** The width of the white border that a reader needs, in modules. */
const QUIET = 4;

/** Draws a QR code. `name` is its name for screen readers. */
export function qrCode(qr: QrModules, name: string): Markup {
  const size = qr.getModuleCount();
  const squares = Array.from({ length: size * size }, (_, i) => [Math.floor(i / size), i % size] as const);
  const path = squares.map(([row, column]) => (qr.isDark(row, column) ? `M${column} ${row}h1v1h-1z` : '')).join('');
  const box = `${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`;
  return element(
    'svg',
    { viewBox: box, role: 'img', 'aria-label': name, 'shape-rendering': 'crispEdges' },
    element('path', { d: path }),
  );
}
