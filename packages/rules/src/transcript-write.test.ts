// What a transcript leaves out, and that it is made of a whole log and of nothing a viewer was shown.
import { expect, test } from 'vitest';
import type { Card } from './cards/card.ts';
import { withoutAll } from './cards/card-set.ts';
import { seedOf } from './cards/chance.ts';
import type { Supply } from './game/game.ts';
import { settle } from './game/settle.ts';
import { type Event, type HeartsGame, heartsOf, type State, sheetOf } from './games.ts';
import { replayTranscript } from './transcript-replay.ts';
import { transcriptOf } from './transcript-write.ts';

/** A match without passing, every card the first that is legal; what is brought for each deal comes from the list, then from a seed. */
function played(hearts: ReturnType<typeof heartsOf>, brought: readonly Supply[], deals: number): readonly Event[] {
  const game: HeartsGame = hearts.game;
  const events: Event[] = [];
  let state: State | undefined;
  let next = 0;
  const happens = (event: Event): State => {
    const settled = settle(game, state, event);
    events.push(...settled.events);
    return settled.state;
  };
  state = happens(game.open({ firstDealer: 1, length: { deals } }));
  while (state.phase !== 'over') {
    const now: State = state;
    if (game.owed(now) !== undefined) {
      state = happens(game.supply(now, brought[next++] ?? { seed: seedOf(`${next}`) }));
      continue;
    }
    const seat = now.hands.findIndex((_, i) => game.ask(now, i) !== undefined);
    const ask = game.ask(now, seat);
    if (ask?.type !== 'play') throw new Error(`Cannot play on: seat ${seat} is asked to ${ask?.type}`);
    const verdict = game.decide(now, seat, { type: 'play', ...ask.plays[0]! });
    if (!verdict.ok) throw new Error(`Cannot play on: ${JSON.stringify(verdict.refusal)}`);
    state = happens(verdict.event);
  }
  return events;
}

const OVERRIDES = { 'pass.cycle': [], misdeal: 'allPenalty', 'moon.choose': 'auto' };
const hearts = heartsOf(sheetOf('ricketts'), 4, OVERRIDES);

const allHearts = (): Supply => {
  const own = hearts.rules.deck.filter((card: Card) => card.endsWith('H'));
  const rest = withoutAll(hearts.rules.deck, own);
  const others = [0, 1, 2].map(i => rest.slice(i * 13, (i + 1) * 13));
  return { imposed: { hands: [own, ...others], kitty: [], stock: [] } };
};

test('a deal that was thrown in is left out', () => {
  const events = played(hearts, [allHearts()], 2);
  expect(events.filter(event => event.type === 'misdealt')).toHaveLength(1);
  const transcript = transcriptOf(hearts, events, OVERRIDES);
  expect(transcript).toMatchObject({ firstDealer: 1, length: { deals: 2 }, rules: OVERRIDES, deals: { length: 2 } });
  expect(replayTranscript(transcript)).toEqual({ decisions: 2 * 52 });
});

test('a log that stops in the middle gives its finished deals and no winners', () => {
  const events = played(hearts, [], 2);
  const scored = events.findIndex(event => event.type === 'scored');
  const transcript = transcriptOf(hearts, events.slice(0, scored + 9), OVERRIDES);
  expect(transcript.deals).toHaveLength(1);
  expect(transcript.winners).toEqual([]);
  expect(replayTranscript(transcript)).toEqual({ decisions: 52 });
});

test('no overrides and no length, no fields for them', () => {
  const transcript = transcriptOf(hearts, [hearts.game.open({})]);
  expect(Object.keys(transcript)).toEqual(['format', 'game', 'seats', 'firstDealer', 'deals', 'winners']);
});

test('events as a viewer is shown them make no transcript', () => {
  const game: HeartsGame = hearts.game;
  const shown = played(hearts, [], 1).map(event => game.show(event, 2));
  expect(() => transcriptOf(hearts, shown)).toThrow('Cannot write a transcript: its events are as they were shown');
});
