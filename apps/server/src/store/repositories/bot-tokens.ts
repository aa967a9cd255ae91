// Ends the tokens of outside bots. A token ends with the last session of the player who brought the bot, or
// when that player is banned or deleted.
import { changes, rows, type SqlStatements, sql } from '../sql/steps.ts';

/** The statement that makes a player's secret or a bot's token invalid. */
export const withoutSecret = (id: string) =>
  sql
    .updateTable('player')
    .set({ secret_hash: `none of ${id}` }) // a text that is not the hash of any secret
    .where('id', '=', id);

/** Ends the tokens of all bots that a player has brought. */
export function* endTokensOf(player: string): SqlStatements<void> {
  const bots = yield* rows(sql.selectFrom('player').select('id').where('brought_by', '=', player));
  for (const { id } of bots) yield* changes(withoutSecret(id));
}

/** Ends the tokens of up to `most` bots whose players have no session left. */
export function* endIdleTokens(most: number): SqlStatements<void> {
  const idle = yield* rows(
    sql
      .selectFrom('player')
      .select('id')
      .where('brought_by', 'is not', null)
      .where('secret_hash', 'not like', 'none of %')
      .where('brought_by', 'not in', sql.selectFrom('session').select('player'))
      .limit(most),
  );
  for (const { id } of idle) yield* changes(withoutSecret(id));
}

/** Closes the session with this token hash. Returns true if its player has no other open session. */
export function* closeSession(hash: string, nowMs: number): SqlStatements<boolean> {
  const one = sql.selectFrom('session').select('player').where('token_hash', '=', hash);
  const [mine] = yield* rows(one);
  if (mine === undefined) return false;
  yield* changes(sql.deleteFrom('session').where('token_hash', '=', hash));
  const open = sql.selectFrom('session').select('player').where('player', '=', mine.player);
  const others = yield* rows(open.where('until_ms', '>', nowMs).limit(1));
  if (others.length === 0) yield* endTokensOf(mine.player);
  return others.length === 0;
}
