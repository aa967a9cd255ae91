// Reads, compares, corrects and names house rules. The editor uses this module, and so do callers that check
// what players wrote.
export { TITLE_MAX } from './game/limits.ts';
export { explainGame } from './house/explain-game.ts';
export {
  baseOf,
  fieldAt,
  fieldsOf,
  type House,
  type SheetField,
  same,
  tidied,
  valueAt,
  wholeOf,
} from './house/fields.ts';
export { RULES_MAX, readHouse, writeHouse } from './house/file.ts';
export { forSeats } from './house/for-seats.ts';
export { amongAlike, looksLike } from './house/lookalikes.ts';
export { namesIn } from './house/names.ts';
export { others } from './house/others.ts';
export { problemsOf, type SheetProblem, seatsOf } from './house/problems.ts';
export { proposalsFor } from './house/proposals.ts';
export { type QueenChoice, queenChoice } from './house/queen.ts';
export { type Remark, remarksOf } from './house/remarks.ts';
export { resolved } from './house/resolved.ts';
export { gameOf, houseOfShortLink, shortLink, shortLinkIn, shortLinkText } from './house/short-link.ts';
export {
  checkTitle,
  type Titled,
  titled,
  titleOfHouse,
  untitledText,
  type WhyUntitled,
} from './house/title.ts';
export { unreadText } from './house/unread.ts';
