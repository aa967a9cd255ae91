// The text size of the page: the person's setting together with the font size of their browser.
import { CHOICES, type Settings } from '../model/model.ts';

/** The font size to which every browser is set at first, in CSS pixels. */
const USUAL_PX = 16;
/** Smaller differences from the usual font size need no other layout. */
const LARGE = 1.125;

/** The smallest screen that is laid out as it is: its shorter and its longer side. */
const SCREEN_SIZE_MIN = [320, 568] as const;
/** A screen that is smaller by this factor is one that a person has enlarged, and not just a small phone. */
const ENLARGED = 1.25;

type Text = Settings['text'];
type Sides = readonly [width: number, height: number];

interface TextSize {
  /** The size for which the screens are laid out. */
  readonly text: Text;
  /** By how much text is larger than in the usual setting and browser. */
  readonly factor: number;
  /** Whether text has its usual size, but the screens are laid out for larger text. */
  readonly enlarged: boolean;
  /** By how much the browser enlarges text already: 1 if it does not. */
  readonly browser: number;
}

/** By how much a page is enlarged, judged by its size in CSS pixels; 1 if it is not. */
function enlargedBy(sides: Sides): number {
  const factor = Math.max(SCREEN_SIZE_MIN[0] / Math.min(...sides), SCREEN_SIZE_MIN[1] / Math.max(...sides));
  return factor >= ENLARGED ? factor : 1;
}

/**
 * The text size for this setting and a browser whose font size is `px` CSS pixels and whose window has these
 * sides. Text is at most as large as the largest setting, because the screens are made for that. In an
 * enlarged page text keeps its size, and the screens are laid out for as little text as fits there.
 */
export function textSize(setting: Text, px: number, sides: Sides): TextSize {
  const font = px / USUAL_PX >= LARGE ? px / USUAL_PX : 1;
  const zoom = enlargedBy(sides);
  const percent = Number(setting) * font * zoom;
  const text = CHOICES.text.find(choice => Number(choice) >= percent) ?? '200';
  const largest = Number(text) / 100;
  const factor = zoom === 1 ? largest : Math.min(largest, (Number(setting) / 100) * font);
  return { text, factor, enlarged: factor === 1 && text !== '100', browser: font };
}
