// The link to a match with real cards. It contains the whole match, compressed in its fragment, so that it
// opens on any device.
import { BACKUP, BACKUP_VERSION, parseBackup, type StoredPad } from '@moonshot/protocol';
import { packText, unpackText } from '../../model/packed-text.ts';

/** Maximum length of a link, in characters. Messengers cut off longer ones. */
const LINK_MAX = 8000;
/** Maximum size of a match in a link, in bytes. */
const UNPACKED_MAX = 500_000;

/**
 * The link to a pad in its present state. `address` is the page's address. `undefined` if the link would be
 * too long.
 */
export async function padLink(pad: StoredPad, address: string): Promise<string | undefined> {
  const sent: StoredPad = { ...pad, id: 'shared', draft: null, totals: [], over: false };
  const link = `${address}#k/${await packText(JSON.stringify(sent))}`;
  return link.length > LINK_MAX ? undefined : link;
}

/** The pad in a link; `undefined` if the link is damaged. */
export async function padInLink(code: string): Promise<StoredPad | undefined> {
  const text = await unpackText(code, UNPACKED_MAX);
  if (text === undefined) return undefined;
  // The pad is checked like the pads of a backup.
  const rest = `"version":${BACKUP_VERSION},"at":0,"settings":{},"tables":[],"records":[]`;
  const parsed = parseBackup(`{"format":"${BACKUP}",${rest},"pads":[${text}]}`);
  return parsed.ok ? parsed.backup.pads?.[0] : undefined;
}
