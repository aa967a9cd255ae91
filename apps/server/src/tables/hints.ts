// Advice to somebody who is asked something, from what their own seat may know.
import type { HeartsGame } from '@moonshot/rules/games';
import { hintSentence } from '@moonshot/table/hint';
import { type No, no } from '../no.ts';
import { USUAL_PLAYER } from '../thinkers.ts';
import type { Attendee, Live } from './live.ts';
import { keeperOf } from './matches.ts';
import { namesFor, viewerOf } from './project.ts';
import type { Tables } from './registry.ts';

const NOT_ASKED = no('not-now', say => say.noHint);

/** Says what a careful player would do. */
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
  const action = await tables.world.thinkers.think({ hearts, seat, player: USUAL_PLAYER, view, ask });
  const sentence = hintSentence(voice.words().table.hint, action, namesFor(live, state));
  voice.say({ type: 'hint', action, sentence, quiet: false });
  return undefined;
}
