// The deck's drawing as data: what the build makes of it, and the page draws from.

/** An element: its name, its attributes, and what it holds. */
export type Drawing = readonly [name: string, attributes: Readonly<Record<string, string>>, ...held: Drawing[]];

/** The symbols by their names: `f-QS`, `c-QS`, one for each tier. */
export type Deck = Readonly<Record<string, Drawing>>;
