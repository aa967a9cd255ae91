// Tests that the pairs of the other seats reveal their ways of laying (by habit or by plan) and their hidden
// cards. The deals are played by bots, so the hidden cards are known.
import { expect, test } from 'vitest';
import { captureGameFor } from '../../../testing/questions.ts';
import { playDeal } from '../../arena/match.ts';
import { quickDraws } from '../../core/chance.ts';
import type { BotPlayer, LayQuestion } from '../../core/player.ts';
import { careful } from '../../players/careful.ts';
import { levelPlayer } from '../../players/thinking.ts';
import { WAYS } from '../policy/scratch.ts';
import { preparePairQuestion } from '../search/study.ts';
import { sampleLikelyWorlds } from './likely.ts';
import { type CaptureDeterminization, worldSampler } from './worlds.ts';

const DEALS = 6;
const WORLDS = 100;

interface Moment {
  readonly question: LayQuestion;
  readonly laid: readonly (readonly string[])[]; // bottoms by bout and seat
}

/** The questions in deals among copies of one player, with the true bottoms of all bouts. */
function momentsOf(seats: number, player: BotPlayer): readonly Moment[] {
  const bouts = captureGameFor(seats);
  return Array.from({ length: DEALS }, (_, deal) => {
    const asked: LayQuestion[] = [];
    const decide: BotPlayer['decide'] = (question, budget, below) => {
      if (question.kind === 'commit-reveal' && question.view.bouts.length > 0) asked.push(question);
      return player.decide(question, budget, below);
    };
    const { state } = playDeal({ hearts: bouts, players: [{ ...player, decide }], seed: 'likely', match: `${deal}` });
    const laid = 'bouts' in state ? state.bouts.map(bout => bout.laid.map(pair => pair.bottom)) : [];
    return asked.map(question => ({ question, laid }));
  }).flat();
}

/**
 * Samples worlds and looks at each other seat in each of them. Returns the share of these seats that lay by
 * plan.
 */
function planning(player: BotPlayer): number {
  let [plans, all] = [0, 0];
  for (const { question } of momentsOf(4, player)) {
    const { facts, scratch, dice } = preparePairQuestion(question, quickDraws('ways'));
    const draw = sampleLikelyWorlds(facts, scratch, dice, { plays: 200 });
    for (let i = 0; i < WORLDS; i++) {
      draw();
      for (const [seat, way] of scratch.ways.entries())
        if (seat !== facts.viewer) [plans, all] = [plans + (way === WAYS.plan ? 1 : 0), all + 1];
    }
  }
  return plans / all;
}

test('seats that plan are taken to plan more often than seats that go by habit', () => {
  expect(planning(careful)).toBeGreaterThan(planning(levelPlayer({ level: 'skilled' })) + 0.05);
});

test.each([2, 3, 4])('with %i seats hidden cards are found more often than in even worlds', seats => {
  let [even, weighed] = [0, 0];
  for (const { question, laid } of momentsOf(seats, levelPlayer({ level: 'skilled' }))) {
    const { facts, scratch, dice } = preparePairQuestion(question, quickDraws('hidden'));
    const right = (draw: () => CaptureDeterminization): number => {
      let count = 0;
      for (let i = 0; i < WORLDS; i++)
        for (const [k, code] of draw().bottoms.entries()) {
          const { bout, seat } = facts.hidden[k]!;
          if (facts.table.names[code] === laid[bout]![seat]) count += 1;
        }
      return count;
    };
    even += right(worldSampler(facts, dice));
    weighed += right(sampleLikelyWorlds(facts, scratch, dice, { plays: 200 }));
  }
  expect(weighed).toBeGreaterThan(1.2 * even);
});
