// Why an action was refused in a trick game, as the sentence of the rule with the asked seat's own cards that matter.
import { byCanon, type Card, isWild, type Suit, suitOf, symbolOf, symbolsOf } from '../cards/card.ts';
import { anyOf, counted, orList, suitWords } from '../cards/words.ts';
import type { Ask, Narrowing, Refusal } from './action.ts';
import { moonOptionWords } from './explain-moon.ts';
import { anyCard } from './explain-play.ts';
import type { Rules } from './rules.ts';

type NotLegal = Extract<Refusal, { type: 'not-legal' }>;

/** More cards than this are not listed one by one. */
const LISTED_MAX = 5;

const SAY = {
  notAsked: 'Nothing is asked of you just now.',
  asked: {
    pass: 'First choose the cards you pass.',
    claim: 'First say whether you open with your wild card.',
    play: 'First play a card.',
    bury: 'First lay cards away.',
    moon: 'First choose what the moon brings.',
  } satisfies Record<Ask['type'], string>,
  notHeld: (card: string) => `${card} is not in your hand, or not so often.`,
  opening: (cards: string) => `The first card must be ${cards}.`,
  openingSuit: (suit: string, cards: string) => `The first card must be ${suit}: you hold ${cards}.`,
  follow: (suits: string, cards: string) => `You must follow ${suits}: you hold ${cards}.`,
  noPoints: (instead: string) => `No points on the first trick: ${instead}.`,
  noPointsAtAll: (instead: string) => `No points on the first trick, not even to follow suit: ${instead}.`,
  banned: (cards: string, instead: string) => `You may not play ${cards} on the first trick: ${instead}.`,
  hearts: (cards: string) => `You hold nothing that the first trick allows: play a heart, ${cards}.`,
  firstLead: (card: string, instead: string) => `${card} may not be the first card of a deal: ${instead}.`,
  lead: (instead: string) => `Hearts are not broken yet: ${instead}.`,
  discard: (card: string, instead: string) =>
    `Hearts are not broken yet, so you may not throw off ${card}: ${instead}.`,
  trump: (cards: string) => `You cannot follow suit, so you must trump: you hold ${cards}.`,
  the: (card: string) => `the ${card}`,
  verb: { play: 'play', lead: 'lead' },
  these: (verb: string, cards: string) => `${verb} ${cards}`,
  otherSuit: (verb: string) => `${verb} another suit`,
  otherCard: (verb: string) => `${verb} another card`,
  callMissing: (wild: string) => `Say whether the ${wild} is the highest or the lowest.`,
  callLow: (wild: string) => `The ${wild} opens a deal only as the lowest.`,
  callNone: (card: string) => `${card} is not a wild card: it is called neither the highest nor the lowest.`,
  scatter: 'Pass one card to each opponent.',
  pass: (cards: string) => `Pass ${cards}, no more and no fewer, to the one seat that is to have them.`,
  bury: (wanted: string, given: string) => `Lay ${wanted} away: you named ${given}.`,
  moon: (options: string) => `Choose one of these: ${options}.`,
};

/** The sentence that explains a refusal. It names cards of the asked seat's own hand and of no other. */
export function explainRefusal(rules: Rules, refusal: Refusal): string {
  switch (refusal.type) {
    case 'not-asked':
      return SAY.notAsked;
    case 'other-question':
      return SAY.asked[refusal.asked];
    case 'not-held':
      return SAY.notHeld(symbolOf(refusal.card));
    case 'not-legal':
      return notLegal(rules, refusal);
    case 'call-missing':
      return SAY.callMissing(symbolOf(refusal.card));
    case 'call-wrong':
      return (isWild(refusal.card) ? SAY.callLow : SAY.callNone)(symbolOf(refusal.card));
    case 'wrong-gifts':
      return wrongGifts(refusal.wanted);
    case 'wrong-count':
      return SAY.bury(counted(refusal.wanted, 'card'), counted(refusal.given, 'card'));
    case 'no-such-option':
      return SAY.moon(moonOptionWords(rules.sheet));
  }
}

