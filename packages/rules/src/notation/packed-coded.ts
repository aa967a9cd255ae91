// The packed form of a match that needs the rules. It contains the owner of each card, and every answer as a
// choice among the legal answers. A reader replays the match to find the legal answers.
import type { Card } from '../cards/card.ts';
import { sorted } from '../cards/card-set.ts';
import type { ImposedDeal } from '../game/game.ts';
import type { Seat } from '../game/seat.ts';
import { settle } from '../game/settle.ts';
import type { Ask, Event, Hearts, HeartsGame, State } from '../games.ts';
import { actionOf, answeredStep, imposedFrom, recordedStep } from '../transcript/replay.ts';
import type { TranscriptDeal, TranscriptStep } from '../transcript/transcript.ts';
import { type Mix, mixGiven } from '../trick/play/mix.ts';
import { isMix, passCountOf, stepOf } from '../trick/rules/rules.ts';
import { CorruptBits } from './bits.ts';
import { NO_CARDS } from './check.ts';
import { DEALS_MAX, type NotatedMatch, NotationException, TOP } from './notated-match.ts';
import { codedAct, inOrder } from './packed-acts.ts';
import { type Coder, UncodableChoice } from './range.ts';

/** The state of the replay of a match. A replay changes this object as it goes on. */
interface Walk {
  readonly coder: Coder;
  readonly hearts: Hearts;
  readonly game: HeartsGame;
  readonly events: Event[];
  state: State;
}

/** A match that `coded` has written or read, with its events. If `most` is given, it may lack later deals. */
export interface Coded extends Pick<NotatedMatch, 'firstDealer' | 'deals' | 'winners'> {
  readonly events: readonly Event[];
}

/** What a coder has to do: write a known match, or read a match with at most this number of deals. */
interface CoderTask {
  readonly known?: NotatedMatch;
  readonly most?: number; // the maximum number of deals
}

/** Writes the known match, or reads one. Throws `UncodableChoice` if the known match violates the rules. */
export function coded(
  coder: Coder,
  hearts: Hearts,
  length: NotatedMatch['length'],
  { known, most }: CoderTask = {},
): Coded {
  const game: HeartsGame = hearts.game;
  const firstDealer = coder.one(hearts.rules.seats, known?.firstDealer);
  const count = coder.one(DEALS_CODED, known?.deals.length);
  if (known === undefined) possible(count, coder, hearts);
  const { state, events } = settle(game, undefined, game.open({ firstDealer, ...(length && { length }) }));
  const walk: Walk = { coder, hearts, game, state, events: [...events] };
  const deals = Array.from({ length: Math.min(count, most ?? count) }, (_, i) => codedDeal(walk, known?.deals[i]));
  if (known !== undefined && unlike(known.winners, walk.state.winners)) throw new UncodableChoice('others have won');
  return { firstDealer, deals, winners: walk.state.winners, events: walk.events };
}

/** The format can express from 0 to 1000 deals. Readers accept at most `DEALS_MAX`. */
const DEALS_CODED = 1001;

/**
 * Throws if there are too many deals, or more than the remaining bits can contain. This is checked before the
 * first deal is played.
 */
function possible(count: number, coder: Coder, hearts: Hearts): void {
  if (count > DEALS_MAX) throw new NotationException(TOP, { type: 'too-many', most: DEALS_MAX });
  if (count * cardBits(hearts) > coder.left()) throw new CorruptBits('it is too short for its deals');
}

/** A lower bound of the bits of a deal: the logarithm to base 2 of the number of different deals. */
function cardBits(hearts: Hearts): number {
  const { deck, seats } = hearts.rules;
  return Math.floor(bitsOfOrders(deck.length) - seats * bitsOfOrders(handSizeOf(hearts)));
}

const handSizeOf = (hearts: Hearts): number =>
  hearts.kind === 'tricks' ? hearts.rules.handSize : hearts.sheet.deal.hand;

/** The number of bits that distinguish all orders of this number of cards. */
const bitsOfOrders = (cards: number): number =>
  Array.from({ length: cards }, (_, i) => Math.log2(i + 1)).reduce((all, bits) => all + bits, 0);

const unlike = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length !== b.length || a.some((one, i) => one !== b[i]);

function apply(walk: Walk, event: Event): void {
  const { state, events } = settle(walk.game, walk.state, event);
  walk.state = state;
  walk.events.push(...events);
}

function codedDeal(walk: Walk, known: TranscriptDeal | undefined): TranscriptDeal {
  const { game, coder, hearts } = walk;
  const before = walk.state.results.length;
  if (game.owed(walk.state) === 'dealer')
    apply(walk, { type: 'dealer', dealer: coder.one(hearts.rules.seats, known?.dealer), rounds: [] });
  if (game.owed(walk.state) !== 'deal') throw new UncodableChoice('the match is over');
  const { dealer } = walk.state;
  if (known !== undefined && known.dealer !== dealer) throw new UncodableChoice('somebody else deals');
  const cards = codedCards(coder, hearts, known);
  const mix = codedMix(walk, known);
  apply(walk, game.supply(walk.state, { imposed: { ...cards, ...(mix && { mix }) } }));
  const steps = codedSteps(walk, before, known?.steps);
  const { points, totals } = walk.state.results[before] ?? nothing();
  if (known !== undefined && (unlike(known.points, points) || unlike(known.totals, totals)))
    throw new UncodableChoice('the deal comes to something else');
  return { dealer, ...cards, steps, points, totals };
}

