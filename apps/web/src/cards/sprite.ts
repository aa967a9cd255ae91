// The deck: one drawing with a symbol for every card, of which the page holds those that have been shown.
import deckUrl from './cards.svg?deck';
import type { Deck, Drawing } from './drawing.ts';
import type { Tier } from './tiers.svelte.ts';

const SVG = 'http://www.w3.org/2000/svg';

let deck: Deck | undefined;
let holder: Element | undefined;
const wanted = new Set<string>(); // before the deck was here
const drawn = new Set<string>();

/** Loads the deck, and draws what was shown before it came; throws where it cannot be had. */
export async function loadDeck(): Promise<void> {
  const answer = await fetch(deckUrl);
  if (!answer.ok) throw new Error(`Cannot load the cards: the answer was ${answer.status}`);
  deck = (await answer.json()) as Deck;
  for (const name of wanted) put(name);
  wanted.clear();
}

/**
 * Puts a face into the page, in the wanted tiers, so that it can be referred to as `#f-QS` and `#c-QS`. Only
 * what is
 * shown is put there: with the whole deck, some thousand elements, every change of the page would take
 * longer.
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

function made([name, attributes, ...held]: Drawing): Element {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...held.map(made));
  return element;
}

/** Beside the body, whose sizes change with the screen: inside, all faces would be styled anew each time. */
function newHolder(): Element {
  const svg = made(['svg', { width: '0', height: '0', class: 'deck', 'aria-hidden': 'true' }]);
  document.documentElement.append(svg);
  return svg;
}
