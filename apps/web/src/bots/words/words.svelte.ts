// What the page says of bots, in the language that it speaks at present.
import { inLanguage } from '../../words/in-language.ts';
import { speech } from '../../words/words.svelte.ts';
import { type BotWords, en } from './en.ts';

const wordsIn = inLanguage<BotWords>(en, {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
});

class Speech {
  words: BotWords = $state.raw(en);
}

/** Read `aboutBots.words` where a sentence is wanted. */
export const aboutBots = new Speech();

/**
 * Follows the page's language; called in an effect of whatever shows these words. A language that cannot be
 * had leaves the one there was.
 */
export function followLanguage(): void {
  if (speech.words === undefined) return; // read, so that the effect runs anew when it changes
  const { lang } = document.documentElement;
  void wordsIn(lang).then(
    words => {
      if (document.documentElement.lang === lang) aboutBots.words = words;
    },
    () => {},
  );
}
