// Reads rules that every trick game has. No field of a sheet (the rules of a game as data) states them.
import { fact, firstOf, type Pattern } from '../facts.ts';

/** The names of the rules that hold in every trick game. No field of a sheet has these names. */
export const COMMON_RULES = ['following', 'winning'] as const;

const FOLLOWING: readonly Pattern[] = [
  [
    /\b(?:must|ha(?:s|ve) to|should)(?! not| never)\b[^.;]{0,40}\b(?:follow\b(?! (?:a|the|that) )|follow (?:the )?suit\b|same suit\b|suit (?:that was |that is |which was )?led\b|led suit\b|(?:cards?|1) of that suit\b)|^(?:\w+: )?follow suit\b|\bmust match (?:the|that) suit\b/,
    () => [fact('following', true)],
  ],
];

const WINNING: readonly Pattern[] = [
  [
    /\bhigh(?:est)?(?:-ranking)?(?: card)?\b[^.;]{0,12}\b(?:of|in) (?:the|that) (?:suit|led suit|lead suit)\b|\bhighest card\b[^.;]{0,30}\b(?:wins|takes|gets) (?:the|that|a) trick\b|\b(?:trick )?winner (?:then )?(?:leads|starts|begins|opens)\b|\bwin(?:s|ner of) (?:the|a) trick\b[^.;]{0,12}\bleads (?:to )?the next\b/,
    () => [fact('winning', true)],
  ],
];

export const commonReaders = [firstOf(FOLLOWING), firstOf(WINNING)];
