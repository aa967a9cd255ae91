// Compares what the rules say with what the engine does at one step of a match. Each check throws a sentence
// that names the fact.
import { checkLength, type Hearts, type HeartsTypes } from '@moonshot/rules';
import { type Card, isWild } from '@moonshot/rules/cards';
import {
  effectiveRules,
  freeCards,
  leadsBanned,
  leadsFreely,
  lengthsOnOffer,
  moonEffects,
  openLeads,
  standingOf,
  suitIn,
  suitLed,
  type TrickRules,
  targetsOnOffer,
  voidRule,
} from '@moonshot/rules/engine';
import { explainHearts } from '@moonshot/rules/explain';
import { ruleWordsEn as en } from '@moonshot/rules/words';
import { must } from '../laws/law.ts';
import { type Moment, opened } from '../play.ts';

type Tricks = Extract<Hearts, { kind: 'tricks' }>;
type TrickState = Extract<Moment['state'], { trick: unknown }>;
type Scored = Extract<Moment['events'][number], { type: 'scored' }>;

const isTricks = (state: Moment['state'] | undefined): state is TrickState => state !== undefined && 'trick' in state;

/**
 * Checks the facts about totals and winners, in every game. `falls`: whether a sentence says that totals may
 * fall. Returns the number of moons whose effect was compared.
 */
export function checkScore(hearts: Hearts, moment: Moment, falls: boolean): number {
  let moons = 0;
  for (const event of moment.events) {
    if (event.type !== 'scored') continue;
    const { totals } = event.result;
    const low = Math.min(...totals);
    must(
      low >= 0 || falls || hearts.sheet.score.sign === 'minus' || hearts.sheet.score.start < 0,
      () => `a total is ${low}, yet no sentence says that totals may fall below 0`,
    );
    if (hearts.kind === 'tricks') {
      checkWinners(hearts, event as Scored);
      checkBelowZero(hearts, moment, event as Scored);
      if (checkMoon(hearts, moment, event as Scored)) moons += 1;
    }
  }
  return moons;
}

/**
 * Checks that only a moon makes a deal's score negative, in games whose deals are otherwise never below 0.
 */
function checkBelowZero({ rules, sheet }: Tricks, { before }: Moment, { result }: Scored): void {
  if (sheet.settle.belowZero === 'scores' || sheet.settle.as !== 'points' || !isTricks(before)) return;
  if ('moon' in result && result.moon !== null) return;
  const sign = effectiveRules(rules, before).sheet.score.sign === 'minus' ? -1 : 1;
  for (const [seat, points] of result.points.entries())
    must(points * sign >= 0, () => `seat ${seat} gets ${points} points, yet no deal is below 0`);
}

/** Partners win together. */
function checkWinners({ rules, sheet }: Tricks, { winners }: Scored): void {
  if (standingOf(sheet) === 'player') return;
  for (const seat of winners)
    must(
      rules.sides.every((side, other) => side !== rules.sides[seat] || winners.includes(other)),
      () => `seat ${seat} wins, and its partner does not`,
    );
}

/**
 * Checks that a moon changes totals as its sentence says. Returns false if something else counts in the deal
 * as well, so that nothing can be compared.
 */
