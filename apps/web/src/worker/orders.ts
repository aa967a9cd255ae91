// What is ordered when a table is opened: whether it can be had, and what the table is then to be.
import { checkLength } from '@moonshot/rules/game/head';
import type { Seat } from '@moonshot/rules/game/seat';
import { prepare, sentenceOf, sheetOf } from '@moonshot/rules/games';
import type { Spec } from '@moonshot/table/state';
import type { Order } from '@moonshot/wire';
import { isPlayer } from './thinkers.ts';
import type { WorkerWords } from './words/en.ts';

/** Why there can be no such table, in half a sentence; undefined where there can. */
export function whyNotOpened(
  { game, overrides, length, sitters }: Order,
  seat: Seat,
  { trouble: say }: WorkerWords,
): string | undefined {
  const prepared = prepare(sheetOf(game), sitters.length, overrides);
  const stranger = sitters.find(sitter => sitter.kind === 'bot' && !isPlayer(sitter.player));
  if (sheetOf(game) === undefined) return say.noSuchGame(game);
  if (!prepared.ok) return prepared.errors.map(sentenceOf).join('; ');
  const [reached] = length === null ? [] : checkLength(prepared.hearts.sheet, length);
  if (reached !== undefined) return sentenceOf(reached);
  if (stranger?.kind === 'bot') return say.noSuchPlayer(stranger.player);
  return sitters[seat]?.kind === 'person' ? undefined : say.nobody;
}

/** The order with the version of the rules that hold now. */
export const specOf = ({ game, overrides, length, sitters }: Order): Spec => ({
  game,
  version: sheetOf(game)?.version ?? 0,
  overrides,
  length,
  sitters,
});
