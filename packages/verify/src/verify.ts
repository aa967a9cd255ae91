// Checks the proof of a match with sealed deals. The cards must follow from secrets to which the server and
// the players had committed beforehand, and the match must have been played with exactly these cards.
import { canonical } from './canonical.ts';
import { playFaults, type Wrong } from './cards.ts';
import { drawing, framed, hashOf, shuffle } from './chance.ts';
import {
  type BeaconParameters,
  type CardName,
  type Deal,
  type Document,
  type Format,
  readDocument,
  type Voided,
} from './document.ts';
import { mixFaults } from './mix.ts';
import { DocumentError } from './reading.ts';
import { contributorsOf, decksOf, protocolOf, sealFaults, seedOf, withheldIn } from './sealed.ts';

/** The names of the checks. The first three apply to the whole match, the others to each deal. */
export const CHECKS = ['deck', 'deals', 'end', 'chain', 'server', 'seats', 'attempts', 'cut', 'cards', 'play'] as const;
export type Check = (typeof CHECKS)[number];

/** An error in a proof, with the name of the check that found it. */
export interface VerificationFault extends Wrong {
  readonly check: Check;
}

/** What was found about one deal of a proof. */
export interface DealReport {
  readonly deal: number;
  readonly faults: readonly VerificationFault[];
  readonly commitment: string; // the server's commitment to its secret
  readonly previous: string;
  readonly asked: readonly number[]; // the seats that were asked to contribute a secret
  readonly commitments: readonly (string | null)[]; // the commitment of each seat; null if the seat made none
  readonly opened: readonly (string | null)[]; // the revealed secret of each seat; null if there is none
  // the seats that committed in any attempt and did not reveal the secret
  readonly withheld: readonly number[];
  readonly decks: number; // how many decks somebody could have chosen among; see `decksOf`
  readonly contributors: readonly number[]; // the seats whose secrets went into the deal
  readonly voided: readonly Voided[]; // earlier attempts, which are void because a seat withheld its secret
  readonly beacon: BeaconState;
  readonly hands: readonly (readonly CardName[])[];
  readonly rest: readonly CardName[];
  // the hands that caused a misdeal, as they were dealt
  readonly thrownIn: readonly { readonly seat: number; readonly hand: readonly CardName[] }[];
}

/**
 * The state of the beacon's round whose randomness a deal should use. The match has no beacon (`none`), the
 * round was not published in time (`missed`), or its signature was checked, could not be checked
 * (`unchecked`), or is wrong.
 */
export type BeaconState = 'none' | 'missed' | 'checked' | 'unchecked' | 'wrong';

/**
 * Checks the beacon's signature of a round. Null if the signature cannot be checked. See
 * `@moonshot/verify/beacon`.
 */
export type CheckRound = (spec: BeaconParameters, round: number, signature: string) => boolean | null;

export interface VerificationReport {
  readonly protocol: 1 | 2;
  readonly match: string;
  readonly rules: string;
  readonly seats: number;
  readonly deck: readonly CardName[];
  readonly end: string;
  readonly faults: readonly VerificationFault[]; // errors of the match as a whole
  readonly deals: readonly DealReport[];
}

/**
 * The verdicts on a proof, best first. `players` is the smallest number of players whose secrets went into a
 * deal. `deals` lists the deals to which no player contributed a secret.
 */
export type Verified =
  | { readonly type: 'verified'; readonly players: number; readonly report: VerificationReport }
  | { readonly type: 'server-only'; readonly deals: readonly number[]; readonly report: VerificationReport }
  // under `hearts-deal/1` the server could choose among several decks
  | { readonly type: 'old-protocol'; readonly report: VerificationReport }
  | { readonly type: 'broken'; readonly report: VerificationReport }
  | { readonly type: 'unreadable'; readonly place: string; readonly sentence: string };

/** Checks the text of a proof. Without `checkRound` the signatures of a beacon are not checked. */
export function verify(text: string, checkRound?: CheckRound): Verified {
  try {
    return verdict(reportOf(readDocument(text), checkRound));
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { type: 'unreadable', place: error.place, sentence: error.message };
  }
}

function verdict(report: VerificationReport): Verified {
  const { protocol, deals } = report;
  if (report.faults.length > 0 || deals.some(({ faults }) => faults.length > 0)) return { type: 'broken', report };
  if (protocol === 1) return { type: 'old-protocol', report };
  const dealt = deals.filter(({ hands }) => hands.length > 0);
  const alone = dealt.filter(({ contributors }) => contributors.length === 0);
  if (alone.length > 0) return { type: 'server-only', deals: alone.map(({ deal }) => deal), report };
  const players = dealt.length === 0 ? 0 : Math.min(...dealt.map(({ contributors }) => contributors.length));
  return { type: 'verified', players, report };
}

