// A hint for the page's seat: the answer that does best when it is tried out, why, and what it was compared with.
import { quickDraws } from '@moonshot/bots/chance';
import { type Advice, advise } from '@moonshot/bots/hint/advise';
import { comparedText, whyText } from '@moonshot/bots/hint/sentence';
import { questionOf } from '@moonshot/bots/player';
import type { Hearts, HeartsGame } from '@moonshot/rules/games';
import { hintSentence } from '@moonshot/table/hint';
import type { State } from '@moonshot/table/state';
import type { ToClient } from '@moonshot/wire';
import { hintWords } from './hint-words.ts';
import type { Hosting } from './hosting.ts';

type Hint = Extract<ToClient, { type: 'hint' }>;

/** A hint is asked for as soon as there is a question, so it must never be felt. */
const HINT_MS = 150;
const HINT_PLAYS = 4000;

/** What was advised last: whoever asks why hears of the same answer. */
let last: { readonly question: string; readonly advice: Advice } | undefined;

/** The hint for the seat, in the words of the page; undefined where the seat is asked nothing. */
export async function hintAt(
  { words, language, world }: Hosting,
  hearts: Hearts,
  state: State,
  { seat, quiet }: { readonly seat: number; readonly quiet: boolean },
): Promise<Hint | undefined> {
  const game: HeartsGame = hearts.game;
  const ask = game.ask(state.game, seat);
  if (ask === undefined) return undefined;
  const view = game.view(state.game, seat);
  const question = JSON.stringify([state.id, view, ask]);
  if (last?.question !== question) {
    const until = world.nowMs() + HINT_MS;
    const budget = { plays: HINT_PLAYS, enough: () => world.nowMs() >= until };
    last = { question, advice: advise(questionOf(hearts, view, ask), budget, quickDraws(question)) };
  }
  const { advice } = last;
  const names = state.spec.sitters.map(sitter => sitter.name);
  const what = hintSentence(words.tables.hint, advice.action, names);
  if (quiet) return { type: 'hint', action: advice.action, sentence: what, compared: null, quiet };
  const say = await hintWords(language);
  const why = whyText(say, advice, one => names[one] ?? String(one));
  return {
    type: 'hint',
    action: advice.action,
    sentence: `${what} ${why}`,
    compared: comparedText(say, advice) ?? null,
    quiet,
  };
}
