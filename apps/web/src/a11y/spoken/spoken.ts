// Announcements of table events for every game, from the events, the view and the rules alone.

import type { AllWords } from '@moonshot/i18n';
import type { Shown, TableRules, TableView } from '@moonshot/protocol';
import type { Event, Seat } from '@moonshot/rules';
import { SUITS, suitOf } from '@moonshot/rules/cards';
import { wholeOf } from '../../i18n/all-messages.ts';
import { cardName, seatName } from '../../i18n/names.ts';
import type { Happened } from '../../model/message.ts';
import type { Settings } from '../../model/model.ts';
import { countOf } from '../../model/play/hand.ts';
import { cost } from '../../model/play/standing.ts';
import { type NarrationContext, thingsIn } from './context.ts';
import { overSpoken } from './over.ts';
import { revealSpoken } from './reveal.ts';
import { offerSpoken, turnSpoken } from './turn.ts';

export type Verbosity = Settings['speech'];
type SpokenUpdate = Pick<Happened, 'events' | 'before' | 'view' | 'rules'>;
type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** All announcements, in order: what happened, then the question. */
export const spoken = (words: AllWords, update: SpokenUpdate, verbosity: Verbosity): readonly string[] => [
  ...storySpoken(words, update, verbosity),
  ...askSpoken(words, update),
];

/** Announcements of what happened at the table. */
export function storySpoken(
  words: AllWords,
  { events, before, view, rules }: SpokenUpdate,
  verbosity: Verbosity,
): readonly string[] {
  if (verbosity === 'turns') return [];
  const plays = before.deal.kind === 'tricks' ? [...before.deal.trick.plays] : [];
  const name = (seat: Seat): string => seatName(words, view, seat);
  const telling: NarrationContext = { words, view, rules, short: verbosity === 'short', name, plays };
  return events.flatMap((shown, i) => shownSpoken(telling, shown, events.slice(i + 1)));
}

/** Announcements for a table that is opened during a deal. */
export const openedSpoken = (words: AllWords, view: TableView, rules: TableRules): readonly string[] =>
  dealtSpoken({ words, view, rules, short: false, name: seat => seatName(words, view, seat), plays: [] }, undefined);

/** New questions and offers to the viewer. */
export function askSpoken(words: AllWords, { events, before, view, rules }: SpokenUpdate): readonly string[] {
  const same =
    before.ask?.type === view.ask?.type && before.number === view.number && before.deal.deal === view.deal.deal;
  const asked = same && !events.some(shown => shown.type === 'undone') ? [] : turnSpoken(words, view, rules);
  return [...asked, ...offerSpoken(words, before.mayFinish === view.mayFinish ? null : view.mayFinish)];
}

function shownSpoken(telling: NarrationContext, shown: Shown, later: readonly Shown[]): readonly string[] {
  const { spoken: say } = telling.words;
  switch (shown.type) {
    case 'game':
      return eventSpoken(telling, shown.event, later);
    case 'undone':
      return [say.undone];
    case 'finishing':
      return [shown.why === 'rest' ? say.claimsRest(telling.name(shown.seat)) : say.wantsEnd(telling.name(shown.seat))];
    default:
      return [];
  }
}

function eventSpoken(telling: NarrationContext, event: Event, later: readonly Shown[]): readonly string[] {
  const { words, view, name } = telling;
  switch (event.type) {
    case 'dealt':
      return dealtSpoken(telling, 'step' in event ? event.step : undefined);
    case 'misdealt':
      return [`${words.news.misdealt(name(event.seat))}.`];
    case 'passed':
      return event.seat === view.viewer ? [words.spoken.passed] : [];
    case 'exchanged':
      return receivedSpoken(telling, event);
    case 'charged':
    case 'exposed':
    case 'bid':
      return declaredSpoken(telling, event);
    case 'played':
      return playedSpoken(telling, event, later);
    case 'lead-passed':
      return [`${words.news.leadPassed(name(event.to))}.`];
    case 'drawn':
    case 'kept':
      return stockSpoken(telling, event);
    case 'taken':
    case 'cancelled':
      return takenSpoken(telling, event);
    case 'buried':
      return [words.spoken.buried(name(event.seat), countOf(event.cards))];
    case 'shot':
    case 'chose':
      return moonSpoken(telling, event);
    case 'revealed':
    case 'captured':
    case 'redealt':
      return revealSpoken(telling, event);
    case 'scored':
      return overSpoken(telling, event);
    default:
      return []; // other events are announced elsewhere or by a later event
  }
}

/** Announcements of charges and bids, which come before the first trick. */
const declaredSpoken = (telling: NarrationContext, event: Of<'charged' | 'exposed' | 'bid'>): readonly string[] =>
  event.type === 'bid'
    ? [wholeOf(telling.words).bid.said(telling.name(event.seat), event.bid)]
    : chargedSpoken(telling, event);

