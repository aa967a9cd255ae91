// The type of a proof, as `docs/reference/sealed-deals.md` describes the document, and its parser.
import {
  anything,
  DocumentError,
  isText,
  isWhole,
  list,
  listOf,
  object,
  orNull,
  perhaps,
  reading,
  tuple,
  type ValueParser,
} from './reading.ts';

/** The sealing protocols whose proofs are supported. Only older matches have `hearts-deal/1`. */
export type Format = 'hearts-deal/1' | 'hearts-deal/2';

/** The name of a card: its rank, then its suit, such as `QS`. */
export type CardName = string;

/**
 * One attempt at sealing a deal: the commitments of the server and the seats, and the secrets that they
 * revealed.
 */
export interface Attempt {
  readonly server: { readonly commitment: string; readonly secret: string };
  readonly asked: readonly number[];
  readonly commitments: readonly (string | null)[];
  readonly opened: readonly (string | null)[];
}

export interface Voided extends Attempt {
  readonly withheld: readonly number[];
}

/** A numbered round of a public randomness beacon. The round's random value follows from its signature. */
export interface SignedRound {
  readonly round: number;
  readonly signature: string | null; // null if the beacon did not publish the round in time
}

/** The parameters of a public randomness beacon in drand's format. Its times are in seconds. */
export interface BeaconParameters {
  readonly scheme: string;
  readonly key: string;
  readonly genesis: number;
  readonly period: number;
}

export interface Deal extends Attempt {
  readonly deal: number;
  readonly previous: string;
  readonly attempt?: number; // this field and the next four exist only in `hearts-deal/2`
  readonly decks?: number;
  readonly contributors?: readonly number[];
  readonly voided?: readonly Voided[];
  readonly beacon?: SignedRound | null;
  readonly cut: {
    readonly dealer: number;
    readonly rounds: readonly (readonly (readonly [number, CardName])[])[];
  } | null;
  readonly misdealt: readonly number[];
  readonly dealt: {
    readonly dealer: number;
    readonly hands: readonly (readonly CardName[])[];
    readonly rest: readonly CardName[];
  } | null;
  readonly play: DealTricks | DealBouts;
  readonly points: readonly number[] | null;
  readonly totals: readonly number[] | null;
}

export interface DealTricks {
  readonly kind: 'tricks';
  readonly step: string;
  readonly passes: readonly {
    readonly seat: number;
    readonly gifts: readonly (readonly [CardName, number])[];
    // those of the gifts that the seat had received itself and passes on
    readonly onward?: readonly CardName[];
  }[];
  // absent unless every seat has decided which cards it shows before play
  readonly charges: readonly (readonly CardName[])[] | undefined;
  // the number of chips that each seat bid, and then the suit; absent if there is no auction
  readonly bids: readonly (readonly [number, number | string])[] | undefined;
  readonly upcard?: CardName; // the card that is turned up to name the trump suit; no seat gets it
  readonly aside?: readonly CardName[]; // cards that were left over and are out of the deal
  readonly tricks: readonly {
    readonly plays: readonly (readonly [number, CardName, string?])[];
    readonly winner: number | null;
    readonly kitty: readonly CardName[];
    readonly drawn?: readonly (readonly [number, number])[];
  }[];
  readonly kept?: number;
  readonly buried: readonly (readonly CardName[])[];
  readonly moon: { readonly seat: number; readonly option: string } | null;
}

export interface DealBouts {
  readonly kind: 'commit-reveal';
  readonly bouts: readonly {
    readonly dealer: number;
    readonly laid: readonly (readonly [CardName, CardName])[];
    readonly winner: number | null;
  }[];
}

export interface Document {
  readonly format: Format;
  readonly beacon?: BeaconParameters | null;
  readonly match: string;
  readonly rules: string;
  readonly overrides: Readonly<Record<string, unknown>>;
  readonly length: Readonly<Record<string, unknown>> | null;
  readonly seats: number;
  readonly deck: readonly CardName[];
  readonly handSize: number;
  readonly redeal: { readonly count: number; readonly packet: number; readonly partial: string } | null;
  readonly deals: readonly Deal[];
  readonly winners: readonly number[];
  readonly end: string;
}

const card = reading<CardName>('a card such as QS', isText(/^[2-9TJQKAW][CDSH]$/));
const digits = reading<string>('64 hexadecimal digits', isText(/^[0-9a-f]{64}$/));
const word = reading<string>('a short text', isText(/^[^\p{C}]{1,100}$/u));
const whole = (low: number, high: number): ValueParser<number> =>
  reading(`a whole number from ${low} to ${high}`, isWhole(low, high));
const bid = reading<number | string>(
  'chips, or a suit by its letter',
  value => isWhole(0, 1000)(value) || isText(/^[CDSH]$/)(value),
);
const points = whole(-1_000_000, 1_000_000);

