// Writes the log of a match as a transcript, in which plays and pairs have their legal alternatives.
import type { Card } from '../cards/card.ts';
import type { Event, Hearts, HeartsGame, Overrides, State } from '../games.ts';
import { legalNames } from './replay.ts';
import { TRANSCRIPT_FORMAT, type Transcript, type TranscriptDeal, type TranscriptStep } from './transcript.ts';

/** A deal whose events are being read. */
interface Draft {
  readonly dealt: Pick<TranscriptDeal, 'dealer' | 'hands' | 'kitty' | 'stock'>;
  readonly steps: readonly TranscriptStep[];
  // the passes, charges or lays that take effect together when all seats have decided
  readonly together: readonly TranscriptStep[];
}

/** A match whose events are being read. Reading an event changes this object. */
interface Fold {
  readonly game: HeartsGame;
  readonly oneByOne: boolean; // whether seats pass one after another, so that their passes stay in this order
  state: State | undefined;
  firstDealer: number;
  draft: Draft | undefined;
  readonly deals: TranscriptDeal[];
}

/**
 * The transcript of a log. An unfinished deal and deals that were thrown in are left out. Throws if the
 * events are those shown to a viewer.
 */
export function transcriptOf({ game, sheet }: Hearts, events: readonly Event[], rules?: Overrides): Transcript {
  const oneByOne = sheet.kind === 'tricks' && sheet.pass.see !== 'afterChoosing';
  const fold: Fold = { game, oneByOne, state: undefined, firstDealer: 0, draft: undefined, deals: [] };
  for (const event of events) {
    read(fold, event);
    fold.state = fold.game.evolve(fold.state, event);
  }
  const length = fold.state?.length ?? undefined;
  return {
    format: TRANSCRIPT_FORMAT,
    game: sheet.id,
    seats: game.seats,
    ...(rules === undefined || Object.keys(rules).length === 0 ? {} : { rules }),
    ...(length === undefined ? {} : { length }),
    firstDealer: fold.firstDealer,
    deals: fold.deals,
    winners: fold.state?.winners ?? [],
  };
}

function read(fold: Fold, event: Event): void {
  switch (event.type) {
    case 'opened':
      fold.firstDealer = event.dealer ?? 0;
      return;
    case 'dealer':
      if (fold.deals.length === 0) fold.firstDealer = event.dealer;
      return;
    case 'dealt':
      fold.draft = { dealt: dealtIn(event), steps: [], together: [] };
      return;
    case 'scored':
      close(fold, event);
      return;
    default:
      fold.draft = fold.draft && noted(fold, fold.draft, event);
  }
}

function dealtIn(event: Extract<Event, { type: 'dealt' }>): Draft['dealt'] {
  const [kitty, stock] = 'kitty' in event ? [event.kitty, []] : [[], event.stock];
  return {
    dealer: event.dealer,
    hands: event.hands.map(whole),
    kitty: whole(kitty),
    stock: whole(stock),
  };
}

const SHOWN = 'Cannot write a transcript: its events show a viewer counts instead of cards; expected those of the log';

/**
 * The cards of an event. Throws for an event as a viewer sees it, which has numbers instead of secret cards.
 */
function whole<T>(seen: readonly T[] | number): readonly T[] {
  if (typeof seen === 'number') throw new Error(SHOWN);
  return seen;
}

function close(fold: Fold, { result: { points, totals } }: Extract<Event, { type: 'scored' }>): void {
  if (fold.draft === undefined) return;
  fold.deals.push({ ...fold.draft.dealt, steps: fold.draft.steps, points, totals });
  fold.draft = undefined;
}

/** Adds the decision that led to this event to the deal. Many events follow without a decision. */
function noted({ game, state, oneByOne }: Fold, draft: Draft, event: Event): Draft {
  if (event.type === 'exchanged' || event.type === 'exposed' || event.type === 'revealed') {
    const kept = oneByOne && event.type === 'exchanged';
    const steps = event.type === 'exchanged' ? draft.together.map(step => cameTo(step, event)) : draft.together;
    const together = kept ? steps : [...steps].sort((a, b) => a.seat - b.seat);
    return { ...draft, steps: [...draft.steps, ...together], together: [] };
  }
  const step = state && stepOf(game, state, event);
  if (step === undefined) return draft;
  if (step.pass === undefined && step.charge === undefined && step.lay === undefined)
    return { ...draft, steps: [...draft.steps, step] };
  // A seat that lays again before the cards are revealed has taken back its first pair.
  return { ...draft, together: [...draft.together.filter(one => one.seat !== step.seat), step] };
}

/**
 * A pass with the receivers of its cards. In a mix they are known only after the cards have been dealt back.
 */
const cameTo = (step: TranscriptStep, { passes }: Extract<Event, { type: 'exchanged' }>): TranscriptStep => ({
  ...step,
  pass: (passes.find(pass => pass.seat === step.seat)?.gifts ?? []).map(({ card, to }) => [card, to]),
});

function stepOf(game: HeartsGame, state: State, event: Event): TranscriptStep | undefined {
  switch (event.type) {
    case 'passed':
      return { seat: event.seat, pass: whole(event.gifts).map(({ card, to }) => [card, to]) };
    case 'charged':
      if (event.cards === null) throw new Error(SHOWN);
      return { seat: event.seat, charge: event.cards };
    case 'bid':
      return { seat: event.seat, bid: event.bid };
    case 'opening':
      return claimOf(game, state, event.claimed === true);
    case 'played': {
      const { seat, card, call } = event;
      return { seat, play: card, ...(call && { call }), legal: legalAt(game, state, seat) };
    }
    case 'buried':
      return { seat: event.seat, bury: whole(event.cards) };
    case 'chose':
      // A choice that followed automatically is not a decision of a player.
      return game.follow(state) === undefined ? { seat: event.seat, moon: event.option } : undefined;
    case 'laid': {
      const [bottom, top] = pairOf(event);
      return { seat: event.seat, lay: [bottom, top], legal: legalAt(game, state, event.seat) };
    }
    default:
      return undefined;
  }
}

/**
 * The step for a claim of the lead, or for no claim. It is written only if a seat was asked. If the time to
 * claim ended without an answer, the claim counts as declined.
 */
function claimOf(game: HeartsGame, state: State, claim: boolean): TranscriptStep | undefined {
  const asked = state.hands.findIndex((_, seat) => game.ask(state, seat) !== undefined);
  return asked < 0 ? undefined : { seat: asked, claim };
}

function pairOf({ pair }: Extract<Event, { type: 'laid' }>): readonly [Card, Card] {
  if (pair === null) throw new Error(SHOWN);
  return [pair.bottom, pair.top];
}

function legalAt(game: HeartsGame, state: State, seat: number): readonly string[] {
  const ask = game.ask(state, seat);
  if (ask === undefined) throw new Error(`Cannot write a transcript: seat ${seat} acts and is not asked`);
  return legalNames(ask);
}
