// Creates contests: challenges, tournaments, and the daily deal.

import type { NewChallenge, NewContest, NewTournament } from '@moonshot/protocol/server';
import { sheetOf } from '@moonshot/rules';
import { checkTitle } from '../../core/display-names.ts';
import { type ApiError, apiError } from '../../core/errors.ts';
import { newId, newSeed } from '../../core/ids.ts';
import { DAY_MS, dayAt } from '../../core/utc-days.ts';
import type { ServerContext } from '../../domain/context.ts';
import { orderProblem } from '../../domain/tables/row/orders.ts';
import type { ContestPlan, ContestRow } from '../../store/rows/contest.ts';
import type { Spender } from '../../threads/jobs/processor-budgets.ts';

export type CreateContestResult =
  | { readonly ok: true; readonly contest: ContestRow }
  | { readonly ok: false; readonly error: ApiError };

const contestFor = (
  { env }: ServerContext,
  what: Pick<ContestRow, 'kind' | 'by' | 'day' | 'plan' | 'state' | 'until'>,
): ContestRow => ({ ...what, id: newId(env), secret: newSeed(env), round: 0, at: env.nowMs() });

/**
 * Creates the plan that all tables of a contest share. Players who tie for the first place share the win. If
 * the rules choose the next dealer by the play, the player on the left deals next instead. So each deal is
 * independent of the play before it.
 */
function planFor({
  game,
  overrides,
  seats,
  deals,
}: Pick<ContestPlan, 'game' | 'overrides' | 'seats' | 'deals'>): ContestPlan {
  const sheet = sheetOf(game);
  const next = overrides['dealer.next'] ?? sheet?.dealer.next;
  const varies = next === 'loser' || next === 'taker';
  const fixed = { ...overrides, 'match.tie': 'shared', ...(varies ? { 'dealer.next': 'left' } : {}) };
  return { game, rules: sheet?.version ?? 0, overrides: fixed, seats, deals, rounds: 1 };
}

const whyNotPlanned = (
  context: ServerContext,
  { game, overrides, seats, deals }: ContestPlan,
  by: Spender,
): Promise<ApiError | undefined> => orderProblem(context, { game, overrides, length: { deals } }, seats, by);

/** Creates a contest for a player, or returns the reason for the refusal. */
export async function make(context: ServerContext, by: Spender, asked: NewContest): Promise<CreateContestResult> {
  const nowMs = context.env.nowMs();
  const titled = asked.kind === 'tournament' ? checkTitle(asked.title) : undefined;
  if (titled?.ok === false) return titled;
  const { plan, until } =
    asked.kind === 'challenge'
      ? challenge(asked, nowMs)
      : tournament({ ...asked, title: titled?.name ?? asked.title }, nowMs);
  const wrong = await whyNotPlanned(context, plan, by);
  if (wrong !== undefined) return { ok: false, error: wrong };
  const contest = contestFor(context, { kind: asked.kind, by: by.player, day: null, plan, state: 'open', until });
  const written = await context.store.contests.add(contest, context.config.limits.contestsPerPlayer);
  return written === 'written'
    ? { ok: true, contest }
    : { ok: false, error: apiError('too-many', say => say.contests) };
}

interface Asked {
  readonly plan: ContestPlan;
  readonly until: number;
}

const challenge = ({ days, ...asked }: NewChallenge, nowMs: number): Asked => ({
  plan: planFor(asked),
  until: nowMs + days * DAY_MS,
});

const MINUTE_MS = 60_000;

/**
 * Plans a tournament. With a start time, it begins then or soon after. Without one, it waits at most a week
 * for players.
 */
function tournament({ title, rounds, begins, clock, ...asked }: NewTournament, nowMs: number): Asked {
  const at = 'minutes' in begins ? nowMs + begins.minutes * MINUTE_MS : null;
  return {
    plan: {
      ...planFor(asked),
      rounds,
      tournament: { title, begins: 'players' in begins ? begins : { at: at ?? nowMs }, clock },
    },
    until: at === null ? nowMs + 7 * DAY_MS : at + DAY_MS,
  };
}

const DAILY = { game: 'ricketts', overrides: {}, seats: 4, deals: 1 };

/** The contest of the present day in UTC. The first request of a day creates it. */
export async function today(context: ServerContext): Promise<ContestRow> {
  const { env, store } = context;
  const day = dayAt(env.nowMs());
  const known = await store.contests.ofDay(day);
  if (known !== undefined) return known;
  const until = Date.parse(day) + DAY_MS;
  const plan = planFor(DAILY);
  const contest = contestFor(context, { kind: 'day', by: null, day, plan, state: 'open', until });
  await store.contests.add(contest, 1);
  return (await store.contests.ofDay(day)) ?? contest; // another request may have created the contest first
}

/** Whether the contest is over, so that new results no longer count. */
export const contestIsOver = ({ state, until }: ContestRow, nowMs: number): boolean =>
  state === 'over' || nowMs >= until;
