// Advice to somebody who is asked something, from what their own seat may know.
import { quickDraws } from '@moonshot/bots/chance';
import { advise } from '@moonshot/bots/hint/advise';
import { comparedText, whyText } from '@moonshot/bots/hint/sentence';
import { type Budget, questionOf } from '@moonshot/bots/player';
import type { HeartsGame } from '@moonshot/rules/games';
import { hintSentence } from '@moonshot/table/hint';
import type { Env } from '../env.ts';
import { type No, no } from '../no.ts';
import type { Attendee, Live } from './live.ts';
import { keeperOf } from './matches.ts';
import { namesFor, viewerOf } from './project.ts';
import type { Tables } from './registry.ts';

const NOT_ASKED = no('not-now', say => say.noHint);

/** Says what does best when it is tried out, and why. */
export async function hint(tables: Tables, live: Live, { voice }: Attendee): Promise<No | undefined> {
  const keeper = await keeperOf(tables.ground, live);
  if (keeper === undefined) return NOT_ASKED;
  const { hearts } = keeper;
  const state = keeper.state();
  const seat = viewerOf(state, voice.player);
  const game: HeartsGame = hearts.game;
  const ask = seat === 'watcher' ? undefined : game.ask(state.game, seat);
  if (seat === 'watcher' || ask === undefined) return NOT_ASKED;
  const view = game.view(state.game, seat);
  const advice = advise(questionOf(hearts, view, ask), within(tables.world.env), quickDraws(JSON.stringify(view)));
  const names = namesFor(live, state);
  const { table, hints } = voice.words();
  const what = hintSentence(table.hint, advice.action, names);
  const why = whyText(hints, advice, one => names[one] ?? String(one));
  const compared = comparedText(hints, advice) ?? null;
  voice.say({ type: 'hint', action: advice.action, sentence: `${what} ${why}`, compared, quiet: false });
  return undefined;
}

/** Nobody else is served while a hint is thought of. */
const HINT_MS = 30;
const HINT_PLAYS = 1000;

function within(env: Env): Budget {
  const until = env.monoMs() + HINT_MS;
  return { plays: HINT_PLAYS, enough: () => env.monoMs() >= until };
}
