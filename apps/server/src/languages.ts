// The rules in the languages that a client may want.
import { de } from '@moonshot/rules/words/de';
import { en, type RuleWords } from '@moonshot/rules/words/en';
import { es } from '@moonshot/rules/words/es';
import { fr } from '@moonshot/rules/words/fr';
import type { Language } from '@moonshot/wire/to-table';

export const RULES_IN: Readonly<Record<Language, RuleWords>> = { en, de, fr, es };
