// Laws of asking: no seat acts unasked, every offered answer is accepted, every other is refused, and suit is
// followed.

import type { Action, Ask, Refusal, Seat, State } from '@moonshot/rules';
import { type Card, isWild, rankOf, SUITS, someOf, suitOf } from '@moonshot/rules/cards';
import { MOON_CHOICES } from '../../packages/rules/src/trick/sheet/sheet.ts';
import { answerTo, seatsOf } from '../play.ts';
import { type Law, must, type Scene } from './law.ts';

type Trying = { readonly scene: Scene; readonly state: State; readonly seat: Seat; readonly ask: Ask | undefined };

const refusalOf = ({ scene, state, seat }: Trying, action: Action): Refusal | undefined => {
  const verdict = scene.game.decide(state, seat, action);
  return verdict.ok ? undefined : verdict.refusal;
};

function mustRefuse(trying: Trying, action: Action): void {
  const refusal = refusalOf(trying, action);
  const why = (): string =>
    `seat ${trying.seat} is asked ${JSON.stringify(trying.ask)}, and may ${JSON.stringify(action)}`;
  must(refusal !== undefined, why);
  const own = new Set([...(trying.scene.knowledge.get(trying.seat) ?? []), ...namesOf(action)]);
  for (const card of namesOf(refusal))
    must(own.has(card), () => `a refusal tells seat ${trying.seat} of ${card}: ${JSON.stringify(refusal)}`);
}

const mustTake = (trying: Trying, action: Action): void => {
  const refusal = refusalOf(trying, action);
  must(
    refusal === undefined,
    () => `seat ${trying.seat} is offered ${JSON.stringify(action)}, which is refused: ${JSON.stringify(refusal)}`,
  );
};

const namesOf = (value: unknown): readonly Card[] =>
  [...JSON.stringify(value).matchAll(/"([2-9TJQKAW][CDSH])"/g)].map(([, name]) => name as Card);

/** An action of every type that the game knows, with a card that the seat may hold. */
function wishes({ scene, state, seat }: Trying): readonly Action[] {
  const card = state.hands[seat]?.[0] ?? (scene.hearts.rules.deck[0] as Card);
  const other = state.hands[seat]?.[1] ?? card;
  if (scene.hearts.kind === 'commit-reveal') return [{ type: 'lay', bottom: card, top: other }];
  return [
    { type: 'play', card },
    { type: 'pass', gifts: [{ card, to: (seat + 1) % scene.game.seats }] },
    { type: 'claim', claim: true },
    { type: 'charge', cards: [] },
    { type: 'bid', bid: 1 },
    { type: 'bury', cards: [card] },
    { type: 'moon', option: 'shed' },
  ];
}

const unasked: Law = [
  'an unasked seat cannot act',
  scene => {
    for (const trying of everySeat(scene))
      if (trying.ask === undefined)
        for (const wish of wishes(trying)) {
          const refusal = refusalOf(trying, wish);
          must(
            refusal?.type === 'not-asked',
            () => `seat ${trying.seat} is asked nothing, yet ${JSON.stringify(wish)} gets ${JSON.stringify(refusal)}`,
          );
        }
  },
];

const everySeat = (scene: Scene): readonly Trying[] =>
  seatsOf(scene.game).map(seat => ({
    scene,
    state: scene.moment.state,
    seat,
    ask: scene.game.ask(scene.moment.state, seat),
  }));

const answers: Law = [
  'an answer from the ask is never refused, and any other is',
  scene => {
    const trying = everySeat(scene).flatMap(one => (one.ask === undefined ? [] : [{ ...one, ask: one.ask }]));
    // if all seats are asked the same question, only one seat is tried in each step
    const one = trying[scene.choose(Math.max(1, trying.length))];
    if (one !== undefined) tryAnswers(one, one.ask);
  },
];

