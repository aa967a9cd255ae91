// Describes a step of a recorded match as lines for a terminal: the event, the cards on the table, and the
// visible hands.

import type { AllWords, RecordWords, TerminalWords } from '@moonshot/i18n';
import type { ReplayCard, ReplayDeal, ReplayStep } from '@moonshot/protocol';
import type { Seat } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { grouped, oneLine, padEnd } from '../core/plain-text.ts';
import { face, faces, inHand, played } from '../render/cards.ts';
import { ink } from '../render/ink.ts';

/** A recorded match, as playback displays it. */
export interface Match {
  readonly title: string;
  readonly names: readonly string[]; // the players' names by seat
  readonly deals: readonly ReplayDeal[];
  readonly strength: ReadonlyMap<Card, number>; // rank order of the cards within a suit
  readonly words: WatchWords;
}

/** The texts of playback in a language. */
export interface WatchWords extends RecordWords {
  readonly bid: AllWords['bid'];
  readonly seat: TerminalWords['seat'];
}

const nameAt = ({ names }: Match, seat: Seat | null): string => oneLine(names[seat ?? 0] ?? '');

/** Describes a step of the match in a sentence. */
export function describeStep(match: Match, deal: ReplayDeal, step: ReplayStep): string {
  const { words } = match;
  const name = nameAt(match, step.seat);
  const taken = step.winner === null ? undefined : `${words.takes(nameAt(match, step.winner))}.`;
  const sentences = (...some: readonly (string | undefined)[]): string => some.filter(Boolean).join(' ');
  switch (step.kind) {
    case 'played':
      return sentences(`${words.plays(name, step.lying.slice(-1).map(played).join(''))}.`, taken);
    case 'bout':
      return sentences(
        `${words.kinds.bout(step.trick)} · ${lyingText(match, step.lying)}.`,
        taken ?? `${words.nobody}.`,
      );
    case 'bid':
      return words.bid.said(name, step.bid ?? 0);
    case 'buried':
    case 'moon':
      return `${words.kinds[step.kind](name)}.`;
    case 'scored':
      return `${words.kinds.scored} · ${scoresText(match, deal)}.`;
    default:
      return `${words.kinds[step.kind]}.`;
  }
}

const scoresText = ({ names, words }: Match, { points, totals }: ReplayDeal): string =>
  [[words.points, points] as const, [words.totals, totals] as const]
    .map(
      ([title, all]) =>
        `${title} · ${names.map((name, seat) => `${oneLine(name)} ${grouped(all[seat] ?? 0)}`).join(', ')}`,
    )
    .join('; ');

const lyingText = (match: Match, lying: readonly ReplayCard[]): string =>
  lying
    .map(one => {
      const card = one.under === undefined ? played(one) : match.words.over(played(one), face(one.under));
      return `${nameAt(match, one.seat)} ${card}`;
    })
    .join(', ');

/** The line with the cards on the table; empty if no cards are on it. */
export const tableLine = (match: Match, { lying }: ReplayStep): string =>
  lying.length === 0 ? '' : `${match.words.lying} · ${lyingText(match, lying)}`;

/** Every hand on a line of its own. Hidden hands are shown as a number of cards. */
export function handLines(
  { names, strength, words }: Match,
  { hands }: ReplayStep,
  eyes: Seat | null,
): readonly string[] {
  const width = Math.max(...names.map(name => oneLine(name).length));
  return hands.map((hand, seat) => {
    const seen = eyes === null || eyes === seat;
    const cards = seen ? faces(inHand(hand, strength)) : ink.dim(words.hidden(hand.length));
    return `${padEnd(oneLine(names[seat] ?? ''), width)}  ${hand.length === 0 ? ink.dim('–') : cards}`;
  });
}
