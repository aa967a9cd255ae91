// The link to a match with real cards: all of it, compressed in the fragment, so that it opens anywhere.
import { BACKUP, BACKUP_VERSION, parseBackup, type StoredPad } from '@moonshot/protocol';
import { packText, unpackText } from '../../model/packed-text.ts';

/** Maximum length of a link. Messengers cut longer ones. */
const LINK_MAX = 8000;
/** Maximum size of a match in a link, in bytes. */
const UNPACKED_MAX = 500_000;

/** The link, below the page's address, to a pad as it is now; `undefined` if it is too long. */
export async function padLink(pad: StoredPad, address: string): Promise<string | undefined> {
  const sent: StoredPad = { ...pad, id: 'shared', draft: null, totals: [], over: false };
  const link = `${address}#k/${await packText(JSON.stringify(sent))}`;
  return link.length > LINK_MAX ? undefined : link;
}

/** The pad of a link; `undefined` if the link is damaged. */
export async function padInLink(code: string): Promise<StoredPad | undefined> {
  const text = await unpackText(code, UNPACKED_MAX);
  if (text === undefined) return undefined;
  // A pad is checked as one of a backup is.
  const rest = `"version":${BACKUP_VERSION},"at":0,"settings":{},"tables":[],"records":[]`;
  const parsed = parseBackup(`{"format":"${BACKUP}",${rest},"pads":[${text}]}`);
  return parsed.ok ? parsed.backup.pads?.[0] : undefined;
}
