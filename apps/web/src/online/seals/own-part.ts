// A seat's part in sealing a deal (fixing its shuffle in advance), so that no single party can choose the
// cards. The seat commits to 32 random bytes by sending their hash, and reveals the bytes once all
// commitments are closed.

import type { TableView } from '@moonshot/protocol';
import type { ClientToServer } from '@moonshot/protocol/server';
import { bytesOfHex, hexOf, type SealedDeal, seatCommitment } from '@moonshot/rules/cards';
import type { LocalStore } from '../server/identity.ts';

/**
 * Storage key of the secrets to which this device has committed. Thanks to them, a reloaded page reveals the
 * same secrets.
 */
const SEALS = 'moonshot.seals';
/**
 * Maximum number of stored secrets. It is far above the number of deals that can be sealed at the same time.
 */
const KEPT = 32;

interface StoredPart {
  readonly match: string;
  readonly deal: number;
  readonly attempt?: number; // number of the attempt to seal the deal, counted from 0; if absent, it is 0
  readonly bytes: string; // the secret in hexadecimal digits
}

type Answer = Extract<ClientToServer, { type: 'commitSeal' | 'openSeal' }>;

/**
 * The commitment or the secret that the viewer's seat has to send now; `undefined` if there is nothing to
 * send.
 */
export function sealAnswer(view: TableView, store: LocalStore, draw: () => Uint8Array): Answer | undefined {
  const { id, viewer, online } = view;
  const seal = online?.seal;
  if (viewer === 'watcher' || !seal || seal.phase === 'dealt') return undefined;
  const { protocol, deal, attempt, phase, asked, commitments, opened } = seal;
  const sealed: SealedDeal = { protocol, match: id, deal, attempt };
  const which = protocol === 1 ? { deal } : { deal, attempt };
  const mine = commitments[viewer] ?? null;
  if (phase === 'commit')
    return mine === null && asked.includes(viewer)
      ? { type: 'commitSeal', ...which, commitment: commitment(sealed, viewer, drawn(store, sealed, draw)) }
      : undefined;
  const bytes = keptOf(store).find(isFor(sealed))?.bytes;
  const fits = bytes !== undefined && commitment(sealed, viewer, bytes) === mine;
  return fits && (opened[viewer] ?? null) === null ? { type: 'openSeal', ...which, bytes } : undefined;
}

const commitment = (sealed: SealedDeal, seat: number, bytes: string): string =>
  seatCommitment(sealed, seat, bytesOfHex(bytes));

const isFor =
  ({ match, deal, attempt }: SealedDeal) =>
  (one: StoredPart): boolean =>
    one.match === match && one.deal === deal && (one.attempt ?? 0) === attempt;

/** The secret for an attempt to seal a deal. If none is stored yet, a new secret is drawn and stored. */
function drawn(store: LocalStore, sealed: SealedDeal, draw: () => Uint8Array): string {
  const kept = keptOf(store);
  const before = kept.find(isFor(sealed));
  if (before !== undefined) return before.bytes;
  const bytes = hexOf(draw());
  const { match, deal, attempt } = sealed;
  store.put(SEALS, JSON.stringify([{ match, deal, attempt, bytes }, ...kept].slice(0, KEPT)));
  return bytes;
}

/** Deletes the secrets of a finished match. */
export function forgetSeals(store: LocalStore, match: string): void {
  const kept = keptOf(store);
  const rest = kept.filter(one => one.match !== match);
  if (rest.length < kept.length) store.put(SEALS, rest.length === 0 ? null : JSON.stringify(rest));
}

function keptOf(store: LocalStore): readonly StoredPart[] {
  try {
    const all: unknown = JSON.parse(store.get(SEALS) ?? '[]');
    return Array.isArray(all) ? all : [];
  } catch {
    return []; // invalid stored data counts as no secrets
  }
}