function checkMoon(hearts: Tricks, { before, state }: Moment, { result }: Scored): boolean {
  const { rules, sheet } = hearts;
  if (!('moon' in result) || result.moon === null || result.wraps.length > 0) return false;
  if (!isTricks(before) || !isTricks(state)) return false;
  const now = effectiveRules(rules, before);
  checkChoice(hearts, before.totals, result.moon);
  const { besideMoon, ...tricks } = now.sheet.trickPoints;
  const plain = sheet.settle.as === 'points' && (besideMoon === 'lapses' || Object.values(tricks).every(n => n === 0));
  const others = now.deck.some(card => !now.moonSet.includes(card) && (now.points.get(card) ?? 0) !== 0);
  const { seat, option } = result.moon;
  const effect = moonEffects(now)[sheet.moon.options.findIndex(one => one.name === option)];
  if (!plain || others || sheet.wild.pays !== 'likeOthers' || before.turned || typeof effect !== 'object') return false;
  if (effect.others.startsWith('side') && sheet.moon.passer !== 'likeOthers') return false;
  if (now.stakes.some(chips => chips > 0) || sheet.score.floor !== 'none') return false;
  const { theirs, others: who } = effect;
  const cleared = typeof effect.yours === 'object' ? effect.yours.to - (before.totals[seat] ?? 0) : undefined;
  const yours = typeof effect.yours === 'object' ? 0 : effect.yours;
  const swept = state.tricks.every(({ winner }) => now.moonSides[winner] === now.moonSides[seat]);
  const times = swept ? sheet.moon.sun : 1;
  const giver = giverOf(hearts, before, seat);
  const payers = rules.sides.filter(side => side !== rules.sides[seat]).length;
  const shares = { likeOthers: [1, 1], double: [2, 1], forAll: [payers, 0] }[sheet.moon.passer] as [number, number];
  must(
    cleared === undefined || result.points[seat] === cleared,
    () => `a moon of seat ${seat} gives it ${result.points[seat]} points, not ${cleared}`,
  );
  for (const [other, points] of result.points.entries()) {
    const isSide = rules.sides[other] === rules.sides[seat];
    const partner = who === 'opponents' ? 0 : yours;
    const theirShare = giver === undefined ? 1 : shares[other === giver ? 0 : 1];
    const said = (other === seat ? yours : isSide ? partner : theirs * theirShare) * times || 0;
    if (cleared !== undefined && (other === seat || isSide)) continue;
    must(points === said, () => `a moon of seat ${seat} gives seat ${other} ${points} points, not ${said}`);
  }
  return true;
}

/** Checks that a deal is thrown in if, and only if, the sheet demands it for one of the hands. */
export function checkDealt({ rules }: Tricks, { events, before }: Moment): void {
  const { misdeal, wild } = rules.sheet;
  if (misdeal === 'none' || misdeal === 'allPenalty' || !isTricks(before) || before.misdeals > 0) return;
  for (const event of events) {
    if (event.type !== 'dealt' || !('kitty' in event)) continue;
    const now = effectiveRules(rules, { ...before, deal: event.deal, bids: [], charges: [] });
    const lacked: Readonly<Record<typeof misdeal, (card: Card) => boolean>> = {
      noPenalty: card => (now.points.get(card) ?? 0) > 0,
      noHearts: card => card[1] === 'H' && (card !== 'WH' || wild.rank !== 'none'),
      noFaces: card => 'KQJ'.includes(card.charAt(0)),
    };
    const spoilt = event.hands.some(hand => typeof hand !== 'number' && !hand.some(lacked[misdeal]));
    const thrownIn = events.some(one => one.type === 'misdealt');
    must(spoilt === thrownIn, () => `a deal is ${thrownIn ? '' : 'not '}thrown in against misdeal ${misdeal}`);
  }
}

/** A moon in a result. */
type Taken = { readonly seat: number; readonly option: string };

/** A shooter below `moon.choiceFrom` has no choice: checks that the first option was taken. */
function checkChoice({ sheet: { moon, score } }: Tricks, totals: readonly number[], { seat, option }: Taken): void {
  if (moon.choiceFrom === 'always') return;
  const missing = (moon.choiceFrom - (totals[seat] ?? 0)) * (score.sign === 'minus' ? -1 : 1);
  must(missing <= 0 || option === moon.options[0]?.name, () => `a moon at ${totals[seat]} took the option ${option}`);
}

/** The only seat of another side that passed cards to a seat in the deal. */
function giverOf({ rules }: Tricks, { passes, step }: TrickState, seat: number): number | undefined {
  const givers = passes.filter(({ gifts }) => gifts.some(({ to }) => to === seat));
  const [giver] = givers;
  const isOne = giver !== undefined && givers.length === 1 && !step.startsWith('mix');
  return isOne && rules.sides[giver.seat] !== rules.sides[seat] ? giver.seat : undefined;
}

