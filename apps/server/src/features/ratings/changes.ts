// Describes what rated house rules change. The rules themselves are taken from the last match that was rated
// by them.

import type { Language } from '@moonshot/i18n';
import { prepare, type Sheet, sheetOf } from '@moonshot/rules';
import { explainHearts } from '@moonshot/rules/explain';
import { wholeOf } from '@moonshot/rules/house';
import { compareRules } from '@moonshot/table';
import { SPOKEN } from '../../core/languages.ts';
import type { ServerContext } from '../../domain/context.ts';
import type { TableOpenedEvent } from '../../domain/tables/past-matches.ts';
import { LogDamaged } from '../../store/errors.ts';
import { rulesKey } from '../../store/repositories/rated-match.ts';

type Spec = TableOpenedEvent['spec'];

/** The spec of the last match that was rated by the rules with this key. */
async function lastSpec({ store }: ServerContext, key: string): Promise<Spec | undefined> {
  const match = await store.results.lastRatedBy(key);
  if (match === undefined) return undefined;
  try {
    const opening = (await store.log.ends(match))?.opening;
    return opening?.type === 'table-opened' && rulesKey(opening.spec) === key ? opening.spec : undefined;
  } catch (error) {
    if (error instanceof LogDamaged) return undefined;
    throw error;
  }
}

/**
 * The sentences about what the rules change. They contain no names that players chose. Null if the rules are
 * unknown.
 */
export async function changesOf(
  context: ServerContext,
  key: string,
  language: Language,
): Promise<readonly string[] | null> {
  // The sentences are cached, because preparing rules takes long and the result is the same for each match
  // with this key.
  const text = await context.texts.get(`changes ${language} ${key}`, async () => {
    const spec = await lastSpec(context, key);
    const changes = spec && changesIn(spec, language);
    return changes && JSON.stringify(changes);
  });
  return text === undefined ? null : JSON.parse(text);
}

function changesIn(spec: Spec, language: Language): readonly string[] | undefined {
  if (sheetOf(spec.game)?.version !== spec.version) return undefined;
  const { name: _, ...overrides } = spec.overrides;
  const house = { base: spec.game, overrides };
  const whole = wholeOf(house);
  const { best } = (whole as Sheet).seats;
  const prepared = prepare(whole, best);
  if (!prepared.ok) return undefined;
  const words = SPOKEN[language].rules;
  const rules = compareRules(house, best, explainHearts(prepared.hearts, words), words);
  return rules.flatMap(({ changed, sentence }) => (changed ? [sentence] : []));
}
