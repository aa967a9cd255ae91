// The texts about bots in the page's current language.
import type { BotWords } from '@moonshot/i18n';
import { bots } from '@moonshot/i18n/english';
import { botWords } from '@moonshot/i18n/features';
import { LocalizedText } from './localized-text.svelte.ts';
import { currentLanguage, locale } from './messages.svelte.ts';

/** The texts, read as `aboutBots.words`. */
export const aboutBots = new LocalizedText<BotWords>(bots, botWords);

/**
 * Follows the page's language. Call it in an effect. If the language fails to load, the previous one stays.
 */
export function followLanguage(): void {
  if (locale.words === undefined) return; // read, so that the effect reruns when it changes
  aboutBots.switchTo(currentLanguage()).catch(() => undefined);
}
