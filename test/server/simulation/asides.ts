// Actions of a simulated person besides playing: undo, hints, changing seats, chat, and table settings.

import type { TableView } from '@moonshot/protocol';
import type { ClientToServer, TableFacts } from '@moonshot/protocol/server';
import type { Chance } from './chance.ts';

/** Where a person is, and what they see there. */
export interface Standpoint {
  readonly player: string;
  readonly facts: TableFacts;
  readonly view: TableView;
}

/** Number of decisions per thousand at which a person does something besides playing. */
const OFTEN = 250;
/** Number of pending votes per thousand to which a person agrees. */
const AGREED = { undo: 600, end: 60, pause: 300 };

/** The next action besides playing, if any; it depends on no card. */
export function aside({ player, facts, view }: Standpoint, chance: Chance): ClientToServer | undefined {
  if (facts.state !== 'playing') return undefined;
  const on = view.online?.votes?.on;
  const seated = view.viewer !== 'watcher';
  if (seated && on !== undefined && on !== 'go-on')
    return chance.in1000(AGREED[on]) ? { type: 'vote', on, yes: true } : undefined;
  if (!chance.in1000(OFTEN)) return undefined;
  const sitting = facts.seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [{ type: 'sit', seat } as const] : []));
  if (!seated) return chance.pick([...sitting, ...talk(facts, chance)]);
  return chance.pick<ClientToServer>([
    { type: 'vote', on: 'undo', yes: true },
    { type: 'vote', on: 'undo', yes: true },
    { type: 'hint' },
    { type: 'hint' },
    ...(chance.below(4) === 0 ? [{ type: 'vote', on: 'end', yes: true } as const] : []),
    ...(facts.host !== player && mayLookOn(facts) ? [{ type: 'stand' } as const] : []),
    ...sitting.slice(0, 1),
    ...talk(facts, chance),
    ...changes(player, facts, chance),
  ]);
}

/** Whether a person who loses the seat still sees the match. */
const mayLookOn = ({ settings }: TableFacts): boolean => settings.watchers !== 'none';

const talk = ({ seats }: TableFacts, chance: Chance): readonly ClientToServer[] => [
  { type: 'phrase', phrase: 'well-played' },
  { type: 'emote', emote: 'think' },
  { type: 'chat', text: 'storm' },
  { type: 'nudge', seat: chance.below(seats.length) },
  { type: 'setLanguage', language: chance.pick(['en', 'de'] as const) },
];

/**
 * Nearly all of these messages are refused, because they come during a match or from somebody who is not the
 * host.
 */
function changes(player: string, facts: TableFacts, chance: Chance): readonly ClientToServer[] {
  const { settings, game, overrides, length, seats, host } = facts;
  const seat = chance.below(seats.length);
  const all: readonly ClientToServer[] = [
    { type: 'setReady', yes: true },
    { type: 'addBot', seat, player: 'easy' },
    { type: 'changeSettings', settings: { ...settings, chat: !settings.chat } },
    { type: 'changeRules', order: { game, overrides, length, seats: seats.length } },
    { type: 'rematch' },
    ...(mayLookOn(facts) ? [{ type: 'emptySeat', seat } as const] : []),
    ...(host === player ? [] : [{ type: 'transferHost', player } as const]),
  ];
  return [chance.pick(all), chance.pick(all)];
}
