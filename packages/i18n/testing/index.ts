// Texts in every language, for the tests of this package and of others.
import { LANGUAGES, type Language } from '../src/languages.ts';
import type { TextSection } from '../src/section.ts';

/** A section in every language, with the language's code; English comes first. */
export const inEveryLanguage = <Words>(
  section: TextSection<Words>,
): Promise<readonly (readonly [language: Language, words: Words])[]> =>
  Promise.all(LANGUAGES.map(async language => [language, await section(language)] as const));
