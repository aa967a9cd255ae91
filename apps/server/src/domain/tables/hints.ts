// Hints for a player, computed only from the cards and events that the player's seat may see.
import { isDeepStrictEqual } from 'node:util';
import { comparedText, whyText } from '@moonshot/bots/hint';
import type { HeartsGame } from '@moonshot/rules';
import { hintSentence, isCounted } from '@moonshot/table';
import { type ApiError, apiError } from '../../core/errors.ts';
import { HINT_MS } from '../../threads/bots/server-bots.ts';
import type { LiveTable, Subscriber } from './live.ts';
import { runnerOf } from './match/matches.ts';
import { namesFor, viewerOf } from './project.ts';
import type { TableRegistry } from './registry.ts';
import { FIXED } from './row/changes.ts';

const NO_HINTS = apiError('not-allowed', say => say.ratedHints);
const NOT_ASKED = apiError('not-now', say => say.noHint);
const TOO_MANY = apiError('busy', say => say.hint);

/**
 * Sends the player the best answer and the reason for it. A search thread computes the hint, so that no
 * other client has to wait.
 */
export async function hint(
  tables: TableRegistry,
  live: LiveTable,
  { client }: Subscriber,
): Promise<ApiError | undefined> {
  if (live.row.deals !== undefined) return FIXED;
  const runner = await runnerOf(tables.matchDeps, live);
  if (runner === undefined) return NOT_ASKED;
  const { hearts } = runner;
  const state = runner.state();
  if (isCounted(state.spec)) return NO_HINTS;
  const seat = viewerOf(state, client.player);
  const game: HeartsGame = hearts.game;
  const ask = seat === 'watcher' ? undefined : game.ask(state.game, seat);
  if (seat === 'watcher' || ask === undefined) return NOT_ASKED;
  const view = game.view(state.game, seat);
  tables.context.budgets.spend(client, HINT_MS);
  const advice = await tables.context.thinkers.advise?.({ table: live.id, hearts, view, ask });
  if (advice === undefined) return TOO_MANY;
  // The player has answered while the hint was computed, so the hint is out of date.
  if (!isDeepStrictEqual(game.ask(runner.state().game, seat), ask)) return NOT_ASKED;
  const words = client.words();
  const { table, hints } = words;
  const names = namesFor(live, state, words);
  const what = hintSentence(table.hint, advice.action, names, seat);
  const why = whyText(hints, advice, one => names[one] ?? String(one));
  const compared = comparedText(hints, advice) ?? null;
  client.send({ type: 'hint', action: advice.action, sentence: `${what} ${why}`, compared, quiet: false });
  return undefined;
}
