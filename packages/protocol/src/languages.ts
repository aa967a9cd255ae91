// The one list of languages. CONTRIBUTING says what a new one needs.

export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

/** ISO 639-1. */
export type Language = (typeof LANGUAGES)[number];