function reportOf(document: Document, checkRound: CheckRound | undefined): VerificationReport {
  const { match, rules, seats, deck, end } = document;
  const faults = [...deckFaults(document), ...dealsFaults(document), ...endFaults(document)];
  const deals = document.deals.map((deal, i) => checked(document, deal, i, checkRound));
  return { protocol: protocolOf(document), match, rules, seats, deck, end, faults, deals };
}

const fault = (check: Check, place: string, what: string): VerificationFault => ({ check, place, what });

const SUITS = 'CDSH';
const RANKS = '23456789TJQKAW';
const DECK_MAX = 112;
const worth = (card: CardName): number => SUITS.indexOf(card.charAt(1)) * RANKS.length + RANKS.indexOf(card.charAt(0));

/**
 * Errors in the deck before the shuffle. The deck must be one or two packs, each in order and without
 * repeated cards.
 */
function deckFaults({ deck, seats, handSize }: Document): readonly VerificationFault[] {
  const packs = deck.filter((card, i) => i === 0 || worth(card) <= worth(deck[i - 1] as CardName)).length;
  const sound = packs <= 2 && deck.length <= DECK_MAX;
  return [
    ...(sound ? [] : [fault('deck', 'deck', 'it is neither one pack in order nor two')]),
    ...(handSize * seats <= deck.length ? [] : [fault('deck', 'handSize', 'the deck has not so many cards')]),
  ];
}

/** Errors in the list of deals. No deal may be missing, and only the last deal may be unfinished. */
function dealsFaults({ deals }: Document): readonly VerificationFault[] {
  const faults: VerificationFault[] = [];
  if (deals.length === 0) faults.push(fault('deals', 'deals', 'there is none'));
  deals.forEach((deal, i) => {
    if (deal.deal !== i + 1) faults.push(fault('deals', `deals[${i}].deal`, `it should be deal ${i + 1}`));
    const whole = deal.dealt !== null && deal.points !== null;
    if (!whole && i < deals.length - 1) faults.push(fault('deals', `deals[${i}]`, 'it was left, and others follow'));
  });
  return faults;
}

const hashOfDeal = (format: Format, deal: Deal): string => hashOf(`${format}/deal`, canonical(deal));

function endFaults({ format, deals, winners, end }: Document): readonly VerificationFault[] {
  const last = deals.at(-1);
  if (last === undefined || hashOf(`${format}/end`, hashOfDeal(format, last), canonical(winners)) === end) return [];
  return [fault('end', 'end', 'it is not the hash of the last deal and the winners')];
}

function checked(document: Document, deal: Deal, i: number, checkRound: CheckRound | undefined): DealReport {
  const at = `deals[${i}]`;
  const seed = seedOf(document, deal);
  const beacon = beaconOf(document, deal, checkRound);
  const thrownIn = deal.misdealt.map((seat, count) => ({
    seat,
    hand: dealing(document, deal.dealt?.dealer ?? 0, seed, count).hands[seat] ?? [],
  }));
  const of = (check: Check, wrongs: readonly Wrong[]): readonly VerificationFault[] =>
    wrongs.map(({ place, what }) => fault(check, place, what));
  return {
    deal: deal.deal,
    faults: [
      ...(beacon === 'wrong' ? [fault('attempts', `${at}.beacon`, 'the signature is not the one of that round')] : []),
      ...chainFaults(document, i),
      ...sealFaults(document, deal, at),
      ...cutFaults(document, deal, seed, at),
      ...cardFaults(document, deal, seed, at),
      ...of('play', playFaults(document, deal, at)),
    ],
    commitment: deal.server.commitment,
    previous: deal.previous,
    asked: deal.asked,
    commitments: deal.commitments,
    opened: deal.opened,
    withheld: [...(deal.voided ?? []), deal].flatMap(withheldIn),
    decks: decksOf(document, deal),
    contributors: contributorsOf(deal),
    voided: deal.voided ?? [],
    beacon,
    hands: deal.dealt?.hands ?? [],
    rest: deal.dealt?.rest ?? [],
    thrownIn,
  };
}

function beaconOf(document: Document, deal: Deal, checkRound: CheckRound | undefined): BeaconState {
  if (document.beacon == null) return 'none';
  const { round, signature = null } = deal.beacon ?? {};
  if (round === undefined || signature === null) return 'missed';
  const isRight = checkRound?.(document.beacon, round, signature) ?? null;
  return isRight === null ? 'unchecked' : isRight ? 'checked' : 'wrong';
}

