// The cards each viewer can know, computed from events and the table's rules alone, independently of the
// engine's views.

import type { Event, Hearts, Pass, Viewer } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';

/** The cards of the current deal that a viewer has seen or may see, by name. */
export type Knowledge = ReadonlyMap<Viewer, Set<Card>>;

export const nothingKnown = (viewers: readonly Viewer[]): Knowledge =>
  new Map(viewers.map(viewer => [viewer, new Set()]));

/** Cards that a viewer, or everybody, gets to see. */
interface Lesson {
  readonly to: Viewer | 'all';
  readonly cards: readonly Card[];
}

/** Adds what an event reveals to each viewer; a new deal resets the knowledge. */
export function learn(knowledge: Knowledge, hearts: Hearts, event: Event): void {
  if (event.type === 'dealt') for (const known of knowledge.values()) known.clear();
  for (const { to, cards } of lessonsOf(hearts, event))
    for (const viewer of to === 'all' ? knowledge.keys() : [to])
      for (const card of cards) knowledge.get(viewer)?.add(card);
}

function lessonsOf(hearts: Hearts, event: Event): readonly Lesson[] {
  switch (event.type) {
    case 'dealt':
      return [
        ...event.hands.map((hand, seat) => ({ to: seat, cards: cardsOf(hand) })),
        ...('kitty' in event && isShown(hearts) ? [{ to: 'all' as const, cards: cardsOf(event.kitty) }] : []),
        ...('upcard' in event ? [{ to: 'all' as const, cards: [event.upcard] }] : []),
      ];
    case 'passed':
      return atOnce(hearts) ? giftsOf(event) : [];
    case 'exchanged':
      return event.passes.flatMap(giftsOf);
    case 'exposed':
      return event.charges.map(({ cards }) => ({ to: 'all', cards }));
    case 'misdealt':
      return [{ to: 'all', cards: event.hand }];
    case 'played':
      return [{ to: 'all', cards: [event.card] }];
    case 'taken':
      return kittySeenBy(hearts, event.seat).map(to => ({ to, cards: cardsOf(event.kitty) }));
    case 'drawn':
      return [{ to: event.seat, cards: cardsOf(event.cards) }];
    case 'kept':
      return [{ to: 'all', cards: [...event.hand, ...event.stock] }];
    case 'redealt':
      return event.cards.map((cards, seat) => ({ to: seat, cards: cardsOf(cards) }));
    case 'revealed':
      return [{ to: 'all', cards: event.tops }];
    case 'captured':
      return [{ to: event.seat, cards: cardsOf(event.cards) }];
    case 'scored':
      return 'taken' in event.result ? [{ to: 'all', cards: event.result.taken.flat() }] : [];
    default:
      return []; // the remaining events name no card of the deal, or one that its seat has held
  }
}

/** Log events contain cards; only shown events contain counts. */
const cardsOf = (seen: readonly Card[] | number): readonly Card[] => (typeof seen === 'number' ? [] : seen);

const giftsOf = ({ gifts }: { gifts: Pass['gifts'] | number }): readonly Lesson[] =>
  typeof gifts === 'number' ? [] : gifts.map(({ card, to }) => ({ to, cards: [card] }));

/** Whether leftover cards lie face up. */
const isShown = (hearts: Hearts): boolean => hearts.kind === 'tricks' && hearts.sheet.deal.rest === 'outShown';

const atOnce = (hearts: Hearts): boolean => hearts.kind === 'tricks' && hearts.sheet.pass.see !== 'afterChoosing';

/** The viewers who see the kitty that a seat takes. */
function kittySeenBy(hearts: Hearts, taker: Viewer): readonly Lesson['to'][] {
  if (hearts.kind !== 'tricks') return [];
  const { visible, to } = hearts.sheet.kitty;
  return visible === 'all' ? ['all'] : visible === 'winner' || to === 'hand' ? [taker] : [];
}

const NAMES = /"([2-9TJQKAW][CDSH])"/g;

/** Every card named in a JSON text. */
export const namedIn = (text: string): readonly Card[] => [...text.matchAll(NAMES)].map(([, name]) => name as Card);

/** The same value with its cards renamed. */
export const renamed = <T>(value: T, other: ReadonlyMap<Card, Card>): T =>
  JSON.parse(
    JSON.stringify(value).replaceAll(NAMES, (whole, name: Card) => (other.has(name) ? `"${other.get(name)}"` : whole)),
  );
