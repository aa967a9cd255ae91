// Phrases the question to the person: the prompt, and the choices that are not cards.

import type { Ask, Hearts } from '@moonshot/rules';
import { type Card, figure, someOf } from '@moonshot/rules/cards';
import { isMix } from '@moonshot/rules/engine';
import { explainMoonChoice } from '@moonshot/rules/explain';
import { counted, type RuleWords } from '@moonshot/rules/words';
import { bidNamed, cardsWanted, chargeNamed, moonNamed } from '../answer/draft.ts';
import { areNumbered } from '../answer/parse-input.ts';
import { face, faces } from './cards.ts';
import { nameOf, type TablePlayers, winnersText } from './event-text.ts';
import { ink } from './ink.ts';

/** One line that says what the person has to do now. */
export function promptOf(players: TablePlayers, ask: Ask): string {
  switch (ask.type) {
    case 'pass':
      return passPrompt(players, ask);
    case 'charge':
      return ask.cards.length === 0
        ? 'You hold no card that can be charged'
        : 'Charge cards: show them, so that they count more';
    case 'bid':
      return bidPrompt(ask);
    case 'claim':
      return `You hold ${face(ask.card)}: open the deal with it, called the lowest?`;
    case 'play':
      return 'Play a card';
    case 'bury':
      return `Lay ${counted(ask.count, 'card')} away, face down; they count as taken`;
    case 'moon':
      return 'You have shot the moon. Choose what it brings';
    case 'lay':
      return 'Lay two cards';
  }
}

const bidPrompt = ({ bids }: Extract<Ask, { type: 'bid' }>): string =>
  typeof bids[0] === 'string' ? 'You name the suit that counts as hearts do' : 'Bid chips for naming the suit to avoid';

function passPrompt(players: TablePlayers, { step, to }: Extract<Ask, { type: 'pass' }>): string {
  const [first] = to;
  if (isMix(step)) return `Put ${counted(first?.count ?? 0, 'card')} into the middle`;
  if (to.length === 1 && first) return `Pass ${counted(first.count, 'card')} to ${nameOf(players, first.to)}`;
  return `Pass ${counted(first?.count ?? 0, 'card')} to each`;
}

/** The receiver of each passed card, in the order in which the cards are chosen. */
const receiversOf = ({ to }: Extract<Ask, { type: 'pass' }>): readonly number[] =>
  to.flatMap(one => Array.from({ length: one.count }, () => one.to));

/** The prompt for an answer that is typed. It says in which order to type the cards. */
export function typedPrompt(players: TablePlayers, ask: Ask): string {
  if (ask.type === 'lay') return 'Lay two cards: the first hidden, the second on top to be shown';
  const order = ask.type === 'pass' && ask.to.length > 1 ? receiversOf(ask).map(to => nameOf(players, to)) : [];
  return order.length === 0 ? promptOf(players, ask) : `${promptOf(players, ask)}, in this order: ${order.join(', ')}`;
}

/** Shows which cards have been selected and what each is for, or how many have been selected. */
export function slotsText(players: TablePlayers, ask: Ask, chosen: readonly Card[]): string {
  const slots = slotsOf(players, ask, chosen);
  if (slots === '') return '';
  return `: ${slots}${chosen.length === cardsWanted(ask) ? ink.yellow(' · Enter') : ''}`;
}

function slotsOf(players: TablePlayers, ask: Ask, chosen: readonly Card[]): string {
  const card = (i: number): string => (chosen[i] === undefined ? '–' : face(chosen[i]));
  switch (ask.type) {
    case 'pass':
      return ask.to.length > 1
        ? receiversOf(ask)
            .map((to, i) => `${nameOf(players, to)} ${card(i)}`)
            .join(', ')
        : `${chosen.length} of ${ask.to[0]?.count ?? 0}`;
    case 'bury':
      return `${chosen.length} of ${ask.count}`;
    case 'lay':
      return `hidden ${card(0)}, shown ${card(1)}`;
    default:
      return '';
  }
}

/** A choice from a list: its typed name, the number shown with it, and its meaning. */
export interface MenuChoice {
  readonly name: string;
  readonly amount?: number;
  readonly lines: readonly string[];
}

/** The choices of a question that is answered from a list; empty for other questions. */
export function choicesOf(hearts: Hearts, players: TablePlayers, ask: Ask, words?: RuleWords): readonly MenuChoice[] {
  if (ask.type === 'claim')
    return [
      { name: 'yes', lines: ['open with it'] },
      { name: 'no', lines: ['keep it'] },
    ];
  if (ask.type === 'charge')
    return someOf(ask.cards).map(cards => ({
      name: chargeNamed(cards),
      lines: [cards.length === 0 ? 'charge nothing' : `charge ${faces(cards)}`],
    }));
  if (ask.type === 'bid') return ask.bids.map(bid => ({ name: bidNamed(bid), lines: [bidText(bid)] }));
  return ask.type === 'moon' ? ask.options.map(option => moonChoice(hearts, players, option, words)) : [];
}

const bidText = (bid: Extract<Ask, { type: 'bid' }>['bids'][number]): string =>
  typeof bid === 'string'
    ? `every ${bidNamed(bid).slice(0, -1)} counts`
    : bid === 0
      ? 'bid nothing'
      : bid === 1
        ? 'pay 1 chip'
        : `pay ${bid} chips`;

type Preview = Extract<Ask, { type: 'moon' }>['options'][number];

function moonChoice(
  hearts: Hearts,
  players: TablePlayers,
  { name, totals, ends, winners }: Preview,
  words?: RuleWords,
): MenuChoice {
  const scores = totals.map((total, seat) => `${nameOf(players, seat)} ${figure(total)}`).join('  ');
  const end = ends ? [`the match ends: ${winnersText(players, winners)}`] : [];
  const amount = moonAmount(hearts, name);
  return {
    name: moonNamed(name),
    ...(amount !== undefined && { amount }),
    lines: [explainMoonChoice(hearts, name, words), scores, ...end],
  };
}

/**
 * The points that a moon option takes off the player's own total or adds to the other players' totals.
 * Undefined if the option has no such number.
 */
function moonAmount(hearts: Hearts, name: Preview['name']): number | undefined {
  const option = hearts.kind === 'tricks' ? hearts.sheet.moon.options.find(one => one.name === name) : undefined;
  if (option === undefined || (name !== 'shed' && name !== 'burden')) return undefined;
  const amount = name === 'shed' ? option.self : option.others;
  return amount === 'start' ? undefined : Math.abs(amount);
}

/** The marks before the choices of a list: numbers, unless a typed number would mean something else. */
export const marksOf = (list: readonly MenuChoice[]): readonly string[] => {
  const numbered = areNumbered(list.map(({ name }) => name));
  return list.map((_, i) => (numbered ? `${i + 1} ` : ''));
};

/** The name of a choice as it is listed: `take off 26`. */
export const labelOf = ({ name, amount }: MenuChoice): string => (amount === undefined ? name : `${name} ${amount}`);
