// What a table says to each reader in their language: the rules, and what the table says by itself.
import { de as rulesDe } from '@moonshot/rules/words/de';
import { type RuleWords, en as rulesEn } from '@moonshot/rules/words/en';
import { es as rulesEs } from '@moonshot/rules/words/es';
import { fr as rulesFr } from '@moonshot/rules/words/fr';
import { de } from '@moonshot/table/words/de';
import { en, type TableWords } from '@moonshot/table/words/en';
import { es } from '@moonshot/table/words/es';
import { fr } from '@moonshot/table/words/fr';
import type { Language } from '@moonshot/wire/to-table';

export interface Spoken {
  readonly rules: RuleWords;
  readonly table: TableWords;
}

export const SPOKEN: Readonly<Record<Language, Spoken>> = {
  en: { rules: rulesEn, table: en },
  de: { rules: rulesDe, table: de },
  fr: { rules: rulesFr, table: fr },
  es: { rules: rulesEs, table: es },
};
