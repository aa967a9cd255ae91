// Creates logs from other kinds of records: from the events of a game, and from the proof of a sealed match.

import {
  type Action,
  type Ask,
  type Event as GameEvent,
  type State as GameState,
  type Hearts,
  type HeartsGame,
  type ImposedDeal,
  type Pass,
  type Seat,
  settle,
} from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { intoMiddle, mixFromPasses } from '@moonshot/rules/engine';
import { openTable } from '../core/decide.ts';
import type { Event } from '../core/event.ts';
import { heartsFor } from '../core/game.ts';
import type { Spec } from '../core/state.ts';
import type { DealProof, Proof } from '../seal/proof.ts';
import type { TrickProof } from '../seal/proof-play.ts';
import { firstQuestion } from './puzzle.ts';

/**
 * The log of a table in which these game events happened. Cards that are dealt later follow from the secret.
 */
export function logFromGame(
  id: string,
  spec: Spec,
  secret: string,
  [first, ...rest]: readonly GameEvent[],
): readonly Event[] {
  const opened = { ...openTable(heartsFor(spec), id, spec, secret), event: first } as Event;
  return [opened, ...rest.map((event): Event => ({ type: 'game', event, cause: null }))];
}

/** The part of a proof that describes how the match was played. */
export type ProofMatch = Pick<Proof, 'rules' | 'overrides' | 'length' | 'seats' | 'deals'>;

/**
 * The match in a parsed proof. The parser has checked the names of cards; replaying the match checks the
 * rest.
 */
export const matchInProof = (document: { readonly [field in keyof ProofMatch]: unknown }): ProofMatch =>
  document as ProofMatch;

/** The spec of a table with a proof's rules, with people of these names in all seats. */
export function specOf({ rules, overrides, length }: ProofMatch, names: readonly string[]): Spec {
  const [game = '', version] = rules.split('@');
  return {
    game,
    version: Number(version),
    overrides,
    length,
    sitters: names.map(name => ({ kind: 'person' as const, name })),
  };
}

/**
 * The game events of a proof's match, found by replaying its deals. Throws with a sentence if the rules do
 * not allow the recorded answers.
 */
export function replayProof(hearts: Hearts, { length, deals }: ProofMatch): readonly GameEvent[] {
  const game: HeartsGame = hearts.game;
  const events: GameEvent[] = [];
  const on = (state: GameState | undefined, event: GameEvent): GameState => {
    const settled = settle(game, state, event);
    events.push(...settled.events);
    return settled.state;
  };
  const firstDealer = deals[0]?.dealt?.dealer ?? 0;
  let state = on(undefined, game.open({ firstDealer, ...(length && { length }) }));
  for (const deal of deals) {
    if (deal.dealt === null) break;
    if (game.owed(state) === 'dealer') state = on(state, { type: 'dealer', dealer: deal.dealt.dealer, rounds: [] });
    if (game.owed(state) !== 'deal') throw fault(deal, 'no deal is owed here');
    state = on(state, game.supply(state, { imposed: imposedFrom(deal.dealt, deal.play) }));
    for (let event = next(game, state, deal); event !== undefined; event = next(game, state, deal))
      state = on(state, event);
  }
  return events;
}

function imposedFrom({ hands, rest }: NonNullable<DealProof['dealt']>, play: DealProof['play']): ImposedDeal {
  if (play.kind === 'commit-reveal') return { hands, kitty: [], stock: rest };
  return { hands, kitty: rest, stock: [], mix: mixFromPasses(play.passes.map(passIn)) };
}

const passIn = ({ seat, gifts }: TrickProof['passes'][number]): Pass => ({
  seat,
  gifts: gifts.map(([card, to]) => ({ card, to })),
});

/** The next game event of a deal; undefined if the deal is over, or the proof has no further play. */
function next(game: HeartsGame, state: GameState, deal: DealProof): GameEvent | undefined {
  const asked = firstQuestion(game, state);
  if (asked === undefined)
    return game.owed(state) === 'opening' ? game.supply(state, { imposed: NO_CARDS }) : undefined;
  const action = answerIn(deal.play, state, asked.seat, asked.ask);
  if (action === undefined) return undefined;
  const verdict = game.decide(state, asked.seat, action);
  if (!verdict.ok) throw fault(deal, `the rules refuse ${JSON.stringify(action)} of seat ${asked.seat}`);
  return verdict.event;
}

const NO_CARDS = { hands: [], kitty: [], stock: [] };

/**
 * A seat's answer to a question, from the proof's record of the deal; undefined if the record has no answer.
 */
function answerIn(play: DealProof['play'], state: GameState, seat: Seat, ask: Ask): Action | undefined {
  if (play.kind === 'commit-reveal') {
    const laid = 'bouts' in state ? play.bouts[state.bouts.length]?.laid[seat] : undefined;
    return laid && { type: 'lay', bottom: laid[0], top: laid[1] };
  }
  const plays = play.tricks.flatMap(trick => trick.plays);
  switch (ask.type) {
    case 'pass': {
      const pass = play.passes.find(one => one.seat === seat);
      return pass && 'mix' in state ? { type: 'pass', gifts: intoMiddle(state, passIn(pass)) } : undefined;
    }
    case 'charge': {
      const cards = isMixedLater(play, state) ? [] : play.charges?.[seat];
      return cards && { type: 'charge', cards };
    }
    case 'bid': {
      const [, bid] = ('mix' in state && play.bids?.[state.bids.length]) || [];
      return bid === undefined ? undefined : { type: 'bid', bid };
    }
    case 'claim': // a proof has no claims, but a seat that claimed leads the first trick
      return plays[0] && { type: 'claim', claim: plays[0][0] === seat };
    case 'bury': {
      const cards = play.buried[seat] ?? [];
      return cards.length === 0 ? undefined : { type: 'bury', cards };
    }
    case 'moon':
      return ask.options.flatMap(({ name }): Action[] =>
        play.moon?.option === name ? [{ type: 'moon', option: name }] : [],
      )[0];
    default: {
      const [, card, call] = plays[cardsPlayed(state)] ?? [];
      return card && { type: 'play', card: card as Card, ...(call && { call }) };
    }
  }
}

/**
 * Whether the passed cards were mixed and dealt again later. The proof has only the charges after the mixing.
 */
const isMixedLater = ({ passes }: TrickProof, state: GameState): boolean =>
  'mix' in state && passes.length > state.passes.length;

const cardsPlayed = (state: GameState): number =>
  'tricks' in state ? [...state.tricks, state.trick].reduce((sum, { plays }) => sum + plays.length, 0) : 0;

const fault = ({ deal }: DealProof, why: string): Error => new Error(`Cannot play deal ${deal} again: ${why}`);
