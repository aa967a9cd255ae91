// Seals deals by `hearts-deal/2`. Server and seats commit to secrets. Then the seats that have committed
// reveal their secrets. If a seat withholds its secret, the attempt is void and a new one begins. The older
// `hearts-deal/1` has only one attempt.

import type { SealEvent } from '@moonshot/protocol';
import { accept, type Hearts, refuse, type Seat } from '@moonshot/rules';
import { bytesOfHex, chained, hexOf, type SealedDeal, seatCommitment, serverCommitment } from '@moonshot/rules/cards';
import { dealOwed, isSecret, protocolOf, serverSecret } from '../core/randomness.ts';
import {
  allSeatsDone,
  owesUnsealing,
  type SealCommand,
  type SealDecision,
  type SealRefusal,
  type SealRules,
  unopened,
} from '../core/seal-rules.ts';
import { presentSeats } from '../core/sitters.ts';
import type { Seal, State } from '../core/state.ts';
import { canonical } from './canonical.ts';
import { dealProof, endOf, hashOfDeal, headOf } from './proof.ts';

/**
 * The maximum number of void attempts after which seats are asked for secrets again. After one more void
 * attempt, the deal is made without secrets of seats.
 */
const REDRAWS_MAX = 2;

const no = (why: SealRefusal['why']): SealDecision => refuse({ type: 'not-sealing', why });

type Which = Pick<Seal, 'deal' | 'attempt'>;

/** The fields of an event that say which deal and attempt it belongs to. `hearts-deal/1` has no attempts. */
const which = ({ spec }: State, { deal, attempt }: Which) => (protocolOf(spec) === 1 ? { deal } : { deal, attempt });

const sealedAs = ({ id, spec }: State, { deal, attempt }: Which): SealedDeal => ({
  protocol: protocolOf(spec),
  match: id,
  deal,
  attempt,
});

function beginSeal(hearts: Hearts, state: State): readonly SealEvent[] {
  const previous = previousOf(hearts, state);
  // only present seats are asked: the table would wait in vain for absent ones
  return attempted(state, { deal: dealOwed(state), attempt: 0 }, previous, presentSeats(state));
}

/**
 * The events that begin an attempt. If no seat is asked and there is no beacon, these events also complete
 * the seal.
 */
function attempted(state: State, one: Which, previous: string, asked: readonly Seat[]): readonly SealEvent[] {
  const server = serverCommitment(sealedAs(state, one), serverSecret(state, one.deal, one.attempt));
  const event: SealEvent = { type: 'seal-committed', ...which(state, one), server, previous, asked };
  if (asked.length > 0 || state.spec.beacon !== undefined) return [event];
  const none = state.spec.sitters.map(() => null);
  return [event, ...closed(state, one, none)];
}

/** The hash that binds a deal to the deal before it, or to the head of the match. */
function previousOf(hearts: Hearts, state: State): string {
  const last = dealProof(state);
  const protocol = protocolOf(state.spec);
  if (last === undefined) return chained(protocol, 'match', canonical(headOf(hearts, state)));
  return hashOfDeal(protocol, last);
}

function decideSeal(state: State, command: SealCommand): SealDecision {
  if (command.type === 'unseal') return unseal(state);
  const { seal } = state;
  if (seal === null || !isMeant(state, seal, command)) return no('time');
  switch (command.type) {
    case 'commitSeal':
      return commit(state, seal, command.seat, command.commitment);
    case 'openSeal':
      return open(state, seal, command.seat, command.bytes);
    case 'close-seal':
      if (seal.phase !== command.phase) return no('time');
      return seal.phase === 'commit' ? close(state, seal, command) : closeOpening(state, seal, command);
  }
}

/** Whether a command is about this attempt. Under `hearts-deal/2` it must name the attempt. */
const isMeant = ({ spec }: State, seal: Seal, { deal, attempt }: Exclude<SealCommand, { type: 'unseal' }>): boolean =>
  deal === seal.deal && (attempt ?? (protocolOf(spec) === 1 ? 0 : undefined)) === seal.attempt;

