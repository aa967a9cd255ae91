// A random match of every game, as text with the players' names and as transcript.

import { type Event, heartsOf, type Overrides, SHEETS, sheetOf } from '@moonshot/rules';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import { notationText, notedOf, transcriptOf } from '@moonshot/rules/notation';
import { choosing, playing } from '../play.ts';

type Played = readonly [id: string, base: string, seats: number, rules: Overrides];

/** Every game at its default table. */
export const GAMES: readonly Played[] = [
  ...SHEETS.map(({ id, seats }): Played => [id, id, seats.best, {}]),
  ...CATALOGUE.map(({ id, base, seats, overrides }): Played => [id, base, seats.best, overrides]),
];

/** Two deals. */
export function played(...[id, base, seats, rules]: Played): { readonly text: string; readonly transcript: string } {
  const hearts = heartsOf(sheetOf(base), seats, rules);
  const start = { seed: id, length: { deals: 2 } };
  const events: readonly Event[] = [...playing(hearts, start, choosing(id))].flatMap(moment => moment.events);
  const transcript = transcriptOf(hearts, events, rules);
  const names = Array.from({ length: seats }, (_, seat) => `Ñandú ${seat}`);
  return { text: notationText(notedOf(transcript, { names })), transcript: JSON.stringify(transcript) };
}
