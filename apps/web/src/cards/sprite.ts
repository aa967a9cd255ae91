// The deck: one drawing with a symbol for every card, put into the page once so that each card can refer to it.
import spriteUrl from './cards.svg?url';

/** Puts the deck's symbols into the page. A request for a document parses nothing that a policy would have to trust. */
export function loadDeck(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', spriteUrl);
    request.responseType = 'document';
    request.overrideMimeType('image/svg+xml');
    request.addEventListener('error', () => reject(new Error('Cannot load the cards: no answer')));
    request.addEventListener('load', () => {
      const symbols = request.responseXML?.querySelector('defs');
      if (!symbols) return reject(new Error(`Cannot load the cards: the answer ${request.status} holds no drawing`));
      document.body.append(holder(symbols));
      resolve();
    });
    request.send();
  });
}

function holder(symbols: Element): Element {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('class', 'deck');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(document.adoptNode(symbols));
  return svg;
}
