// Types of the card drawings that the build produces and the page renders.

/** An element: its name, attributes and children. */
export type SvgNode = readonly [name: string, attributes: Readonly<Record<string, string>>, ...held: SvgNode[]];

/** The symbols by name, one for each tier: `f-QS`, `c-QS`. */
export type Deck = Readonly<Record<string, SvgNode>>;

/** The decks that a person may choose from. */
export type DeckName = 'portraits' | 'bold';
