// The commitments of a sealed deal, which the server and the seats publish before any secret is revealed.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { type FrameField, frame } from './chance.ts';

/** The versions of the sealing protocol, described in `docs/reference/sealed-deals.md`. */
export type SealProtocol = 1 | 2;

/** What identifies a seal: the protocol, the match, the deal and the attempt at sealing it. */
export interface SealedDeal {
  readonly protocol: SealProtocol;
  readonly match: string;
  readonly deal: number; // the number of the deal, from 1
  // the number of the attempt, from 0; commitments under `hearts-deal/1`, which has one attempt, do not
  // include it
  readonly attempt: number;
}

const hashOf = (...fields: readonly FrameField[]): string => bytesToHex(sha256(frame(...fields)));

const bound = (what: string, { protocol, match, deal, attempt }: SealedDeal): readonly FrameField[] => [
  `hearts-deal/${protocol}/${what}`,
  match,
  deal,
  ...(protocol === 1 ? [] : [attempt]),
];

/** The server's commitment to its secret of 32 bytes, as 64 hexadecimal digits. */
export const serverCommitment = (sealed: SealedDeal, secret: Uint8Array): string =>
  hashOf(...bound('server-commit', sealed), secret);

/** A seat's commitment to its secret of 32 bytes, as 64 hexadecimal digits. */
export const seatCommitment = (sealed: SealedDeal, seat: number, bytes: Uint8Array): string =>
  hashOf(...bound('seat-commit', sealed), seat, bytes);

/**
 * The hash of texts in the chain of deals, as 64 hexadecimal digits. `what` distinguishes the kinds of
 * hashes.
 */
export const chained = (protocol: SealProtocol, what: string, ...texts: readonly string[]): string =>
  hashOf(`hearts-deal/${protocol}/${what}`, ...texts);

/** The hash of texts that belong to no seal, as 64 hexadecimal digits. */
export const fingerprint = (what: string, ...texts: readonly string[]): string => chained(1, what, ...texts);

/** The hexadecimal digits of bytes. */
export const hexOf = (bytes: Uint8Array): string => bytesToHex(bytes);

/** The bytes of hexadecimal digits. Throws if the digits are invalid. */
export const bytesOfHex = (hex: string): Uint8Array => hexToBytes(hex);
