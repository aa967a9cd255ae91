// A table's sentences in each language, each loaded when it is first needed.

/** Loads a table's sentences (hints, refusals, errors of a log) in a language. */
export const lazyTableWords = {
  en: () => import('./en.ts').then(({ en }) => en),
  de: () => import('./de.ts').then(({ de }) => de),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  es: () => import('./es.ts').then(({ es }) => es),
};
