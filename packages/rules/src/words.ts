// The sentences about rules in each language. For those who choose a language.
export { de as notationWordsDe } from './notation/words/de.ts';
export { en as notationWordsEn, type NotationWords } from './notation/words/en.ts';
export { es as notationWordsEs } from './notation/words/es.ts';
export { fr as notationWordsFr } from './notation/words/fr.ts';
export { lazyNotationWords } from './notation/words/lazy.ts';
export { de as ruleWordsDe } from './words/de.ts';
export { andList, counted } from './words/en/cards.ts';
export { en as ruleWordsEn, type RuleWords } from './words/en.ts';
export { es as ruleWordsEs } from './words/es.ts';
export { fr as ruleWordsFr } from './words/fr.ts';
export { lazyRuleWords, lazySheetWords } from './words/lazy.ts';
export type { Catalog } from './words/sentence-inputs.ts';
export { de as sheetWordsDe } from './words/sheet/de.ts';
export { en as sheetWordsEn, type SheetWords } from './words/sheet/en.ts';
export { es as sheetWordsEs } from './words/sheet/es.ts';
export { fr as sheetWordsFr } from './words/sheet/fr.ts';
