// The kind of each message from a client. The code does not compile if a new message has no kind.
import type { ClientToServer } from '@moonshot/protocol/server';

/**
 * Who may send a message, and how often. `play`: outside bots and people. `people`: only people. `slow`:
 * only people, and less often, because the message is broadcast or, like a vote, stored each time.
 */
type MessageKind = 'play' | 'people' | 'slow';

export const KIND_OF = {
  hello: 'play',
  join: 'play',
  leave: 'play',
  setLanguage: 'play',
  takeSeatBack: 'play',
  commitSeal: 'play',
  openSeal: 'play',
  act: 'play',
  ready: 'play',
  finish: 'play',
  undo: 'people',
  sit: 'people',
  stand: 'people',
  setReady: 'people',
  addBot: 'people',
  emptySeat: 'people',
  changeSettings: 'people',
  changeRules: 'people',
  start: 'people',
  transferHost: 'people',
  renewInvite: 'people',
  rematch: 'people',
  hint: 'people',
  vote: 'slow',
  phrase: 'slow',
  emote: 'slow',
  chat: 'slow',
  nudge: 'slow',
} as const satisfies Readonly<Record<ClientToServer['type'], MessageKind>>;

type TypeOf<K extends MessageKind> = {
  [T in ClientToServer['type']]: (typeof KIND_OF)[T] extends K ? T : never;
}[ClientToServer['type']];

/** The messages that outside bots may send. */
export type OutsideBotMessage = Extract<ClientToServer, { type: TypeOf<'play'> }>;
