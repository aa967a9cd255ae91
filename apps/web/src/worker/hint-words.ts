// The reasons in hints, by language; all languages but English are lazy-loaded.
import { hintWordsEn as en, type HintWords, lazyHintWords } from '@moonshot/bots/hint';
import { inLanguage } from '../i18n/load-language.ts';

/** The texts of a language by its code; English if unknown. */
export const hintWords = inLanguage<HintWords>(en, {
  de: lazyHintWords.de,
  fr: lazyHintWords.fr,
  es: lazyHintWords.es,
});
