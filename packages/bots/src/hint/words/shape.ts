// The texts of hints and reviews that every language must have.
import type { Action, Seat } from '@moonshot/rules/engine';
import type { Reason } from '../reason.ts';

type Of<K extends Reason['kind']> = Extract<Reason, { kind: K }>;

/** Another answer, and by how many points per deal it is worse than the recommended one. */
export interface Stands {
  readonly other: string;
  readonly by: number;
}

export interface HintWords {
  /** An answer in short form: `K♠`. */
  readonly answer: (action: Action) => string;
  /** A reason as half a sentence, with a capital letter and without a full stop. */
  readonly reasons: { readonly [K in Reason['kind']]: (reason: Of<K>, name: (seat: Seat) => string) => string };
  readonly because: (reason: string, beside: string | undefined) => string;
  readonly less: (by: number, other: string) => string; // where points are bad
  readonly more: (by: number, other: string) => string; // where points are good
  /** The cost of an answer compared with the best. */
  readonly worse: (by: number, played: string) => string;
  readonly right: (played: string) => string; // no answer was clearly better
  readonly first: (played: string) => string; // every other answer was clearly worse
  readonly about: (answer: string, reason: string) => string;
  readonly these: string; // stands in a reason for cards that were just named
  readonly level: (other: string) => string;
  readonly compared: (list: readonly Stands[]) => string;
  readonly comparedMore: (list: readonly Stands[]) => string;
}
