// Colours and weights for the terminal. They are on only if the terminal supports them and the user has not
// declined them.

let on = false;

/**
 * Whether to use colour: the terminal supports it or FORCE_COLOR is set, and the user has not declined it.
 */
export function wantsColour(declined: boolean): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (declined || (NO_COLOR !== undefined && NO_COLOR !== '')) return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '' && FORCE_COLOR !== '0') return true;
  return process.stdout.isTTY === true && TERM !== 'dumb';
}

/** Switches all colours on or off. They are off at first. */
export function inkOn(wanted: boolean): void {
  on = wanted;
}

const style =
  (open: number, close: number) =>
  (text: string): string =>
    on && text !== '' ? `\u001b[${open}m${text}\u001b[${close}m` : text;

export const ink = {
  bold: style(1, 22),
  dim: style(2, 22),
  red: style(91, 39),
  green: style(32, 39),
  blue: style(94, 39),
  yellow: style(33, 39),
  reverse: style(7, 27),
} as const;
