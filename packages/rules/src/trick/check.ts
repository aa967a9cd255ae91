// Contradictions in a trick sheet: each with its path, the value, and what was expected.
import { type Card, suitOf } from '../cards/card.ts';
import { check, forSeats, type SheetError } from '../game/fields.ts';
import { checkHead, compares } from '../game/head.ts';
import { compile, handSizeOf, isMix, placesOf, type Rules } from './rules.ts';
import { type PassStep, TRICK_FIELDS, type TrickSheet } from './sheet.ts';
import { isCalled, pickIn } from './wilds.ts';

type Say = (path: string, value: unknown, expected: string) => void;

/** Everything wrong with a would-be sheet for so many seats: first its fields, and if they are sound, what contradicts. */
export function problems(value: unknown, seats: number): readonly SheetError[] {
  const fields = check(TRICK_FIELDS, value, '');
  if (fields.length > 0) return fields;
  const sheet = value as TrickSheet;
  const head = checkHead(sheet, seats);
  if (head.length > 0) return head;
  const errors: SheetError[] = [];
  const say: Say = (path, at, expected) => void errors.push({ path, value: at, expected });
  checkSeats(sheet, seats, say);
  checkTeams(sheet, seats, say);
  if (errors.length > 0) return errors;
  const rules = compile(sheet, seats);
  checkDeal(rules, say);
  checkStock(rules, say);
  checkPass(rules, say);
  checkPoints(rules, say);
  if (errors.length === 0) checkMoon(rules, say);
  checkOpening(rules, say);
  checkCharge(rules, say);
  checkFollow(sheet, say);
  checkExtension(rules, say);
  checkEnd(sheet, say);
  checkSettling(sheet, seats, say);
  return errors;
}

/** Fields that speak of numbers of seats must speak of this one. */
function checkSeats(sheet: TrickSheet, seats: number, say: Say): void {
  const { hand } = sheet.deal;
  if (forSeats(sheet.pass.cycle, seats) === undefined)
    say(`pass.cycle.${seats}`, undefined, `a passing cycle for ${seats} seats`);
  if (forSeats(sheet.pass.count, seats) === undefined)
    say(`pass.count.${seats}`, undefined, `a number of cards to pass with ${seats} seats`);
  if (hand !== 'all' && hand !== 'floor' && forSeats(hand, seats) === undefined)
    say(`deal.hand.${seats}`, undefined, `a number of cards for each of ${seats} seats`);
}

/** Partners need somebody opposite, and what partners do together needs partners. */
function checkTeams({ teams }: TrickSheet, seats: number, say: Say): void {
  const { seating, score, moon } = teams;
  if (seating === 'opposite' && (seats % 2 === 1 || seats < 4))
    say('teams.seating', seating, `none: with ${seats} seats nobody has a partner opposite`);
  if (seating === 'none' && (score === 'pooled' || moon === 'team'))
    say('teams.seating', seating, 'opposite: without partners nothing is counted or taken together');
}

function checkDeal({ sheet, seats, deck, handSize, kittySize }: Rules, say: Say): void {
  if (handSize * seats > deck.length)
    say(
      'deal.hand',
      sheet.deal.hand,
      `at most ${handSizeOf({ ...sheet, deal: { ...sheet.deal, hand: 'floor' } }, seats, deck.length)} cards for each of ${seats} seats: the deck has ${deck.length}`,
    );
  else if (sheet.deal.rest === 'none' && kittySize > 0)
    say(
      'deal.rest',
      sheet.deal.rest,
      `a kitty, or other cards removed: a deck of ${deck.length} leaves ${kittySize} over with ${seats} seats`,
    );
}

const BY_PLACE = 'leftOfDealer, rightOfDealer or dealer';

