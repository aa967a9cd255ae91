// What everybody may know about the state of a seat.
import type { Seat } from '@moonshot/rules';
import type { TableModel } from '../../model/model.ts';

export type SeatState = 'rest' | 'turn' | 'choosing' | 'ready';

/**
 * The state of a seat. If players choose at the same time, their choices are secret, and only whether a seat
 * has chosen is public.
 */
export function seatState({ view, pause }: TableModel, seat: Seat): SeatState {
  const { deal } = view;
  if (pause !== null) return 'rest';
  const asked = deal.asked.includes(seat);
  if (deal.phase === 'pass') return asked ? 'choosing' : 'ready';
  if (deal.phase === 'lay') return asked ? 'turn' : 'ready';
  return asked ? 'turn' : 'rest';
}
