// Laws of secrecy: no viewer receives an unknown card or the seed, and unknown cards do not affect a view.
import { isDeepStrictEqual } from 'node:util';
import type { Event, State, Viewer } from '@moonshot/rules';
import { type Card, seedOf, shuffled } from '@moonshot/rules/cards';
import { seatsOf, secretOf } from '../play.ts';
import { type Knowledge, namedIn, renamed } from './knowledge.ts';
import { type Law, must, type Scene } from './law.ts';

const unknownTo = (knowledge: Knowledge, viewer: Viewer, cards: readonly Card[]): readonly Card[] =>
  cards.filter(card => !knowledge.get(viewer)?.has(card));

const views: Law = [
  'no view holds a card its viewer does not know',
  ({ moment, seen, knowledge }) => {
    for (const { viewer, view, text } of seen) {
      // The score sheet may show cards of past deals, but only those that the results have made public.
      must(
        isDeepStrictEqual(view.results, moment.state.results),
        () => `${viewer} sees another score sheet than there is`,
      );
      const shown = view.results.length === 0 ? text : JSON.stringify({ ...view, results: [] });
      const leaked = unknownTo(knowledge, viewer, namedIn(shown));
      must(leaked.length === 0, () => `the view of ${viewer} shows ${leaked.join(' ')} in phase ${view.phase}`);
    }
  },
];

const asks: Law = [
  'no ask holds a card its seat does not know',
  ({ game, moment, knowledge }) => {
    for (const seat of seatsOf(game)) {
      const leaked = unknownTo(knowledge, seat, namedIn(JSON.stringify(game.ask(moment.state, seat) ?? null)));
      must(leaked.length === 0, () => `the ask of seat ${seat} shows ${leaked.join(' ')}`);
    }
  },
];

const events: Law = [
  'no shown event holds a card its viewer does not know',
  ({ game, told }) => {
    for (const { event, knowledge } of told) {
      if (event.type === 'dealer') continue; // cut cards are public and go back into the deck
      for (const viewer of knowledge.keys()) {
        const shown = game.show(event, viewer);
        must(shown.type === event.type, () => `${event.type} is shown to ${viewer} as ${shown.type}`);
        const leaked = unknownTo(knowledge, viewer, namedIn(JSON.stringify(shown)));
        must(leaked.length === 0, () => `${viewer} is shown ${leaked.join(' ')} by ${JSON.stringify(shown)}`);
      }
    }
  },
];

/** A secret as it might appear in JSON: hexadecimal, base 64, a list of bytes, or bytes by index. */
const spellings = (secret: Uint8Array): readonly string[] => {
  const bytes = [...secret.slice(0, 6)];
  const buffer = Buffer.from(secret);
  const numbered = bytes.map((byte, i) => `"${i}":${byte}`);
  return [buffer.toString('hex').slice(0, 16), buffer.toString('base64').slice(0, 12), bytes.join(), numbered.join()];
};

const seeds: Law = [
  'no state, event, view or shown event holds the seed',
  ({ game, seed, moment, seen }) => {
    const secrets = [seedOf(seed), secretOf(seed, moment.state.deal), secretOf(seed, moment.state.deal + 1)];
    const needles = [seed, ...secrets.flatMap(spellings)];
    const shown = seen.flatMap(({ viewer }) => moment.events.map(event => game.show(event, viewer)));
    const texts = [JSON.stringify([moment.state, moment.events]), ...seen.map(one => one.text), JSON.stringify(shown)];
    for (const needle of needles)
      must(!texts.some(text => text.includes(needle)), () => `the seed ${needle} stands in what is kept or sent`);
  },
];

/** Where counts of hearts are public, hearts are swapped only with hearts. */
function kindsOf({ hearts }: Scene, cards: readonly Card[]): readonly (readonly Card[])[] {
  if (hearts.kind === 'tricks' || hearts.sheet.counts === 'private') return [cards];
  const { hearts: scoring } = hearts.rules;
  return [cards.filter(card => scoring.has(card)), cards.filter(card => !scoring.has(card))];
}

/** Permutes the cards that a viewer does not know. */
function exchange(scene: Scene, viewer: Viewer): ReadonlyMap<Card, Card> {
  const names = unknownTo(scene.knowledge, viewer, [...new Set(scene.hearts.rules.deck)]);
  const pairs = kindsOf(scene, names).flatMap(kind => zip(kind, shuffled(kind, scene.choose)));
  return new Map(pairs);
}

/** Swaps the unknown cards of two hands, as many as the smaller hand has. */
function swap(scene: Scene, viewer: Viewer): ReadonlyMap<Card, Card> {
  const { moment, knowledge, game, choose } = scene;
  const [a = 0, b = 0] = shuffled(
    seatsOf(game).filter(seat => seat !== viewer),
    choose,
  );
  const hidden = (seat: number): readonly Card[] => [
    ...new Set(unknownTo(knowledge, viewer, moment.state.hands[seat] ?? [])),
  ];
  const [ours, theirs] = [
    [a, b],
    [b, a],
  ].map(([seat = 0, other = 0]) =>
    kindsOf(
      scene,
      hidden(seat).filter(card => !hidden(other).includes(card)),
    ),
  );
  const pairs = (ours ?? []).flatMap((kind, i) => zip(kind, theirs?.[i] ?? []));
  return new Map(pairs.flatMap(([x, y]) => [[x, y] as const, [y, x] as const]));
}

const zip = (one: readonly Card[], other: readonly Card[]): readonly (readonly [Card, Card])[] =>
  one.slice(0, other.length).map((card, i) => [card, other[i] as Card]);

/** The same state with cards of the current deal renamed; past deals are unchanged. */
const twinOf = (state: State, other: ReadonlyMap<Card, Card>): State =>
  ({ ...renamed({ ...state, results: [] }, other), results: state.results }) as State;

function mustLookAlike({ game, moment, told }: Scene, viewer: Viewer, other: ReadonlyMap<Card, Card>): void {
  const twin = twinOf(moment.state, other);
  const seen = (state: State): unknown => game.view(state, viewer);
  must(
    isDeepStrictEqual(seen(twin), seen(moment.state)),
    () =>
      `${viewer} sees that ${[...other].join(' ')} changed places: ${JSON.stringify(seen(twin))} for ${JSON.stringify(seen(moment.state))}`,
  );
  for (const { event } of told.filter(one => one.event.type !== 'dealer' && one.event.type !== 'scored')) {
    const [shown, twinShown] = [event, renamed(event, other)].map(one => game.show(one as Event, viewer));
    must(
      isDeepStrictEqual(shown, twinShown),
      () => `${viewer} is shown ${JSON.stringify(twinShown)} for ${JSON.stringify(shown)}`,
    );
  }
  // Who may claim depends on who holds the lowest club, so only that question may depend on unseen cards.
  if (viewer === 'watcher' || moment.state.phase === 'opening') return;
  const [ask, twinAsk] = [moment.state, twin].map(state => game.ask(state, viewer));
  must(
    isDeepStrictEqual(ask, twinAsk),
    () => `seat ${viewer} is asked ${JSON.stringify(twinAsk)} for ${JSON.stringify(ask)}`,
  );
}

const twins: Law = [
  'exchanging hidden cards changes no view, no shown event and no question',
  scene => {
    const { viewer } = scene.seen[scene.choose(scene.seen.length)] as Scene['seen'][number];
    mustLookAlike(scene, viewer, exchange(scene, viewer));
    mustLookAlike(scene, viewer, swap(scene, viewer));
  },
];

export const SECRECY: readonly Law[] = [views, asks, events, seeds, twins];
