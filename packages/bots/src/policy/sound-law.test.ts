// Checks random positions in games with bonus cards or partners, at any score of the match. The last seat of
// a trick must not give up a certain bonus. It must not give its own side a costly card that it can keep.
import { heartsNamed } from '@moonshot/rules/catalogue';
import { type TrickRules as Rules, type TrickView as View, winning } from '@moonshot/rules/engine';
import { expect, test } from 'vitest';
import { matchQuestions } from '../arena/match.ts';
import { quickDraws } from '../core/chance.ts';
import type { BotPlayer, TrickQuestion } from '../core/player.ts';
import { playerNamed } from '../players/index.ts';
import { random } from '../players/random.ts';
import { costIn, costsOf } from './costs.ts';

const GAMES = [
  'omnibus',
  'omnibus-ten',
  'omnibus-all',
  'jack-of-five',
  'gong-zhu',
  'partners',
  'partners-apart',
  'likha',
];
const NAMES = ['careful', 'skilled', 'expert', 'master', 'skilled:bold', 'expert:cautious', 'expert:counting'];
const PLAYERS = NAMES.map(name => playerNamed(name) as BotPlayer);
const DEALS = 30; // per game
const BUDGET = { plays: 30 };

type Play = Extract<TrickQuestion['ask'], { type: 'play' }>['plays'][number];

/** What the seat's side gains in the trick by this last card, and whether the card burdens that side. */
function outcome(rules: Rules, view: View, play: Play): { readonly gain: number; readonly burdens: boolean } {
  const seat = view.viewer as number;
  const plays = [...view.trick.plays, { seat, ...play }];
  const winner = winning(rules, plays)?.seat;
  const ours = winner !== undefined && rules.sides[winner] === rules.sides[seat];
  const gain = ours ? -plays.reduce((sum, { card }) => sum + costIn(rules, card), 0) : 0;
  const isTeam = new Set(rules.sides).size < rules.seats;
  return { gain, burdens: isTeam && ours && costIn(rules, play.card) >= costsOf(rules).highCost };
}

/**
 * The cards that the last seat of a trick may play by the game's rules, but must not play by the rule of this
 * test.
 */
function forbidden({ rules, view, ask }: TrickQuestion): readonly string[] {
  if (ask.type !== 'play' || view.trick.plays.length !== rules.seats - 1) return [];
  const results = ask.plays.map(play => ({ card: play.card as string, ...outcome(rules, view, play) }));
  const most = Math.max(...results.map(({ gain }) => gain));
  const spare = results.some(({ burdens }) => !burdens);
  return results
    .filter(({ gain, burdens }) => (most >= costsOf(rules).highCost && 2 * gain < most) || (burdens && spare))
    .map(({ card }) => card);
}

/**
 * Positions of random deals in which the last seat has a card that it must not play. The totals of the match
 * are random, too.
 */
function positionsOf(game: string): readonly TrickQuestion[] {
  const hearts = heartsNamed(game, 4);
  const below = quickDraws(`totals ${game}`);
  const found: TrickQuestion[] = [];
  for (let deal = 0; deal < DEALS; deal++) {
    const playing = matchQuestions({ hearts, seed: 'law', match: `${deal}` }, state => state.results.length > 0);
    for (let step = playing.next(); step.done !== true; ) {
      const { question } = step.value;
      if (question.kind === 'tricks') {
        const totals = question.view.totals.map(() => Math.round((below(96) / 100) * question.rules.sheet.match.limit));
        const drawn = { ...question, view: { ...question.view, totals } };
        if (forbidden(drawn).length > 0) found.push(drawn);
      }
      step = playing.next(random.decide(question, BUDGET, below));
    }
  }
  return found;
}

test.each(GAMES)('%s: no player breaks the law of the last seat', game => {
  const positions = positionsOf(game);
  const broken = positions.flatMap((question, i) =>
    PLAYERS.flatMap((player, p) => {
      const action = player.decide(question, BUDGET, quickDraws(`${i}`));
      const isBroken = action.type === 'play' && forbidden(question).includes(action.card);
      return isBroken ? [`${NAMES[p]} at ${question.view.totals}: ${action.card} of ${question.view.hand}`] : [];
    }),
  );
  expect(positions.length).toBeGreaterThan(5);
  expect(broken).toEqual([]);
});
