// Reads a QR code from the rendered pixels with an independent decoder.
import jsqr from 'jsqr';
import type { Page } from 'playwright-core';

/** DOM types for functions that run on the page; these tests have Node's types. */
interface Canvas {
  getContext(kind: '2d'): {
    drawImage(picture: object, x: number, y: number): void;
    getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
  };
}
declare const OffscreenCanvas: new (width: number, height: number) => Canvas;
declare function createImageBitmap(blob: Blob): Promise<{ readonly width: number; readonly height: number }>;

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: readonly number[];
}

/** Runs on an empty page: the pixels of a picture. */
async function readPixels(png: readonly number[]): Promise<Pixels> {
  const picture = await createImageBitmap(new Blob([new Uint8Array(png)], { type: 'image/png' }));
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas.drawImage(picture, 0, 0);
  return { width, height, data: [...canvas.getImageData(0, 0, width, height).data] };
}

/** The text of the QR code at the selector; `undefined` if none is readable. */
export async function scanned(page: Page, selector: string): Promise<string | undefined> {
  const png = await page.locator(selector).screenshot();
  const empty = await page.context().newPage();
  const { data, width, height } = await empty.evaluate(readPixels, [...png]);
  await empty.close();
  return jsqr.default(Uint8ClampedArray.from(data), width, height)?.data;
}
