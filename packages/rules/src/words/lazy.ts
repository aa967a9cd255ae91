// The sentences about rules in each language, each loaded when it is first needed.

/** Loads the sentences that explain rules and refusals in a language. */
export const lazyRuleWords = {
  en: () => import('./en.ts').then(({ en }) => en),
  de: () => import('./de.ts').then(({ de }) => de),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  es: () => import('./es.ts').then(({ es }) => es),
};

/** Loads the sentences about errors in a sheet in a language. */
export const lazySheetWords = {
  en: () => import('./sheet/en.ts').then(({ en }) => en),
  de: () => import('./sheet/de.ts').then(({ de }) => de),
  fr: () => import('./sheet/fr.ts').then(({ fr }) => fr),
  es: () => import('./sheet/es.ts').then(({ es }) => es),
};
