// A bot player answers a question from a seat's view, within a budget and with its own random numbers.

import type { Below } from '@moonshot/rules/cards';
import {
  type Action,
  type Ask,
  type CaptureRules,
  type CaptureView,
  effectiveRules,
  type Hearts,
  type CaptureAsk as LayAsk,
  matchFor,
  type TrickAsk,
  type TrickRules,
  type TrickView,
  type View,
} from '@moonshot/rules/engine';

/** A question of a trick game. */
export interface TrickQuestion {
  readonly kind: 'tricks';
  readonly view: TrickView;
  readonly ask: TrickAsk;
  readonly rules: TrickRules;
}

/** A question of a capture game. */
export interface LayQuestion {
  readonly kind: 'commit-reveal';
  readonly view: CaptureView;
  readonly ask: LayAsk;
  readonly rules: CaptureRules;
}

export type Question = TrickQuestion | LayQuestion;

/** Limits of a player's search. Players that do not search ignore these limits. */
export interface Budget {
  readonly plays: number; // maximum number of playouts
  // returns the share of the time limit that has passed: 1 or more when the time is over
  readonly passed?: () => number;
}

/** Whether the time limit is over; always false if there is no limit. */
export const timeIsOver = (passed: Budget['passed']): boolean => passed !== undefined && passed() >= 1;

export interface BotPlayer {
  readonly name: string;
  /** Returns one of the legal answers. `below` is the player's own randomness and never that of the deal. */
  decide(question: Question, budget: Budget, below: Below): Action;
}

/** Builds a player's question from a seat's view, with rules that have the table's own match length. */
export function questionOf({ rules }: Pick<Hearts, 'rules'>, view: View, ask: Ask): Question {
  if (view.kind === 'tricks' && ask.type !== 'lay' && isTrick(rules))
    return { kind: 'tricks', view, ask, rules: lasting(effectiveRules(rules, view), view.length) };
  if (view.kind === 'commit-reveal' && ask.type === 'lay' && !isTrick(rules))
    return { kind: 'commit-reveal', view, ask, rules: lasting(rules, view.length) };
  throw new Error(`Cannot ask a player to ${ask.type}: its view is of a game of ${view.kind}`);
}

/** Maximum number of match lengths that are cached for each object of rules. */
const LENGTHS_KEPT = 16;

/**
 * Cache of rules with another match length, by rules and length. Callers get the same object again, because
 * other caches use that object as their key.
 */
const ofLengths = new WeakMap<object, Map<string, Hearts['rules']>>();

/** The rules with the chosen match length. */
function lasting<R extends Hearts['rules']>(rules: R, length: View['length']): R {
  if (length === null) return rules;
  const known: Map<string, Hearts['rules']> = ofLengths.get(rules) ?? new Map();
  ofLengths.set(rules, known);
  const name = JSON.stringify(length);
  const made = (known.get(name) as R | undefined) ?? {
    ...rules,
    sheet: { ...rules.sheet, match: matchFor(rules.sheet, length) },
  };
  known.delete(name);
  known.set(name, made); // moved to the end: the first entry is the least recently used one
  for (const oldest of known.keys()) if (known.size > LENGTHS_KEPT) known.delete(oldest);
  return made;
}

const isTrick = (rules: Hearts['rules']): rules is TrickRules => rules.sheet.kind === 'tricks';
