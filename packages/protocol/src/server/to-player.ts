// Messages from the server to a player over a socket. Events are written to the log before they are sent.
import type { Length, Overrides, Seat } from '@moonshot/rules';
import type { TableToPage } from '../to-client.ts';
import type { TableSettings } from './fields.ts';
import type { EMOTES, PHRASES } from './talk.ts';
import type { ClientToServer } from './to-server.ts';

/** The codes of refusals. Each comes with a sentence; `docs/reference/protocol.md` explains them. */
export type Code =
  | 'unreadable' // the message has no known form
  | 'too-many' // too many messages, tables, sockets or guests: try again after `retryAfterMs`
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
  | 'bad-passkey' // the passkey was not created here, does not fit the request, or was copied
  | 'stale-passkey' // its challenge is used or too old
  | 'stale-sign-in' // the request needs a recent sign-in
  | 'refused' // by the rules of the game
  | 'paused' // the table cannot write, or is paused
  | 'banned' // by the operator; the sentence says until when and why
  | 'gone';

export type SeatFacts =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly player: string;
      readonly outside: boolean;
      readonly present?: boolean; // of an outside bot: whether its program is connected
      readonly broughtBy?: string; // of an outside bot: the name of the player who brought it
    }
  | {
      readonly kind: 'person';
      readonly player: string; // the player's public name on this server, not a secret
      readonly name: string;
      readonly prepared: boolean;
      readonly present: boolean; // is connected to this table
      readonly standIn: boolean; // a bot plays until they return
    };

/** What a player or spectator may know of a table, apart from the match. `TableView` has the cards. */
export interface TableFacts {
  readonly id: string;
  readonly game: string;
  readonly rules: number; // version of the game's sheet
  readonly name: string; // the game's name
  readonly overrides: Overrides;
  readonly length: Length | null;
  readonly settings: TableSettings;
  readonly state: 'gathering' | 'playing' | 'over';
  readonly match: string | null; // the current or last match
  readonly host: string; // a player
  readonly seats: readonly SeatFacts[];
  readonly watchers: number;
  readonly invite: string | null; // the invitation, for seated players
  readonly trouble: string | null; // why the table cannot write at present
  readonly league?: string; // the league for which the table plays
  readonly fork?: number; // every match here begins in the middle of this deal of another match
  readonly contest?: string; // the contest whose fixed deals are played here
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
      // the origin (URL) at which other machines reach the server; null if only this machine can reach it
      readonly reached: string | null;
    }
  | { readonly type: 'table'; readonly table: TableFacts; readonly seat: Seat | null }
  | { readonly type: 'talk'; readonly by: { readonly player: string; readonly name: string }; readonly what: Utterance }
  | {
      readonly type: 'error';
      readonly code: Code;
      readonly sentence: string;
      readonly retryAfterMs?: number;
      readonly about?: ClientToServer['type']; // the refused message; absent if no message is refused
      readonly number?: number; // the number of that message, if it has one
    }
  | Extract<TableToPage, { type: 'snapshot' | 'tableRules' | 'events' | 'ack' | 'rejected' | 'hint' }>;
