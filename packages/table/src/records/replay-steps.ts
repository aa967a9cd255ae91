// The steps of a match for its replay on the screen. Each step has every hand and the cards on the table.

import type { ReplayCard, ReplayDeal, ReplayStep } from '@moonshot/protocol';
import type { Event as GameEvent, State as GameState, Hearts } from '@moonshot/rules';
import type { LoggedEvent } from './notation.ts';

/** The steps of one deal that have been collected so far. The lists grow with each event. */
interface Draft {
  readonly steps: (ReplayStep & { readonly at: number })[]; // `at`: the index of the step's event in the log
  readonly answers: number[]; // the log indexes of events that a seat's answer caused
}

/** The steps of every complete deal. */
export function dealsOf({ game }: Hearts, standing: readonly LoggedEvent[]): readonly ReplayDeal[] {
  const deals: ReplayDeal[] = [];
  let state: GameState | undefined;
  let draft: Draft = { steps: [], answers: [] };
  for (const { at, event } of standing) {
    const before = state;
    state = game.evolve(before, event);
    if (event.type === 'dealt') draft = { steps: [], answers: [] };
    // an event that does not follow automatically from the state before counts as an answer of a seat
    if (before !== undefined && game.follow(before) === undefined) draft.answers.push(at);
    if (before !== undefined) addStep(draft, state, event, at);
    if (event.type === 'scored') deals.push(dealOf(draft, event.result));
  }
  return deals;
}

const dealOf = ({ steps, answers }: Draft, { deal, points, totals }: Omit<ReplayDeal, 'steps'>): ReplayDeal => ({
  deal,
  points,
  totals,
  steps: steps.map(({ at, ...step }) => ({ ...step, fork: answers.find(answer => answer > at) ?? null })),
});

const HOW = {
  dealt: 'dealt',
  exchanged: 'passed',
  exposed: 'charged',
  bid: 'bid',
  opening: 'opening',
  played: 'played',
  revealed: 'bout',
  buried: 'buried',
  chose: 'moon',
  scored: 'scored',
} as const;

function addStep(draft: Draft, state: GameState, event: GameEvent, at: number): void {
  if (event.type === 'taken') fill(draft, event.seat);
  if (!(event.type in HOW)) return;
  const lying = lyingIn(state, event);
  draft.steps.push({
    at,
    kind: HOW[event.type as keyof typeof HOW],
    seat: 'seat' in event ? event.seat : null,
    bid: event.type === 'bid' ? event.bid : null,
    trick: 'tricks' in state ? state.tricks.length + Math.sign(lying.length) : state.bouts.length,
    hands: state.hands,
    lying,
    winner: event.type === 'revealed' ? event.winner : null,
    fork: null,
  });
}

/** Adds the seat that took the trick to the step of the trick's last card. */
function fill({ steps }: Draft, seat: number): void {
  const last = steps.pop();
  if (last !== undefined) steps.push({ ...last, winner: seat });
}

function lyingIn(state: GameState, event: GameEvent): readonly ReplayCard[] {
  if ('tricks' in state) return state.trick.plays;
  if (event.type !== 'revealed') return [];
  return (state.bouts.at(-1)?.laid ?? []).map(({ top, bottom }, seat) => ({ seat, card: top, under: bottom }));
}
