// The sentences for each client's language: rules, tables, and refusals of the server.
import { de as hintsDe } from '@moonshot/bots/hint/words/de';
import { en as hintsEn } from '@moonshot/bots/hint/words/en';
import { es as hintsEs } from '@moonshot/bots/hint/words/es';
import { fr as hintsFr } from '@moonshot/bots/hint/words/fr';
import type { HintWords } from '@moonshot/bots/hint/words/shape';
import { de as notationDe } from '@moonshot/rules/notation/words/de';
import type { NotationWords } from '@moonshot/rules/notation/words/en';
import { en as notationEn } from '@moonshot/rules/notation/words/en';
import { es as notationEs } from '@moonshot/rules/notation/words/es';
import { fr as notationFr } from '@moonshot/rules/notation/words/fr';
import { de as rulesDe } from '@moonshot/rules/words/de';
import { type RuleWords, en as rulesEn } from '@moonshot/rules/words/en';
import { es as rulesEs } from '@moonshot/rules/words/es';
import { fr as rulesFr } from '@moonshot/rules/words/fr';
import { de } from '@moonshot/table/words/de';
import { en, type TableWords } from '@moonshot/table/words/en';
import { es } from '@moonshot/table/words/es';
import { fr } from '@moonshot/table/words/fr';
import type { Language } from '@moonshot/wire/to-table';
import { de as noDe } from './messages/de.ts';
import { type ApiErrorWords, en as noEn } from './messages/en.ts';
import { es as noEs } from './messages/es.ts';
import { fr as noFr } from './messages/fr.ts';

export interface ServerCatalog {
  readonly rules: RuleWords;
  readonly table: TableWords;
  readonly no: ApiErrorWords;
  readonly hints: HintWords;
}

export const SPOKEN: Readonly<Record<Language, ServerCatalog>> = {
  en: { rules: rulesEn, table: en, no: noEn, hints: hintsEn },
  de: { rules: rulesDe, table: de, no: noDe, hints: hintsDe },
  fr: { rules: rulesFr, table: fr, no: noFr, hints: hintsFr },
  es: { rules: rulesEs, table: es, no: noEs, hints: hintsEs },
};

/** The errors of a match's text. */
export const NOTED: Readonly<Record<Language, { readonly notation: NotationWords; readonly rules: RuleWords }>> = {
  en: { notation: notationEn, rules: rulesEn },
  de: { notation: notationDe, rules: rulesDe },
  fr: { notation: notationFr, rules: rulesFr },
  es: { notation: notationEs, rules: rulesEs },
};

const isSpoken = (language: string): language is Language => Object.hasOwn(SPOKEN, language);

/** The first supported language of an `Accept-Language` header; English by default. */
export const languageIn = (accepted = ''): Language =>
  accepted
    .split(',')
    .map(tag => tag.trim().slice(0, 2).toLowerCase())
    .find(isSpoken) ?? 'en';
