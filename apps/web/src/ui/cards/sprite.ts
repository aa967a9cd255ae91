// The deck's drawings. The page holds only the symbols of cards that have been shown.
import deckUrl from './cards.svg?deck';
import type { Deck, SvgNode } from './drawing.ts';
import type { Tier } from './tiers.ts';

const SVG = 'http://www.w3.org/2000/svg';

let deck: Deck | undefined;
let holder: Element | undefined;
const wanted = new Set<string>(); // faces requested before the deck was loaded
const drawn = new Set<string>();

/** Loads the deck and draws the faces requested before. Throws if it cannot be loaded. */
export async function loadDeck(): Promise<void> {
  const answer = await fetch(deckUrl);
  if (!answer.ok) throw new Error(`Cannot load the cards: the answer was ${answer.status}`);
  deck = (await answer.json()) as Deck;
  for (const name of wanted) put(name);
  wanted.clear();
}

/**
 * Adds a face to the page in the wanted tiers, to be referenced as `#f-QS` and `#c-QS`. Adding the whole
 * deck, about a thousand elements, would slow down every update of the page.
 */
export function draw(face: string, tiers: readonly Tier[]): void {
  for (const tier of tiers) put(`${tier}-${face}`);
}

function put(name: string): void {
  if (drawn.has(name)) return;
  if (deck === undefined) {
    wanted.add(name);
    return;
  }
  drawn.add(name);
  holder ??= newHolder();
  const symbol = deck[name];
  if (symbol !== undefined) holder.append(made(symbol));
}

function made([name, attributes, ...held]: SvgNode): Element {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...held.map(made));
  return element;
}

/**
 * Appended outside the body, whose font sizes change with the screen: inside, every change would restyle all
 * faces.
 */
function newHolder(): Element {
  const svg = made(['svg', { width: '0', height: '0', class: 'deck', 'aria-hidden': 'true' }]);
  document.documentElement.append(svg);
  return svg;
}