function commit(state: State, seal: Seal, seat: Seat, commitment: string): SealDecision {
  const before = seal.commitments[seat] ?? null;
  if (before !== null) return before === commitment ? accept([]) : no('other');
  if (seal.phase !== 'commit' || !seal.asked.includes(seat)) return no('time');
  if (!isSecret(commitment)) return no('wrong');
  const event: SealEvent = { type: 'seat-committed', ...which(state, seal), seat, commitment };
  const commitments = seal.commitments.map((one, i) => (i === seat ? commitment : one));
  const goesOn = state.spec.beacon === undefined && allSeatsDone({ ...seal, commitments });
  return accept(goesOn ? [event, ...closed(state, seal, commitments)] : [event]);
}

function open(state: State, seal: Seal, seat: Seat, bytes: string): SealDecision {
  const before = seal.opened[seat] ?? null;
  if (before !== null) return before === bytes ? accept([]) : no('other');
  const commitment = seal.commitments[seat] ?? null;
  if (seal.phase !== 'open' || commitment === null) return no('time');
  if (!isSecret(bytes)) return no('wrong');
  if (seatCommitment(sealedAs(state, seal), seat, bytesOfHex(bytes)) !== commitment) return no('wrong');
  const event: SealEvent = { type: 'seat-opened', ...which(state, seal), seat, bytes };
  const opened = seal.opened.map((one, i) => (i === seat ? bytes : one));
  const goesOn = state.spec.beacon === undefined && allSeatsDone({ ...seal, opened });
  return accept(goesOn ? [event, ...mixed(state, seal, opened)] : [event]);
}

type Closing = Extract<SealCommand, { type: 'close-seal' }>;

function close(state: State, seal: Seal, { round }: Closing): SealDecision {
  if ((state.spec.beacon === undefined) !== (round === undefined)) return no('wrong');
  return accept(closed(state, seal, seal.commitments, round));
}

/**
 * Ends the step in which seats commit. Without any commitment and without a beacon, the seal is complete at
 * once.
 */
function closed(state: State, one: Which, commitments: Seal['commitments'], round?: number): readonly SealEvent[] {
  const beacon = round === undefined ? {} : { beacon: { round } };
  const event: SealEvent = { type: 'sealed', ...which(state, one), commitments, ...beacon };
  if (round !== undefined || commitments.some(commitment => commitment !== null)) return [event];
  return [event, ...mixed(state, one, commitments)];
}

const mixed = (state: State, one: Which, opened: Seal['opened']): readonly SealEvent[] => [
  { type: 'mixed', ...which(state, one), opened },
];

/**
 * Ends the step in which seats reveal their secrets: the seal is complete, or a new attempt begins if a seat
 * withheld its secret.
 */
function closeOpening(state: State, seal: Seal, { drawn }: Closing): SealDecision {
  const { beacon } = seal;
  if (protocolOf(state.spec) === 1) return accept(mixed(state, seal, seal.opened));
  if (!allSeatsDone(seal)) return accept(redrawn(state, seal));
  if (beacon === null || drawn === undefined || (drawn !== null && drawn.round !== beacon.round)) return no('wrong');
  return accept([{ type: 'mixed', ...which(state, seal), opened: seal.opened, beacon: drawn }]);
}

/**
 * Makes the attempt void, reveals the server's secret for it, and begins the next attempt without the seats
 * that have withheld a secret in this deal.
 */
function redrawn(state: State, seal: Seal): readonly SealEvent[] {
  const { deal, attempt, previous } = seal;
  const withheld = unopened(seal);
  const secret = hexOf(serverSecret(state, deal, attempt));
  const out = [...withheld, ...seal.voided.flatMap(one => one.withheld)];
  const asked = attempt < REDRAWS_MAX ? presentSeats(state).filter(seat => !out.includes(seat)) : [];
  return [
    { type: 'seal-voided', deal, attempt, withheld, secret },
    ...attempted(state, { deal, attempt: attempt + 1 }, previous, asked),
  ];
}

/** Reveals the server's secrets: for every deal, the secret of the attempt that dealt it. */
function unseal(state: State): SealDecision {
  const last = owesUnsealing(state) ? dealProof(state) : undefined;
  if (last === undefined) return no('time');
  const attempts = [...state.seals.map(one => one.attempt), state.seal?.attempt ?? 0].slice(0, last.deal);
  const secrets = attempts.map((attempt, i) => hexOf(serverSecret(state, i + 1, attempt)));
  const end = endOf(protocolOf(state.spec), last, state.game.winners);
  return accept([{ type: 'unsealed', secrets, end }]);
}

/** Sealing by `hearts-deal/2`, and by `hearts-deal/1` for older matches. */
export const sealing: SealRules = { begin: beginSeal, decide: decideSeal };
