// What a table says to each reader in their language: the rules, and advice.
import { de as rulesDe } from '@moonshot/rules/words/de';
import { type RuleWords, en as rulesEn } from '@moonshot/rules/words/en';
import { es as rulesEs } from '@moonshot/rules/words/es';
import { fr as rulesFr } from '@moonshot/rules/words/fr';
import { de } from '@moonshot/table/words/de';
import { en, type HintWords } from '@moonshot/table/words/en';
import { es } from '@moonshot/table/words/es';
import { fr } from '@moonshot/table/words/fr';
import type { Language } from '@moonshot/wire/to-table';

export interface Spoken {
  readonly rules: RuleWords;
  readonly hints: HintWords;
}

export const SPOKEN: Readonly<Record<Language, Spoken>> = {
  en: { rules: rulesEn, hints: en },
  de: { rules: rulesDe, hints: de },
  fr: { rules: rulesFr, hints: fr },
  es: { rules: rulesEs, hints: es },
};
