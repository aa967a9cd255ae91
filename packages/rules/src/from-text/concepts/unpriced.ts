// Finds cards that a sentence gives points which no reader has understood.
import type { Said } from '../assemble.ts';

const OF_POINTS = /\b(?:worth|points?|bonus|counts?|costs?|minus|off|takes? away|good|deducts?|reduces?)\b/;
const DENIES =
  /\bnot?\b|n't\b|\bnothing\b|\bordinary\b|\bnever\b|\bjust (?:an)?other\b|\bwithout\b|\bexample\b|\be\.g|\bsuppose\b|\bif the trick\b/;

/** Whether a sentence gives a number to a card whose name is unknown: `the boy of diamonds makes 10`. */
export const isStrange = (words: string): boolean => STRANGE.test(words) && !DENIES.test(words);
const STRANGE =
  /\b(?!(?:games?|hands?|rounds?|packs?|decks?|cards?|suits?|all|rest|lot|out|void|short|each|number|kind|none|any|lead|led|set|1|ones?|instead|any|tricks?|most|because|top) )[a-z]+ of (?:spades|diamonds|clubs|hearts)\b[^.]*\b(?:minus )?\d+\b/;

/** A card that a sentence gives points which no fact names. Undefined if there is none. */
export const unpricedIn = (words: string, facts: readonly Said[]): string | undefined =>
  OF_POINTS.test(words) && !DENIES.test(words)
    ? [...words.matchAll(/\[([TJKA][CDS])\]/g)]
        .map(([, card = '']) => card)
        .find(card => !facts.some(one => JSON.stringify([one.part, one.value]).includes(card)))
    : undefined;
