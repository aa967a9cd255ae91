// `moonshot review`: reviews a recorded match and prints the most costly decisions of each deal, with
// reasons.
import { questionOf, quickDraws } from '@moonshot/bots';
import type { HintWords } from '@moonshot/bots/hint';
import { judgeDecision, type ReviewedDecision, verdictTexts } from '@moonshot/bots/review';
import type { Language, ReviewWords } from '@moonshot/i18n';
import { reviewWords } from '@moonshot/i18n/features';
import { hintWords } from '@moonshot/i18n/games';
import { terminalWords } from '@moonshot/i18n/terminal';
import type { Ask } from '@moonshot/rules';
import { tableFrom } from '@moonshot/table';
import { type Decision, decisionsOf } from '@moonshot/table/records';
import { type Allowance, budgetFrom } from '../arena/parse-contestants.ts';
import { type ExitCode, misused } from '../core/errors.ts';
import { print, printJson } from '../core/output.ts';
import { oneLine, wrapped } from '../core/plain-text.ts';
import { progressOf } from '../render/progress.ts';
import { columns } from '../render/screen-size.ts';
import { shownName } from '../review/player-names.ts';
import { type Recorded, recordIn, type Which } from '../review/read-match.ts';

interface Options extends Which {
  readonly seat?: number;
  readonly deal?: number;
  readonly budget: Allowance;
  readonly open?: boolean;
  readonly json?: boolean;
  readonly language?: Language;
}

interface Texts {
  readonly reasons: HintWords;
  readonly frame: ReviewWords;
}

interface ReportedDecision {
  readonly trick: number; // number of the trick or bout, from 1; 0 before the first card is played
  readonly asked: Ask['type'];
  readonly played: string;
  readonly best: string;
  readonly cost: number; // points per deal that the decision cost
  readonly judged: boolean;
  readonly sentences: readonly string[];
}

interface ReportedDeal {
  readonly deal: number;
  readonly points: number | null; // null if the deal was not finished
  readonly lost: number;
  readonly worst: readonly ReportedDecision[];
  readonly decisions: readonly ReportedDecision[];
}

const WORST = 3;

/** Reviews one match of a file. */
export async function review(file: string, options: Options): Promise<ExitCode> {
  const { language = 'en' } = options;
  const texts = { reasons: await hintWords(language), frame: await reviewWords(language) };
  const words = await terminalWords(language);
  const found = recordIn(file, options);
  const record = { ...found, names: found.names.map(name => shownName(name, words)) };
  const seat = options.seat ?? record.person;
  if (seat >= record.names.length)
    throw misused(`There is no seat ${seat} in ${oneLine(file)}: there are 0 to ${record.names.length - 1}.`);
  const { log, hearts } = record;
  const decisions = decisionsOf(hearts, log, seat).filter(({ deal }) => (options.deal ?? deal) === deal);
  if (decisions.length === 0) throw misused(nothing(file, seat, options.deal));
  const reported = reportedDecisions(record, seat, decisions, options, texts);
  const results = tableFrom(hearts, log).game.results;
  const deals = [...new Set(decisions.map(({ deal }) => deal))].map((deal): ReportedDeal => {
    const made = reported.filter((_, i) => decisions[i]?.deal === deal);
    const points = results.find(result => result.deal === deal)?.points[seat] ?? null;
    return { deal, points, lost: lostIn(made), worst: worstOf(made), decisions: made };
  });
  const name = record.names[seat] ?? '';
  const head = { game: hearts.sheet.id, seats: record.names.length, seat, name, open: options.open ?? false };
  if (options.json) printJson({ ...head, lost: lostIn(reported), deals });
  else {
    const { as, open, known } = texts.frame;
    const title = `${hearts.sheet.name} (${head.seats})`;
    show(oneLine([title, as(name), head.open ? open : known].join(BETWEEN)), deals, texts.frame);
  }
  return 0;
}

const nothing = (file: string, seat: number, deal: number | undefined): string =>
  oneLine(`Seat ${seat} decided nothing in ${deal === undefined ? file : `deal ${deal} of ${file}`}.`);

function reportedDecisions(
  record: Recorded,
  seat: number,
  decisions: readonly Decision[],
  options: Options,
  texts: Texts,
): readonly ReportedDecision[] {
  const progress = progressOf(decisions.length);
  const reported = decisions.map((decision, i) => {
    progress.at(i, `${texts.frame.deal(decision.deal)}, ${placeOf(texts.frame, decision.ask.type, decision.trick)}`);
    return reportedDecision(record, seat, decision, options, texts.reasons);
  });
  progress.end();
  return reported;
}

function reportedDecision(
  { hearts, names }: Recorded,
  seat: number,
  decision: Decision,
  options: Options,
  reasons: HintWords,
): ReportedDecision {
  const { view, ask, action, trick, deal, at, hidden } = decision;
  const made = { trick, question: questionOf(hearts, view, ask), action };
  const draws = quickDraws(`review ${seat} ${deal} ${at}`);
  const verdict = judgeDecision(made, budgetFrom(options.budget), draws, options.open ? hidden : undefined);
  return {
    trick,
    asked: ask.type,
    played: reasons.answer(action),
    best: reasons.answer(verdict?.best.action ?? action),
    cost: rounded(verdict?.cost ?? 0),
    judged: verdict !== undefined,
    sentences: verdict === undefined ? [] : sentencesOf(reasons, verdict, names),
  };
}

const sentencesOf = (reasons: HintWords, verdict: ReviewedDecision, names: readonly string[]): readonly string[] =>
  verdictTexts(reasons, verdict, seat => names[seat] ?? `Seat ${seat}`).map(oneLine);

const rounded = (n: number): number => Math.round(n * 100) / 100;
const lostIn = (reported: readonly ReportedDecision[]): number =>
  rounded(reported.reduce((sum, { cost }) => sum + cost, 0));

const worstOf = (reported: readonly ReportedDecision[]): readonly ReportedDecision[] =>
  reported
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, WORST);

function placeOf({ places }: ReviewWords, asked: Ask['type'], trick: number): string {
  const place = places[asked];
  return typeof place === 'string' ? place : place(trick);
}

const lostText = (frame: ReviewWords, lost: number): string => (lost === 0 ? frame.nothing : frame.lost(lost));

const INDENT = '  ';
const BETWEEN = ' · ';

function show(head: string, deals: readonly ReportedDeal[], frame: ReviewWords): void {
  print(head);
  for (const { deal, points, lost, worst } of deals) {
    const end = points === null ? [] : [frame.points(points)];
    print([frame.deal(deal), ...end, lostText(frame, lost)].join(BETWEEN));
    for (const [i, one] of worst.entries()) {
      const place = placeOf(frame, one.asked, one.trick);
      const line = `${i + 1}  ${place}, ${frame.behind(one.cost)}${BETWEEN}${one.sentences.join(' ')}`;
      for (const part of wrapped(line, columns() - INDENT.length, '   ')) print(INDENT + part);
    }
  }
  const lost = deals.reduce((sum, deal) => sum + deal.lost, 0);
  if (deals.length > 1) print([frame.match, lostText(frame, lost)].join(BETWEEN));
}
