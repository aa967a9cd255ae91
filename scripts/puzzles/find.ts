// Finds puzzles in deals played by bots: decisions with one clearly best answer that a careful player would
// miss.

import {
  type BotPlayer,
  careful,
  type JudgedAnswer,
  judge,
  playerNamed,
  type Question,
  questionOf,
  quickDraws,
} from '@moonshot/bots';
import { matchQuestions } from '@moonshot/bots/arena';
import { isAsGood, type Puzzle, type PuzzleKind, wordOf } from '@moonshot/protocol';
import type { Action, Event, Hearts, Seat } from '@moonshot/rules';
import { provenRest } from '@moonshot/rules/engine';
import { setUpPuzzle } from '@moonshot/table/records';
import type { LayQuestion } from '../../packages/bots/src/core/player.ts';
import type { Reason } from '../../packages/bots/src/hint/reason.ts';
import { reasonsFor } from '../../packages/bots/src/hint/reasons.ts';
import type { Judgement } from '../../packages/bots/src/players/judge.ts';

/** The lead over the next answer that the best answer must have, in points per deal. */
const CLEAR = 2.5;
const SOON = 2; // in the first, fast evaluation: standard errors by which the best answer must lead
const SURE = 4; // in the second evaluation: standard errors by which the best answer must lead
const FEW = 3; // minimum number of possible answers, because a choice of two can be guessed
const LOOK = { plays: 500 };
const CHECK = { plays: 12_000 };

/** The kinds of puzzles about moons. Few deals yield such puzzles. */
export const OF_MOONS: readonly PuzzleKind[] = ['stop', 'shoot', 'claim'];

/** The bots that play the deals. Some are weak, because strong ones rarely get into trouble. */
const TABLE = ['skilled', 'casual', 'skilled:moon-hungry', 'careful'] as const;

/**
 * The bot that tries for moons when only puzzles about moons are wanted. The other bots rarely notice these
 * attempts.
 */
const HUNGRY = 'skilled:moon-hungry';
const STRONG = 0.45; // share of aces, kings, queens and wild cards that this bot's hand must have

/** The bots of a deal. If `strong` is given, the deal is played only if that seat has a strong hand. */
interface Lineup {
  readonly players: readonly string[];
  readonly strong?: Seat;
}

function lineupFor(wanted: readonly PuzzleKind[], deal: number): Lineup {
  if (!onlyMoons(wanted)) return { players: TABLE };
  const stops = wanted.includes('stop') && (wanted.length === 1 || deal % 2 === 0);
  return stops
    ? { players: ['casual', 'beginner', HUNGRY], strong: 2 }
    : { players: [HUNGRY, 'beginner', 'casual'], strong: 0 };
}

const onlyMoons = (wanted: readonly PuzzleKind[]): boolean => wanted.every(kind => OF_MOONS.includes(kind));

const isStrong = (hand: string): boolean =>
  (hand.match(/[AKQW](?=[CDSH])/g) ?? []).length >= (STRONG * hand.length) / 2;

/** The puzzles in one deal of a game, at most one of each wanted kind. */
export function puzzlesIn(hearts: Hearts, number: number, wanted: readonly PuzzleKind[]): readonly Puzzle[] {
  const { sheet, rules } = hearts;
  const deal = `${rules.seats} ${number}`;
  const dealt: { hands: readonly string[]; rest: string } = { hands: [], rest: '' };
  const onEvents = (events: readonly Event[]): void => {
    for (const event of events) if (event.type === 'dealt') Object.assign(dealt, cardsOf(event));
  };
  const dealer = number % rules.seats;
  const { players: names, strong } = lineupFor(wanted, number);
  const asked = matchQuestions(
    { hearts, seed: 'puzzles', match: deal, firstDealer: dealer, onEvents },
    state => state.results.length > 0,
  );
  const words: string[] = [];
  const found: Puzzle[] = [];
  const isNew = (kind: PuzzleKind): boolean => wanted.includes(kind) && !found.some(one => one.kind === kind);
  let step = asked.next();
  if (strong !== undefined && !isStrong(dealt.hands[strong] ?? '')) return [];
  while (step.done !== true) {
    const { question, seat, below } = step.value;
    const worth = seat === 0 && mayBe(question, wanted);
    const clear = worth ? clearIn(question, `${deal} ${words.length}`) : undefined;
    if (clear !== undefined && isNew(clear.kind))
      found.push({
        id: `${sheet.id}-${deal.replaceAll(' ', '-')}-${words.length}`,
        kind: clear.kind,
        game: sheet.id,
        version: sheet.version,
        dealer,
        ...dealt,
        line: words.join(' '),
        best: wordOf(clear.best),
        others: clear.others,
      });
    const action = playerAt(names, seat).decide(question, { plays: 200 }, below);
    words.push(wordOf(action));
    step = asked.next(action);
  }
  return found;
}

const playerAt = (names: readonly string[], seat: Seat): BotPlayer =>
  playerNamed(names[seat % names.length] ?? '') as BotPlayer;

/**
 * Whether a question can lead to a puzzle of a wanted kind. If only moons are wanted, this excludes most
 * questions before they are evaluated.
 */
