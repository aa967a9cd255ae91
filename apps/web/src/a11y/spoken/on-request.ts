// Announcements on request by key, without moving the focus: hand, trick, scores, and so on.

import type { AllWords } from '@moonshot/i18n';
import { suitOf } from '@moonshot/rules/cards';
import { cardName, rankName, seatName } from '../../i18n/names.ts';
import type { TableModel } from '../../model/model.ts';
import { isMix } from '../../model/play/exchange.ts';
import { finishOffer } from '../../model/play/finish.ts';
import { trumpIn } from '../../model/play/lead.ts';
import { cost, seatsInTurn } from '../../model/play/standing.ts';
import { allowedNow, shownHand } from '../../table/hand/shown-hand.ts';
import { thingsIn } from './context.ts';
import { offerSpoken, turnSpoken } from './turn.ts';

export type Review = 'hand' | 'trick' | 'scores' | 'last' | 'passed' | 'turn' | 'rules' | 'table';

export function review(words: AllWords, table: TableModel, what: Review): readonly string[] {
  switch (what) {
    case 'hand':
      return handSpoken(words, table);
    case 'trick':
      return trickSpoken(words, table);
    case 'scores':
      return seatsInTurn(table.view).map(seat => scoreSpoken(words, table, seat));
    case 'last':
      return lastSpoken(words, table);
    case 'passed':
      return passedSpoken(words, table);
    case 'turn':
      return whoseTurn(words, table);
    case 'rules':
      return rulesSpoken(table);
    case 'table':
      return tableSpoken(words, table);
  }
}

/** The hand by suits, and which of its cards may not be played now. */
function handSpoken(words: AllWords, table: TableModel): readonly string[] {
  const hand = shownHand(table).map(one => one.card);
  const allowed = allowedNow(table);
  if (hand.length === 0) return [words.spoken.noCards];
  return [...new Set(hand.map(suitOf))].map(suit => {
    const cards = hand.filter(card => suitOf(card) === suit);
    const barred = cards.filter(card => allowed !== undefined && !allowed.has(card));
    const ranks = (list: typeof cards): readonly string[] => list.map(card => rankName(words, card));
    return words.spoken.suitHeld(suit, ranks(cards), ranks(barred));
  });
}

function trickSpoken(words: AllWords, { view }: TableModel): readonly string[] {
  const { deal } = view;
  if (deal.kind !== 'tricks') {
    const down = deal.laid.filter(Boolean).length;
    return [words.spoken.laid(down, deal.seats)];
  }
  if (deal.trick.plays.length === 0) return [words.spoken.noTrick];
  return deal.trick.plays.map(({ seat, card, call }, i) => {
    const named = cardName(words, card, call);
    const name = seatName(words, view, seat);
    const wins = deal.winning === seat && deal.trick.plays.length > 1;
    return i === 0 && !wins ? words.spoken.leads(name, named) : words.spoken.plays(name, named, wins);
  });
}

function scoreSpoken(words: AllWords, { view, rules }: TableModel, seat: number): string {
  const { deal } = view;
  const name = seatName(words, view, seat);
  const total = words.figure(deal.totals[seat] ?? 0);
  if (deal.kind === 'tricks') return words.spoken.score(name, total, words.points(cost(rules, deal.points[seat] ?? 0)));
  const won = deal.hearts[seat] ?? null;
  return won === null
    ? words.spoken.scoreOnly(name, total)
    : words.spoken.score(name, total, words.spoken.things(won, []));
}

function lastSpoken(words: AllWords, { view, rules }: TableModel): readonly string[] {
  const { deal } = view;
  const name = (seat: number): string => seatName(words, view, seat);
  if (deal.kind !== 'tricks') {
    const bout = deal.bouts.at(-1);
    if (bout === undefined) return [words.spoken.noLastBout];
    const tops = bout.tops.map((card, seat) => words.spoken.plays(name(seat), cardName(words, card), false));
    return [...tops, bout.winner === null ? words.spoken.nobodyWins : `${words.lay.wins(name(bout.winner))}.`];
  }
  const trick = deal.tricks.at(-1);
  if (trick === undefined) return [words.spoken.noLast];
  const plays = trick.plays.map(({ seat, card, call }, i) =>
    i === 0
      ? words.spoken.leads(name(seat), cardName(words, card, call))
      : words.spoken.plays(name(seat), cardName(words, card, call), false),
  );
  if (trick.cancelled) return [...plays, `${words.news.cancelled}.`];
  const cards = trick.plays.map(play => play.card);
  return [...plays, words.spoken.takes(name(trick.winner), thingsIn({ words, view, rules }, cards))];
}

function passedSpoken(words: AllWords, { view, got }: TableModel): readonly string[] {
  const { deal } = view;
  const given = deal.kind === 'tricks' ? deal.given : [];
  const name = (seat: number): string => seatName(words, view, seat);
  const cards = got.map(one => cardName(words, one.card));
  if (deal.kind === 'tricks' && isMix(deal.step) && cards.length > 0) return [words.spoken.outOfMix(cards)];
  if (given.length === 0) return [words.spoken.noneGiven];
  const to = [...new Set(given.map(gift => gift.to))];
  const from = [...new Set(got.flatMap(one => (one.from === null ? [] : [one.from])))];
  const gave = words.spoken.given(
    given.map(gift => cardName(words, gift.card)),
    to.map(name),
  );
  return cards.length === 0 ? [gave] : [gave, words.spoken.received(cards, from.map(name))];
}

function whoseTurn(words: AllWords, table: TableModel): readonly string[] {
  const { view, rules } = table;
  const offers = offerSpoken(words, finishOffer(table));
  if (view.ask !== null) return [...turnSpoken(words, view, rules), ...offers];
  const names = view.deal.asked.map(seat => seatName(words, view, seat));
  return [names.length === 0 ? `${words.prompt.dealing}.` : `${words.prompt.wait(names)}.`, ...offers];
}

const SUMMARY: readonly string[] = ['aim', 'points', 'moon', 'end'];

/** The sentences of the most important rules. */
const rulesSpoken = ({ rules }: TableModel): readonly string[] =>
  rules.sentences.filter(one => SUMMARY.includes(one.topic)).map(one => one.sentence);

function tableSpoken(words: AllWords, table: TableModel): readonly string[] {
  const { view, rules } = table;
  const { deal } = view;
  const broken =
    deal.kind === 'tricks' && rules.closesHearts ? [words.spoken.hearts[deal.broken ? 'broken' : 'closed']] : [];
  const suit = trumpIn(table);
  const trump = suit === 'none' ? [] : [words.spoken.trump(suit)];
  return [
    ...trickSpoken(words, table),
    ...whoseTurn(words, table),
    ...broken,
    ...trump,
    ...review(words, table, 'scores'),
  ];
}
