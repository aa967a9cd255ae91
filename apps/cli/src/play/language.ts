// The language of rules, refusals and hints at a table in the terminal.
import type { Language } from '@moonshot/i18n';
import { hintWords, ruleWords, tableWords } from '@moonshot/i18n/games';
import { pageWords } from '@moonshot/i18n/page';
import type { RuleWords } from '@moonshot/rules/words';
import type { RulesLabels } from '../render/rules.ts';
import type { HintLanguage } from './hint.ts';

/** The language of rules, of refusals that cite them, and of hints. All other texts are in English. */
export interface RulesLanguage {
  readonly words: RuleWords;
  readonly labels: RulesLabels;
  readonly hints?: HintLanguage;
}

/** The words in which rules and hints are explained. English hints need no words of their own. */
export async function languageOf(language: Language): Promise<RulesLanguage> {
  const [words, { topics, menu, home }] = await Promise.all([ruleWords(language), pageWords(language)]);
  const labels = { topics, seats: home.seatsNamed };
  if (language === 'en') return { words, labels };
  const [{ hint: answer }, reasons] = await Promise.all([tableWords(language), hintWords(language)]);
  return { words, labels, hints: { answer, reasons, begun: sentence => `${menu.hint} · ${sentence}` } };
}
