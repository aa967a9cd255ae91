// The game of a table: its spec pins a sheet by id and version for the whole match.
import { type Hearts, heartsOf, sheetOf } from '@moonshot/rules';
import type { Spec } from './state.ts';

/** Maximum number of compiled games in the cache. The least recently used is evicted. */
const SHARED_MAX = 32;

const shared = new Map<string, Hearts>();

/** The game that a table's spec pins. Throws if the sheet's version is unknown. */
export function heartsFor(spec: Spec): Hearts {
  const key = JSON.stringify([spec.game, spec.version, spec.sitters.length, spec.overrides]);
  const hearts = shared.get(key) ?? compiled(spec);
  shared.delete(key); // moves the newest entry to the end
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
