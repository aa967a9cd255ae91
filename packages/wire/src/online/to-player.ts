// Messages from the server over a socket: a closed union. Events are written before they are sent.
import type { Length } from '@moonshot/rules/game/game';
import type { Seat } from '@moonshot/rules/game/seat';
import type { Overrides } from '@moonshot/rules/games';
import type { ToClient } from '../to-client.ts';
import type { TableSettings } from './fields.ts';
import type { EMOTES, PHRASES } from './said.ts';

/**
 * Why the server did not do something; each has a sentence beside it. `docs/protocol.md` says when each
 * comes.
 */
export type Code =
  | 'unreadable' // no case of the union
  | 'too-many' // messages, tables, sockets or guests: see `retryAfterMs`
  | 'busy' // the server takes no more for now
  | 'no-ticket'
  | 'wrong-version'
  | 'no-table' // or no door to it: the two look alike
  | 'table-full'
  | 'not-seated'
  | 'not-host'
  | 'not-now'
  | 'seat-taken'
  | 'not-allowed'
  | 'bad-name'
  | 'bad-rules'
  | 'bad-passkey' // not made here, made otherwise than was asked, or copied
  | 'stale-passkey' // what it was to prove itself with is used or too old
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
      readonly present?: boolean; // of one from outside: whether its program is at the table
      readonly broughtBy?: string; // of an outside bot: the name of the player who brought it
    }
  | {
      readonly kind: 'person';
      readonly player: string; // the player's public name on this server, not a secret
      readonly name: string;
      readonly prepared: boolean;
      readonly present: boolean; // has a socket at this table
      readonly standIn: boolean; // a bot plays until they are back
    };

/** A table as a player or spectator may see it. The cards are in the views. */
export interface TableFacts {
  readonly id: string;
  readonly game: string;
  readonly rules: number; // version of the game's sheet
  readonly name: string; // of the game
  readonly overrides: Overrides;
  readonly length: Length | null;
  readonly settings: TableSettings;
  readonly state: 'gathering' | 'playing' | 'over';
  readonly match: string | null; // the one that is played, or was played last
  readonly host: string; // a player
  readonly seats: readonly SeatFacts[];
  readonly watchers: number;
  readonly invite: string | null; // opens the door; told to those who sit there
  readonly trouble: string | null; // why nothing can be written for now
  readonly league?: string; // for which is played here
  readonly fork?: number; // the deal in the middle of which every match here begins, as it once was played
  readonly contest?: string; // whose fixed deals are played here
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

export type ToPlayer =
  | {
      readonly type: 'welcome';
      readonly version: number;
      readonly you: You;
      // the origin by which others reach this server; null where only this machine does
      readonly reached: string | null;
    }
  | { readonly type: 'table'; readonly table: TableFacts; readonly seat: Seat | null }
  | { readonly type: 'said'; readonly by: { readonly player: string; readonly name: string }; readonly what: Utterance }
  | { readonly type: 'no'; readonly code: Code; readonly sentence: string; readonly retryAfterMs?: number }
  | Extract<ToClient, { type: 'fresh' | 'retold' | 'told' | 'done' | 'refused' | 'hint' }>;
