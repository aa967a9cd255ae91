// The rules of a game as a file to be printed, with a QR code that leads to them.
import { writeFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Language } from '@moonshot/i18n';
import { printWords } from '@moonshot/i18n/features';
import { ruleWords } from '@moonshot/i18n/games';
import type { Hearts } from '@moonshot/rules';
import { type House, shortLink, shortLinkText } from '@moonshot/rules/house';
import { type Paper, printed, printedHtml, type QrModules } from '@moonshot/rules/print';
import qrcode from 'qrcode-generator';
import { CommandError, misused, reasonOf } from '../core/errors.ts';
import { print } from '../core/output.ts';
import { placeOf } from '../core/paths.ts';

interface PageOptions {
  readonly language?: Language;
  readonly address?: string; // the address of the web page to which the QR code leads
  readonly paper?: Paper;
}

/** Writes the printed page of these rules to a file. */
export async function printPage(hearts: Hearts, house: House, path: string, options: PageOptions): Promise<void> {
  const { language = 'en', address, paper } = options;
  const link = address === undefined ? undefined : linkTo(house, address);
  const qr = link === undefined ? undefined : codeOf(link);
  const [rules, words] = await Promise.all([ruleWords(language), printWords(language)]);
  try {
    writeFileSync(placeOf(path), printedHtml(printed(hearts, { language, rules, print: words, qr, link, paper })));
  } catch (error) {
    throw new CommandError(`Cannot write ${path}: ${reasonOf(error)}.`);
  }
  print(`The printed rules are in ${path}. Open it in a browser, and print it.`);
}

const EXPECTED_ADDRESS = 'Expected one such as http://localhost:8080/.';

/** The link that opens these rules on the web page at this address. */
function linkTo(house: House, address: string): string {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw misused(`Cannot lead to the page: --address is ${JSON.stringify(address)}. ${EXPECTED_ADDRESS}`);
  const { game, changes } = shortLink(house);
  const packed = changes === undefined ? undefined : deflateRawSync(changes).toString('base64url');
  return new URL(`#r/${shortLinkText({ game, changes: packed })}`, address).href;
}

/**
 * The QR code of a link. It uses the lowest level of error correction, because links that contain rules are
 * long.
 */
function codeOf(link: string): QrModules {
  const qr = qrcode(0, 'L');
  qr.addData(link);
  try {
    qr.make();
  } catch {
    throw misused(`Cannot make a QR code: the link to these rules has ${link.length} characters. Leave out --address.`);
  }
  return qr;
}
