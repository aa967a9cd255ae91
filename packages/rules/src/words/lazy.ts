// The words of each language, loaded when they are called for.

/** The sentences about the rules. */
export const lazyRuleWords = {
  en: () => import('./en.ts').then(({ en }) => en),
  de: () => import('./de.ts').then(({ de }) => de),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  es: () => import('./es.ts').then(({ es }) => es),
};

/** The sentences about the fields of a sheet. */
export const lazySheetWords = {
  en: () => import('./sheet/en.ts').then(({ en }) => en),
  de: () => import('./sheet/de.ts').then(({ de }) => de),
  fr: () => import('./sheet/fr.ts').then(({ fr }) => fr),
  es: () => import('./sheet/es.ts').then(({ es }) => es),
};
