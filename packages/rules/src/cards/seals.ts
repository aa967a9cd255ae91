// The commitments of a sealed deal: what the server and the seats publish of their secrets before anybody opens one.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { frame } from './chance.ts';

/** Which deal of which match is sealed. */
export interface SealedDeal {
  readonly match: string;
  readonly deal: number; // counted from 1
}

/** The server's commitment to its 32 bytes, as 64 hexadecimal digits. */
export const serverCommitment = ({ match, deal }: SealedDeal, secret: Uint8Array): string =>
  bytesToHex(sha256(frame('hearts-deal/1/server-commit', match, deal, secret)));

/** A seat's commitment to its 32 bytes, as 64 hexadecimal digits. */
export const seatCommitment = ({ match, deal }: SealedDeal, seat: number, bytes: Uint8Array): string =>
  bytesToHex(sha256(frame('hearts-deal/1/seat-commit', match, deal, seat, bytes)));

/** The fingerprint of a text in the chain of deals, as 64 hexadecimal digits; `what` keeps one kind from passing for another. */
export const fingerprint = (what: string, ...texts: readonly string[]): string =>
  bytesToHex(sha256(frame(`hearts-deal/1/${what}`, ...texts)));

/** Bytes as hexadecimal digits. */
export const hexOf = (bytes: Uint8Array): string => bytesToHex(bytes);

/** Hexadecimal digits as bytes; throws where they are none. */
export const bytesOfHex = (hex: string): Uint8Array => hexToBytes(hex);
