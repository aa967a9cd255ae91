// The proof of a sealed match: the secrets from which the cards of every deal follow, and the play of every
// deal. It contains no names of players.

import type { BeaconSpec } from '@moonshot/protocol';
import type { Hearts, Length, Overrides, Seat } from '@moonshot/rules';
import { type Card, chained, hexOf } from '@moonshot/rules/cards';
import type { Event } from '../core/event.ts';
import { evolve, stateAfter } from '../core/evolve.ts';
import { heartsFor } from '../core/game.ts';
import { protocolOf, rulesOf, serverSecret } from '../core/randomness.ts';
import type { Seal, SealedBeacon, State, VoidedAttempt } from '../core/state.ts';
import { canonical } from './canonical.ts';
import { bouts, type CaptureProof, type TrickProof, tricks } from './proof-play.ts';

/** Everything that is fixed before the first deal. The hash of this head is `previous` in the first deal. */
export interface ProofHead {
  readonly format: `hearts-deal/${1 | 2}`;
  readonly match: string;
  readonly rules: string; // the sheet's id and version
  readonly overrides: Overrides;
  readonly length: Length | null;
  readonly seats: number;
  readonly deck: readonly Card[]; // in the order from which every shuffle begins
  readonly handSize: number;
  // how Capture deals further cards from the stock; null in trick games
  readonly redeal: { readonly count: number; readonly packet: number; readonly partial: string } | null;
  readonly beacon?: BeaconSpec | null; // the public beacon; absent under `hearts-deal/1`
}

/** A void attempt at sealing a deal: not every seat revealed the secret to which it had committed. */
export type VoidedProof = Omit<VoidedAttempt, 'server' | 'secret'> & {
  readonly server: { readonly commitment: string; readonly secret: string };
};

/** A deal: its seal, the cards as they were dealt, and the play. Secrets are hexadecimal digits. */
export interface DealProof {
  readonly deal: number;
  readonly previous: string;
  readonly attempt?: number; // the attempt that dealt; absent in `hearts-deal/1`, like the next four
  // how many decks somebody could have chosen from: one for each attempt, and one more if the beacon's round
  // is missing
  readonly decks?: number;
  readonly contributors?: readonly Seat[]; // seats whose secrets count
  readonly voided?: readonly VoidedProof[]; // the earlier attempts, oldest first
  readonly beacon?: SealedBeacon | null; // the beacon's round that was to be mixed in; null without a beacon
  readonly server: { readonly commitment: string; readonly secret: string };
  readonly asked: readonly Seat[];
  readonly commitments: readonly (string | null)[]; // commitment of each seat; null: none
  readonly opened: readonly (string | null)[]; // revealed secret of each seat; null: none
  readonly cut: {
    readonly dealer: Seat;
    readonly rounds: readonly (readonly (readonly [Seat, Card])[])[];
  } | null;
  readonly misdealt: readonly Seat[];
  readonly dealt: {
    readonly dealer: Seat;
    readonly hands: readonly (readonly Card[])[]; // each hand in the order in which its cards were dealt
    readonly rest: readonly Card[]; // the kitty or the stock
  } | null; // null if the match ended before the deal
  readonly play: TrickProof | CaptureProof;
  readonly points: readonly number[] | null; // by seat; null for a deal that was not finished
  readonly totals: readonly number[] | null;
}

export interface Proof extends ProofHead {
  readonly deals: readonly DealProof[];
  readonly winners: readonly Seat[];
  readonly end: string; // the hash that covers the last deal and the winners
}

/** Everything that is fixed before the first deal, in the form that is hashed. */
export function headOf(hearts: Hearts, state: State): ProofHead {
  const { spec, id } = state;
  const trick = hearts.kind === 'tricks';
  return {
    format: `hearts-deal/${protocolOf(spec)}`,
    match: id,
    rules: rulesOf(state),
    overrides: spec.overrides,
    length: spec.length,
    seats: spec.sitters.length,
    deck: hearts.rules.deck,
    handSize: trick ? hearts.rules.handSize : hearts.sheet.deal.hand,
    redeal: trick ? null : redealOf(hearts.sheet.redeal),
    ...(protocolOf(spec) === 1 ? {} : { beacon: spec.beacon ?? null }),
  };
}

