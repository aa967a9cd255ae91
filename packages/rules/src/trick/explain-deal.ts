// What happens in a trick game before the first trick, in sentences: dealing, passing, the kitty and the opening.
import { type Card, symbolOf } from '../cards/card.ts';
import { counted, figure, suitWord } from '../cards/words.ts';
import { type Clause, clause, DECK } from '../game/clause.ts';
import { explainDealer, explainDeck } from '../game/explain-table.ts';
import { openingWild, type Rules } from './rules.ts';
import type { PassStep, TrickSheet } from './sheet.ts';

const SAY = {
  dealer: 'the dealer',
  shares: (each: string) => `${each} each`,
  sharesAndRest: (each: string, rest: string) => `${each} each and ${rest} left over`,
  dealing: "Cards are dealt one at a time, beginning at the dealer's left.",
  misdeal:
    'If a hand before the first trick is nothing but cards that cost points, it is shown and the same dealer deals again.',
  noPass: 'Nothing is passed.',
  passOnce: (steps: string) => `In every deal, ${steps}.`,
  passCycle: (steps: string) => `Deal by deal, ${steps}; then from the beginning again.`,
  step: {
    left: 'left',
    right: 'right',
    across: 'across',
    'left-2': 'to the second on the left',
    'right-2': 'to the second on the right',
    'left-3': 'to the third on the left',
    'right-3': 'to the third on the right',
    scatter: 'one card to each opponent',
    hold: 'no passing',
  } satisfies Record<PassStep, string>,
  passes: (cards: string, steps: string) => `pass ${cards} ${steps}`,
  andOn: ', ',
  andThen: ', then ',
  scatterFirst: 'pass one card to each opponent',
  see: {
    afterChoosing: 'You choose what to pass before you see what is passed to you.',
    beforeChoosing:
      "You choose one after another, in the direction of the pass from the dealer's left on; you may look at what came to you first, but may not pass it on.",
  },
  leads: {
    leftOfDealer: "The seat to the dealer's left leads to the first trick, with any card that may be led.",
    rightOfDealer: "The seat to the dealer's right leads to the first trick, with any card that may be led.",
    dealer: 'The dealer leads to the first trick, with any card that may be led.',
  } as Readonly<Record<string, string>>,
  holder: {
    thatCard: (card: string) => `Whoever holds ${card} leads it to the first trick.`,
    thatSuit: (card: string, suit: string) => `Whoever holds ${card} leads a ${suit} to the first trick.`,
    any: (card: string) => `Whoever holds ${card} leads to the first trick, with any card that may be led.`,
  },
  lowest: (card: string, suit: string) => `${card}, the lowest ${suit} of the deck,`,
  fallback: {
    nextLowest: {
      thatCard: (suit: string) => `If it lies in the kitty, the lowest ${suit} in any hand is led instead.`,
      thatSuit: (suit: string) => `If it lies in the kitty, whoever holds the lowest ${suit} leads a ${suit} instead.`,
      any: (suit: string) => `If it lies in the kitty, whoever holds the lowest ${suit} leads instead.`,
    },
    leftOfDealer: {
      thatCard: (suit: string) =>
        `If it lies in the kitty, the seat to the dealer's left leads its lowest ${suit} instead.`,
      thatSuit: (suit: string) => `If it lies in the kitty, the seat to the dealer's left leads a ${suit} instead.`,
      any: () => "If it lies in the kitty, the seat to the dealer's left leads instead.",
    },
  },
  wild: {
    holderMay: (wild: string) => `Whoever holds the ${wild} may open with it instead, called the lowest.`,
    ownerOfLowestOnly: (wild: string) => `Whoever opens may lead the ${wild} instead, called the lowest.`,
    must: (wild: string) => `But whoever holds the ${wild} must open with it, called the lowest.`,
    never: (wild: string) => `The ${wild} may not open.`,
    led: (wild: string) => `As the first card of a deal the ${wild} is always the lowest.`,
  },
  kittyIs: (cards: number) =>
    cards === 1
      ? 'The card left over lies face down in the middle: it is the kitty, and counts like a card taken in a trick.'
      : `The ${figure(cards)} cards left over lie face down in the middle: they are the kitty, and count like cards taken in tricks.`,
  kitty: {
    firstTrick: 'The kitty goes to the pile of whoever takes the first trick.',
    firstPenaltyTrick:
      'The kitty goes to the pile of whoever first takes a card that costs points; if nobody has, of whoever takes the last trick.',
    firstHeartTrick:
      'The kitty goes to the pile of whoever first takes a heart; if nobody has, of whoever takes the last trick.',
    lastTrick: 'The kitty goes to the pile of whoever takes the last trick.',
    onePerTrick:
      'Each trick brings one card of the kitty to the pile of whoever takes it, the last trick all that are left.',
    hand: 'Whoever takes the first trick takes the kitty in hand and lays as many cards away, face down on the pile.',
  },
  visible: {
    hidden: 'It stays face down until the deal is scored.',
    winner: 'Only whoever gets it may look at it.',
    all: 'It is turned up for everybody to see when it is taken.',
    inHand: 'Nobody else sees it.',
  },
} as const;

