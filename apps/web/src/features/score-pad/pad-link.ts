// The link to a match with real cards. It contains the whole match, compressed in its fragment, so that it
// opens on any device.
import { BACKUP, BACKUP_VERSION, PAD_CODE_MAX, parseBackup, type StoredPad } from '@moonshot/protocol';
import { packText, unpackText } from '../../model/packed-text.ts';

/** Maximum size of a match in a link, in bytes. */
const UNPACKED_MAX = 500_000;

/**
 * The link to a pad in its present state. `address` is the page's address. `undefined` if the link would be
 * too long.
 */
export async function padLink(pad: StoredPad, address: string): Promise<string | undefined> {
  const code = await padCode(pad);
  return code.length > PAD_CODE_MAX ? undefined : `${address}#k/${code}`;
}

/** The code of a pad in a link: the match without the deal that is being entered. `padInLink` reads it. */
export function padCode(pad: StoredPad): Promise<string> {
  const sent: StoredPad = { ...pad, id: 'shared', draft: null, totals: [], over: false };
  return packText(JSON.stringify(sent));
}

/** The pad in the code of a link; `undefined` if the code is damaged. */
export async function padInLink(code: string): Promise<StoredPad | undefined> {
  const text = await unpackText(code, UNPACKED_MAX);
  if (text === undefined) return undefined;
  // The pad is checked like the pads of a backup.
  const rest = `"version":${BACKUP_VERSION},"at":0,"settings":{},"tables":[],"records":[]`;
  const parsed = parseBackup(`{"format":"${BACKUP}",${rest},"pads":[${text}]}`);
  return parsed.ok ? parsed.backup.pads?.[0] : undefined;
}
