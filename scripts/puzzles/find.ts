// Finds puzzles in deals that bots play: decisions where one answer is clearly best, and a careful player
// would give another.
import { questions } from '../../packages/bots/src/arena/match.ts';
import { quickDraws } from '../../packages/bots/src/chance.ts';
import type { Reason } from '../../packages/bots/src/hint/reason.ts';
import { reasonsFor } from '../../packages/bots/src/hint/reasons.ts';
import { type Judgement, judge, type Weighed } from '../../packages/bots/src/judge.ts';
import { type Player, type Question, questionOf } from '../../packages/bots/src/player.ts';
import { careful } from '../../packages/bots/src/players/careful.ts';
import { playerNamed } from '../../packages/bots/src/players/index.ts';
import type { Seat } from '../../packages/rules/src/game/seat.ts';
import type { Action, Event, Hearts, HeartsGame } from '../../packages/rules/src/games.ts';
import { rest } from '../../packages/rules/src/trick/rest.ts';
import { setUp } from '../../packages/table/src/puzzle.ts';
import { type Puzzle, type PuzzleKind, wordOf } from '../../packages/wire/src/puzzle.ts';

/** Points a deal by which the best answer must be better than any other, and how sure that must be. */
const CLEAR = 2.5;
const SOON = 2; // standard errors, at a first look
const SURE = 4; // and at a second
const FEW = 3; // answers; a choice of two is a guess
const LOOK = { plays: 500 };
const CHECK = { plays: 12_000 };

/** Kinds about moons, which come up in few deals. */
export const OF_MOONS: readonly PuzzleKind[] = ['stop', 'shoot', 'claim'];

/** Whoever plays the deals: strong players get into few troubles, so that weaker ones sit among them. */
const TABLE = ['skilled', 'casual', 'skilled:moon-hungry', 'careful'] as const;

/** Where moons alone are looked for, one seat tries them and the others hardly see them coming. */
const HUNGRY = 'skilled:moon-hungry';
const STRONG = 0.45; // of the hand of whoever tries are aces, kings, queens or wilds

/** Who plays, and which seat has to be dealt a strong hand for the deal to be worth playing. */
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

/** The puzzles of one deal of a game that are of the kinds wanted. */
export function puzzlesIn(hearts: Hearts, number: number, wanted: readonly PuzzleKind[]): readonly Puzzle[] {
  const { sheet, rules } = hearts;
  const deal = `${rules.seats} ${number}`;
  const dealt: { hands: readonly string[]; rest: string } = { hands: [], rest: '' };
  const heard = (events: readonly Event[]): void => {
    for (const event of events) if (event.type === 'dealt') Object.assign(dealt, cardsOf(event));
  };
  const dealer = number % rules.seats;
  const { players: names, strong } = lineupFor(wanted, number);
  const fixture = { hearts, seed: 'puzzles', match: deal, firstDealer: dealer, heard };
  const asked = questions(fixture, state => state.results.length > 0);
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

const playerAt = (names: readonly string[], seat: Seat): Player =>
  playerNamed(names[seat % names.length] ?? '') as Player;

/**
 * Whether a question may be of a kind that is wanted: where only moons are, most can be told to be about
 * none.
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

/** The clearly best answer, where there is one that is not the first that comes to mind. */
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
  return clearBy(question, judgement, best);
}

function clearBy(question: Question, { options }: Judgement, best: Weighed): Clear {
  const others = options.slice(1).map(one => [wordOf(one.action), Math.round(one.behind * 10) / 10] as const);
  return {
    kind: kindOf(question, reasonsFor(question, best.action, best)),
    best: best.action,
    others: Object.fromEntries(others),
  };
}

/** A puzzle by what is judged today; undefined where its answer is no longer clearly the best. */
export function judgedAgain(puzzle: Puzzle): Puzzle | undefined {
  const { hearts, state, ask } = setUp(puzzle);
  const question = questionOf(hearts, (hearts.game as HeartsGame).view(state, 0), ask);
  const judgement = judge(question, CHECK, quickDraws(`once more ${puzzle.id}`));
  const best = leading(judgement, SURE);
  if (best === undefined || wordOf(best.action) !== puzzle.best) return undefined;
  const { kind, others } = clearBy(question, judgement, best);
  return { ...puzzle, kind, others };
}

/** Whoever never suspects a moon stops none: what is clear to a careful player is not clear to everybody. */
const firstThought = (question: Question, reasons: readonly Reason[]): Player =>
  kindOf(question, reasons) === 'stop' ? (playerNamed('casual') as Player) : careful;

/** The best answer, where it is clearly ahead of the next. */
function leading({ options: [best, next] }: Judgement, errors: number): Weighed | undefined {
  return best !== undefined && next !== undefined && next.behind >= Math.max(CLEAR, errors * next.error)
    ? best
    : undefined;
}

function kindOf(question: Question, reasons: readonly Reason[]): PuzzleKind {
  const has = (...kinds: readonly Reason['kind'][]): boolean => reasons.some(one => kinds.includes(one.kind));
  if (question.kind === 'commit-reveal') return 'win';
  if (has('stops-moon', 'withholds')) return 'stop';
  if (has('shoots')) return rest(question.rules, question.view) === undefined ? 'shoot' : 'claim';
  if (has('sheds', 'throws', 'parts-dear')) return 'shed';
  if (has('takes-free', 'takes-last', 'takes-good', 'exposed')) return 'win';
  if (question.view.trick.plays.length === 0) return 'lead';
  return has('under') ? 'duck' : 'win'; // of what is played to a trick and stays, what does not lose takes it
}
