// Films the animations of a page. Each batch is stepped by hand in the moment it begins, so that the
// measurements do not depend on the machine's speed.
import type { Page } from 'playwright-core';

/** One card in flight during a batch of animations. */
export interface Flown {
  readonly name: string;
  readonly by: string | null; // the seat that played it
  readonly outside: number; // maximum number of pixels outside the screen, beyond those before and after
  readonly faces: string; // what is seen in turn: `b` for the back, `f` for the face
  readonly width: number; // the least width at a change of what is seen, as a share of its width
}

/** A batch of animations that began together. */
export interface Film {
  readonly cards: readonly Flown[];
  /** New texts that appear before the other players' cards, or the moon's cards, have arrived and turned. */
  readonly early: readonly string[];
  readonly words: readonly string[]; // new words at the end
}

const FRAME_MS = 8;

/** Injected script: films each batch of animations, and lets it run afterwards. */
export const FILMS = `{
  globalThis.films = [];
  const WORDS = '.prompt:not(.hidden), .centre-box, .result, .toast, .choice, .bouts .seat .status';
  const SEEN = 0.05, MOVED_PX = 4;
  let batch = null;
  let painted = new Set();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const one = animate.apply(this, given);
    if (batch === null) {
      batch = [];
      queueMicrotask(() => { const all = batch; batch = null; films.push(film(all)); });
    }
    batch.push(one);
    return one;
  };
  const opacity = element => {
    let all = 1;
    for (let at = element; at instanceof Element; at = at.parentElement) all *= Number(getComputedStyle(at).opacity);
    return all;
  };
  const isBack = card => {
    const over = [...card.querySelectorAll('.over')].filter(one => one.getAnimations().length > 0 && Number(getComputedStyle(one).opacity) > 0.5);
    const shown = over.length > 0 ? over : [...card.querySelectorAll(':scope > svg:not(.over)')];
    return card.classList.contains('back') || shown.some(svg => /-back$/.test(svg.firstElementChild?.getAttribute('href')));
  };
  const shownWords = () => new Set([...document.querySelectorAll(WORDS)]
    .filter(one => one.getClientRects().length > 0 && opacity(one) > SEEN).map(one => one.innerText.trim())
    .filter(text => text !== ''));
  const read = card => {
    const { left, top, right, bottom, width } = card.getBoundingClientRect();
    const out = Math.max(-left, -top, right - innerWidth, bottom - innerHeight, 0);
    return { x: (left + right) / 2, y: (top + bottom) / 2, width, out, seen: opacity(card), back: isBack(card) };
  };
  const cardsOf = target => target.matches('.card') ? [target] : [...target.querySelectorAll('.card')];
  const isTold = (card, first) => first.back || card.closest('.orbiting') !== null;
  function film(all) {
    const moves = all.filter(one => one.effect.pseudoElement === null);
    const cards = [...new Set(moves.flatMap(one => cardsOf(one.effect.target)))];
    const end = Math.max(...all.map(one => one.effect.getComputedTiming().endTime));
    const to = ms => { for (const one of all) one.currentTime = ms; };
    for (const one of all) one.pause();
    const before = painted;
    const fresh = () => [...shownWords()].filter(text => !before.has(text));
    to(end);
    const words = fresh();
    const fills = all.map(one => one.effect.getTiming().fill);
    for (const one of all) one.effect.updateTiming({ fill: 'none' });
    const rests = cards.map(read);
    for (const [i, one] of all.entries()) one.effect.updateTiming({ fill: fills[i] });
    const isGhost = card => card.closest('.ghosts') !== null;
    const moving = (i, at) => at.seen > SEEN && (isGhost(cards[i]) || Math.hypot(at.x - rests[i].x, at.y - rests[i].y) > MOVED_PX);
    const tells = (i, at) => isTold(cards[i], ways[i][0] ?? at);
    const ways = cards.map(() => []);
    const arrived = cards.map(() => false);
    const early = new Set();
    const frames = [];
    for (let ms = 0; ms < end; ms += ${FRAME_MS}) {
      to(ms);
      const now = cards.map(read);
      for (const [i, at] of now.entries()) {
        if (at.seen <= SEEN) continue;
        ways[i].push({ ...at, moving: moving(i, at) });
        arrived[i] ||= !moving(i, at);
      }
      const pending = now.map((at, i) => tells(i, at) && moving(i, at) && !arrived[i]);
      const hidden = now.map(at => at.seen > SEEN && at.back);
      if (pending.includes(true) || hidden.includes(true)) frames.push({ pending, hidden, words: fresh() });
    }
    const turns = ways.map(way => way.at(-1)?.back === false);
    for (const { pending, hidden, words } of frames)
      if (pending.includes(true) || hidden.some((is, i) => is && turns[i])) for (const text of words) early.add(text);
    to(0);
    for (const one of all) one.play();
    return { cards: cards.flatMap((card, i) => flown(card, ways[i], rests[i])), early: [...early], words };
  }
  function flown(card, way, rest) {
    if (!way.some(at => at.moving)) return [];
    const turns = way.flatMap((at, i) => i > 0 && at.back !== way[i - 1].back ? [Math.min(at.width, way[i - 1].width)] : []);
    return [{
      name: card.dataset.card ?? card.closest('[data-play]')?.dataset.play ??
        (card.closest('.orbiting') === null ? 'clone' : 'orbiting'),
      by: card.closest('[data-by]')?.dataset.by ?? null,
      outside: Math.max(...way.map(at => at.out)) - Math.max(isTold(card, way[0]) ? 0 : way[0].out, rest.out),
      faces: way.map(at => at.back ? 'b' : 'f').join('').replace(/(.)\\1+/g, '$1'),
      width: Math.min(1, ...turns.map(width => width / rest.width)),
    }];
  }
  const watch = () => { painted = shownWords(); requestAnimationFrame(watch); };
  addEventListener('DOMContentLoaded', watch);
}`;

declare const films: readonly Film[];

/** The films so far. */
export const filmsOf = (page: Page): Promise<readonly Film[]> => page.evaluate(() => films);
