// The text size of the page: the person's setting together with the font size of their browser.
import { CHOICES, type Settings } from '../model/model.ts';

/** The font size to which every browser is set at first, in CSS pixels. */
const USUAL_PX = 16;
/** Smaller differences from the usual font size need no other layout. */
const LARGE = 1.125;

type Text = Settings['text'];

interface TextSize {
  /** The size for which the screens are laid out. */
  readonly text: Text;
  /** By how much the browser enlarges text already: 1 if it does not. */
  readonly browser: number;
}

/**
 * The text size for this setting and a browser whose font size is `px` CSS pixels. Text is at most as large
 * as the largest setting, because the screens are made for that.
 */
export function textSize(setting: Text, px: number): TextSize {
  const browser = px / USUAL_PX >= LARGE ? px / USUAL_PX : 1;
  const percent = Number(setting) * browser;
  const text = CHOICES.text.find(choice => Number(choice) >= percent) ?? '200';
  return { text, browser };
}
