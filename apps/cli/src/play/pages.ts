// The pages that cover the table on request: a hint, the rules, the last trick, the scores, and help.
import { explainGame } from '@moonshot/rules/house';
import type { Need } from '../answer/need.ts';
import type { CommandWord } from '../answer/parse-input.ts';
import type { TablePlayers } from '../render/event-text.ts';
import { helpLines } from '../render/help.ts';
import { pageWidth } from '../render/overlay.ts';
import { rulesPage } from '../render/rules.ts';
import { scoreLines } from '../render/scores.ts';
import { columns } from '../render/screen-size.ts';
import { lastLines } from '../render/table.ts';
import { hintFor } from './hint.ts';
import type { PlaySession } from './session.ts';

/** The hint for the present question. */
export function hintLines(
  { hearts, view, language }: PlaySession,
  { names }: TablePlayers,
  need: Need,
): readonly string[] {
  if (need.type !== 'answer') return ['There is nothing to choose just now.'];
  const { sentence, compared } = hintFor(hearts, view().deal, need.ask, names, language.hints);
  return compared === undefined ? [sentence] : [sentence, compared];
}

/** The lines of the page that this command shows. */
export function pageFor(
  session: PlaySession,
  players: TablePlayers,
  need: Need,
  word: CommandWord,
  keys = false,
): readonly string[] {
  const { hearts, language, view } = session;
  switch (word) {
    case 'hint':
      return hintLines(session, players, need);
    case 'rules':
      return rulesPage(hearts, explainGame(hearts, language.words), pageWidth(columns()), language.labels);
    case 'last':
      return lastLines(players, view());
    case 'scores':
      return scoreLines(hearts, players, view());
    default:
      return helpLines(hearts.kind, need.type === 'answer' ? need.ask : null, keys);
  }
}
