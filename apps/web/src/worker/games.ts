// The games that the worker's tables play. Games of tricks with unchanged sheets (rules as data) are loaded
// from the start. All other games are lazy-loaded, and so is the code that checks sheets.
import { type Hearts, listedTrickGame, type Overrides, type prepare, sheetOf } from '@moonshot/rules';
import type { Spec } from '@moonshot/table';

type AllGames = typeof import('./lazy/all-games.ts');

let all: AllGames | undefined;

/** Loads all games and the code that checks sheets. */
export async function loadGames(): Promise<AllGames> {
  all ??= await import('./lazy/all-games.ts');
  return all;
}

const listed = (game: string, seats: number, overrides: Overrides): Hearts | undefined =>
  Object.keys(overrides).length === 0 ? listedTrickGame(game, seats) : undefined;

const listedFor = ({ game, version, sitters, overrides }: Spec): Hearts | undefined =>
  sheetOf(game)?.version === version ? listed(game, sitters.length, overrides) : undefined;

/** The compiled game for a sheet with overrides, or the errors that the check found in the sheet. */
export async function prepared(game: string, seats: number, overrides: Overrides): Promise<ReturnType<typeof prepare>> {
  const hearts = listed(game, seats, overrides);
  return hearts ? { ok: true, hearts } : (await loadGames()).prepare(sheetOf(game), seats, overrides);
}

/** The compiled game for the specification of a table. Rejects if this version cannot play it. */
export const heartsFor = async (spec: Spec): Promise<Hearts> => listedFor(spec) ?? (await loadGames()).heartsFor(spec);

/**
 * Like `heartsFor`, for callers that cannot wait. Call `loadGames` first: until it has finished, this
 * function throws for all games except games of tricks with unchanged sheets.
 */
export function loadedHeartsFor(spec: Spec): Hearts {
  const hearts = listedFor(spec) ?? all?.heartsFor(spec);
  if (hearts === undefined) throw new Error(`Cannot play ${spec.game}: its rules are not loaded`);
  return hearts;
}