const redealOf = ({ count, packet, partial }: NonNullable<ProofHead['redeal']>): ProofHead['redeal'] => ({
  count,
  packet,
  partial,
});

/**
 * The proof of the latest sealed deal, including the server's secret; undefined before the first deal is
 * sealed.
 */
export function dealProof(state: State): DealProof | undefined {
  const { game, seal } = state;
  if (seal === null) return undefined;
  const { deal, attempt, previous, asked, commitments, opened, misdealt, cut, dealt } = seal;
  const result = game.results[deal - 1];
  return {
    deal,
    previous,
    ...(protocolOf(state.spec) === 1 ? {} : attemptsIn(state.spec, seal)),
    server: { commitment: seal.server, secret: hexOf(serverSecret(state, deal, attempt)) },
    asked,
    commitments,
    opened,
    cut: cut && { dealer: cut.dealer, rounds: cut.rounds.map(round => round.map(({ seat, card }) => [seat, card])) },
    misdealt,
    dealt,
    play: 'bouts' in game ? bouts(game, dealt !== null) : tricks(game, dealt !== null, result !== undefined),
    points: result?.points ?? null,
    totals: result?.totals ?? null,
  };
}

/** The fields of a deal's proof that describe its attempts. Only `hearts-deal/2` has them. */
function attemptsIn(spec: State['spec'], { attempt, voided, opened, beacon }: Seal): Partial<DealProof> {
  const missed = spec.beacon !== undefined && (beacon?.signature ?? null) === null;
  return {
    attempt,
    decks: 1 + voided.length + (missed ? 1 : 0),
    contributors: opened.flatMap((one, seat) => (one === null ? [] : [seat])),
    voided: voided.map(({ server: commitment, secret, asked, commitments, opened, withheld }) => ({
      server: { commitment, secret },
      asked,
      commitments,
      opened,
      withheld,
    })),
    beacon,
  };
}

/** The hash of a deal, which is `previous` in the next deal. */
export const hashOfDeal = (protocol: 1 | 2, deal: DealProof): string => chained(protocol, 'deal', canonical(deal));

/** The hash at the end of a proof, which covers the last deal's hash and the winners. */
export const endOf = (protocol: 1 | 2, last: DealProof, winners: readonly Seat[]): string =>
  chained(protocol, 'end', hashOfDeal(protocol, last), canonical(winners));

/**
 * The proof of a match, built from its log. If there is none, such as for a match that is not over, the
 * sentence `why` names the reason.
 */
export function proofOf(events: readonly Event[]): Proof | { readonly why: string } {
  const [first, ...later] = events;
  if (first?.type !== 'table-opened') return { why: 'The log does not begin with the opening of a table.' };
  if (!first.spec.sealed) return { why: 'The deals of this match were not sealed.' };
  const hearts = heartsFor(first.spec);
  const states = [evolve(hearts, undefined, first)];
  const deals: DealProof[] = [];
  for (const event of later) {
    const last = states.at(-1) as State;
    const done = event.type === 'unsealed' || (event.type === 'seal-committed' && !event.attempt);
    const deal = done ? dealProof(last) : undefined;
    if (deal !== undefined) deals.push(deal);
    if (event.type === 'unsealed')
      return { ...headOf(hearts, last), deals, winners: last.game.winners, end: event.end };
    states.push(stateAfter(hearts, states, event));
  }
  return { why: 'The match is not over: its secrets are still sealed.' };
}

/** The text of a proof: JSON on several lines. A list of plain values is always on one line. */
export const proofText = (proof: Proof): string => `${laidOut(proof, '')}\n`;

const WIDTH = 110;

const hasParts = (value: unknown): value is object => typeof value === 'object' && value !== null;

function laidOut(value: unknown, indent: string): string {
  const flat = JSON.stringify(value);
  if (!hasParts(value) || indent.length + flat.length <= WIDTH) return flat;
  if (Array.isArray(value) && !value.some(hasParts)) return flat;
  const inner = `${indent} `;
  const lines = Array.isArray(value)
    ? value.map(one => laidOut(one, inner))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}:${laidOut(one, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.map(line => inner + line).join(',\n')}\n${indent}${close}`;
}
