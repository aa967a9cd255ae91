// Types of the card drawings that the build produces and the page renders.

/** An element of a drawing: its name, its attributes and its children. */
export type SvgNode = readonly [name: string, attributes: Readonly<Record<string, string>>, ...held: SvgNode[]];

/**
 * The symbols of a deck by name. A card has one symbol for each level of detail, such as `f-QS` and `c-QS`.
 */
export type Deck = Readonly<Record<string, SvgNode>>;

/** The decks that a person may choose from. */
export type DeckName = 'portraits' | 'bold';
