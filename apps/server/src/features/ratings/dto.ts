// The facts shown about ratings: a player's history, leaderboards, the changes made by a match, and the
// players of a table.

import type { Language } from '@moonshot/i18n';
import type { BoardAnswer, MovedFacts, PlayerRatingFacts, TableRatingsAnswer } from '@moonshot/protocol/server';
import { namesIn } from '../../core/display-names.ts';
import { SPOKEN } from '../../core/languages.ts';
import { shownRating, UNRATED } from '../../core/plackett-luce.ts';
import type { ServerContext } from '../../domain/context.ts';
import { rankAmong } from '../../store/repositories/rank-among.ts';
import { rulesKey } from '../../store/repositories/rated-match.ts';
import type { TableRow } from '../../store/store.ts';
import { changesOf } from './changes.ts';
import { isChanged, ratedTitle } from './titles.ts';

/** A player's ratings for display. Those with the most matches come first. */
export async function ratingsOf(
  { store, config }: ServerContext,
  player: string,
  language: Language,
): Promise<readonly PlayerRatingFacts[]> {
  const [ratings, steps] = [
    await store.results.ratings(player),
    await store.results.steps(player, config.limits.ratingSteps),
  ];
  return ratings.map(({ rules: { key, game }, matches, at, ...known }) => ({
    ...{ rules: key, game, title: ratedTitle({ game, key }, language), matches, at },
    ...shownRating(known),
    steps: steps.flatMap(step =>
      step.rules === key ? [{ match: step.match, at: step.at, ...shownRating(step.after) }] : [],
    ),
  }));
}

/**
 * The leaderboard of the rules with this key. By default, these are the rules with the most rated players.
 */
export async function boardOf(
  context: ServerContext,
  wanted: string | undefined,
  language: Language,
): Promise<BoardAnswer> {
  const { store, config } = context;
  const { boardMatches, boardPlayers, boardRules } = config.limits;
  const boards = (await store.results.ratedBy(boardRules)).map(({ rules: { key, game }, players }) => ({
    ...{ rules: key, game, title: ratedTitle({ game, key }, language), players },
  }));
  const rules = wanted ?? boards[0]?.rules ?? null;
  const best = rules === null ? [] : await store.results.best(rules, boardMatches, boardPlayers);
  const nameOf = namesIn(await store.players.names(best.map(({ player }) => player)), SPOKEN[language].gone);
  return {
    boards,
    rules,
    ...(rules !== null && isChanged(rules) && { changes: await changesOf(context, rules, language) }),
    matchesLeast: boardMatches,
    best: best.map(({ player, matches, ...known }, i) => {
      return { place: i + 1, player, name: nameOf(player), ...shownRating(known), matches };
    }),
  };
}

/** How a match changed the ratings of its players who still exist. Empty if the match was not rated. */
export async function ratingChanges(
  { store }: ServerContext,
  match: string,
  gone: string,
): Promise<readonly MovedFacts[]> {
  const steps = await store.results.moved(match);
  const nameOf = namesIn(await store.players.names(steps.map(({ player }) => player)), gone);
  return rankAmong(steps).map(({ player, rank, whyLast, before, after }) => ({
    ...{ player, name: nameOf(player), rank },
    // if all players left, they share rank 1 and nobody is last
    ...(whyLast !== undefined && rank > 1 && { whyLast }),
    ...{ before: shownRating(before), after: shownRating(after) },
  }));
}

/** The ratings of a table's players by the table's rules. */
export async function ratingsAt({ store }: ServerContext, row: TableRow): Promise<TableRatingsAnswer> {
  const key = rulesKey({ game: row.game, version: row.rules, overrides: row.overrides });
  const people = row.seats.flatMap(seat => (seat.kind === 'person' && !seat.broughtBy ? [seat.player] : []));
  const ratings = people.map(async player => {
    const own = (await store.results.ratings(player)).find(({ rules }) => rules.key === key);
    return { player, ...shownRating(own ?? UNRATED), matches: own?.matches ?? 0 };
  });
  return { ratings: await Promise.all(ratings) };
}
