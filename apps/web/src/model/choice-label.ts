// The labels of the choices of the settings.
import { LANGUAGES, type Language, nameOf } from '@moonshot/i18n';
import type { Setting, Settings } from './model.ts';

/** The labels of every choice of every setting. Languages have no labels, because they name themselves. */
export type ChoiceLabels = { readonly [S in Setting]: Readonly<Record<Exclude<Settings[S], Language>, string>> };

/** The label of a setting's choice. */
export const choiceLabel = (labels: ChoiceLabels, setting: Setting, choice: string): string =>
  (labels[setting] as Readonly<Record<string, string>>)[choice] ??
  (LANGUAGES.some(one => one === choice) ? nameOf(choice as Language) : choice);
