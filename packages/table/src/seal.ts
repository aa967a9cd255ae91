// Where a table's chance comes from: one secret, and from it a seed for the cut and for each deal.
import { dealSeed, derived, type Seed, seedOf } from '@moonshot/rules/cards/chance';
import type { Owed } from '@moonshot/rules/game/game';
import type { State } from './state.ts';

const SECRET = /^[0-9a-f]{64}$/;

/** Whether a text can be a table's secret: 32 bytes as hexadecimal digits. */
export const isSecret = (text: string): boolean => SECRET.test(text);

/** The seed for what the game owes. A deal's is framed as the sealed deal's, without secrets from the seats. */
export function seedFor({ id, spec, secret, game }: State, owed: Owed): Seed {
  const deal = game.results.length + 1;
  const own = seedOf(secret);
  if (owed !== 'deal') return derived(own, `${owed} ${deal}`);
  return dealSeed({
    server: derived(own, `deal ${deal}`),
    match: id,
    deal,
    rules: `${spec.game}@${spec.version}`,
    seats: spec.sitters.map(() => new Uint8Array(0)),
  });
}
