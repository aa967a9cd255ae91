// Search over passes. In each sampled deal the other seats pass by rule, and then play begins.
import { farness, isMix, passesOn, placesOf, receivers } from '@moonshot/rules/engine';
import type { TrickQuestion } from '../core/player.ts';
import { lightPass, lightPassSets } from '../policy/light-pass-choices.ts';
import { keptFrom, leastMoonCards, safestPasses, worstOf } from '../policy/pass-choices.ts';
import type { PolicyScratch } from '../policy/scratch.ts';
import * as bits from '../sim/bits.ts';
import { type Dice, roll } from '../sim/dice.ts';
import { openDeal } from '../sim/trick/deal.ts';
import * as layout from '../sim/trick/layout.ts';
import { beginPlay } from '../sim/trick/play.ts';
import { addToHand, drop, isHeld, type TrickPosition } from '../sim/trick/position.ts';
import type { SuitBits } from '../sim/trick/suit-bitboards.ts';
import { type Candidate, createCandidate } from './candidate.ts';
import type { Evaluator } from './evaluator.ts';

const { HANDS } = layout;

type PassAsk = Extract<TrickQuestion['ask'], { type: 'pass' }>;

/** Random variation of the others' passes: the most that chance adds to the wish to pass a card, in ranks. */
const OTHERS_STRAY = 4;

/** Samples deals in which the other seats have passed. The asked seat still holds the cards it will pass. */
export function worldsAfterPass(
  evaluator: Pick<Evaluator, 'tables' | 'scratch' | 'seat' | 'draw' | 'dice'>,
  { rules, view, ask }: TrickQuestion,
): Evaluator['draw'] {
  const { tables, scratch, seat, draw, dice } = evaluator;
  if (ask.type !== 'pass') return draw;
  const { suitBits } = tables;
  const others = Array.from({ length: suitBits.seats }, (_, i) => i).filter(i => i !== seat);
  const ways = others.map(from =>
    receivers(rules, view, from).flatMap(({ to, count }) => Array<number>(count).fill(to)),
  );
  const shown = new Set(view.received);
  const blind = isMix(ask.step);
  const goesOn = passesOn(rules);
  return at => {
    draw(at);
    const done = goesOn ? comeAlong(suitBits, at, rules, view, seat) : undefined;
    const to = blind ? anywhere(ways, seat, dice) : ways.map((way, i) => way.slice(done?.[others[i] as number] ?? 0));
    const gone = others.map((from, i) => {
      const known = suitBits.deck.filter(code => shown.has(suitBits.names[code] as never) && isHeld(at, from, code));
      const count = (to[i] as readonly number[]).length;
      const first = goesOn ? [] : known.slice(0, count);
      return scratch.light
        ? lightPass(tables, at, from, count, first, OTHERS_STRAY, dice)
        : worstOf(scratch, at, from, count, first);
    });
    for (const [i, from] of others.entries())
      for (const [k, code] of (gone[i] as readonly number[]).entries()) {
        drop(at, from, code);
        addToHand(at, (to[i] as readonly number[])[k] as number, code);
      }
  };
}

/**
 * The asked seat has received cards that were dealt to other seats. Moves these cards from the hands of those
 * seats to the hand of the asked seat. Returns how many of the cards each seat has passed. A card may be
 * passed on from seat to seat.
 */
function comeAlong(
  suitBits: SuitBits,
  at: TrickPosition,
  rules: TrickQuestion['rules'],
  { step, received }: TrickQuestion['view'],
  viewer: number,
): Int32Array {
  const done = new Int32Array(suitBits.seats);
  const way = placesOf(rules, step) ?? 0;
  const holderOf = (code: number): number =>
    Array.from({ length: suitBits.seats }, (_, seat) => seat).findIndex(
      seat => seat !== viewer && isHeld(at, seat, code),
    );
  for (const card of received) {
    const code = suitBits.deck.find(one => suitBits.names[one] === card && holderOf(one) >= 0);
    if (code === undefined) continue;
    const holder = holderOf(code);
    for (let seat = holder; seat !== viewer; seat = (seat + way + suitBits.seats) % suitBits.seats) done[seat]! += 1;
    drop(at, holder, code);
    addToHand(at, viewer, code);
  }
  return done;
}

