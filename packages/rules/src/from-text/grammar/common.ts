// Reads rules that every trick game has. No field of a sheet (the rules of a game as data) states them.
import { fact, firstOf, type Pattern } from '../facts.ts';

/** The names of the rules that hold in every trick game. No field of a sheet has these names. */
export const COMMON_RULES = ['following', 'winning', 'dealing'] as const;

const FOLLOWING: readonly Pattern[] = [
  [
    /\b(?:must|ha(?:s|ve) to|should|obligatory to)(?! not| never)\b[^.;]{0,40}\b(?:follow\b(?! (?:a|the|that) )|follow (?:the )?suit\b|same suit\b|suit (?:that was |that is |which was )?led\b|led suit\b|(?:cards?|1) of that suit\b)|^(?:\w+: )?follow suit\b|\bmust match (?:the|that) suit\b/,
    () => [fact('following', true)],
  ],
];

const WINNING: readonly Pattern[] = [
  [
    /\bhigh(?:est)?(?:-ranking)?(?: card)?\b[^.;]{0,12}\b(?:of|in) (?:the|that) (?:suit|led suit|lead suit)\b|\bhighest card\b[^.;]{0,30}\b(?:wins|takes|gets) (?:the|that|a) trick\b|\b(?:trick )?winner (?:then )?(?:leads|starts|begins|opens)\b|\bwin(?:s|ner of) (?:the|a) trick\b[^.;]{0,12}\bleads (?:to )?the next\b/,
    () => [fact('winning', true)],
  ],
];

/** All cards are dealt, if a sentence does not say otherwise. */
const DEALING: readonly Pattern[] = [
  [
    /^(?:then )?(?:the |your )?(?:\w+ )?deals? (?:out )?(?:all|the whole|the entire)\b[^.,;]{0,16}\b(?:cards|pack|deck)\.?$|\b(?:all (?:the |52 )?cards are|(?:whole|entire|full) (?:pack|deck) is) dealt(?: out)?\.?$|^(?:everybody|everyone|each player|each person|you) gets? 13(?: cards)?\.?$|^cards each: 13$|^13 cards each\.?$/,
    () => [fact('dealing', true)],
  ],
];

export const commonReaders = [firstOf(FOLLOWING), firstOf(WINNING), firstOf(DEALING)];
