// What the page does outside of itself: a text to the clipboard, a file to the disk, a picture to whoever it
// is shared with.
import { dayAt } from './day.ts';
import type { Sent } from './message.ts';
import type { Outside, Table } from './model.ts';

/** Sends something out of the page; what came of it, or undefined where the person changed their mind. */
export async function sendOut(sent: Sent): Promise<Outside | undefined> {
  switch (sent.type) {
    case 'save-file':
      return saveBackup(sent.text);
    case 'copy':
      return copyText(sent.text);
    case 'share':
      return sharePicture(sent.table, sent.text);
  }
}

/**
 * Copies a text; where the clipboard is closed, by the older way of choosing it and copying what is chosen.
 */
async function copyText(text: string): Promise<Outside> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return copiedAsChosen(text) ? 'copied' : 'not-copied';
  }
}

function copiedAsChosen(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

/** Saves a file under this name where the browser keeps downloads. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
}

/** A browser may begin to read a file only some time after it was told to. */
const RELEASE_MS = 60_000;

const today = (): string => dayAt(new Date());

function saveBackup(text: string): Outside {
  saveFile(`moonshot-${today()}.json`, new Blob([text], { type: 'application/json' }));
  return 'backup-saved';
}

/** Shares the score sheet as a picture, or saves it where the browser cannot share. */
async function sharePicture(table: Table, text: string): Promise<Outside | undefined> {
  try {
    const { pictureOf } = await import('../screens/share-picture.ts');
    const picture = await pictureOf(table);
    const file = new File([picture], `moonshot-${today()}.png`, { type: picture.type });
    if (!(navigator.canShare?.({ files: [file] }) ?? false)) {
      saveFile(file.name, file);
      return 'picture-saved';
    }
    await navigator.share({ files: [file], text });
    return undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? undefined : 'no-picture';
  }
}
