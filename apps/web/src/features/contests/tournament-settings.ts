// The settings of a new tournament besides its game and seats.
import type { NewTournament } from '@moonshot/protocol/server';

export type TournamentForm = Omit<NewTournament, 'kind' | 'game' | 'overrides' | 'seats'>;