/** Checks the facts about who plays and what may be played, when the table asks for a card. */
export function checkPlay(hearts: Tricks, { before, cause, state }: Moment): void {
  if (!isTricks(before) || !isTricks(state) || !('seat' in cause) || cause.ask.type !== 'play') return;
  const rules = effectiveRules(hearts.rules, before);
  const { seat, ask } = cause;
  const { plays, leader } = before.trick;
  if (plays.length === 0 && before.tricks.length === 0) checkOpener(rules, before);
  const last = plays.at(-1);
  if (rules.draws === 'never')
    must(
      seat === (last === undefined ? leader : (last.seat + 1) % rules.seats),
      () => `seat ${seat} plays after seat ${last?.seat}, which is not clockwise`,
    );
  const hand = before.hands[seat] ?? [];
  const legal = new Set(ask.plays.map(play => play.card));
  const led = suitLed(rules.sheet, plays);
  if (led === undefined) checkLead(rules, before, hand, legal);
  else checkFollow(rules, before, hand, legal, led);
}

/** Checks that a trick goes to a card of the led suit or of trumps, or to its leader. */
export function checkTaken(hearts: Tricks, { before, events, state }: Moment): void {
  if (!isTricks(before) || !isTricks(state) || events.every(({ type }) => type !== 'taken')) return;
  const { sheet, trump } = effectiveRules(hearts.rules, before);
  const trick = state.tricks.at(-1);
  if (trick === undefined || trick.winner === trick.leader) return;
  const raised = sheet.wild.rank === 'overTen' ? trick.plays.filter(({ card }) => isWild(card)) : [];
  const ruling = [suitLed(sheet, trick.plays), trump, ...raised.map(({ card }) => suitIn(sheet, card))];
  const cards = trick.plays.flatMap(({ seat, card }) => (seat === trick.winner ? [card] : []));
  must(
    cards.some(card => ruling.includes(suitIn(sheet, card))),
    () => `${cards} takes a trick of ${ruling[0]}, yet a sentence says that another suit takes nothing`,
  );
}

/** Checks that the first leader is the seat that the sheet names, or holds the card that it names. */
function checkOpener(rules: TrickRules, { dealer, hands, trick: { leader }, bids }: TrickState): void {
  const { opening, lead } = rules.sheet;
  if (lead.exempt === 'passLead' || opening.wild !== 'never' || bids.length > 0) return;
  const from = { leftOfDealer: 1, rightOfDealer: rules.seats - 1, dealer: 0 }[opening.leader];
  const holder = hands.findIndex(hand => rules.openingCard !== undefined && hand.includes(rules.openingCard));
  const said = rules.opener ?? (from === undefined ? holder : (dealer + from) % rules.seats);
  must(said < 0 || leader === said, () => `seat ${leader} leads first, not seat ${said}`);
}

function checkLead(rules: TrickRules, state: TrickState, hand: readonly Card[], legal: ReadonlySet<Card>): void {
  checkJokers(rules, legal, undefined);
  if (state.tricks.length === 0) {
    checkFreeLead(rules, state, hand, legal);
    checkFirstLead(rules, state, hand, [...legal]);
  }
  if (state.tricks.length === 0 || rules.charged.size > 0) return;
  for (const card of openLeads(rules))
    must(!hand.includes(card) || legal.has(card), () => `${card} may not be led, yet a sentence says that it may`);
}

/** Checks that the leader may lead every card to the first trick if a sentence says so. */
function checkFreeLead(
  rules: TrickRules,
  { claimed }: TrickState,
  hand: readonly Card[],
  legal: ReadonlySet<Card>,
): void {
  const chooses = rules.openingSuit === undefined || rules.sheet.opening.card === 'any';
  if (!chooses || claimed || !leadsFreely(rules)) return;
  for (const card of hand) must(legal.has(card), () => `${card} may not be led, yet a sentence says that any card may`);
}

/**
 * Checks that the leader of the first trick may play a card that is barred for the others only if a sentence
 * says so, or if the leader has no other card.
 */
