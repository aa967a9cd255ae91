// Hints for the page's seat: the best answer by simulation, the reason, and the alternatives compared.
import { questionOf, quickDraws } from '@moonshot/bots';
import { type Advice, comparedText, whyText } from '@moonshot/bots/hint';
import type { TableToPage } from '@moonshot/protocol';
import type { Ask, Hearts, HeartsGame, View } from '@moonshot/rules';
import { hintSentence } from '@moonshot/table';
import type { TableRunner } from '@moonshot/table/runner';
import type { Hosting } from './hosting.ts';
import type { SeatedTable } from './seated-table.ts';

type Hint = Extract<TableToPage, { type: 'hint' }>;

/** Milliseconds for a hint; a person waits for it. */
const HINT_MS = 150;
const HINT_PLAYS = 4000;

/** The last hint, cached so that a request for its reason gets the same answer. */
let last: { readonly seated: SeatedTable; readonly question: string; readonly advice: Promise<Advice> } | undefined;

/**
 * Computes the hint in the bot worker, so that the table keeps running meanwhile. Falls back to this worker.
 */
async function judged({ context }: Hosting, hearts: Hearts, view: View, ask: Ask): Promise<Advice> {
  const advice = await context.thinkers.apart().then(
    apart => apart.advise({ hearts, view, ask, plays: HINT_PLAYS, ms: HINT_MS }),
    () => undefined,
  );
  if (advice !== undefined) return advice;
  const { advise } = await import('./lazy/advise.ts');
  const begun = context.nowMs();
  const budget = { plays: HINT_PLAYS, passed: () => (context.nowMs() - begun) / HINT_MS };
  return advise(questionOf(hearts, view, ask), budget, quickDraws(JSON.stringify([view, ask])));
}

/**
 * The hint for the person's seat, in the page's language. Null if the seat is not asked; `undefined` if it is
 * asked something else by the time the hint is ready, or if the person has left the table.
 */
export async function hintAt(
  hosting: Hosting,
  seated: SeatedTable,
  { hearts, state }: TableRunner,
  quiet: boolean,
): Promise<Hint | null | undefined> {
  const game: HeartsGame = hearts.game;
  const { viewer: seat } = seated;
  if (seat === 'watcher') return null;
  const { spec, game: asked } = state();
  const ask = game.ask(asked, seat);
  if (ask === undefined) return null;
  const view = game.view(asked, seat);
  const question = JSON.stringify([view, ask]);
  if (last?.seated !== seated || last.question !== question)
    last = { seated, question, advice: judged(hosting, hearts, view, ask) };
  const advice = await last.advice;
  const { words } = hosting;
  const [answers, say] = await Promise.all([words.answers(), words.hints()]);
  const now = game.ask(state().game, seat); // other seats may have acted
  if (hosting.seated !== seated || JSON.stringify(now) !== JSON.stringify(ask)) return undefined;
  const names = spec.sitters.map(sitter => sitter.name);
  const what = hintSentence(answers.hint, advice.action, names, seat);
  // an automatic hint gives only the reason; a requested hint also compares the alternatives
  const why = whyText(say, quiet ? { ...advice, beside: undefined } : advice, one => names[one] ?? String(one));
  const compared = quiet ? null : (comparedText(say, advice) ?? null);
  return { type: 'hint', action: advice.action, sentence: `${what} ${why}`, compared, quiet };
}
