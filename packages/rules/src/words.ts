// The English sentences about rules, and what is needed to make them in another language. Callers that choose
// a language and translations use this module.
export { suitSigns } from './cards/figures.ts';
export type { ExpectedText } from './notation/notated-match.ts';
export { en as notationWordsEn, type NotationWords } from './notation/words/en.ts';
export { andList, counted } from './words/en/cards.ts';
export { type DifferenceWords, differences as differenceWordsEn } from './words/en/differences.ts';
export { print as printWordsEn } from './words/en/print.ts';
export { en as ruleWordsEn, type RuleWords } from './words/en.ts';
export { listsIn } from './words/lists.ts';
export type {
  Catalog,
  DeckDescription,
  FreeCards,
  Instead,
  MoonDescription,
  MoonOthers,
  Needed,
  NeededCards,
  PassGroup,
  PassWay,
  PointsDescription,
  Removed,
  Standing,
  TotalChange,
  VoidRule,
  WinRule,
} from './words/sentence-inputs.ts';
export { en as sheetWordsEn, type SheetWords } from './words/sheet/en.ts';
