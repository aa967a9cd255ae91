// The compiled game of a table. The table's spec names a sheet (the rules as data) by id and version, so that
// the rules stay the same for the whole match.
import { type Hearts, heartsOf, sheetOf } from '@moonshot/rules';
import type { Spec } from './state.ts';

/** Maximum number of compiled games in the cache. The least recently used game is evicted. */
const SHARED_MAX = 32;

const shared = new Map<string, Hearts>();

/**
 * The compiled game of a table's spec. Throws if this program has no such sheet, or another version of it.
 */
export function heartsFor(spec: Spec): Hearts {
  const key = JSON.stringify([spec.game, spec.version, spec.sitters.length, spec.overrides]);
  const hearts = shared.get(key) ?? compiled(spec);
  shared.delete(key); // `set` then adds the game at the end, so that the least recently used comes first
  shared.set(key, hearts);
  const [oldest] = shared.keys();
  if (shared.size > SHARED_MAX && oldest !== undefined) shared.delete(oldest);
  return hearts;
}

function compiled(spec: Spec): Hearts {
  const sheet = sheetOf(spec.game);
  if (sheet === undefined || sheet.version !== spec.version)
    throw new Error(
      `Cannot play ${spec.game}@${spec.version}: ${sheet === undefined ? 'there is no such game' : `its rules here are version ${sheet.version}`}`,
    );
  return heartsOf(sheet, spec.sitters.length, spec.overrides);
}
