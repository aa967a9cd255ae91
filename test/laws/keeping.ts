// Laws of conservation: cards are conserved, and everything survives JSON.
import { isDeepStrictEqual } from 'node:util';
import type { State } from '@moonshot/rules';
import { sorted } from '@moonshot/rules/cards';
import { allCards as allOfCapture } from '../../packages/rules/src/capture/evolve.ts';
import { allCards as allOfTricks } from '../../packages/rules/src/trick/play/evolve.ts';
import { seatsOf } from '../play.ts';
import { type Law, must } from './law.ts';

const allCards = (state: State): string => ('bouts' in state ? allOfCapture(state) : allOfTricks(state)).join(' ');

const conserved: Law = [
  'cards are conserved',
  ({ hearts, moment: { state } }) => {
    if (state.deal === 0) return;
    const deck = sorted(hearts.rules.deck).join(' ');
    must(
      allCards(state) === deck,
      () => `in phase ${state.phase} the cards are ${allCards(state)}, the deck is ${deck}`,
    );
  },
];

function mustSurvive(what: string, value: unknown, text = JSON.stringify(value)): void {
  must(isDeepStrictEqual(JSON.parse(text), value), () => `${what} is not the same after JSON: ${text}`);
}

const survives: Law = [
  'states, events, views and asks survive JSON',
  ({ game, moment: { state, events }, seen }) => {
    mustSurvive('the state', state);
    for (const event of events) mustSurvive('an event', event);
    for (const { viewer, view, text } of seen) {
      mustSurvive(`the view of ${viewer}`, view, text);
      for (const event of events) mustSurvive(`an event shown to ${viewer}`, game.show(event, viewer));
    }
    for (const seat of seatsOf(game)) {
      const ask = game.ask(state, seat);
      if (ask !== undefined) mustSurvive(`the ask of seat ${seat}`, ask);
    }
  },
];

export const KEEPING: readonly Law[] = [conserved, survives];