function tryAnswers(trying: Trying, ask: Ask): void {
  for (const wish of wishes(trying)) if (wish.type !== ask.type) mustRefuse(trying, wish);
  if (ask.type === 'play') tryPlays(trying, ask);
  if (ask.type === 'lay') tryPairs(trying, ask);
  if (ask.type === 'pass') tryPasses(trying, ask);
  if (ask.type === 'bury') tryBurying(trying, ask);
  if (ask.type === 'moon') tryMoons(trying, ask);
  if (ask.type === 'charge') tryCharges(trying, ask);
  if (ask.type === 'bid') tryBids(trying, ask);
  if (ask.type === 'claim') for (const claim of [true, false]) mustTake(trying, { type: 'claim', claim });
}

/** The number of answers that a question offers. */
function offersOf(ask: Ask): number {
  switch (ask.type) {
    case 'play':
      return ask.plays.length;
    case 'lay':
      return ask.pairs.length;
    case 'pass':
      return ask.to.length;
    case 'bury':
      return ask.count;
    case 'moon':
      return ask.options.length;
    case 'charge':
      return 1; // to charge nothing
    case 'bid':
      return ask.bids.length;
    case 'claim':
      return 2;
  }
}

const something: Law = [
  'a seat that is asked is offered an answer',
  scene => {
    for (const { ask, seat } of everySeat(scene))
      must(ask === undefined || offersOf(ask) > 0, () => `seat ${seat} is asked to ${ask?.type} and offered nothing`);
  },
];

const CALLS = [undefined, 'high', 'low'] as const;

type Asked<T extends Ask['type']> = Extract<Ask, { type: T }>;

/** Tries every card of the hand with every call, and every other card of the deck. */
function tryPlays(trying: Trying, ask: Asked<'play'>): void {
  const hand = trying.state.hands[trying.seat] ?? [];
  const offered = new Set(ask.plays.map(({ card, call }) => `${card}:${call}`));
  for (const card of new Set(trying.scene.hearts.rules.deck))
    for (const call of hand.includes(card) ? CALLS : [undefined]) {
      const action: Action = { type: 'play', card, ...(call && { call }) };
      if (offered.has(`${card}:${call}`)) mustTake(trying, action);
      else mustRefuse(trying, action);
    }
}

/** Tries every pair of the hand, a card with itself, and pairs with a card that is not held. */
function tryPairs(trying: Trying, ask: Asked<'lay'>): void {
  const offered = new Set(ask.pairs.map(({ bottom, top }) => `${bottom}>${top}`));
  const laid = ask.laid === null ? [] : [ask.laid.bottom, ask.laid.top];
  const hand = new Set([...(trying.state.hands[trying.seat] ?? []), ...laid]);
  const missing = trying.scene.hearts.rules.deck.find(card => !hand.has(card)) as Card;
  for (const bottom of [...hand, missing])
    for (const top of [...hand, missing]) {
      const action: Action = { type: 'lay', bottom, top };
      if (offered.has(`${bottom}>${top}`)) mustTake(trying, action);
      else mustRefuse(trying, action);
    }
}

function tryPasses(trying: Trying, ask: Asked<'pass'>): void {
  const action = answerTo(ask, trying.scene.choose) as Extract<Action, { type: 'pass' }>;
  const [first, ...rest] = action.gifts;
  if (first === undefined) throw new Error(`seat ${trying.seat} is asked to pass nothing`);
  mustTake(trying, action);
  const missing = trying.scene.hearts.rules.deck.find(card => !ask.cards.includes(card)) as Card;
  const single = ask.cards.filter(card => card === first.card).length === 1;
  mustRefuse(trying, { type: 'pass', gifts: rest });
  mustRefuse(trying, {
    type: 'pass',
    gifts: [
      ...action.gifts,
      { ...first, card: ask.cards.find(card => !action.gifts.some(gift => gift.card === card)) as Card },
    ],
  });
  const astray = ask.to.some(({ to }) => to === trying.seat) ? (trying.seat === 0 ? 1 : 0) : trying.seat;
  mustRefuse(trying, { type: 'pass', gifts: [{ ...first, to: astray }, ...rest] });
  mustRefuse(trying, { type: 'pass', gifts: [{ ...first, card: missing }, ...rest] });
  if (single && rest.length > 0)
    mustRefuse(trying, {
      type: 'pass',
      gifts: [
        { ...first, card: rest[0]?.card as Card },
        ...rest.slice(0, -1),
        { to: rest.at(-1)?.to as Seat, card: rest[0]?.card as Card },
      ],
    });
}

