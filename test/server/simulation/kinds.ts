// The kinds of simulations: one server or several, with people who only play or also do other things.
import { aside } from './asides.ts';
import { OWN_BEHAVIOUR } from './person.ts';
import { severalSimulation } from './several.ts';
import { type Simulation, type SimulationOptions, simulation } from './simulation.ts';

export interface Kind {
  readonly several?: boolean | undefined; // servers on one database
  readonly restless?: boolean | undefined; // people who do more than play, and want a rematch
}

const RESTLESS: SimulationOptions = { behaviour: { ...OWN_BEHAVIOUR, aside }, company: { games: 2 } };

/** The function that runs a simulation of this kind. */
export const living =
  ({ several, restless }: Kind) =>
  (seed: number, options: SimulationOptions = {}): Promise<Simulation> =>
    (several ? severalSimulation : simulation)(seed, { ...(restless && RESTLESS), ...options });
