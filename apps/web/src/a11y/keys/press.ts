// A key press in normalized form: letters are lower case, and holding Alt does not change a letter.

export interface KeyPress {
  readonly key: string; // for example `h`, `1`, `Enter`, `ArrowLeft`, ` `
  readonly alt: boolean;
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly again: boolean; // auto-repeat of a held key
}

interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
}

const LETTER = /^[a-z0-9?]$/;
const CODE = /^(?:Key|Digit)([A-Z0-9])$/;

/**
 * Normalizes a key event. On keyboards where Alt changes a letter, the key's position gives the letter
 * without Alt.
 */
export function pressOf({ key, code, altKey, ctrlKey, metaKey, shiftKey, repeat }: Pressed): KeyPress {
  const small = key.length === 1 ? key.toLowerCase() : key;
  const moved = altKey && !LETTER.test(small);
  const placed = code === 'Slash' && shiftKey ? '?' : (CODE.exec(code)?.[1]?.toLowerCase() ?? small);
  return {
    key: moved ? placed : small,
    alt: altKey,
    ctrl: ctrlKey || metaKey,
    shift: shiftKey,
    again: repeat,
  };
}
