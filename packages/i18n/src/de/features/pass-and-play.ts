// German texts of play on one device.
import type { TogetherWords } from '../../en/features/pass-and-play.ts';

export const together: TogetherWords = {
  title: 'Reihum an einem Gerät',
  back: 'Zurück',
  lead: 'Zwei bis sieben Personen spielen an diesem Gerät, die übrigen Plätze nehmen Bots. Zwischen den Zügen sind die Blätter verdeckt, und das Gerät geht von Hand zu Hand.',
  game: 'Spiel',
  players: 'Wer spielt, der Reihe nach',
  player: (n: number): string => `Person ${n}`,
  person: 'Person',
  bot: 'Bot',
  kind: (n: number): string => `Platz ${n}: Person oder Bot?`,
  add: 'Noch jemand',
  remove: (name: string): string => `${name} entfernen`,
  start: 'Los',
  device: (name: string): string => `Gib das Gerät an ${name}`,
  hold: 'Zum Aufdecken halten',
  press: 'Noch einmal drücken',
  note: 'Bis dahin ist kein Blatt zu sehen.',
};
