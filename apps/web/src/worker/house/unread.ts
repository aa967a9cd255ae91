// The reason why rules were not read, in the language of the page.
import { type ReadHouse, WHOLE_TEXT } from '@moonshot/rules/house/file';
import type { Language } from '@moonshot/wire';
import { type UnreadWords, unreadText } from './words/said.ts';

const OTHERS: Partial<Record<Language, () => Promise<UnreadWords>>> = {
  de: async () => (await import('./words/de.ts')).de,
  fr: async () => (await import('./words/fr.ts')).fr,
  es: async () => (await import('./words/es.ts')).es,
};

type Refused = Extract<ReadHouse, { ok: false }>;

/** The place and the reason. */
export async function unreadIn(
  language: Language,
  { place, reason, why }: Refused,
): Promise<{ readonly place: string; readonly reason: string }> {
  const say = await OTHERS[language]?.();
  if (say === undefined) return { place, reason };
  return { place: place === WHOLE_TEXT ? say.text : place, reason: unreadText(why, say) };
}
