// The shelves (categories) on which the further games are listed. A game may be on several shelves.

export const SHELVES = {
  two: ['hope', 'draw-hearts', 'domino'],
  partners: ['partners', 'partners-apart', 'partners-moon', 'likha'],
  wild: ['joker-hearts', 'dragon', 'joker-of-five'],
  quick: ['polignac', 'slobberhannes', 'knaves', 'domino', 'turbo', 'black-lady-choice'],
  close: [
    ...['black-lady', 'black-lady-choice', 'countdown', 'hoyle-alternate', 'hoyle-any-lead', 'caltech'],
    ...['rickety-kate', 'openspiel', 'late-queen', 'no-black-lady', 'modern', 'exactly-hundred', 'danger'],
  ],
  cards: [
    ...['omnibus', 'omnibus-ten', 'omnibus-all', 'jack-of-five', 'doubling-ten', 'hooligan', 'ten-of-hearts'],
    ...['spot', 'spot-faces', 'spot-high', 'royal', 'sevens-and-queens'],
  ],
  twists: [
    ...['trumps', 'booster-nines', 'turbo', 'cancellation', 'mini-cancellation', 'kitty-later', 'dodofox'],
    ...['auction', 'barbu'],
  ],
  old: [
    ...['plain', 'plain-pips', 'plain-low', 'howell', 'sweepstake', 'heartsette', 'heartsette-hand', 'three-handed'],
    ...['draw-hearts', 'auction', 'joker-of-five', 'black-jack', 'slobberhannes', 'polignac', 'reversis'],
  ],
  world: [
    ...['black-maria', 'black-maria-pips', 'greek', 'greek-high', 'knaves', 'rickety-kate', 'chasse-coeur'],
    ...['polignac', 'reversis', 'barbu', 'hartenjagen', 'likha', 'gong-zhu'],
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Shelf = keyof typeof SHELVES;

/** The shelves on which the further game with this id is listed, in the order in which they are displayed. */
export const shelvesOf = (id: string): readonly Shelf[] =>
  (Object.keys(SHELVES) as Shelf[]).filter(shelf => (SHELVES[shelf] as readonly string[]).includes(id));