/** The fields that decide whether cards are left over. */
const LEFT_OVER: readonly string[] = [...DECK, 'deal.hand'];

/** The deck, how it is dealt, by whom, and when a deal is thrown in. */
export function explainDealing({ sheet, seats, handSize, kittySize }: Rules): readonly Clause[] {
  const each = figure(handSize);
  const shares = kittySize > 0 ? SAY.sharesAndRest(each, figure(kittySize)) : SAY.shares(each);
  return [
    ...explainDeck(sheet, seats, shares, ['deal.hand']),
    clause('deal', SAY.dealing, 'deal.hand'),
    ...explainDealer(sheet, SAY.dealer),
    ...(sheet.misdeal === 'allPenalty' ? [clause('deal', SAY.misdeal, 'misdeal')] : []),
  ];
}

export function explainPass({ sheet, passSteps, passCount }: Rules): readonly Clause[] {
  if (passSteps.every(step => step === 'hold')) return [clause('pass', SAY.noPass, 'pass.cycle')];
  const steps = stepWords(passSteps, passCount);
  const sentence = passSteps.length > 1 ? SAY.passCycle(steps) : SAY.passOnce(steps);
  return [
    clause('pass', sentence, 'pass.cycle', 'pass.count'),
    clause('pass', SAY.see[sheet.pass.see], 'pass.see', 'pass.cycle'),
  ];
}

const goesOneWay = (step: PassStep | undefined): boolean => step !== undefined && step !== 'scatter' && step !== 'hold';

/** `pass three cards left, right, across, then one card to each opponent, then no passing` */
function stepWords(steps: readonly PassStep[], count: number): string {
  const phrase = (step: PassStep, i: number): string => {
    if (step === 'scatter' && i === 0) return SAY.scatterFirst;
    const begins = goesOneWay(step) && !goesOneWay(steps[i - 1]);
    return begins ? SAY.passes(counted(count, 'card'), SAY.step[step]) : SAY.step[step];
  };
  const joint = (step: PassStep, i: number): string =>
    i === 0 ? '' : goesOneWay(step) && goesOneWay(steps[i - 1]) ? SAY.andOn : SAY.andThen;
  return steps.map((step, i) => joint(step, i) + phrase(step, i)).join('');
}

export function explainKitty({ sheet, kittySize }: Rules): readonly Clause[] {
  if (kittySize === 0) return [];
  const { to, visible } = sheet.kitty;
  const seen = to === 'hand' && visible !== 'all' ? 'inHand' : visible;
  return [
    clause('kitty', SAY.kittyIs(kittySize), ...LEFT_OVER),
    clause('kitty', SAY.kitty[to], 'kitty.to', ...LEFT_OVER),
    clause('kitty', SAY.visible[seen], 'kitty.visible', 'kitty.to', ...LEFT_OVER),
  ];
}

export function explainOpening(rules: Rules): readonly Clause[] {
  const { sheet, openingCard, openingSuit, kittySize } = rules;
  const { leader, card, fallback } = sheet.opening;
  if (openingCard === undefined || openingSuit === undefined)
    return [clause('opening', SAY.leads[leader] ?? leader, 'opening.leader')];
  const suit = suitWord(openingSuit);
  const named = leader.startsWith('lowest') ? SAY.lowest(symbolOf(openingCard), suit) : symbolOf(openingCard);
  return [
    clause('opening', SAY.holder[card](named, suit), 'opening.leader', 'opening.card', ...DECK, 'deck.ranks'),
    ...(kittySize > 0
      ? [
          clause(
            'opening',
            SAY.fallback[fallback][card](suit),
            'opening.fallback',
            'opening.leader',
            'opening.card',
            ...LEFT_OVER,
          ),
        ]
      : []),
    ...wildClause(sheet, openingWild(rules)),
  ];
}

/** What the wild of the opening suit may do; where any card of the suit may be led, so may the wild. */
function wildClause(sheet: TrickSheet, wild: Card | undefined): readonly Clause[] {
  if (wild === undefined) return [];
  const { wild: how, card } = sheet.opening;
  const free = card !== 'thatCard' && (how === 'never' || how === 'ownerOfLowestOnly');
  return [
    clause(
      'opening',
      SAY.wild[free ? 'led' : how](symbolOf(wild)),
      'opening.wild',
      'opening.leader',
      'opening.card',
      'deck.wilds',
    ),
  ];
}
