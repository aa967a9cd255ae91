// Judges the decisions of a deal for a review, one after another: first quickly, then with more time. Reviews
// run in a separate worker.
import { questionOf, quickDraws } from '@moonshot/bots';
import { wantsPoints } from '@moonshot/bots/hint';
import { curveOf, judgeDecision, type MadeDecision, type ReviewedDecision } from '@moonshot/bots/review';
import { nameShown } from '@moonshot/i18n';
import type { PageToTable, ReplayStep, Reviewed, ReviewedDeal } from '@moonshot/protocol';
import { type State as GameState, type Hearts, titleOf } from '@moonshot/rules';
import { drawableRules, type Event, heartsFor, type State, tableFrom } from '@moonshot/table';
import { type Decision, dealsOf, decisionsOf, endOfDeal, loggedEvents } from '@moonshot/table/records';
import type { Hosting } from '../hosting.ts';
import { logFor, openingOf } from '../records/from-text.ts';
import { pointsOf } from './fork-points.ts';
import { type ReviewAudience, stepOf } from './review-steps.ts';

type ReviewRequest = Extract<PageToTable, { type: 'review' }>;

/** The limits of one pass over the decisions of a deal. There is a quick pass and a thorough one. */
interface Pass {
  readonly name: 'quick' | 'whole';
  readonly ms: number;
  readonly plays: number; // maximum number of simulated deals for each decision
  // maximum number of simulated deals for all decisions together; it applies if there are few decisions
  readonly alone: number;
}

const PASSES: readonly Pass[] = [
  { name: 'quick', ms: 2000, plays: 500, alone: 6000 },
  { name: 'whole', ms: 12_000, plays: 20_000, alone: 20_000 },
];

/** The result of judging a decision. It has no verdict if the answers cannot be compared. */
interface Known {
  readonly verdict: ReviewedDecision | undefined;
}

/**
 * The results so far. The key consists of the table, the seat, the method, the position and the name of the
 * pass.
 */
const judgedBefore = new Map<string, Known>();

/** The newest request. A review for an older request stops. */
let newest: ReviewRequest | undefined;

interface Work {
  readonly hosting: Hosting;
  readonly wanted: ReviewRequest;
  readonly hearts: Hearts;
  readonly state: State;
  readonly decisions: readonly Decision[];
  readonly replayed: readonly ReplayStep[];
  readonly end: GameState | undefined; // the state of the game after the last card
}

/** Judges a deal of a stored table or of a match in a text, and reports the progress. */
export async function review(hosting: Hosting, wanted: ReviewRequest): Promise<void> {
  newest = wanted;
  const log = await logFor(hosting.context, wanted);
  const first = openingOf(hosting, log);
  if (first === undefined) return;
  const work = workFor(hosting, wanted, heartsFor(first.spec), log);
  for (const pass of PASSES) if (!(await judgeDeal(work, pass))) return;
}

function workFor(hosting: Hosting, wanted: ReviewRequest, hearts: Hearts, log: readonly Event[]): Work {
  const state = tableFrom(hearts, log);
  const deal = wanted.deal ?? state.game.results.at(-1)?.deal;
  const decisions = decisionsOf(hearts, log, wanted.seat).filter(one => one.deal === deal);
  const end = deal === undefined ? undefined : endOfDeal(hearts, log, deal);
  const replayed = dealsOf(hearts, loggedEvents(log)).find(one => one.deal === deal)?.steps ?? [];
  return { hosting, wanted, hearts, state, decisions, replayed, end };
}

/**
 * Judges all decisions of a deal within the time of the pass. Returns false if a newer request has arrived.
 */
async function judgeDeal(work: Work, pass: Pass): Promise<boolean> {
  const { decisions, hosting, wanted } = work;
  const verdicts: (ReviewedDecision | undefined)[] = [];
  for (const [i, decision] of decisions.entries()) {
    const known = knownOf(work, decision, pass);
    if (pass.name === 'quick' && known === undefined)
      hosting.context.post({ type: 'reviewed', ...frameOf(work), done: i, of: decisions.length });
    verdicts.push((known ?? verdictOn(work, decision, pass)).verdict);
    await new Promise(resolve => setTimeout(resolve)); // lets the worker receive newer requests
    if (newest !== wanted) return false;
  }
  const shown = await dealOf(work, verdicts, pass.name === 'whole');
  const count = decisions.length;
  hosting.context.post({ type: 'reviewed', ...frameOf(work), shown, done: count, of: count });
  return true;
}

const keyOf = ({ wanted }: Work, { at }: Decision): string => [wanted.table, wanted.seat, wanted.open, at].join(' ');

/** The cached result of this pass, or of the thorough pass. */
function knownOf(work: Work, decision: Decision, { name }: Pass): Known | undefined {
  const key = keyOf(work, decision);
  return judgedBefore.get(`${key} whole`) ?? judgedBefore.get(`${key} ${name}`);
}

function verdictOn(work: Work, decision: Decision, { name, ms, plays, alone }: Pass): Known {
  const { hosting, wanted, hearts, decisions } = work;
  const key = keyOf(work, decision);
  const made: MadeDecision = {
    trick: decision.trick,
    question: questionOf(hearts, decision.view, decision.ask),
    action: decision.action,
  };
  const begun = hosting.context.nowMs();
  const mine = ms / decisions.length;
  const most = Math.max(plays, Math.floor(alone / decisions.length));
  const budget = { plays: most, passed: () => (hosting.context.nowMs() - begun) / mine };
  const verdict = judgeDecision(made, budget, quickDraws(key), wanted.open ? decision.hidden : undefined);
  judgedBefore.set(`${key} ${name}`, { verdict });
  return { verdict };
}

const frameOf = ({ wanted, hearts, state, decisions: [first] }: Work): Omit<Reviewed, 'done' | 'of'> => ({
  table: wanted.table,
  seat: wanted.seat,
  open: wanted.open,
  game: state.spec.game,
  title: titleOf(state.spec),
  jokers: drawableRules(hearts).jokers,
  names: state.spec.sitters.map(sitter => sitter.name),
  wanted: wantsPoints(first === undefined ? hearts : questionOf(hearts, first.view, first.ask)),
  deals: state.game.results.map(result => result.deal),
  shown: null,
});

async function dealOf(
  work: Work,
  verdicts: readonly (ReviewedDecision | undefined)[],
  whole: boolean,
): Promise<ReviewedDeal> {
  const { hosting, wanted, state, decisions, replayed, end } = work;
  const deal = decisions[0]?.deal ?? 0;
  const result = state.game.results.find(one => one.deal === deal);
  const got = result?.points[wanted.seat] ?? 0;
  const audience: ReviewAudience = {
    say: await hosting.words.hints(),
    name: seat => nameShown(state.spec.sitters[seat]?.name ?? String(seat), hosting.words.tables.player),
    seat: wanted.seat,
  };
  const last = decisions.at(-1)?.at ?? 0;
  const steps = decisions.map((decision, i) => ({
    ...stepOf(audience, decision, verdicts[i], end),
    points: pointsOf(replayed, decision, last),
  }));
  const tricks = Math.max(0, ...decisions.map(one => one.trick));
  const judgedOnes = verdicts.filter(one => one !== undefined);
  return {
    deal,
    steps,
    curve: judgedOnes.length === 0 ? [] : curveOf(judgedOnes, wanted.seat, tricks, got),
    got,
    lost: steps.reduce((sum, step) => sum + step.cost, 0),
    whole,
  };
}
