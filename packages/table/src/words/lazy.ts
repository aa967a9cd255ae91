// The words of a table in each language, loaded when they are called for.

/** The sentences about hints and refusals. */
export const lazyTableWords = {
  en: () => import('./en.ts').then(({ en }) => en),
  de: () => import('./de.ts').then(({ de }) => de),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  es: () => import('./es.ts').then(({ es }) => es),
};
