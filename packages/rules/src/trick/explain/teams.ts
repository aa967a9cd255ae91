// Explains partners: who they are, how they score, and how they shoot the moon.
import { type Clause, clause } from '../../game/clause.ts';
import type { RuleWords } from '../../words/en.ts';
import type { Rules } from '../rules/rules.ts';

/** Explains partners. Without partners there are no clauses. */
export function explainTeams({ sheet, moonSet }: Rules, { teams: say }: RuleWords): readonly Clause[] {
  const { seating, score, moon } = sheet.teams;
  if (seating === 'none') return [];
  return [
    clause('seats', say.opposite, 'teams.seating'),
    clause('score', say.score[score], 'teams.score', 'teams.seating'),
    ...(moonSet.length > 0 ? [clause('moon', say.moon[moon], 'teams.moon', 'teams.seating', 'moon.needs')] : []),
  ];
}