function checkFirstLead(
  rules: TrickRules,
  { claimed }: TrickState,
  hand: readonly Card[],
  legal: readonly Card[],
): void {
  const { firstTrick, lead, opening } = rules.sheet;
  const isExempt = lead.exempt === 'onlyPenalty' && hand.every(card => (rules.points.get(card) ?? 0) > 0);
  if (firstTrick.scope !== 'any' || leadsBanned(rules) || claimed || isExempt || opening.wild !== 'never') return;
  const banned = legal.filter(card => rules.banned.has(card));
  must(
    banned.length === 0 || banned.length === legal.length,
    () => `${banned[0]} may be led to the first trick, yet a sentence bans it`,
  );
}

/**
 * Checks that a joker is led, or played to a suit of the other colour, only if nothing else may be played.
 */
function checkJokers({ sheet }: TrickRules, legal: ReadonlySet<Card>, led: string | undefined): void {
  if (sheet.wild.play !== 'sameColour' || sheet.wild.rank !== 'none') return;
  const isRed = (suit: string): boolean => 'DH'.includes(suit);
  const astray = (card: Card): boolean => isWild(card) && (led === undefined || isRed(led) !== isRed(card.charAt(1)));
  const cards = [...legal];
  must(
    !cards.some(astray) || cards.every(astray),
    () => `${cards.find(astray)} may be played where ${cards} may be played too`,
  );
}

function checkFollow(
  rules: TrickRules,
  { tricks, kitty }: TrickState,
  hand: readonly Card[],
  legal: ReadonlySet<Card>,
  led: string,
): void {
  checkJokers(rules, legal, led);
  const follows = (card: Card): boolean => suitIn(rules.sheet, card) === led;
  const banned = tricks.length === 0 && rules.banned.size > 0;
  if (tricks.length === 0 && rules.sheet.firstTrick.follow === 'lowest' && !banned && hand.some(follows)) {
    const rank = (card: Card): number => -rules.sheet.deck.ranks.indexOf(card.charAt(0));
    const lowest = Math.min(...hand.filter(follows).map(rank));
    must(
      [...legal].every(card => follows(card) && rank(card) === lowest),
      () => `${[...legal]} may be played to the first trick by a player who has a lower card of the suit led`,
    );
  }
  const astray = [...legal].find(card => !follows(card));
  if (hand.some(card => follows(card) && !isWild(card)) && !banned) {
    const isFree = astray !== undefined && isWild(astray) && freeCards(rules) !== 'none';
    must(astray === undefined || isFree, () => `${astray} may be played by a player who can follow suit`);
    return;
  }
  if (hand.some(follows) || astray === undefined) return;
  const rule = voidRule(rules);
  if (rule === 'draw') must(kitty.length === 0, () => 'a player without the suit led plays, and does not draw');
  const thrown = rules.mustThrow.find(set => hand.some(card => set.has(card)));
  if (thrown !== undefined && !banned && rules.heldBack.size + rules.charged.size === 0)
    must(
      [...legal].every(card => thrown.has(card)),
      () => `${astray} may be discarded before ${[...thrown]}`,
    );
  const limited = banned || rules.heldBack.size + rules.mustThrow.length + rules.charged.size > 0;
  if (!limited && (rule === 'any' || rule === 'anyNoTrump') && rules.sheet.wild.play !== 'sameColour')
    must(legal.size === new Set(hand).size, () => 'a player without the suit led may not play every card');
}

/** Checks that each length on offer can be chosen. */
export function checkLengths(hearts: Hearts): void {
  const { match } = hearts.sheet;
  for (const n of lengthsOnOffer(hearts.sheet))
    opened<HeartsTypes>(hearts.game, { length: match.kind === 'deals' ? { deals: n } : { target: n }, firstDealer: 0 });
  for (const target of targetsOnOffer(hearts.sheet)) {
    const errors = checkLength(hearts.sheet, { target });
    must(errors.length === 0, () => `the limit ${target} on offer cannot be chosen`);
  }
}

/** Whether a sentence says how low totals may fall. */
export const saysFalls = (hearts: Hearts): boolean =>
  explainHearts(hearts).some(({ sentence }) => sentence === en.match.noFloor) || hearts.sheet.score.floor !== 'none';
