// Hints for the person's seat: the best answer according to simulated deals, the reason, and a comparison of
// the alternatives.
import { questionOf, quickDraws } from '@moonshot/bots';
import { type Advice, comparedText, whyText } from '@moonshot/bots/hint';
import { nameShown } from '@moonshot/i18n';
import type { TableToPage } from '@moonshot/protocol';
import type { Ask, Hearts, HeartsGame, View } from '@moonshot/rules';
import { hintSentence } from '@moonshot/table';
import type { TableRunner } from '@moonshot/table/runner';
import type { Hosting } from './hosting.ts';
import type { SeatedTable } from './seated-table.ts';

type Hint = Extract<TableToPage, { type: 'hint' }>;

const HINT_PLAYS = 4000;
/** Milliseconds for computing a hint, because a person waits for it. */
const HINT_MS = 150;
/**
 * Milliseconds for the choices before the first trick. They have many more answers, and people take longer
 * over them. In less time, a slow phone tries each answer so rarely that chance decides, and the review
 * contradicts the hint.
 */
const EARLY_HINT_MS = 1200;

const hintMs = ({ type }: Ask): number => (type === 'play' || type === 'lay' ? HINT_MS : EARLY_HINT_MS);

/** The last hint. It is cached so that a request for its reason gets the same answer. */
let last: { readonly seated: SeatedTable; readonly question: string; readonly advice: Promise<Advice> } | undefined;

/**
 * Computes a hint in the bot worker, so that the table keeps running meanwhile. If the bot worker fails, this
 * worker computes it.
 */
async function judged({ context }: Hosting, hearts: Hearts, view: View, ask: Ask): Promise<Advice> {
  const advice = await context.thinkers.apart().then(
    apart => apart.advise({ hearts, view, ask, plays: HINT_PLAYS, ms: hintMs(ask) }),
    () => undefined,
  );
  if (advice !== undefined) return advice;
  const { advise } = await import('./lazy/advise.ts');
  const begun = context.nowMs();
  const budget = { plays: HINT_PLAYS, passed: () => (context.nowMs() - begun) / HINT_MS };
  return advise(questionOf(hearts, view, ask), budget, quickDraws(JSON.stringify([view, ask])));
}

/**
 * The hint for the person's seat, in the page's language. It is null if the seat has no question. It is
 * `undefined` if the seat has another question when the hint is ready, or if the person has left the table.
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
  // the question may have changed, because other seats may have acted
  const now = game.ask(state().game, seat);
  if (hosting.seated !== seated || JSON.stringify(now) !== JSON.stringify(ask)) return undefined;
  const names = spec.sitters.map(({ name }) => nameShown(name, words.tables.player));
  const what = hintSentence(answers.hint, advice.action, names, seat);
  // An automatic hint does not compare the alternatives. A hint that the person asked for does.
  const why = whyText(say, quiet ? { ...advice, beside: undefined } : advice, one => names[one] ?? String(one));
  const compared = quiet ? null : (comparedText(say, advice) ?? null);
  return { type: 'hint', action: advice.action, sentence: `${what} ${why}`, compared, quiet };
}