const tricks = (seats: number): ValueParser<DealTricks> => {
  const seat = whole(0, seats - 1);
  const trick = object<DealTricks['tricks'][number]>({
    plays: list(
      tuple<readonly [number, CardName, string?]>(2, seat, card, reading('high or low', isText(/^(high|low)$/))),
    ),
    winner: orNull(seat),
    kitty: list(card),
    drawn: perhaps(list(tuple<readonly [number, number]>(2, seat, whole(1, 112)))),
  });
  return object<DealTricks>({
    kind: reading('tricks', value => value === 'tricks'),
    step: word,
    passes: list(
      object<DealTricks['passes'][number]>({
        seat,
        gifts: list(tuple<readonly [CardName, number]>(2, card, seat)),
        onward: perhaps(list(card)),
      }),
    ),
    charges: perhaps(listOf(list(card), seats)),
    bids: perhaps(list(tuple<readonly [number, number | string]>(2, seat, bid))),
    upcard: perhaps(card),
    aside: perhaps(list(card)),
    tricks: list(trick),
    buried: list(list(card)),
    kept: perhaps(seat),
    moon: orNull(object({ seat, option: word })),
  });
};

const bouts = (seats: number): ValueParser<DealBouts> => {
  const seat = whole(0, seats - 1);
  const laid = listOf(tuple<readonly [CardName, CardName]>(2, card, card), seats);
  return object<DealBouts>({
    kind: reading('commit-reveal', value => value === 'commit-reveal'),
    bouts: list(object({ dealer: seat, laid, winner: orNull(seat) })),
  });
};

const play =
  (seats: number): ValueParser<DealTricks | DealBouts> =>
  (value, place) => {
    const kind = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
    return kind === 'commit-reveal' ? bouts(seats)(value, place) : tricks(seats)(value, place);
  };

const ROUND = whole(1, Number.MAX_SAFE_INTEGER);
const HEX = reading<string>('hexadecimal digits', isText(/^([0-9a-f]{2}){1,200}$/));
const round = object<SignedRound>({ round: ROUND, signature: orNull(HEX) });
const SECONDS = whole(0, 1e12);
const beacon = object<BeaconParameters>({ scheme: word, key: HEX, genesis: SECONDS, period: whole(1, 1e6) });

const attempt = (seats: number) => ({
  server: object({ commitment: digits, secret: digits }),
  asked: list(whole(0, seats - 1)),
  commitments: listOf(orNull(digits), seats),
  opened: listOf(orNull(digits), seats),
});

/** The parsers of the fields that exist only in `hearts-deal/2`. */
function second(seats: number) {
  const seat = list(whole(0, seats - 1));
  const voided = list(object<Voided>({ ...attempt(seats), withheld: seat }));
  return { attempt: whole(0, 3), decks: whole(1, 5), contributors: seat, voided, beacon: orNull(round) };
}

function deal(seats: number, format: Format): ValueParser<Deal> {
  const seat = whole(0, seats - 1);
  const cuts = list(tuple<readonly [number, CardName]>(2, seat, card));
  const bySeat = <T>(read: ValueParser<T>): ValueParser<readonly T[]> => listOf(read, seats);
  return object<Deal>({
    deal: whole(1, 100_000),
    previous: digits,
    ...attempt(seats),
    ...(format === 'hearts-deal/1' ? {} : second(seats)),
    // more than 100 rounds of tied cuts in a row do not happen
    cut: orNull(object({ dealer: seat, rounds: list(cuts, 100) })),
    misdealt: list(seat, 16), // after 16 misdeals the engine accepts any hands
    dealt: orNull(object({ dealer: seat, hands: bySeat(list(card)), rest: list(card) })),
    play: play(seats),
    points: orNull(bySeat(points)),
    totals: orNull(bySeat(points)),
  });
}

const SEATS = whole(2, 14);

const FORMAT = reading<Format>(
  'hearts-deal/2, or the older hearts-deal/1',
  value => value === 'hearts-deal/1' || value === 'hearts-deal/2',
);

const proof = (seats: number, format: Format): ValueParser<Document> =>
  object<Document>({
    format: FORMAT,
    ...(format === 'hearts-deal/1' ? {} : { beacon: orNull(beacon) }),
    match: word,
    rules: word,
    overrides: anything,
    length: orNull(anything),
    seats: SEATS,
    deck: list(card),
    handSize: whole(1, 112),
    redeal: orNull(object({ count: whole(0, 112), packet: whole(1, 112), partial: word })),
    deals: list(deal(seats, format)),
    winners: list(whole(0, seats - 1)),
    end: digits,
  });

/** The maximum length of a proof, in characters. */
export const PROOF_MAX = 20_000_000;

/** Parses a proof. Throws a `DocumentError` that names the invalid field. */
export function readDocument(text: string): Document {
  if (text.length > PROOF_MAX) throw new DocumentError('the file', `at most ${PROOF_MAX} letters`, text.length);
  const value = parsed(text);
  const head = typeof value === 'object' && value !== null ? value : {};
  const seats = 'seats' in head ? SEATS(head.seats, 'seats') : 2;
  const format = 'format' in head ? FORMAT(head.format, 'format') : 'hearts-deal/2';
  return proof(seats, format)(value, '');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new DocumentError('the file', 'a proof as JSON', text.slice(0, 40));
  }
}