/** A stock holds cards, brings them to hands one by one, and seats come to hold different numbers of them. */
function checkStock({ sheet, draws, handSize, kittySize }: Rules, say: Say): void {
  const { deal, opening, lead, trick, wild, firstTrick, stock } = sheet;
  if (draws === 'never') return;
  if (kittySize < 1) say('deal.rest', deal.rest, 'none: the hands leave no cards over for a stock');
  if (handSize < 2) say('deal.hand', deal.hand, 'at least 2 cards for each seat where there is a stock');
  if (opening.leader.includes(':'))
    say('opening.leader', opening.leader, `${BY_PLACE}: the card that opens may lie in the stock`);
  if (lead.exempt === 'passLead') say('lead.exempt', lead.exempt, 'another way: with a stock leads do not pass');
  if (firstTrick.exempt === 'misdeal' && firstTrick.ban.length > 0)
    say('firstTrick.exempt', firstTrick.exempt, 'another way: with a stock no hand is thrown in for its first card');
  if (trick.extend.length > 0) say('trick.extend', trick.extend, 'none: with a stock hands run out at different times');
  if (stock.draw === 'toFollow' && wild.play === 'anyTime' && sheet.deck.wilds.length > 0)
    say('wild.play', wild.play, 'asSuit: whoever holds a wild could always play, and would never draw');
}

function checkPass(rules: Rules, say: Say): void {
  const at = Array.isArray(rules.sheet.pass.cycle) ? 'pass.cycle' : `pass.cycle.${rules.seats}`;
  rules.passSteps.forEach((step, i) => {
    const why = whyNot(rules, step);
    if (why !== undefined) say(`${at}[${i}]`, step, why);
  });
  if (rules.passSteps.some(isMix) && rules.sheet.pass.see === 'beforeChoosing')
    say('pass.see', rules.sheet.pass.see, 'afterChoosing: nobody sees what lies in the middle before all have given');
  if (rules.passSteps.some(step => step !== 'hold') && rules.passCount > rules.handSize)
    say('pass.count', rules.passCount, `at most the ${rules.handSize} cards of a hand`);
}

function whyNot(rules: Rules, step: PassStep): string | undefined {
  if (step === 'across' && rules.seats % 2 === 1)
    return `another step: across does not exist with ${rules.seats} seats (left-2 is the second to the left)`;
  const places = Math.abs(placesOf(step, rules.seats) ?? 1);
  if (places >= rules.seats) return `a step of at most ${rules.seats - 1} places with ${rules.seats} seats`;
  if (step === 'mix-if-uncharged' && rules.chargeable.size === 0)
    return 'another step: no card can be charged, so cards would be mixed in any case (mix)';
  if (step === 'scatter' && rules.seats - 1 > rules.handSize)
    return `another step: a scatter takes ${rules.seats - 1} cards, a hand has ${rules.handSize}`;
  return undefined;
}

function checkPoints({ sheet, penalties }: Rules, say: Say): void {
  if (penalties.length === 0) say('points', sheet.points, 'at least one card of the deck that costs points');
}

function checkMoon(rules: Rules, say: Say): void {
  const { needs, options, choose } = rules.sheet.moon;
  needs.forEach((selector, i) => {
    const cards = pickIn(rules.sheet, rules.deck, [selector]);
    const worthless = cards.filter(card => rules.points.get(card) === 0);
    if (cards.length === 0) say(`moon.needs[${i}]`, selector, 'cards of the deck: it has none of these');
    else if (worthless.length === cards.length)
      say(
        `moon.needs[${i}]`,
        selector,
        `cards that are worth points: ${worthless.join(' ')} ${worthless.length > 1 ? 'are' : 'is'} worth nothing`,
      );
  });
  if (needs.length > 0 && options.length === 0) say('moon.options', options, 'at least one option, or no moon.needs');
  if (new Set(options.map(o => o.name)).size < options.length) say('moon.options', options, 'each option once');
  options.forEach(({ name, self, others }, i) => {
    if ((name === 'keep' || name === 'turn') && (self !== 0 || others !== 0))
      say(`moon.options[${i}]`, { name, self, others }, 'self and others 0: the cards count, and nothing else');
  });
  if (choose === 'fixed' && options.length > 1)
    say('moon.choose', choose, 'shooter or auto: there are several options');
}

function checkOpening({ sheet, deck, openingCard }: Rules, say: Say): void {
  const { leader, card, wild } = sheet.opening;
  if (!leader.includes(':')) {
    const byPlace = `no card decides who opens where opening.leader is ${leader}`;
    if (card !== 'any') say('opening.card', card, `any: ${byPlace}`);
    if (wild !== 'never') say('opening.wild', wild, `never: ${byPlace}`);
    return;
  }
  if (openingCard === undefined || !deck.includes(openingCard))
    say('opening.leader', leader, `a card of the deck: it has no ${leader.split(':')[1]}`);
  else if (wild !== 'never' && sheet.deck.wilds.length > 0 && !isCalled(sheet))
    say('opening.wild', wild, 'never: a joker is of no suit, and does not open in place of another card');
  else if (wild !== 'never' && sheet.deck.wilds.length > 0 && !sheet.deck.wilds.includes(suitOf(openingCard)))
    say('opening.wild', wild, `never: the deck has no wild of the suit that opens`);
}