function mayBe(question: Question, wanted: readonly PuzzleKind[]): boolean {
  if (question.kind !== 'tricks' || !onlyMoons(wanted)) return true;
  const { ask, view, rules } = question;
  if (ask.type !== 'play') return false;
  const taken = view.tricks.filter(trick => trick.plays.some(one => rules.moonSet.includes(one.card)));
  const [first] = taken;
  if (first === undefined || taken.some(one => one.winner !== first.winner)) return false;
  return first.winner === view.viewer ? wanted.some(kind => kind !== 'stop') : wanted.includes('stop');
}

const cardsOf = (event: Extract<Event, { type: 'dealt' }>): { hands: readonly string[]; rest: string } => {
  const names = (cards: unknown): string => (Array.isArray(cards) ? cards.join('') : '');
  return { hands: event.hands.map(names), rest: names('stock' in event ? event.stock : event.kitty) };
};

interface Clear {
  readonly kind: PuzzleKind;
  readonly best: Action;
  readonly others: Puzzle['others'];
}

/** The answer that is clearly the best; undefined if there is none or if it is the obvious one. */
function clearIn(question: Question, name: string): Clear | undefined {
  const { ask } = question;
  if (ask.type === 'play' ? ask.plays.length < FEW : ask.type !== 'lay') return undefined;
  const first = leading(judge(question, LOOK, quickDraws(`look ${name}`)), SOON);
  if (first === undefined) return undefined;
  const usual = firstThought(question, reasonsFor(question, first.action, first)).decide(
    question,
    LOOK,
    quickDraws(`usual ${name}`),
  );
  if (wordOf(usual) === wordOf(first.action)) return undefined;
  const judgement = judge(question, CHECK, quickDraws(`check ${name}`));
  const best = leading(judgement, SURE);
  if (best === undefined || wordOf(best.action) !== wordOf(first.action)) return undefined;
  return clearBy(question, judgement, best, name);
}

/** Undefined if an answer is neither as good as the best nor clearly worse. */
function clearBy(question: Question, judgement: Judgement, best: JudgedAnswer, name: string): Clear | undefined {
  const others = costsOf(question, judgement, wordOf(best.action), name);
  if (Object.values(others).some(cost => !isAsGood(cost) && cost < CLEAR)) return undefined;
  return { kind: kindOf(question, reasonsFor(question, best.action, best)), best: best.action, others };
}

/** What each legal answer costs compared with the best. */
function costsOf(question: Question, judgement: Judgement, best: string, name: string): Puzzle['others'] {
  const { options } = question.kind === 'tricks' ? judgement : allPairs(question, name);
  const worth = options.find(one => wordOf(one.action) === best)?.behind ?? 0;
  const others = options.map(one => [wordOf(one.action), Math.round((one.behind - worth) * 10) / 10] as const);
  return Object.fromEntries(others.filter(([word]) => word !== best).map(([word, cost]) => [word, Math.max(0, cost)]));
}

/** Judges every legal pair. Without `also`, only one of equivalent pairs is judged. */
const allPairs = (question: LayQuestion, name: string): Judgement =>
  judge(question, CHECK, quickDraws(`all ${name}`), {
    also: question.ask.pairs.map(pair => ({ type: 'lay', ...pair })),
  });

/**
 * Judges a puzzle again with the present bots. Returns `undefined` if its answer is no longer clearly the
 * best.
 */
export function judgedAgain(puzzle: Puzzle): Puzzle | undefined {
  const { hearts, state, ask } = setUpPuzzle(puzzle);
  const question = questionOf(hearts, hearts.game.view(state, 0), ask);
  const judgement = judge(question, CHECK, quickDraws(`once more ${puzzle.id}`));
  const best = leading(judgement, SURE);
  if (best === undefined || wordOf(best.action) !== puzzle.best) return undefined;
  const clear = clearBy(question, judgement, best, puzzle.id);
  return clear && { ...puzzle, kind: clear.kind, others: clear.others };
}

/**
 * The bot whose answer counts as the obvious one. For puzzles about stopping a moon, this is the casual bot,
 * which never suspects a moon.
 */
const firstThought = (question: Question, reasons: readonly Reason[]): BotPlayer =>
  kindOf(question, reasons) === 'stop' ? (playerNamed('casual') as BotPlayer) : careful;

/** The best answer if it clearly leads; undefined otherwise. */
function leading({ options: [best, next] }: Judgement, errors: number): JudgedAnswer | undefined {
  return best !== undefined && next !== undefined && next.behind >= Math.max(CLEAR, errors * next.error)
    ? best
    : undefined;
}

function kindOf(question: Question, reasons: readonly Reason[]): PuzzleKind {
  const has = (...kinds: readonly Reason['kind'][]): boolean => reasons.some(one => kinds.includes(one.kind));
  if (question.kind === 'commit-reveal') return 'win';
  if (has('stops-moon', 'withholds')) return 'stop';
  if (has('shoots')) return provenRest(question.rules, question.view) === undefined ? 'shoot' : 'claim';
  if (has('sheds', 'throws', 'parts-dear')) return 'shed';
  if (has('takes-free', 'takes-last', 'takes-good', 'exposed')) return 'win';
  if (question.view.trick.plays.length === 0) return 'lead';
  return has('under') ? 'duck' : 'win'; // a card below the winning one ducks; any other card wins the trick
}
