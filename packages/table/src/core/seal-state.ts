// Applies the events that seal a deal to a table's state: commitments and secrets, from which the cards are
// computed.

import type { SealEvent } from '@moonshot/protocol';
import { type Event as GameEvent, put, type Seat } from '@moonshot/rules';
import { protocolOf } from './randomness.ts';
import type { DealtHands, Seal, SealDone, State, VoidedAttempt } from './state.ts';

type Of<T extends SealEvent['type']> = Extract<SealEvent, { type: T }>;

/** The state after an event of a seal. Actions before the seal began can no longer be undone. */
export function sealAfter(state: State, event: SealEvent): State {
  const version = state.version + 1;
  if (event.type === 'unsealed') return { ...state, version, unsealed: true, undo: [] };
  if (event.type === 'seal-committed') return { ...state, version, seal: begun(state, event), undo: [] };
  if (state.seal === null) throw new Error(`Cannot apply ${event.type}: no deal is being sealed`);
  const seal = sealed(state.seal, event);
  const seals = event.type === 'mixed' ? [...state.seals, doneIn(state, seal)] : state.seals;
  return { ...state, version, seal, seals };
}

/**
 * The result of a complete seal. If no seat's secret counts, `silent` names the people who were asked for one
 * and gave none, either in the last attempt or by withholding a secret in an earlier attempt.
 */
function doneIn({ spec }: State, { attempt, asked, opened, voided }: Seal): SealDone {
  if (protocolOf(spec) === 1 || opened.some(one => one !== null)) return { attempt, silent: null };
  const seats = new Set([...asked, ...voided.flatMap(one => one.withheld)]);
  return {
    attempt,
    silent: spec.sitters.flatMap(({ kind, name }, seat) => (kind === 'person' && seats.has(seat) ? [name] : [])),
  };
}

/**
 * The seal at the beginning of an attempt. A later attempt keeps the record of the void attempts before it.
 */
function begun({ spec, seal }: State, { deal, attempt = 0, server, previous, asked }: Of<'seal-committed'>): Seal {
  const none = spec.sitters.map(() => null);
  const again = attempt > 0 && seal !== null;
  return {
    deal,
    attempt,
    beacon: null,
    voided: again ? seal.voided : [],
    phase: 'commit',
    server,
    previous,
    asked,
    commitments: none,
    opened: none,
    cut: null,
    misdealt: [],
    dealt: null,
    before: (again ? seal.before : seal?.dealt?.hands) ?? null,
  };
}

function sealed(seal: Seal, event: Exclude<SealEvent, Of<'seal-committed' | 'unsealed'>>): Seal {
  switch (event.type) {
    case 'seat-committed':
      return { ...seal, commitments: put(seal.commitments, event.seat, event.commitment) };
    case 'sealed':
      return {
        ...seal,
        phase: 'open',
        commitments: event.commitments,
        beacon: event.beacon ? { round: event.beacon.round, signature: null } : null,
      };
    case 'seat-opened':
      return { ...seal, opened: put(seal.opened, event.seat, event.bytes) };
    case 'seal-voided':
      return { ...seal, voided: [...seal.voided, voidedIn(seal, event)] };
    case 'mixed':
      return { ...seal, phase: 'mixed', opened: event.opened, beacon: drawnIn(seal, event) };
  }
}

const drawnIn = ({ beacon }: Seal, mixed: Of<'mixed'>): Seal['beacon'] =>
  beacon && { ...beacon, signature: mixed.beacon?.signature ?? null };

function voidedIn(seal: Seal, { withheld, secret }: Of<'seal-voided'>): VoidedAttempt {
  const { server, asked, commitments, opened } = seal;
  return { server, secret, asked, commitments, opened, withheld };
}

/** Adds what a game event reveals to the seal: the cut, a misdeal, or the dealt cards. */
export function addToSeal(seal: Seal, event: GameEvent): Seal {
  switch (event.type) {
    case 'dealer':
      return { ...seal, cut: { dealer: event.dealer, rounds: event.rounds } };
    case 'misdealt':
      return { ...seal, misdealt: [...seal.misdealt, event.seat], dealt: null };
    case 'dealt': {
      // The event comes from the log, so it contains the cards themselves and not just counts.
      const { dealer, hands } = event as { readonly dealer: Seat; readonly hands: DealtHands['hands'] };
      return {
        ...seal,
        dealt: { dealer, hands, rest: ('kitty' in event ? event.kitty : event.stock) as DealtHands['rest'] },
      };
    }
    default:
      return seal;
  }
}