/**
 * Errors in the chain of hashes. Each deal must contain the hash of the deal before it. The first deal must
 * contain the hash of everything in the proof that was fixed before play.
 */
function chainFaults(document: Document, i: number): readonly VerificationFault[] {
  const { deals, winners: _winners, end: _end, ...head } = document;
  const before = deals[i - 1];
  const { format } = document;
  const due = before === undefined ? hashOf(`${format}/match`, canonical(head)) : hashOfDeal(format, before);
  if (deals[i]?.previous === due) return [];
  const what = i === 0 ? 'it is not the hash of the head of the match' : 'it is not the hash of the deal before';
  return [fault('chain', `deals[${i}].previous`, what)];
}

interface Dealing {
  readonly hands: readonly (readonly CardName[])[];
  readonly rest: readonly CardName[];
}

/** The seed with which the deck is shuffled after this number of misdeals (`thrown`). */
const dealtBy = (seed: Uint8Array, thrown: number): Uint8Array =>
  thrown === 0 ? seed : framed('moonshot/1/misdeal', seed, thrown);

/**
 * Shuffles the deck with the seed and deals it one card at a time, beginning at the dealer's left. `thrown`
 * is the number of misdeals before.
 */
function dealing({ deck, seats, handSize }: Document, dealer: number, seed: Uint8Array, thrown: number): Dealing {
  const cards = shuffle(deck, drawing(dealtBy(seed, thrown)));
  const hands = Array.from({ length: seats }, (): CardName[] => []);
  for (let i = 0; i < seats * handSize; i++) hands[(dealer + 1 + i) % seats]?.push(cards[i] as CardName);
  return { hands, rest: cards.slice(seats * handSize) };
}

function cardFaults(document: Document, deal: Deal, seed: Uint8Array, at: string): readonly VerificationFault[] {
  const { dealt } = deal;
  if (dealt === null) return [];
  const due = dealing(document, dealt.dealer, seed, deal.misdealt.length);
  const faults = due.hands.flatMap((hand, seat) =>
    listFaults(hand, dealt.hands[seat] ?? [], `${at}.dealt.hands[${seat}]`),
  );
  const mixed = mixFaults(deal, document.seats, dealtBy(seed, deal.misdealt.length), worth);
  return [
    ...faults,
    ...listFaults(due.rest, dealt.rest, `${at}.dealt.rest`),
    ...mixed.map(({ place, what }) => fault('cards', `${at}.${place}`, what)),
  ];
}

/**
 * An error at the first card that differs from the card that follows from the seed. Empty if no card differs.
 */
function listFaults(due: readonly CardName[], found: readonly CardName[], place: string): readonly VerificationFault[] {
  if (due.length !== found.length) return [fault('cards', place, `the seed gives ${due.length} cards`)];
  const i = due.findIndex((card, j) => card !== found[j]);
  return i < 0 ? [] : [fault('cards', `${place}[${i}]`, `the seed gives ${due[i]}, the proof says ${found[i]}`)];
}

/**
 * Errors in how the dealer was determined, by lot or by cutting cards. Which cut cards are highest is not
 * checked, because that depends on the rules of the game.
 */
function cutFaults(
  { deck, seats }: Document,
  { deal, cut, dealt }: Deal,
  seed: Uint8Array,
  at: string,
): readonly VerificationFault[] {
  if (cut === null) return [];
  const wrong = (what: string): VerificationFault => fault('cut', `${at}.cut`, what);
  const below = drawing(framed('moonshot/1/draws', seed, `dealer ${deal}`));
  const natural = deck.filter(card => card.charAt(0) !== 'W');
  const faults: VerificationFault[] = [];
  // the seats that may cut: all of them in the first round, then those that were tied
  let level = Array.from({ length: seats }, (_, seat) => seat);
  cut.rounds.forEach((round, i) => {
    const cards = shuffle(natural, below);
    if (round.some(([, card], j) => card !== cards[j]))
      faults.push(wrong('a card was cut that the seed does not give'));
    const cutting = round.map(([seat]) => seat);
    if (i > 0) level = level.filter(seat => cutting.includes(seat));
    if (canonical(cutting) !== canonical(level)) faults.push(wrong('the wrong seats cut, or not in order'));
  });
  const last = cut.rounds.at(-1);
  if (last === undefined ? below(seats) !== cut.dealer : !last.some(([seat]) => seat === cut.dealer))
    faults.push(wrong('the seed gives another dealer'));
  if (dealt !== null && dealt.dealer !== cut.dealer) faults.push(wrong('somebody else dealt'));
  return faults;
}
