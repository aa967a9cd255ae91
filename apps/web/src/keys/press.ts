// A key as it was pressed, without the browser's event: letters are small, and Alt does not change them.

export interface Press {
  readonly key: string; // `h`, `1`, `Enter`, `ArrowLeft`, ` `
  readonly alt: boolean;
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly again: boolean; // it is held down, and repeats
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

/** Where Alt makes another sign of a letter, the place of the key says which letter it is. */
export function pressOf({ key, code, altKey, ctrlKey, metaKey, shiftKey, repeat }: Pressed): Press {
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
