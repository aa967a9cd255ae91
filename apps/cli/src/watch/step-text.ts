// Describes a step of a recorded match as lines for a terminal: the event, the cards on the table, and the
// visible hands.

import type { ReplayCard, ReplayDeal, ReplayStep } from '@moonshot/protocol';
import type { Seat } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { bidNamed } from '../answer/draft.ts';
import { grouped, oneLine, padEnd } from '../core/plain-text.ts';
import { face, faces, inHand, played } from '../render/cards.ts';
import { ink } from '../render/ink.ts';

/** A recorded match, as playback displays it. */
export interface Match {
  readonly title: string;
  readonly names: readonly string[]; // the players' names by seat
  readonly deals: readonly ReplayDeal[];
  readonly strength: ReadonlyMap<Card, number>; // rank order of the cards within a suit
}

const SETTLED = {
  dealt: 'The cards are dealt.',
  passed: 'Cards were passed.',
  charged: 'Everybody has said what to charge.',
  opening: 'The first trick begins.',
} as const;

const nameAt = ({ names }: Match, seat: Seat | null): string => oneLine(names[seat ?? 0] ?? '');

/** Describes a step of the match in a sentence. */
export function describeStep(match: Match, deal: ReplayDeal, step: ReplayStep): string {
  const name = nameAt(match, step.seat);
  const takes = step.winner === null ? '' : ` ${nameAt(match, step.winner)} takes it.`;
  switch (step.kind) {
    case 'played':
      return `${name} plays ${step.lying.slice(-1).map(played).join('')}.${takes}`;
    case 'bout':
      return `Round ${step.trick}: ${lyingText(match, step.lying)}.${takes || ' Nobody takes it.'}`;
    case 'bid':
      return `${name} ${bidText(step.bid)}.`;
    case 'buried':
      return `${name} lays cards away.`;
    case 'moon':
      return `${name} chooses what the moon is worth.`;
    case 'scored':
      return `The deal is over: ${scoresText(match, deal)}.`;
    default:
      return SETTLED[step.kind];
  }
}

const bidText = (bid: ReplayStep['bid']): string =>
  bid === null || bid === 0 ? 'bids nothing' : `${typeof bid === 'string' ? 'names' : 'bids'} ${bidNamed(bid)}`;

const scoresText = ({ names }: Match, { points, totals }: ReplayDeal): string =>
  names
    .map((name, seat) => `${oneLine(name)} ${grouped(points[seat] ?? 0)}, in all ${grouped(totals[seat] ?? 0)}`)
    .join('; ');

const lyingText = (match: Match, lying: readonly ReplayCard[]): string =>
  lying
    .map(one => `${nameAt(match, one.seat)} ${played(one)}${one.under === undefined ? '' : ` over ${face(one.under)}`}`)
    .join(', ');

/** The line with the cards on the table; empty if no cards are on it. */
export const tableLine = (match: Match, { lying }: ReplayStep): string =>
  lying.length === 0 ? '' : `On the table: ${lyingText(match, lying)}`;

/** Every hand on a line of its own. Hidden hands are shown as a number of cards. */
export function handLines({ names, strength }: Match, { hands }: ReplayStep, eyes: Seat | null): readonly string[] {
  const width = Math.max(...names.map(name => oneLine(name).length));
  return hands.map((hand, seat) => {
    const seen = eyes === null || eyes === seat;
    const cards = seen ? faces(inHand(hand, strength)) : ink.dim(cardsText(hand.length));
    return `${padEnd(oneLine(names[seat] ?? ''), width)}  ${hand.length === 0 ? ink.dim('no cards') : cards}`;
  });
}

const cardsText = (many: number): string => (many === 1 ? '1 card' : `${many} cards`);
