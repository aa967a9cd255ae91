// The messages in each client's language. They include those of the rules, the tables and the hints.

import type { HintWords } from '@moonshot/bots/hint';
import { LANGUAGES, type Language, languageFor, type ServerWords } from '@moonshot/i18n';
import { hintWords, notationWords, ruleWords, tableWords } from '@moonshot/i18n/games';
import { serverWords } from '@moonshot/i18n/server';
import type { NotationWords, RuleWords } from '@moonshot/rules/words';
import type { TableWords } from '@moonshot/table';

export interface ServerCatalog extends ServerWords {
  readonly rules: RuleWords;
  readonly notation: NotationWords; // messages about errors in the text of a recorded match
  readonly table: TableWords;
  readonly hints: HintWords;
}

async function catalogue(language: Language): Promise<ServerCatalog> {
  const [own, rules, notation, table, hints] = await Promise.all([
    serverWords(language),
    ruleWords(language),
    notationWords(language),
    tableWords(language),
    hintWords(language),
  ]);
  return { ...own, rules, notation, table, hints };
}

/** The messages of every language. They are loaded at start-up. */
export const SPOKEN = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async language => [language, await catalogue(language)] as const)),
) as Readonly<Record<Language, ServerCatalog>>;

/** The first supported language of an `Accept-Language` header; English by default. */
export const languageIn = (accepted = ''): Language => languageFor(accepted.split(','));
