// The colours of the players in a chart.
import { HUES, portrait } from '../portraits.ts';

/**
 * A colour for each player of a chart. It is the colour of the player's portrait. If that colour is taken, it
 * is an unused colour, as long as there is one.
 */
export function huesOf(names: readonly string[]): readonly string[] {
  const hues: string[] = [];
  for (const name of names) {
    const { hue } = portrait(name, false);
    hues.push(hues.includes(hue) ? (HUES.find(one => !hues.includes(one)) ?? hue) : hue);
  }
  return hues;
}
