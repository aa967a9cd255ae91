// The kinds of storms there are: with one server or several, and with people who play or who are restless as
// well.
import { aside } from './asides.ts';
import { OWN_MIND } from './person.ts';
import { severalStorm } from './several.ts';
import { type Storm, type StormOptions, storm } from './storm.ts';

export interface Kind {
  readonly several?: boolean | undefined; // servers on one database
  readonly restless?: boolean | undefined; // people who do more than play, and want another match
}

const RESTLESS: StormOptions = { mind: { ...OWN_MIND, aside }, company: { games: 2 } };

/** What lives through a storm of this kind. */
export const living =
  ({ several, restless }: Kind) =>
  (seed: number, options: StormOptions = {}): Promise<Storm> =>
    (several ? severalStorm : storm)(seed, { ...(restless && RESTLESS), ...options });
