// The errors of a text in each language, loaded when they are called for.

/** The errors of a text that is not a match. */
export const lazyNotationWords = {
  en: () => import('./en.ts').then(({ en }) => en),
  de: () => import('./de.ts').then(({ de }) => de),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  es: () => import('./es.ts').then(({ es }) => es),
};
