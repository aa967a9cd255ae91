// What the big screen shows of a table: public cards and the players. It joins without a seat, so the server
// sends it no hand.

import type { AllWords } from '@moonshot/i18n';
import type { Call, Seat } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import type { TableModel } from '../../model/model.ts';
import { oneOfEachSide, sideOf } from '../../model/play/sides.ts';
import { dealIsOver } from '../../model/play/standing.ts';
import { takenBy } from '../../table/seats/taken.ts';
import { shownTrick, tagOf } from '../../table/trick/shown-trick.ts';

export interface OpenCard {
  readonly seat: Seat;
  readonly card: Card;
  readonly call?: Call | undefined;
  readonly wins: boolean;
  readonly tag: string;
}

/**
 * The face-up cards: those of the trick in the order of play, or those of the last bout (a round of Capture)
 * by seat.
 */
export function openCards(words: AllWords, table: TableModel): readonly OpenCard[] {
  const { deal } = table.view;
  if (deal.kind === 'tricks') return shownTrick(table, deal).map(play => ({ ...play, tag: tagOf(words, play) }));
  const bout = table.pause?.kind === 'bout' ? table.pause.bout : deal.bouts.at(-1);
  return (bout?.tops ?? []).map((card, seat) => ({ seat, card, wins: bout?.winner === seat, tag: '' }));
}

/** Maximum number of cards in one row. More cards are laid in two rows. */
const ROW_MAX = 5;

/** Number of columns with room for the face-up cards of all seats. It does not change during a trick. */
export function columnsFor(seats: number, cards: number): number {
  const places = Math.max(seats, cards);
  return places > ROW_MAX ? Math.ceil(places / 2) : places;
}

/** What the big screen shows of a player. */
export interface BigPlayer {
  readonly seat: Seat;
  readonly name: string; // empty if nobody has the seat
  readonly bot: boolean;
  readonly away: boolean;
  readonly asked: boolean;
  readonly status: string;
}

/** The players of a side with their score, and what they have taken in this deal. Both may be empty. */
export interface BigSide {
  readonly players: readonly BigPlayer[];
  readonly total: string;
  readonly taken: string;
}

/**
 * The players grouped by sides that share a score. Before a match every player is a side without a total. The
 * points of a deal are shown until they are part of the total.
 */
export function sidesOn(words: AllWords, table: TableModel | null, players: readonly BigPlayer[]): readonly BigSide[] {
  const rules = table?.rules ?? { sides: [], pooled: false };
  const seats = players.map(({ seat }) => seat);
  return oneOfEachSide(rules, seats).map(first => {
    const side = sideOf(rules, first);
    const taken = table === null || dealIsOver(table.view) ? 0 : takenBy(table, side);
    return {
      players: side.flatMap(seat => players[seat] ?? []),
      total: table === null ? '' : words.figure(table.view.deal.totals[first] ?? 0),
      taken: taken === 0 ? '' : words.signed(taken),
    };
  });
}
