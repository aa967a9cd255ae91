// The drawings of the chosen deck. The page contains only the symbols of cards that have been shown.
import deckUrl from './cards.svg?deck';
import type { Deck, DeckName, SvgNode } from './drawing.ts';
import type { Tier } from './tiers.ts';

const SVG = 'http://www.w3.org/2000/svg';

let symbolOf: ((name: string) => SvgNode | undefined) | undefined;
let holder: Element | undefined;
/** The names of the symbols that were requested so far. Each is the id of its symbol. */
export const wanted = new Set<string>();

/** Loads a deck and draws the faces that were requested. Rejects if the deck cannot be loaded. */
export async function loadDeck(deck: DeckName): Promise<void> {
  const answer = await fetch(deckUrl);
  if (!answer.ok) throw new Error(`Cannot load the cards: ${answer.status}`);
  const first: Deck = await answer.json();
  const bold = deck === 'bold' ? (await import('./bold-deck.ts')).boldSymbol : undefined;
  symbolOf = name => bold?.(name) ?? first[name];
  holder?.replaceChildren();
  wanted.forEach(put);
}

/**
 * Adds a card's face to the page in these levels of detail. Other drawings reference it, for example as
 * `#f-QS` and `#c-QS`. Adding the whole deck, about a thousand elements, would slow down every update of the
 * page.
 */
export function draw(face: string, tiers: readonly Tier[]): void {
  for (const tier of tiers) {
    const name = `${tier}-${face}`;
    if (!wanted.has(name)) put(name);
    wanted.add(name);
  }
}

function put(name: string): void {
  const symbol = symbolOf?.(name);
  holder ??= newHolder();
  if (symbol !== undefined) holder.append(made(symbol));
}

function made([name, attributes, ...held]: SvgNode): Element {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...held.map(made));
  return element;
}

/**
 * The symbols are outside the body, because the body's font sizes change with the screen. Inside the body,
 * all faces would be restyled with every change.
 */
function newHolder(): Element {
  const svg = made(['svg', { width: '0', height: '0', class: 'deck', 'aria-hidden': 'true' }]);
  document.documentElement.append(svg);
  return svg;
}
