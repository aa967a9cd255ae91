// Effects outside the page: copying a text, saving a file, sharing a picture.
import { dayAt } from '../model/calendar/day.ts';
import type { Sent } from '../model/message.ts';
import type { EffectResult } from '../model/model.ts';
import { saveFile } from '../ui/save-file.ts';

/**
 * Copies, saves or shares something. Resolves to the result, or to `undefined` if the person has cancelled.
 */
export async function sendOut(sent: Sent): Promise<EffectResult | undefined> {
  switch (sent.type) {
    case 'save-file':
      return saveBackup(sent.text);
    case 'copy':
      return copyText(sent.text);
    case 'share':
      return sharePicture(sent);
  }
}

/** Copies a text. If the clipboard API is missing or fails, the text is selected and copied instead. */
async function copyText(text: string): Promise<EffectResult> {
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
  field.className = 'visually-hidden';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

const today = (): string => dayAt(new Date());

function saveBackup(text: string): EffectResult {
  saveFile(`moonshot-${today()}.json`, new Blob([text], { type: 'application/json' }));
  return 'backup-saved';
}

/** Shares the score sheet as a picture. If the browser cannot share files, the picture is downloaded. */
async function sharePicture({ picture, text }: Extract<Sent, { type: 'share' }>): Promise<EffectResult | undefined> {
  try {
    const { pngOf } = await import('../ui/pictures/draw-score-picture.ts');
    const png = await pngOf(picture);
    const file = new File([png], `moonshot-${today()}.png`, { type: png.type });
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
