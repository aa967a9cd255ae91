// The texts about bots in the page's current language.
import { inLanguage } from '../load-language.ts';
import { speech } from '../messages.svelte.ts';
import { type BotWords, en } from './en.ts';

const wordsIn = inLanguage<BotWords>(en, {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
});

class Speech {
  words: BotWords = $state.raw(en);
}

/** The texts, read as `aboutBots.words`. */
export const aboutBots = new Speech();

/**
 * Follows the page's language. Call it in an effect. If the language fails to load, the previous one stays.
 */
export function followLanguage(): void {
  if (speech.words === undefined) return; // read, so that the effect reruns when it changes
  const { lang } = document.documentElement;
  void wordsIn(lang).then(
    words => {
      if (document.documentElement.lang === lang) aboutBots.words = words;
    },
    () => {},
  );
}
