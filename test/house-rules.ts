// House rules that are played for a whole match each: on the page, in the terminal and on a server.
import type { Length, Overrides } from '@moonshot/rules';
import type { House } from '@moonshot/rules/house';
import { TOGGLED } from './laws/cast.ts';
import type { Part } from './laws/part.ts';

export const HOUSE_RULES = TOGGLED;

const lengthFields = (length: Length): Overrides =>
  'deals' in length
    ? { 'match.kind': 'deals', 'match.deals': length.deals, 'match.offer': [length.deals] }
    : { 'match.limit': length.target, 'match.offer': [length.target] };

/** The rules for one number of seats, with the length of the match. */
export function houseOf({ game, seats, overrides, length }: Part): House {
  const others = Object.entries(overrides).filter(([path]) => path !== 'seats' && !path.startsWith('seats.'));
  const alone = { name: 'Sunday table', seats: { min: seats, max: seats, best: seats } };
  return { base: game, overrides: { ...Object.fromEntries(others), ...(length && lengthFields(length)), ...alone } };
}
