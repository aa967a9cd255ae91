// What a seat is doing, as everybody may know it.
import type { Seat } from '@moonshot/rules/game/seat';
import type { Table } from '../model/model.ts';

export type SeatState = 'rest' | 'turn' | 'choosing' | 'ready';

/** Simultaneous choices are made unseen: only who is ready is known. */
export function seatState({ view, pause }: Table, seat: Seat): SeatState {
  const { deal } = view;
  if (pause !== null) return 'rest';
  const asked = deal.asked.includes(seat);
  if (deal.phase === 'pass') return asked ? 'choosing' : 'ready';
  if (deal.phase === 'lay') return asked ? 'turn' : 'ready';
  return asked ? 'turn' : 'rest';
}
