// Checks how a deal was sealed. Every revealed secret must match its commitment, and each further attempt at
// sealing the deal must have been necessary.

import type { Wrong } from './cards.ts';
import { drawn, framed, hashOf, secretOf } from './chance.ts';
import type { Attempt, Deal, Document } from './document.ts';

/**
 * What a commitment is bound to, besides the secret: the protocol, match, deal, and attempt at sealing the
 * deal.
 */
export interface Sealed {
  readonly protocol: 1 | 2;
  readonly match: string;
  readonly deal: number;
  readonly attempt: number; // the number of the attempt, from 0; always 0 under `hearts-deal/1`
}

/**
 * The maximum number of void attempts after which players are asked for secrets again. If one more attempt is
 * void, the server's secret alone determines the deal.
 */
const REDRAWS_MAX = 2;

const boundTo = (what: string, { protocol, match, deal, attempt }: Sealed): readonly (string | number)[] => [
  `hearts-deal/${protocol}/${what}`,
  match,
  deal,
  ...(protocol === 1 ? [] : [attempt]),
];

/** The number of the sealing protocol by which a proof was made. */
export const protocolOf = ({ format }: Pick<Document, 'format'>): 1 | 2 => (format === 'hearts-deal/1' ? 1 : 2);

/**
 * Whether a seat's revealed secret matches its commitment. A client can also check its own table with this.
 */
export const fits = (sealed: Sealed, seat: number, commitment: string | null, opened: string): boolean =>
  hashOf(...boundTo('seat-commit', sealed), seat, secretOf(opened)) === commitment;

/** The seats whose players' secrets went into a deal. */
export const contributorsOf = ({ opened }: Attempt): readonly number[] =>
  opened.flatMap((one, seat) => (one === null ? [] : [seat]));

/** The seats that have committed to a secret and not revealed it. */
export const withheldIn = ({ commitments, opened }: Attempt): readonly number[] =>
  commitments.flatMap((one, seat) => (one !== null && opened[seat] === null ? [seat] : []));

/**
 * The number of decks among which somebody could have chosen by withholding a secret or the beacon's round.
 * Each attempt gives one deck, and a missing round one more.
 */
export const decksOf = ({ beacon }: Document, deal: Deal): number =>
  1 + (deal.voided?.length ?? 0) + (beacon != null && deal.beacon?.signature == null ? 1 : 0);

/**
 * The seed of a deal. It combines the secrets of the server and the seats with the beacon's random value, and
 * binds them to the match, the deal and the rules.
 */
export function seedOf(document: Document, { deal, attempt, server, opened, beacon }: Deal): Uint8Array {
  const { match, rules } = document;
  const protocol = protocolOf(document);
  const which = protocol === 1 ? [match, deal] : [match, deal, attempt ?? 0];
  const mixed = beacon?.signature == null ? [] : [drawn(beacon.signature)];
  const secrets = opened.map(secretOf);
  return framed(`hearts-deal/${protocol}/seed`, secretOf(server.secret), ...which, rules, ...secrets, ...mixed);
}

type Say = (check: 'server' | 'seats' | 'attempts', place: string, what: string) => void;

export interface SealFault extends Wrong {
  readonly check: 'server' | 'seats' | 'attempts';
}

/** All errors in how a deal was sealed. */
export function sealFaults(document: Document, deal: Deal, at: string): readonly SealFault[] {
  const found: SealFault[] = [];
  const say: Say = (check, place, what) => void found.push({ check, place: `${at}${place}`, what });
  const voided = deal.voided ?? [];
  const sealedAs = (attempt: number): Sealed => ({
    protocol: protocolOf(document),
    match: document.match,
    deal: deal.deal,
    attempt,
  });
  for (const [i, one] of voided.entries()) attemptFaults(sealedAs(i), one, `.voided[${i}]`, say);
  attemptFaults(sealedAs(deal.attempt ?? 0), deal, '', say);
  if (protocolOf(document) === 2) attemptsFaults(document, deal, say);
  return found;
}

/**
 * Checks one attempt at sealing a deal. Revealed secrets must match their commitments, and only seats that
 * were asked for a secret may commit to one.
 */
function attemptFaults(sealed: Sealed, { server, asked, commitments, opened }: Attempt, at: string, say: Say): void {
  if (hashOf(...boundTo('server-commit', sealed), secretOf(server.secret)) !== server.commitment)
    say('server', `${at}.server`, 'the secret is not the one that the server committed to');
  if (asked.some((seat, i) => asked.indexOf(seat) !== i)) say('seats', `${at}.asked`, 'a seat is asked once');
  for (const [seat, bytes] of opened.entries()) {
    const commitment = commitments[seat] ?? null;
    if (commitment !== null && !asked.includes(seat))
      say('seats', `${at}.commitments[${seat}]`, 'a seat committed that was not asked');
    if (bytes !== null && !fits(sealed, seat, commitment, bytes))
      say('seats', `${at}.opened[${seat}]`, 'it is not what the seat committed to');
  }
}

/**
 * Checks all attempts at sealing a deal together. Each further attempt needs a seat that withheld its secret
 * before, and does not ask that seat again. At most two further attempts ask seats for secrets. The last
 * attempt uses the secret of every seat that committed.
 */
function attemptsFaults(document: Document, deal: Deal, say: Say): void {
  const { attempt, decks, contributors = [], voided = [] } = deal;
  if (attempt !== voided.length) say('attempts', '.attempt', `${voided.length} attempts are void before it`);
  if (decks !== decksOf(document, deal)) say('attempts', '.decks', `it should be ${decksOf(document, deal)}`);
  if (!same(contributors, contributorsOf(deal))) say('attempts', '.contributors', 'other seats opened a secret');
  const out = new Set<number>();
  for (const [i, one] of [...voided, deal].entries()) {
    const place = i < voided.length ? `.voided[${i}]` : '';
    if (one.asked.some(seat => out.has(seat)))
      say('attempts', `${place}.asked`, 'a seat is asked that had withheld its secret of this deal');
    if (i > REDRAWS_MAX && one.asked.length > 0) say('attempts', `${place}.asked`, 'nobody is asked after two redraws');
    for (const seat of withheldIn(one)) out.add(seat);
  }
  for (const [i, one] of voided.entries())
    if (one.withheld.length === 0 || !same(one.withheld, withheldIn(one)))
      say('attempts', `.voided[${i}].withheld`, 'it is not who committed and did not open');
  if (deal.dealt !== null && withheldIn(deal).length > 0)
    say('attempts', '.opened', 'a deal was made without a secret that was committed to');
  if (document.beacon == null && deal.beacon !== null) say('attempts', '.beacon', 'the match has no beacon');
}

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);