function tryBurying(trying: Trying, ask: Asked<'bury'>): void {
  const { cards } = answerTo(ask, trying.scene.choose) as Extract<Action, { type: 'bury' }>;
  must(cards.length > 0, () => `seat ${trying.seat} is asked to lay away nothing`);
  mustTake(trying, { type: 'bury', cards });
  const missing = trying.scene.hearts.rules.deck.find(card => !ask.cards.includes(card)) as Card;
  mustRefuse(trying, { type: 'bury', cards: cards.slice(1) });
  mustRefuse(trying, { type: 'bury', cards: [...cards, ask.cards.find(card => !cards.includes(card)) as Card] });
  mustRefuse(trying, { type: 'bury', cards: [missing, ...cards.slice(1)] });
}

/** Tries every bid and every suit, and checks that the possible ones are accepted. */
function tryBids(trying: Trying, ask: Asked<'bid'>): void {
  const all = [...SUITS, ...Array.from({ length: 60 }, (_, chips) => chips), -1, 0.5];
  for (const bid of all) (ask.bids.includes(bid) ? mustTake : mustRefuse)(trying, { type: 'bid', bid });
}

/**
 * Tries every set of cards that may be charged, then a duplicate, a card not held, and one that cannot be
 * charged.
 */
function tryCharges(trying: Trying, ask: Asked<'charge'>): void {
  for (const cards of someOf(ask.cards)) mustTake(trying, { type: 'charge', cards });
  const hand = trying.state.hands[trying.seat] ?? [];
  const other = hand.find(card => !ask.cards.includes(card)) as Card;
  const missing = trying.scene.hearts.rules.deck.find(card => !hand.includes(card)) as Card;
  for (const card of [...ask.cards.slice(0, 1).flatMap(one => [one, one]), other, missing])
    mustRefuse(trying, { type: 'charge', cards: [...ask.cards, card] });
}

function tryMoons(trying: Trying, ask: Asked<'moon'>): void {
  const offered = ask.options.map(option => option.name);
  must(offered.length > 1, () => `seat ${trying.seat} is asked to choose among ${offered.length} options`);
  for (const option of MOON_CHOICES)
    if (offered.includes(option)) mustTake(trying, { type: 'moon', option });
    else mustRefuse(trying, { type: 'moon', option });
}

const suits: Law = [
  'nobody plays off suit holding the suit led, except where the ban of the first trick wins',
  ({ hearts, moment }) => {
    const { before, cause } = moment;
    if (
      hearts.kind !== 'tricks' ||
      !('action' in cause) ||
      cause.action.type !== 'play' ||
      !before ||
      !('trick' in before)
    )
      return;
    const { wild } = hearts.sheet;
    const joker = (one: Card): boolean => isWild(one) && wild.rank === 'none';
    const led = before.trick.plays.find(play => !joker(play.card))?.card;
    const { card } = cause.action;
    if (led === undefined) return;
    const atWill = (one: Card): boolean => isWild(one) && wild.play === 'anyTime';
    const follows = (one: Card): boolean => suitOf(one) === suitOf(led) && !joker(one);
    const { ranks } = hearts.sheet.deck;
    const isAboveTen = (one: Card): boolean => !isWild(one) && ranks.indexOf(rankOf(one)) < ranks.indexOf('T');
    const underHigher = (one: Card): boolean =>
      wild.play === 'underHigher' &&
      isWild(one) &&
      before.trick.plays.some(play => suitOf(play.card) === suitOf(one) && isAboveTen(play.card));
    const matching = before.hands[cause.seat]?.filter(one => follows(one) && !atWill(one)) ?? [];
    if (follows(card) || atWill(card) || underHigher(card) || matching.length === 0) return;
    const banned =
      before.tricks.length === 0 &&
      hearts.sheet.firstTrick.vsFollow === 'banWins' &&
      matching.every(one => hearts.rules.banned.has(one)) &&
      !hearts.rules.banned.has(card);
    must(banned, () => `seat ${cause.seat} plays ${card} on ${led} and holds ${matching.join(' ')}`);
  },
];

export const LEGALITY: readonly Law[] = [unasked, something, answers, suits];
