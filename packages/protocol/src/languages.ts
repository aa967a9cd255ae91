// The list of the program's languages. CONTRIBUTING.md says what a new language needs.

export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

/** A language of the program, by its ISO 639-1 code. */
export type Language = (typeof LANGUAGES)[number];
