// The sentences that the server says by itself; the rules say the rest, in each reader's language.
import type { Refusal } from '@moonshot/table/decide';

/** Why the table refused what no rule of the game refuses. */
export const REFUSALS: Readonly<Record<Exclude<Refusal['type'], 'game'>, string>> = {
  'no-such-seat': 'There is no such seat at this table.',
  'not-yet': 'The next deal is not due yet.',
  'nothing-to-undo': 'There is nothing to take back: you have done nothing in this deal yet.',
  'not-alone': 'Others play at this table, and taking back would take their plays too.',
  'not-proved': 'That is not certain yet: a card that is still out may change it.',
  'not-owed': 'The table does not wait for that now.',
  'not-sealing': 'The seal of this deal does not take that, or not any more.',
  'mid-deal': 'A seat can be taken between deals only.',
  'seat-taken': 'Somebody sits there already.',
  'sits-already': 'You sit at this table already.',
  'not-seated': 'You do not sit there.',
  paused: 'The table is paused.',
  over: 'The match is over.',
};

export const STEP_BEHIND = 'The page was a step behind the table, so nothing was played. Try again.';
