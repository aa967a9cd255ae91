// Who sits at a table of several people: who comes and goes while a match is played, and where a bot stands in.
import { put, type Seat } from '@moonshot/rules/game/seat';
import { accept, refuse, type Verdict } from '@moonshot/rules/game/verdict';
import type { State as GameState } from '@moonshot/rules/games';
import type { Sitter } from '@moonshot/wire';
import type { Event } from './event.ts';
import { isOver, people, type State } from './state.ts';

/** The player that stands in for a person who is away. */
export const STAND_IN = 'careful';

export type SittingCommand =
  | { readonly type: 'sit'; readonly seat: Seat; readonly player: string }
  | {
      readonly type: 'stand'; // for good
      readonly seat: Seat;
      readonly number: number | null;
      readonly player: string; // who leaves
      readonly bot: Extract<Sitter, { kind: 'bot' }>; // who plays on
    }
  | { readonly type: 'away'; readonly seat: Seat }
  | { readonly type: 'back'; readonly seat: Seat; readonly number: number | null };

export type SittingRefusal =
  | { readonly type: 'mid-deal' } // seats are taken between deals only
  | { readonly type: 'seat-taken' }
  | { readonly type: 'sits-already' }
  | { readonly type: 'not-seated' }
  | { readonly type: 'not-owed' }
  | { readonly type: 'over' };

export type SittingEvent = Extract<Event, { type: 'seated' | 'away' | 'back' }>;

/** Whether cards are out that some know and others do not. */
export const inDeal = ({ phase }: GameState): boolean => phase !== 'dealer' && phase !== 'deal' && phase !== 'over';

/** The seats of people who are there themselves. */
export const present = ({ spec, standIns }: Pick<State, 'spec' | 'standIns'>): readonly Seat[] =>
  people(spec).filter(seat => standIns[seat] === null);

/** The player that answers for the seat; undefined where a person does. */
export function botAt({ spec, standIns }: State, seat: Seat): string | undefined {
  const sitter = spec.sitters[seat];
  if (sitter?.kind === 'bot') return sitter.player;
  return sitter !== undefined && standIns[seat] !== null ? STAND_IN : undefined;
}

/** The seat whose hand of the present deal the person knows: their own, or one that they left in the middle of it. */
export function knows(state: State, player: string): Seat | undefined {
  if (!inDeal(state.game) || isOver(state)) return undefined;
  const seat = seatOf(state.spec.sitters, player);
  return seat ?? state.left.find(one => one.player === player)?.seat;
}

function seatOf(sitters: readonly Sitter[], player: string): Seat | undefined {
  const seat = sitters.findIndex(sitter => sitter.kind === 'person' && sitter.name === player);
  return seat < 0 ? undefined : seat;
}

/** Who may sit down, stand up, or be stood in for. */
export function decideSitting(state: State, command: SittingCommand): Verdict<SittingEvent, SittingRefusal> {
  if (isOver(state)) return refuse({ type: 'over' });
  switch (command.type) {
    case 'sit':
      return sit(state, command);
    case 'stand':
      return stand(state, command);
    case 'away':
      return present(state).includes(command.seat)
        ? accept({ type: 'away', seat: command.seat, cause: null })
        : refuse({ type: 'not-owed' });
    case 'back':
      return back(state, command);
  }
}

type Of<T extends SittingCommand['type']> = Extract<SittingCommand, { type: T }>;

function sit({ spec, game }: State, { seat, player }: Of<'sit'>): Verdict<SittingEvent, SittingRefusal> {
  if (inDeal(game)) return refuse({ type: 'mid-deal' });
  if (seatOf(spec.sitters, player) !== undefined) return refuse({ type: 'sits-already' });
  if (spec.sitters[seat]?.kind !== 'bot') return refuse({ type: 'seat-taken' });
  return accept({ type: 'seated', seat, sitter: { kind: 'person', name: player }, cause: null });
}

function stand({ spec }: State, command: Of<'stand'>): Verdict<SittingEvent, SittingRefusal> {
  const { seat, number, player, bot } = command;
  if (seatOf(spec.sitters, player) !== seat) return refuse({ type: 'not-seated' });
  return accept({ type: 'seated', seat, sitter: bot, cause: number === null ? null : { seat, number } });
}

function back({ spec, standIns }: State, { seat, number }: Of<'back'>): Verdict<SittingEvent, SittingRefusal> {
  if (spec.sitters[seat]?.kind !== 'person' || standIns[seat] === null) return refuse({ type: 'not-owed' });
  return accept({ type: 'back', seat, cause: number === null ? null : { seat, number } });
}

/** The votes without that of a seat whose person is there no more. */
function withoutVote(votes: State['votes'], seat: Seat): State['votes'] {
  const seats = votes?.seats.filter(one => one !== seat) ?? [];
  return votes === null || seats.length === 0 ? null : { ...votes, seats };
}

/** The table after somebody sat down, left, went away or came back. */
export function evolveSitting(state: State, event: SittingEvent): State {
  const version = state.version + 1;
  const { seat } = event;
  const votes = event.type === 'back' ? state.votes : withoutVote(state.votes, seat);
  const clock = state.clock && { ...state.clock, lapses: put(state.clock.lapses, seat, 0) };
  if (event.type !== 'seated')
    return {
      ...state,
      version,
      votes,
      clock,
      standIns: put(state.standIns, seat, event.type === 'away' ? version : null),
    };
  const { sitter } = event;
  const before = state.spec.sitters[seat];
  const leaves = before?.kind === 'person' && inDeal(state.game);
  return {
    ...state,
    version,
    spec: { ...state.spec, sitters: put(state.spec.sitters, seat, sitter) },
    standIns: put(state.standIns, seat, null),
    votes,
    clock,
    left: leaves ? [...state.left, { player: before.name, seat }] : state.left,
    ready: state.ready.filter(one => one !== seat),
    undo: [], // nobody takes back what another did before leaving
  };
}

/** The commands that may have caused the event, for a log that comes from elsewhere. */
export function sittingCommands({ spec }: State, event: SittingEvent): readonly SittingCommand[] {
  const { seat } = event;
  const number = event.cause?.number ?? null;
  if (event.type === 'back') return [{ type: 'back', seat, number }];
  if (event.type === 'away') return [{ type: 'away', seat }];
  const { sitter } = event;
  return sitter.kind === 'person'
    ? [{ type: 'sit', seat, player: sitter.name }]
    : [{ type: 'stand', seat, number, player: spec.sitters[seat]?.name ?? '', bot: sitter }];
}