function notLegal(rules: Rules, refusal: NotLegal): string {
  const { card, legal } = refusal;
  switch (refusal.rule) {
    case 'opening-card':
      return openingCard(rules, refusal);
    case 'must-follow':
      return SAY.follow(suitWords(suitLed(rules, refusal)), symbolsOf(legal));
    case 'first-trick-ban':
      return firstTrickBan(rules, refusal);
    case 'hearts-before-queen':
      return SAY.hearts(symbols(legal));
    case 'first-lead-closed':
      return SAY.firstLead(symbolOf(card), another('lead', refusal));
    case 'lead-closed':
      return SAY.lead(legal.length === 1 ? these('lead', legal) : another('lead', refusal));
    case 'discard-closed':
      return SAY.discard(symbolOf(card), another('play', refusal));
    case 'must-trump':
      return SAY.trump(symbolsOf(legal));
  }
}

const symbols = (cards: readonly Card[]): string => orList([...new Set(cards)].sort(byCanon).map(symbolOf));

type Verb = 'play' | 'lead';

const these = (verb: Verb, cards: readonly Card[]): string => SAY.these(SAY.verb[verb], symbols(cards));

/** What to do instead, without naming cards. */
function another(verb: Verb, { card, legal }: NotLegal): string {
  const sameSuit = legal.some(one => suitOf(one) === suitOf(card));
  return sameSuit ? SAY.otherCard(SAY.verb[verb]) : SAY.otherSuit(SAY.verb[verb]);
}

/** The one card, or a choice of the lowest and the wild, or any of a suit. */
function openingCard({ sheet }: Rules, { card, legal }: NotLegal): string {
  const suit = suitOf(legal[0] ?? card);
  const anyOfSuit = sheet.opening.card === 'thatSuit' && legal.length > 1;
  return anyOfSuit
    ? SAY.openingSuit(anyOf(`${suit}*`), symbolsOf(legal))
    : SAY.opening(orList(legal.map(one => SAY.the(symbolOf(one)))));
}

/** Wild cards that may be played at any time stand beside the cards of the suit led. */
function suitLed({ sheet }: Rules, { card, legal }: NotLegal): Suit {
  const natural = legal.find(one => sheet.wild.play === 'asSuit' || !isWild(one));
  return suitOf(natural ?? card);
}

function firstTrickBan(rules: Rules, { card, legal }: NotLegal): string {
  const { sheet, banned, penalties, openingSuit } = rules;
  const instead = legal.length > LISTED_MAX ? SAY.otherCard(SAY.verb.play) : these('play', legal);
  const points = penalties.length === banned.size && penalties.every(one => banned.has(one));
  if (!points) return SAY.banned(anyCard(rules, sheet.firstTrick.ban), instead);
  // Where the opening suit was led and the ban is above following suit, the card would have followed.
  const led = sheet.opening.card === 'any' ? undefined : openingSuit;
  const follows = suitOf(card) === led && !legal.some(one => suitOf(one) === led);
  return follows ? SAY.noPointsAtAll(instead) : SAY.noPoints(instead);
}

/** A scatter has several receivers, any other pass one. */
function wrongGifts(wanted: Extract<Refusal, { type: 'wrong-gifts' }>['wanted']): string {
  return wanted.length > 1 ? SAY.scatter : SAY.pass(counted(wanted[0]?.count ?? 0, 'card'));
}

const NARROWING_FIELDS: Readonly<Record<Narrowing, readonly string[]>> = {
  'opening-card': ['opening.card', 'opening.leader'],
  'must-follow': ['follow.void'],
  'first-trick-ban': ['firstTrick.ban', 'firstTrick.scope', 'firstTrick.vsFollow'],
  'hearts-before-queen': ['firstTrick.exempt', 'firstTrick.ban'],
  'first-lead-closed': ['lead.firstTrick'],
  'lead-closed': ['lead.restrict', 'lead.exempt', 'break.on'],
  'discard-closed': ['discard.restrict', 'break.on'],
  'must-trump': ['follow.void', 'trick.trump'],
};

/** The lines of the sheet from which the refusal comes, the one that says most first; none where it comes from no rule. */
export function refusalFields(refusal: Refusal): readonly string[] {
  switch (refusal.type) {
    case 'not-asked':
    case 'other-question':
    case 'not-held':
      return [];
    case 'not-legal':
      return NARROWING_FIELDS[refusal.rule];
    case 'call-missing':
      return ['deck.wilds'];
    case 'call-wrong':
      return isWild(refusal.card) ? ['opening.wild'] : ['deck.wilds'];
    case 'wrong-gifts':
      return ['pass.cycle', 'pass.count'];
    case 'wrong-count':
      return ['kitty.to'];
    case 'no-such-option':
      return ['moon.options', 'moon.choose'];
  }
}
