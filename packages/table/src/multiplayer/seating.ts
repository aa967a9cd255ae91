// Decides who may sit down or leave a seat during a match, and when a bot stands in.

import type { Sitter } from '@moonshot/protocol';
import { accept, refuse, type Seat, type Verdict } from '@moonshot/rules';
import type { SeatingCommand } from '../core/multiplayer-rules.ts';
import type { Refusal } from '../core/refusal.ts';
import { inDeal, presentSeats, type SeatingEvent } from '../core/sitters.ts';
import { isCounted, matchIsOver, type State } from '../core/state.ts';

/**
 * The seat whose hand in the present deal a person knows: their own, or one that they left during the deal.
 * Undefined if there is none.
 */
export function knownHandSeat(state: State, player: string): Seat | undefined {
  if (!inDeal(state.game) || matchIsOver(state)) return undefined;
  const seat = seatOf(state.spec.sitters, player);
  return seat ?? state.left.find(one => one.player === player)?.seat;
}

function seatOf(sitters: readonly Sitter[], player: string): Seat | undefined {
  const seat = sitters.findIndex(sitter => sitter.kind === 'person' && sitter.name === player);
  return seat < 0 ? undefined : seat;
}

/** Decides a command about seats. Returns its event or a refusal. */
export function decideSitting(state: State, command: SeatingCommand): Verdict<SeatingEvent, Refusal> {
  if (matchIsOver(state)) return refuse({ type: 'over' });
  switch (command.type) {
    case 'sit':
      return sit(state, command);
    case 'stand':
      return stand(state, command);
    case 'away':
      return presentSeats(state).includes(command.seat)
        ? accept({ type: 'away', seat: command.seat, cause: null })
        : refuse({ type: 'not-owed' });
    case 'back':
      return back(state, command);
  }
}

type Of<T extends SeatingCommand['type']> = Extract<SeatingCommand, { type: T }>;

function sit({ spec, game }: State, { seat, player }: Of<'sit'>): Verdict<SeatingEvent, Refusal> {
  if (isCounted(spec)) return refuse({ type: 'counted' });
  if (inDeal(game)) return refuse({ type: 'mid-deal' });
  if (seatOf(spec.sitters, player) !== undefined) return refuse({ type: 'sits-already' });
  if (spec.sitters[seat]?.kind !== 'bot') return refuse({ type: 'seat-taken' });
  return accept({ type: 'seated', seat, sitter: { kind: 'person', name: player }, cause: null });
}

function stand({ spec }: State, command: Of<'stand'>): Verdict<SeatingEvent, Refusal> {
  const { seat, number, player, bot } = command;
  if (seatOf(spec.sitters, player) !== seat) return refuse({ type: 'not-seated' });
  return accept({ type: 'seated', seat, sitter: bot, cause: number === null ? null : { seat, number } });
}

function back({ spec, standIns }: State, { seat, number }: Of<'back'>): Verdict<SeatingEvent, Refusal> {
  if (spec.sitters[seat]?.kind !== 'person' || standIns[seat] === null) return refuse({ type: 'not-owed' });
  return accept({ type: 'back', seat, cause: number === null ? null : { seat, number } });
}

/** The commands that may have caused the event, for checking a log that another program has written. */
export function sittingCommands({ spec }: State, event: SeatingEvent): readonly SeatingCommand[] {
  const { seat } = event;
  const number = event.cause?.number ?? null;
  if (event.type === 'back') return [{ type: 'back', seat, number }];
  if (event.type === 'away') return [{ type: 'away', seat }];
  const { sitter } = event;
  return sitter.kind === 'person'
    ? [{ type: 'sit', seat, player: sitter.name }]
    : [{ type: 'stand', seat, number, player: spec.sitters[seat]?.name ?? '', bot: sitter }];
}