/**
 * In a mix, all passed cards are shuffled and dealt back. The function draws random receivers for each other
 * seat's cards; the remaining receivers get the asked seat's cards.
 */
function anywhere(ways: readonly (readonly number[])[], seat: number, dice: Dice): readonly (readonly number[])[] {
  const count = ways[0]?.length ?? 0;
  const places = mingled([...ways.flat(), ...Array<number>(count).fill(seat)], dice);
  return ways.map((_, i) => places.slice(i * count, (i + 1) * count));
}

/** Returns the list in random order. */
function mingled(list: readonly number[], dice: Dice): readonly number[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = roll(dice, i + 1);
    [out[i], out[j]] = [out[j] as number, out[i] as number];
  }
  return out;
}

const COMPARED = 14; // number of sets of cards to pass that are compared
const KEPT_FOR_MOON = 3;

/**
 * Candidates for a pass: cards without which the hand is safest, and cards that a moon attempt does not need.
 */
export function passTrials(
  { tables, scratch, seat, dice }: Evaluator,
  at: TrickPosition,
  question: TrickQuestion,
  ask: PassAsk,
): { readonly plain: readonly Candidate[]; readonly moon: readonly Candidate[] } {
  const to = receiversOf(question, ask);
  const make = (codes: readonly number[], shooters: number): Candidate =>
    passTrial(
      tables.suitBits,
      question,
      codes.map((code, i) => [code, to[i] as number] as const),
      seat,
      shooters,
    );
  const kept = keptFrom(tables.suitBits, at, seat, to.length);
  const sets = scratch.light
    ? lightPassSets(tables, at, seat, to.length, COMPARED, dice)
    : safestPasses(scratch, at, seat, to.length, COMPARED, () => 0, kept).map(({ codes }) => codes);
  const plain = sets.map(codes => make(byCost(scratch, codes), 0));
  const low = leastMoonCards(scratch, at, seat, kept);
  const moon = Array.from({ length: KEPT_FOR_MOON }, (_, i) => make(low.slice(i, i + to.length), 1 << seat));
  return { plain, moon: low.length >= to.length + KEPT_FOR_MOON ? moon : [] };
}

const byCost = ({ tables }: PolicyScratch, codes: readonly number[]): readonly number[] =>
  [...codes].sort((a, b) => tables.costs[b]! - tables.costs[a]!);

/** The receivers of the gifts, one entry per card, the leader of the match first. */
function receiversOf({ rules, view }: TrickQuestion, { to }: PassAsk): readonly number[] {
  const { winner } = rules.sheet.match;
  const behind = (seat: number): number => farness(winner, view.totals[seat] ?? 0);
  return [...to].sort((a, b) => behind(a.to) - behind(b.to)).flatMap(one => Array<number>(one.count).fill(one.to));
}

type Gifts = readonly (readonly [code: number, to: number])[];

/** The seats whose hands are incomplete, one entry per missing card. */
const shortIn = ({ rules, seats }: SuitBits, at: TrickPosition): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => {
    const held = [0, 1, 2, 3].reduce((sum, suit) => sum + bits.countOf(at[HANDS + (seat << 2) + suit]!), 0);
    return Array<number>(rules.handSize - held).fill(seat);
  }).flat();

/** A candidate for a pass. In a mix, the passed cards go at random to the seats with incomplete hands. */
export function passTrial(
  suitBits: SuitBits,
  { view }: TrickQuestion,
  gifts: Gifts,
  seat: number,
  shooters: number,
): Candidate {
  const action = {
    type: 'pass' as const,
    gifts: gifts.map(([code, to]) => ({ card: suitBits.names[code] as never, to })),
  };
  return createCandidate(
    action,
    suitBits.seats,
    (at, dice) => {
      for (const [code] of gifts) drop(at, seat, code);
      const short = isMix(view.step) ? mingled(shortIn(suitBits, at), dice) : undefined;
      for (const [i, [code, to]] of gifts.entries()) addToHand(at, short?.[i] ?? to, code);
      openDeal(suitBits, at, view.dealer);
      beginPlay(suitBits, at);
    },
    shooters,
  );
}
