// What this device shows in living-room play instead of the usual screens: the big screen or a hand.
import type { Model } from '../../model/model.ts';
import { dealIsOver } from '../../model/play/standing.ts';
import type { LivingPart, Online } from '../../online/state.ts';

/**
 * The big screen is shown until its table is left. A hand is shown only while cards are played;
 * before and after a deal the phone shows the waiting room and the scores.
 */
export function livingPart(
  { part, want, facts }: Online,
  { table, panel }: Pick<Model, 'table' | 'panel'>,
): LivingPart | null {
  if (want === null || facts === null) return null;
  if (part !== 'hand') return part;
  return table === null || panel === 'scores' || dealIsOver(table.view) ? null : part;
}
