// Portraits of players. Bots have names of celestial bodies, each with a picture of its kind and a colour.

import { NAMELESS } from '@moonshot/i18n';

export type Kind = 'craters' | 'comet' | 'star' | 'rings';

interface Body {
  readonly name: string;
  readonly kind: Kind;
  readonly hue: string;
}

// Text on each of these colours has a contrast of at least 6:1.
const BODIES: readonly Body[] = [
  { name: 'Tycho', kind: 'craters', hue: '#9DB9DC' },
  { name: 'Vega', kind: 'star', hue: '#B8C77C' },
  { name: 'Halley', kind: 'comet', hue: '#8FC7B6' },
  { name: 'Kepler', kind: 'rings', hue: '#C8A8CF' },
  { name: 'Io', kind: 'craters', hue: '#E6C27E' },
  { name: 'Mira', kind: 'star', hue: '#E39A97' },
  { name: 'Encke', kind: 'comet', hue: '#D8B48C' },
  { name: 'Titan', kind: 'rings', hue: '#E6C27E' },
  { name: 'Rhea', kind: 'craters', hue: '#8FC7B6' },
  { name: 'Rigel', kind: 'star', hue: '#9DB9DC' },
  { name: 'Biela', kind: 'comet', hue: '#C8A8CF' },
  { name: 'Juno', kind: 'rings', hue: '#E39A97' },
  { name: 'Ceres', kind: 'craters', hue: '#B8C77C' },
];

/** Further stars after which servers name their bots. */
const STARS = 'Altair Maia Deneb Spica Castor Electra Pollux Capella Sirius Lyra Antares'.split(' ');

export const HUES = ['#E39A97', '#C8A8CF', '#B8C77C', '#9DB9DC', '#8FC7B6', '#E6C27E', '#D8B48C'];
const OWN_HUE = '#F4E7C5';

export const BOT_NAMES: readonly string[] = BODIES.map(body => body.name);

/** How a player is pictured: a celestial body, or the first letter of the name on a moon. */
export interface Portrait {
  readonly kind: Kind | 'letter';
  readonly hue: string;
  readonly letter: string;
}

const sum = (name: string): number => [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);

/** The portrait of a player. The own one has no letter as long as the person has no name. */
export function portrait(name: string, own: boolean): Portrait {
  const body = own ? undefined : BODIES.find(one => one.name === name);
  const hue = own ? OWN_HUE : (body?.hue ?? HUES[sum(name) % HUES.length] ?? OWN_HUE);
  const kind = !own && STARS.includes(name) ? 'star' : 'letter';
  const isNameless = own && NAMELESS.includes(name);
  return { kind: body?.kind ?? kind, hue, letter: isNameless ? '' : ([...name.toUpperCase()][0] ?? '') };
}
