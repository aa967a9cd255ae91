// The texts about bots in the page's current language.
import type { BotWords } from '@moonshot/i18n';
import { bots } from '@moonshot/i18n/english';
import { botWords } from '@moonshot/i18n/features';
import { LocalizedText } from './localized-text.svelte.ts';
import { currentLanguage, locale } from './messages.svelte.ts';

/** The texts about bots. Read them as `aboutBots.words`. */
export const aboutBots = new LocalizedText<BotWords>(bots, botWords);

/**
 * Follows the page's language. Call this function in an effect. If the texts fail to load, those of the
 * previous language stay.
 */
export function followLanguage(): void {
  // reading the words makes the effect rerun when the language changes
  if (locale.words === undefined) return;
  aboutBots.switchTo(currentLanguage()).catch(() => undefined);
}
