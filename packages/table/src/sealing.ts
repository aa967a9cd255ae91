// Sealing a deal, `hearts-deal/1`: the server commits first, then the seats, then the seats open, and only then is there a seed.
import { bytesOfHex, chained, hexOf, seatCommitment, serverCommitment } from '@moonshot/rules/cards/seals';
import type { Seat } from '@moonshot/rules/game/seat';
import { accept, refuse } from '@moonshot/rules/game/verdict';
import type { Hearts } from '@moonshot/rules/games';
import type { SealEvent } from '@moonshot/wire';
import { canonical } from './canonical.ts';
import { dealProof, endOf, hashOfDeal, headOf } from './proof.ts';
import { dealOwed, isSecret, serverSecret } from './seal.ts';
import { owesUnsealing, type SealCommand, type SealDecision, type Sealing, type SealRefusal } from './seal-due.ts';
import { present } from './sitting.ts';
import type { Seal, State } from './state.ts';

const no = (why: SealRefusal['why']): SealDecision => refuse({ type: 'not-sealing', why });

function beginSeal(hearts: Hearts, state: State): readonly SealEvent[] {
  const deal = dealOwed(state);
  const server = serverCommitment({ protocol: 1, match: state.id, deal, attempt: 0 }, serverSecret(state.secret, deal));
  const asked = present(state); // who is away would only be waited for
  const event: SealEvent = { type: 'seal-committed', deal, server, previous: previousOf(hearts, state), asked };
  if (asked.length > 0) return [event];
  const none = state.spec.sitters.map(() => null);
  return [event, { type: 'sealed', deal, commitments: none }, { type: 'mixed', deal, opened: none }];
}

/** What binds a deal to all that was before: the deal before it, or the head of the match. */
function previousOf(hearts: Hearts, state: State): string {
  const last = dealProof(state);
  return last === undefined ? chained(1, 'match', canonical(headOf(hearts, state))) : hashOfDeal(last);
}

function decideSeal(state: State, command: SealCommand): SealDecision {
  if (command.type === 'unseal') return unseal(state);
  const { seal } = state;
  if (seal === null || command.deal !== seal.deal) return no('time');
  switch (command.type) {
    case 'seal':
      return commit(seal, command.seat, command.commitment);
    case 'open-seal':
      return open(state.id, seal, command.seat, command.bytes);
    case 'close-seal':
      if (seal.phase !== command.phase) return no('time');
      return accept(seal.phase === 'commit' ? closed(seal, seal.commitments) : mixed(seal, seal.opened));
  }
}

function commit(seal: Seal, seat: Seat, commitment: string): SealDecision {
  const before = seal.commitments[seat] ?? null;
  if (before !== null) return before === commitment ? accept([]) : no('other');
  if (seal.phase !== 'commit' || !seal.asked.includes(seat)) return no('time');
  if (!isSecret(commitment)) return no('wrong');
  const event: SealEvent = { type: 'seat-committed', deal: seal.deal, seat, commitment };
  const commitments = seal.commitments.map((one, i) => (i === seat ? commitment : one));
  return accept(seal.asked.every(one => commitments[one]) ? [event, ...closed(seal, commitments)] : [event]);
}

function open(match: string, seal: Seal, seat: Seat, bytes: string): SealDecision {
  const before = seal.opened[seat] ?? null;
  if (before !== null) return before === bytes ? accept([]) : no('other');
  const commitment = seal.commitments[seat] ?? null;
  if (seal.phase !== 'open' || commitment === null) return no('time');
  if (!isSecret(bytes)) return no('wrong');
  if (seatCommitment({ protocol: 1, match, deal: seal.deal, attempt: 0 }, seat, bytesOfHex(bytes)) !== commitment)
    return no('wrong');
  const event: SealEvent = { type: 'seat-opened', deal: seal.deal, seat, bytes };
  const opened = seal.opened.map((one, i) => (i === seat ? bytes : one));
  const all = seal.commitments.every((one, i) => one === null || opened[i]);
  return accept(all ? [event, ...mixed(seal, opened)] : [event]);
}

/** Nothing may be committed any more; where nobody did, there is nothing to open. */
const closed = (seal: Seal, commitments: Seal['commitments']): readonly SealEvent[] => [
  { type: 'sealed', deal: seal.deal, commitments },
  ...(commitments.some(one => one !== null) ? [] : mixed(seal, seal.opened)),
];

const mixed = ({ deal }: Seal, opened: Seal['opened']): readonly SealEvent[] => [{ type: 'mixed', deal, opened }];

/** The server shows its secret of every deal that was begun. */
function unseal(state: State): SealDecision {
  const last = owesUnsealing(state) ? dealProof(state) : undefined;
  if (last === undefined) return no('time');
  const secrets = Array.from({ length: last.deal }, (_, i) => hexOf(serverSecret(state.secret, i + 1)));
  return accept([{ type: 'unsealed', secrets, end: endOf(last, state.game.winners) }]);
}

/** Sealing by the protocol `hearts-deal/1`. */
export const sealing: Sealing = { begin: beginSeal, decide: decideSeal };