/** Announces how many cards the viewer charges and, once all have chosen, every player's charged cards. */
function chargedSpoken(
  { words, name }: NarrationContext,
  event: Extract<Event, { type: 'charged' | 'exposed' }>,
): readonly string[] {
  if (event.type === 'charged') return event.cards === null ? [] : [words.spoken.youCharge(event.cards.length)];
  const shown = event.charges.filter(({ cards }) => cards.length > 0);
  const { charged, chargedNothing } = words.spoken;
  if (shown.length === 0) return [chargedNothing];
  return shown.map(({ seat, cards }) =>
    charged(
      name(seat),
      cards.map(card => cardName(words, card)),
    ),
  );
}

/**
 * Announces the deal, the hand by suits unless announcements are short, and the trump. In a game with
 * passing, it also says if this deal has no pass.
 */
function dealtSpoken(
  { words, view, rules, short, plays }: NarrationContext,
  step: string | undefined,
): readonly string[] {
  plays.length = 0;
  const { deal } = view;
  const say = words.spoken;
  const suits = SUITS.map(suit => [suit, deal.hand.filter(card => suitOf(card) === suit).length] as const);
  const hold = say.hold(
    deal.hand.length,
    suits.filter(([, n]) => n > 0),
  );
  const none = step === 'hold' && rules.passCycle.length > 0 ? [say.noPass] : [];
  const upcard = deal.kind === 'tricks' ? deal.upcard : null;
  const trump = upcard === null ? [] : [say.trump(suitOf(upcard))];
  return [say.deal(deal.deal), ...(short || view.viewer === 'watcher' ? [] : [hold]), ...none, ...trump];
}

function receivedSpoken(
  { words, view, name }: NarrationContext,
  { passes, mixed }: Of<'exchanged'>,
): readonly string[] {
  const mine = passes.flatMap(({ seat, gifts }) =>
    gifts.filter(gift => gift.to === view.viewer).map(({ card }) => ({ card, seat })),
  );
  if (mine.length === 0) return [];
  const cards = mine.map(one => cardName(words, one.card));
  const givers = [...new Set(mine.map(one => one.seat))];
  return [mixed ? words.spoken.outOfMix(cards) : words.spoken.received(cards, givers.map(name))];
}

/**
 * Announces a played card. If several cards are announced together, only the last announcement can add that
 * its card is winning the trick. If the trick ends, the announcement of its winner follows instead.
 */
function playedSpoken(telling: NarrationContext, event: Of<'played'>, later: readonly Shown[]): readonly string[] {
  const { words, view, rules, short, name, plays } = telling;
  const say = words.spoken;
  const { seat, card, call, broke } = event;
  const leads = plays.length === 0;
  plays.push({ seat, card, ...(call === undefined ? {} : { call }) });
  const last = !later.some(shown => shown.type === 'game' && ['played', 'taken'].includes(shown.event.type));
  const wins = last && !leads && view.deal.kind === 'tricks' && view.deal.winning === seat;
  const named = cardName(words, card, call);
  const played = leads ? say.leads(name(seat), named) : (short ? say.playsShort : say.plays)(name(seat), named, wins);
  return broke && rules.closesHearts ? [played, say.broken(name(seat))] : [played];
}

/**
 * Announces a draw from the stock, or that the last player with cards keeps these cards. The viewer's own
 * cards are named, and another player's cards are counted. If everybody draws, or if announcements are short,
 * other players' draws are not announced.
 */
function stockSpoken({ words, view, name, short }: NarrationContext, event: Of<'drawn' | 'kept'>): readonly string[] {
  const { seat } = event;
  if (event.type === 'kept') return [`${words.news.kept(name(seat), event.hand.length, event.stock.length)}.`];
  const { cards } = event;
  if (seat === view.viewer && typeof cards !== 'number')
    return [words.spoken.drawn(cards.map(card => cardName(words, card)))];
  const between = view.deal.kind === 'tricks' && view.deal.trick.plays.length === 0;
  return between || short ? [] : [`${words.news.drew(name(seat), countOf(cards))}.`];
}

/**
 * Announces that another player has shot the moon, or which option a player has chosen after shooting the
 * moon.
 */
function moonSpoken({ words, view, name }: NarrationContext, event: Of<'shot' | 'chose'>): readonly string[] {
  if (event.type === 'chose') return [words.spoken.chose[event.option](name(event.seat))];
  return event.seat === view.viewer ? [] : [words.spoken.shot(name(event.seat))];
}

/** Announces who takes the trick, its penalty cards, the kitty, and who leads next. */
function takenSpoken(telling: NarrationContext, event: Of<'taken' | 'cancelled'>): readonly string[] {
  const { words, view, rules, short, name, plays } = telling;
  const say = words.spoken;
  const cards = plays.splice(0).map(play => play.card);
  if (event.type === 'cancelled') return [`${words.news.cancelled}.`];
  const taker = name(event.seat);
  const takes = short ? say.takesShort(taker, cost(rules, event.points)) : say.takes(taker, thingsIn(telling, cards));
  const kitty = countOf(event.kitty) > 0 ? [say.kitty(taker, countOf(event.kitty))] : [];
  const leads = view.deal.phase === 'play' && event.seat !== view.viewer && !short ? [say.nextLead(taker)] : [];
  return [takes, ...kitty, ...leads];
}
