// Messages from the server to a player over a socket. Events are written to the log before they are sent.
import type { Length, Overrides, Seat } from '@moonshot/rules';
import type { TableToPage } from '../to-client.ts';
import type { TableSettings } from './fields.ts';
import type { EMOTES, PHRASES } from './talk.ts';
import type { ClientToServer } from './to-server.ts';

/** The codes of refusals. A refusal also has a sentence. `docs/reference/protocol.md` explains the codes. */
export type Code =
  | 'unreadable' // the message has no known form
  // too many messages, tables or guests, for example; `retryAfterMs`, if any, says when to try again
  | 'too-many'
  | 'busy' // the server is overloaded
  | 'no-ticket'
  | 'wrong-version'
  | 'no-table' // the table does not exist, or the player may not see it
  | 'table-full'
  | 'not-seated'
  | 'not-host'
  | 'not-now'
  | 'seat-taken'
  | 'not-allowed'
  | 'bad-name'
  | 'bad-rules'
  | 'bad-passkey' // the passkey was not created on this server, does not fit the request, or was copied
  | 'stale-passkey' // the challenge of the passkey has been used or is too old
  | 'stale-sign-in' // the request needs a recent sign-in
  | 'refused' // a rule of the game forbids the action
  | 'paused' // the table cannot write its log, or is paused
  | 'banned' // the operator has banned the player; the sentence says until when and why
  | 'gone';

export type SeatFacts =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly player: string;
      readonly outside: boolean;
      readonly present?: boolean; // only for an external bot: whether its program is connected
      readonly broughtBy?: string; // only for an external bot: the name of the player who brought it
    }
  | {
      readonly kind: 'person';
      readonly player: string; // the player's public id on this server, which is not a secret
      readonly name: string;
      readonly prepared: boolean;
      readonly present: boolean; // whether the player is connected to this table
      readonly standIn: boolean; // whether a bot plays for the player until they return
      // milliseconds until a bot stands in for the absent player, when the message was created; absent while
      // the match goes on without limit
      readonly standInMs?: number;
    };

/** What a player or spectator may know of a table, apart from its match. `TableView` has the cards. */
export interface TableFacts {
  readonly id: string;
  readonly game: string;
  readonly rules: number; // the version of the game's rule sheet
  readonly name: string; // the name of the game
  readonly overrides: Overrides;
  readonly length: Length | null;
  readonly settings: TableSettings;
  readonly state: 'gathering' | 'playing' | 'over';
  readonly match: string | null; // the id of the current or last match
  readonly host: string; // the player who is the host
  readonly seats: readonly SeatFacts[];
  readonly watchers: number;
  readonly invite: string | null; // the invitation; only the host and seated players receive it
  readonly trouble: string | null; // why the table cannot write its log at present; null if it can
  readonly league?: string; // the league for which matches at this table count
  // only at a forked table: the number of the deal of the original match at which the fork begins
  readonly fork?: number;
  readonly contest?: string; // the contest whose fixed deals are played at this table
}

export interface You {
  readonly player: string;
  readonly name: string;
}

export type Utterance =
  | { readonly type: 'phrase'; readonly phrase: (typeof PHRASES)[number] }
  | { readonly type: 'emote'; readonly emote: (typeof EMOTES)[number] }
  | { readonly type: 'chat'; readonly text: string }
  | { readonly type: 'nudge'; readonly seat: Seat };

export type ServerToClient =
  | {
      readonly type: 'welcome';
      readonly version: number;
      readonly you: You;
      // the URL at which other machines reach the server; null if only this machine can reach it
      readonly reached: string | null;
      // the language of the server's sentences on this socket: English if it does not know the one asked for
      readonly language: string;
    }
  | { readonly type: 'table'; readonly table: TableFacts; readonly seat: Seat | null }
  | { readonly type: 'talk'; readonly by: { readonly player: string; readonly name: string }; readonly what: Utterance }
  | {
      readonly type: 'error';
      readonly code: Code;
      readonly sentence: string;
      readonly retryAfterMs?: number;
      // the type of the refused message; absent if the error is about no message
      readonly about?: ClientToServer['type'];
      readonly number?: number; // the number of the refused message, if it has one
    }
  | Extract<TableToPage, { type: 'snapshot' | 'tableRules' | 'events' | 'ack' | 'rejected' | 'hint' }>;
