// The colours of the players in a chart.
import { HUES, portrait } from '../portraits.ts';

/**
 * A colour for each player of a chart. It is the colour of the player's portrait, or an unused one if that is
 * taken and others are left.
 */
export function huesOf(names: readonly string[]): readonly string[] {
  const hues: string[] = [];
  for (const name of names) {
    const { hue } = portrait(name, false);
    hues.push(hues.includes(hue) ? (HUES.find(one => !hues.includes(one)) ?? hue) : hue);
  }
  return hues;
}
