// What is asked for of a new tournament beside its game and seats.
import type { NewTournament } from '@moonshot/wire/online/contests';

export type Wanted = Omit<NewTournament, 'kind' | 'game' | 'overrides' | 'seats'>;
