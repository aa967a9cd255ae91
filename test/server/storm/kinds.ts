// The kinds of storms: one server or several, with people who only play or also do other things.
import { aside } from './asides.ts';
import { OWN_MIND } from './person.ts';
import { severalStorm } from './several.ts';
import { type Storm, type StormOptions, storm } from './storm.ts';

export interface Kind {
  readonly several?: boolean | undefined; // servers on one database
  readonly restless?: boolean | undefined; // people who do more than play, and want a rematch
}

const RESTLESS: StormOptions = { mind: { ...OWN_MIND, aside }, company: { games: 2 } };

/** The function that runs a storm of this kind. */
export const living =
  ({ several, restless }: Kind) =>
  (seed: number, options: StormOptions = {}): Promise<Storm> =>
    (several ? severalStorm : storm)(seed, { ...(restless && RESTLESS), ...options });
