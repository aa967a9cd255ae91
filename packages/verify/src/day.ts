// Checks that a server's commitment for a deal (its seal) is in the hash tree that the server publishes for
// each day. The check is the inclusion proof of RFC 9162, 2.1.3.2.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

/**
 * The position of a seal among a day's seals (`place`, from 0), and the hashes from its leaf to the tree's
 * root (`path`). `commitments` is the number of that day's seals.
 */
export interface SealPosition {
  readonly day: string; // in UTC, such as 2026-11-21
  readonly commitments: number;
  readonly root: string;
  readonly place: number;
  readonly path: readonly string[];
}

export type DaySeal =
  | ({ readonly type: 'in' } & Omit<SealPosition, 'path'>)
  | { readonly type: 'later'; readonly day: string } // the day is not over, so there is no hash tree yet
  | { readonly type: 'none' } // the server does not know this seal
  | { readonly type: 'wrong'; readonly day: string }; // the server gives no path that leads to the day's root

/**
 * Makes a GET request for a path on the server and returns the parsed JSON response. Rejects if the server is
 * unreachable.
 */
export type Get = (path: string) => Promise<unknown>;

const HASH = /^[0-9a-f]{64}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** Whether hashing the seal with the path's hashes, in order, gives the root of the day's hash tree. */
export function leadsTo(seal: string, { commitments, root, place, path }: Omit<SealPosition, 'day'>): boolean {
  let [at, last, hash] = [place, commitments - 1, sha256(concatBytes(LEAF, hexToBytes(seal)))];
  if (at > last) return false;
  for (const beside of path.map(hexToBytes)) {
    if (last === 0) return false;
    const right = at % 2 === 1 || at === last;
    hash = sha256(right ? concatBytes(NODE, beside, hash) : concatBytes(NODE, hash, beside));
    while (right && at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)];
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && bytesToHex(hash) === root;
}

const half = (n: number): number => Math.floor(n / 2);

/**
 * Asks the server for the day and the position of a seal, and checks the position. Throws if the server is
 * unreachable or its answer names no day.
 */
export async function daySeal(get: Get, seal: string): Promise<DaySeal> {
  const found = await get(`api/seals?commitment=${seal}`);
  const [day, over] = ['day', 'over'].map(name => fieldOf(found, name));
  if (day === null) return { type: 'none' };
  if (typeof day !== 'string' || !DAY.test(day)) throw new Error('it tells no day');
  if (over !== true) return { type: 'later', day };
  const place = placeIn(await get(`api/seals/${day}?commitment=${seal}`), day);
  if (place === undefined || !leadsTo(seal, place)) return { type: 'wrong', day };
  const { path: _path, ...rest } = place;
  return { type: 'in', ...rest };
}

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isHash = (value: unknown): value is string => typeof value === 'string' && HASH.test(value);

function placeIn(body: unknown, day: string): SealPosition | undefined {
  const [commitments, root, place, path] = ['commitments', 'root', 'place', 'path'].map(name => fieldOf(body, name));
  if (!isWhole(commitments) || !isHash(root) || !isWhole(place) || !Array.isArray(path) || !path.every(isHash))
    return undefined;
  return { day, commitments, root, place, path };
}
