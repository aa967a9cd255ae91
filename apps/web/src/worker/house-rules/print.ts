// Prints rules as a page with a score sheet and a QR code that leads to the rules.
import type { HouseRequest } from '@moonshot/protocol';
import { prepare, sheetOf } from '@moonshot/rules';
import { printed, type QrModules } from '@moonshot/rules/print';
import qrcode from 'qrcode-generator';
import type { Hosting } from '../hosting.ts';
import { shortCode } from './links.ts';

type PrintRequest = Extract<HouseRequest, { type: 'print' }>;

/** Sends the printable page, in the web page's language. Sends null if these rules cannot be played. */
export async function printRules({ context, words }: Hosting, request: PrintRequest): Promise<void> {
  const { base, overrides, seats, names, address } = request;
  const prepared = prepare(sheetOf(base), seats, overrides);
  if (!prepared.ok) return context.post({ type: 'house', said: { type: 'printed', page: null } });
  const { language } = words;
  const [rules, print] = await Promise.all([words.rules(), words.print()]);
  const link = `${address}#r/${await shortCode({ base, overrides })}`;
  const page = printed(prepared.hearts, { language, rules, print, qr: codeOf(link), link, names });
  context.post({ type: 'house', said: { type: 'printed', page } });
}

/** The QR code of a link; undefined if the link is too long for a QR code. */
function codeOf(link: string): QrModules | undefined {
  const qr = qrcode(0, 'L');
  qr.addData(link);
  try {
    qr.make();
    return qr;
  } catch {
    return undefined;
  }
}
