// Checks what a trick game's sheet (its rules as data) says about misdeals and passing for contradictions.
import type { Say } from '../../game/check-head.ts';
import type { Clash } from '../../words/sheet/en.ts';
import type { PassStep } from '../sheet/sheet.ts';
import { isMix, placesOf, type Rules } from './rules.ts';

/** If every hand must hold a card of a certain kind, checks that the deck has enough cards of this kind. */
export function checkMisdeal({ sheet, seats, deck, mustHold }: Rules, say: Say): void {
  if (mustHold === undefined) return;
  const held = deck.filter(card => mustHold.has(card)).length;
  if (held < seats) say('misdeal', sheet.misdeal, 'misdealAlways', held, seats);
}

/**
 * Checks that each step of the pass cycle is possible with this number of seats, and that hands have enough
 * cards for it.
 */
export function checkPass(rules: Rules, say: Say): void {
  const { passSteps, passCounts, handSize, seats, sheet } = rules;
  const { cycle, count, see } = sheet.pass;
  const at = Array.isArray(cycle) ? 'pass.cycle' : `pass.cycle.${seats}`;
  if (passCounts.length !== passSteps.length) say('pass.count', count, 'passCounts', passSteps.length);
  passSteps.forEach((step, i) => {
    const why = whyNot(rules, step, passCounts[i] ?? 0);
    if (why !== undefined) say(`${at}[${i}]`, step, ...why);
  });
  if (passSteps.some(isMix) && see !== 'afterChoosing') say('pass.see', see, 'mixSeen');
  else if (passSteps.includes('scatter') && see === 'mayPassOn') say('pass.see', see, 'scatterOn');
  const counts = passCounts.filter((_, i) => passSteps[i] !== 'hold' && passSteps[i] !== 'scatter');
  if (counts.some(one => one > handSize)) say('pass.count', count, 'passMost', handSize);
  else if (passSteps.some((step, i) => step !== 'hold' && passCounts[i] === 0)) say('pass.count', count, 'passLeast');
}

function whyNot(rules: Rules, step: PassStep, count: number): Clash | undefined {
  if (step === 'across' && rules.seats % 2 === 1) return ['noAcross', rules.seats];
  const places = Math.abs(placesOf(rules, step) ?? 1);
  if (places >= rules.seats) return ['places', rules.seats - 1, rules.seats];
  if (step === 'mix-if-uncharged' && rules.chargeable.size === 0) return ['uncharged'];
  const scattered = (rules.seats - 1) * count;
  if (step === 'scatter' && scattered > rules.handSize) return ['scatter', scattered, rules.handSize];
  return undefined;
}