/** Cards are charged that the deck has once, each once, and to some effect; whoever leads for a card need hold none. */
function checkCharge({ sheet, deck, points }: Rules, say: Say): void {
  const { charge, opening, modifiers } = sheet;
  const bears = (card: Card): boolean => points.get(card) !== 0 || modifiers.some(one => one.card === card);
  charge.cards.forEach(({ shown, doubles }, i) => {
    const at = `charge.cards[${i}]`;
    if (deck.filter(one => one === shown).length !== 1) say(`${at}.shown`, shown, 'a card that the deck has once');
    if (charge.cards.findIndex(one => one.shown === shown) < i) say(`${at}.shown`, shown, 'each card once');
    if (!pickIn(sheet, deck, doubles).some(bears))
      say(`${at}.doubles`, doubles, 'cards of the deck that count something');
  });
  const taken = opening.later.split(':')[1] as Card | undefined;
  if (taken === undefined) return;
  if (!deck.includes(taken) || !bears(taken)) say('opening.later', opening.later, 'a card of the deck with points');
  if (opening.card !== 'any') say('opening.card', opening.card, 'any: who leads need not hold the card that opens');
  if (opening.wild !== 'never') say('opening.wild', opening.wild, 'never: who leads is known from the deal before');
}

function checkFollow({ follow, trick }: TrickSheet, say: Say): void {
  if (follow.void === 'mustTrump' && trick.trump === 'none')
    say('follow.void', follow.void, 'free, or a suit in trick.trump: there are no trumps');
}

const EXTENDED_SEATS_MAX = 8; // two cards from each are as many as a trick can show

/** A trick goes round once more by cards of the deck, at tables where there is room for it. */
function checkExtension({ sheet: { trick }, seats, extenders }: Rules, say: Say): void {
  if (trick.extend.length > 0 && extenders.size === 0)
    say('trick.extend', trick.extend, 'cards of the deck: it has none of these');
  if (extenders.size > 0 && seats > EXTENDED_SEATS_MAX)
    say('trick.extend', trick.extend, `none: with more than ${EXTENDED_SEATS_MAX} seats no trick goes round twice`);
}

/** A match to a limit must run towards it. */
function checkEnd({ match, score }: TrickSheet, say: Say): void {
  const falls = match.cmp.startsWith('<');
  if (falls !== (score.sign === 'minus'))
    say(
      'match.cmp',
      match.cmp,
      `${falls ? '>= or >' : '< or <='}: with score.sign ${score.sign} totals ${falls ? 'rise' : 'fall'}, so the match would not end`,
    );
  else if (match.kind !== 'deals' && falls && score.floor !== 'none' && !compares(match.cmp, score.floor, match.limit))
    say('score.floor', score.floor, `none, or a floor at which the match ends: its limit is ${match.limit}`);
}

/** Differences add up to 0, lives are lost, and chips go round: none of it is a matter of points that are added. */
function checkSettling({ settle, match, score, wrap }: TrickSheet, seats: number, say: Say): void {
  if (settle.as !== 'points' && score.sign === 'plus')
    say('score.sign', score.sign, `minus: with settle.as ${settle.as} whoever takes points loses by them`);
  const round = settle.as === 'difference' || settle.as === 'pool';
  if (round && match.kind !== 'deals')
    say('match.kind', match.kind, 'deals: what one pays others get, so a limit might never be reached');
  if (settle.as === 'pool' && seats < 3) say('settle.as', settle.as, 'another way: a pool needs three seats');
  if (settle.as === 'pool' && (wrap.list.length > 0 || score.floor !== 'none'))
    say('settle.as', settle.as, 'another way, or no wraps and no floor: chips would come from nowhere');
  if (match.kind === 'thereAndBack' && (score.sign === 'minus' || match.winner === 'highest' || score.start < 0))
    say('match.kind', match.kind, 'another kind, or totals that rise from 0 or more and are good when they are low');
}
