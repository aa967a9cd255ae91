// Explains why the answer to a puzzle is the best, by facts about the players and their cards.
import { questionOf } from '@moonshot/bots';
import { contrastTexts } from '@moonshot/bots/hint';
import type { PageToTable } from '@moonshot/protocol';
import type { HeartsGame } from '@moonshot/rules';
import { actionFrom, setUpPuzzle } from '@moonshot/table/records';
import type { Hosting } from '../hosting.ts';

type ExplainRequest = Extract<PageToTable, { type: 'explain-puzzle' }>;

export async function explain({ context, words }: Hosting, wanted: ExplainRequest): Promise<void> {
  const { hearts, state, ask } = setUpPuzzle(wanted.puzzle);
  const game: HeartsGame = hearts.game;
  const answer = (word: string) => actionFrom(word, ask);
  const best = answer(wanted.best);
  if (best === undefined) return;
  const sentences = contrastTexts(
    await words.hints(),
    questionOf(hearts, game.view(state, 0), ask),
    {
      best,
      given: wanted.given === null || wanted.given === wanted.best ? undefined : answer(wanted.given),
      others: wanted.others.flatMap(word => answer(word) ?? []),
      shoots: wanted.shoots,
    },
    seat => wanted.names[seat] ?? String(seat),
  );
  context.post({ type: 'puzzle-explained', sentences });
}
