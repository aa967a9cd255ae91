// The commitments of a sealed deal: what the server and the seats publish before any secret is revealed.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { type FrameField, frame } from './chance.ts';

/** The protocols of sealed deals, described in `docs/reference/sealed-deals.md`. */
export type SealProtocol = 1 | 2;

/** Identifies a seal: the protocol, match, deal and attempt. */
export interface SealedDeal {
  readonly protocol: SealProtocol;
  readonly match: string;
  readonly deal: number; // counted from 1
  readonly attempt: number; // from 0; `hearts-deal/1` has only one and does not bind it
}

const hashOf = (...fields: readonly FrameField[]): string => bytesToHex(sha256(frame(...fields)));

const bound = (what: string, { protocol, match, deal, attempt }: SealedDeal): readonly FrameField[] => [
  `hearts-deal/${protocol}/${what}`,
  match,
  deal,
  ...(protocol === 1 ? [] : [attempt]),
];

/** The server's commitment to its 32 secret bytes, as 64 hexadecimal digits. */
export const serverCommitment = (sealed: SealedDeal, secret: Uint8Array): string =>
  hashOf(...bound('server-commit', sealed), secret);

/** A seat's commitment to its 32 secret bytes, as 64 hexadecimal digits. */
export const seatCommitment = (sealed: SealedDeal, seat: number, bytes: Uint8Array): string =>
  hashOf(...bound('seat-commit', sealed), seat, bytes);

/**
 * The hash of a text in the chain of deals, as 64 hexadecimal digits. `what` separates the kinds of hashes.
 */
export const chained = (protocol: SealProtocol, what: string, ...texts: readonly string[]): string =>
  hashOf(`hearts-deal/${protocol}/${what}`, ...texts);

/** The hash of a text outside any seal, as 64 hexadecimal digits. */
export const fingerprint = (what: string, ...texts: readonly string[]): string => chained(1, what, ...texts);

/** Bytes as hexadecimal digits. */
export const hexOf = (bytes: Uint8Array): string => bytesToHex(bytes);

/** Hexadecimal digits as bytes. Throws if they are invalid. */
export const bytesOfHex = (hex: string): Uint8Array => hexToBytes(hex);