/**
 * Codes the owner of each card of the deck. The more cards an owner still lacks, the more likely this owner
 * is. The order of the cards left over is coded, too.
 */
function codedCards(coder: Coder, hearts: Hearts, known: TranscriptDeal | undefined): ImposedDeal {
  const { deck, seats } = hearts.rules;
  const size = handSizeOf(hearts);
  const [rest, astray] = hearts.kind === 'tricks' ? (['kitty', 'stock'] as const) : (['stock', 'kitty'] as const);
  const piles = known && [...known.hands, known[rest], known[astray]].map(pile => [...pile]);
  const room = [...Array.from({ length: seats }, () => size), deck.length - seats * size];
  const found: Card[][] = room.map(() => []);
  for (const card of sorted(deck)) {
    const owner = coder.weighed(
      room,
      piles?.findIndex(pile => pile.includes(card)),
    );
    if (piles !== undefined) piles[owner]?.splice(piles[owner].indexOf(card), 1);
    room[owner] = (room[owner] ?? 0) - 1;
    found[owner]?.push(card);
  }
  if (piles?.some(pile => pile.length > 0)) throw new UncodableChoice('there are more cards');
  const middle = found[seats] ?? [];
  const lies = inOrder(coder, middle, middle.length, known?.[rest]);
  return { hands: found.slice(0, seats), kitty: [], stock: [], [rest]: lies };
}

/**
 * Codes the mix of a deal: which seat gets each card that players put into the middle. Undefined if the deal
 * cannot have a mix.
 */
function codedMix({ coder, hearts, state }: Walk, known: TranscriptDeal | undefined): Mix | undefined {
  const deal = state.results.length + 1;
  if (hearts.kind !== 'tricks' || !isMix(stepOf(hearts.rules, deal))) return undefined;
  const wanted = known && mixGiven(hearts.rules, deal, imposedFrom(known).mix);
  const each = passCountOf(hearts.rules, deal);
  const room = Array.from({ length: hearts.rules.seats }, () => each);
  return Array.from({ length: hearts.rules.seats * each }, (_, place) => {
    const seat = coder.weighed(room, wanted?.[place]);
    room[seat] = (room[seat] ?? 0) - 1;
    return seat;
  });
}

/** Codes steps until the deal is scored. */
function codedSteps(
  walk: Walk,
  before: number,
  known: readonly TranscriptStep[] | undefined,
): readonly TranscriptStep[] {
  const { game } = walk;
  const steps: TranscriptStep[] = [];
  while (walk.state.results.length === before) {
    const due = dueIn(walk);
    if (due.length === 0) {
      if (game.owed(walk.state) !== 'opening') throw new UncodableChoice('nobody is asked');
      apply(walk, game.supply(walk.state, { imposed: NO_CARDS }));
      continue;
    }
    steps.push(codedStep(walk, due, known && (known[steps.length] ?? nothing())));
  }
  if (known !== undefined && known.length !== steps.length) throw new UncodableChoice('the deal is over');
  return steps;
}

/**
 * The weight of the first asked seat is this number for each asked seat, and that of the others is 1. Seats
 * nearly always answer in seat order.
 */
const FIRST = 31;

function codedStep(walk: Walk, due: readonly Due[], known: TranscriptStep | undefined): TranscriptStep {
  const { game, coder } = walk;
  const weights = due.map((_, i) => (i === 0 ? FIRST * due.length : 1));
  const chosen = known && due.findIndex(({ seat }) => seat === known.seat);
  const { seat, ask } = due[coder.weighed(weights, chosen)] ?? nothing();
  const step: TranscriptStep = { seat, ...codedAct(coder, ask, known && answeredStep(known, walk.state)) };
  const verdict = game.decide(walk.state, seat, actionOf(step, walk.state));
  if (!verdict.ok) throw new UncodableChoice('the rules refuse it');
  const recorded = recordedStep(step, walk.state);
  apply(walk, verdict.event);
  return recorded;
}

interface Due {
  readonly seat: Seat;
  readonly ask: Ask;
}

/** The seats that are asked and have not answered yet, with their questions. */
function dueIn({ game, hearts, state }: Walk): readonly Due[] {
  const due: Due[] = [];
  for (let seat = 0; seat < hearts.rules.seats; seat++) {
    const ask = game.ask(state, seat);
    if (ask !== undefined && !(ask.type === 'lay' && ask.laid !== null)) due.push({ seat, ask });
  }
  return due;
}

function nothing(): never {
  throw new CorruptBits('there is nothing there');
}
