// The sentences for each client's language: rules, tables, and refusals of the server.
import {
  type HintWords,
  hintWordsDe as hintsDe,
  hintWordsEn as hintsEn,
  hintWordsEs as hintsEs,
  hintWordsFr as hintsFr,
} from '@moonshot/bots/hint';
import type { Language } from '@moonshot/protocol';
import {
  type NotationWords,
  notationWordsDe as notationDe,
  notationWordsEn as notationEn,
  notationWordsEs as notationEs,
  notationWordsFr as notationFr,
  type RuleWords,
  ruleWordsDe as rulesDe,
  ruleWordsEn as rulesEn,
  ruleWordsEs as rulesEs,
  ruleWordsFr as rulesFr,
} from '@moonshot/rules/words';
import {
  tableWordsDe as de,
  tableWordsEn as en,
  tableWordsEs as es,
  tableWordsFr as fr,
  type TableWords,
} from '@moonshot/table';
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
