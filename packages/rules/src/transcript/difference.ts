// Why a recorded match and its rules differ, and the texts that say so.
import type { Ask, Refusal } from '../games.ts';
import { type DifferenceWords, differences } from '../words/en/differences.ts';

/** A value that a record states and that follows from the rules as well. */
type RecordedValue = keyof DifferenceWords['values'];

/** The seats that are asked something, with their questions. */
type Asked = readonly { readonly seat: number; readonly question: Ask['type'] }[];

/** Why a recorded match and its rules differ. `act` and values are JSON, as a record has them. */
export type DifferenceReason =
  | { readonly type: 'over' } // another deal after the end of the match
  | { readonly type: 'ended'; readonly asked: Asked } // the recorded deal ends too early
  | { readonly type: 'unclaimed'; readonly seat: number }
  | { readonly type: 'unasked'; readonly seat: number; readonly act: string; readonly asked: Asked }
  | { readonly type: 'refused'; readonly seat: number; readonly act: string; readonly refusal: Refusal }
  // the rules accept an answer that they do not offer
  | { readonly type: 'unoffered'; readonly seat: number; readonly name: string }
  | { readonly type: 'legal'; readonly seat: number; readonly record: string; readonly rules: string }
  | {
      readonly type: 'value';
      readonly what: RecordedValue;
      readonly record: string;
      readonly rules: string | null; // null if there is no such value by the rules
    };

/** What a record says, and what the rules say instead. */
interface DifferenceTexts {
  readonly transcript: string;
  readonly rules: string;
}

const askedText = (asked: Asked, words: DifferenceWords): string =>
  asked.map(({ seat, question }) => words.asked(seat, question)).join(', ') || words.nobody;

/** The texts of a difference. `explain` makes a sentence from a refusal; without it the refusal is JSON. */
export function differenceTexts(
  reason: DifferenceReason,
  words: DifferenceWords = differences,
  explain: (refusal: Refusal) => string = JSON.stringify,
): DifferenceTexts {
  switch (reason.type) {
    case 'over':
      return { transcript: words.another, rules: words.over };
    case 'ended':
      return { transcript: words.ends, rules: words.goesOn(askedText(reason.asked, words)) };
    case 'unclaimed':
      return { transcript: words.unclaimed, rules: words.claims(reason.seat) };
    case 'unasked':
      return { transcript: words.acts(reason.seat, reason.act), rules: askedText(reason.asked, words) };
    case 'refused':
      return { transcript: words.acts(reason.seat, reason.act), rules: words.refused(explain(reason.refusal)) };
    case 'unoffered':
      return { transcript: words.illegal(reason.seat, reason.name), rules: words.through };
    case 'legal':
      return { transcript: words.legal(reason.seat, reason.record), rules: words.legal(reason.seat, reason.rules) };
    case 'value': {
      const say = words.values[reason.what];
      return { transcript: say(reason.record), rules: say(reason.rules ?? words.none) };
    }
  }
}
