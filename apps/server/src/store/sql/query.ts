// The tables of the store with their columns, as types for queries.

import type { WhyLast } from '@moonshot/protocol/server';
import type { Generated } from 'kysely';
import type { OneTimeTokenKind } from '../../core/one-time-tokens.ts';
import type { ContestRow } from '../rows/contest.ts';
import type { EventRow } from '../rows/event.ts';
import type { Dump } from '../rows/result.ts';
import type { ReportKind, Waiting } from '../store.ts';

/** The tables of the database with their columns. Columns that contain JSON have the type of text. */
export interface DatabaseSchema {
  readonly player: PlayerRow;
  readonly passkey: StoredPasskey;
  readonly push: StoredPush;
  readonly session: { readonly token_hash: string; readonly player: string; readonly until_ms: number };
  readonly table_row: StoredTable;
  readonly table_seat: { readonly table_id: string; readonly seat: number; readonly player: string };
  readonly mark: { readonly name: string; readonly value: string };
  readonly report: StoredReport;
  readonly ban: StoredBan;
  readonly audit: KeptAudit;
  readonly block: { readonly player: string; readonly blocked: string };
  readonly contest: StoredContest;
  readonly contest_entry: KeptEntry;
  readonly contest_table: StoredContestTable;
  readonly finished: {
    readonly match: string;
    readonly at_ms: number;
    readonly open: number;
    readonly public: number;
  };
  readonly past_match: KeptPast;
  readonly past_player: { readonly player: string; readonly match: string; readonly at_ms: number };
  readonly rating: StoredRating;
  readonly rating_step: StoredRatingStep;
  readonly league: StoredLeague;
  readonly league_member: { readonly league: string; readonly player: string; readonly number: number };
  readonly league_match: StoredLeagueMatch;
  readonly dump: Dump;
  readonly event: EventRow;
  readonly standing: { readonly match: string; readonly seq: number; readonly body: Uint8Array };
  readonly due: { readonly match: string; readonly seq: number; readonly at_ms: number };
  readonly slip: KeptSlip;
  readonly commitment: { readonly number: Generated<number>; readonly wall_ms: number; readonly hash: Uint8Array };
}

interface KeptSlip {
  readonly kind: OneTimeTokenKind;
  readonly key: string;
  readonly value: string;
  readonly until_ms: number;
  readonly holder: string | null;
}

export interface StoredContest {
  readonly id: string;
  readonly kind: ContestRow['kind'];
  readonly by: string | null;
  readonly day: string | null;
  readonly plan: string;
  readonly secret: Uint8Array; // the contest's secret, encrypted
  readonly state: ContestRow['state'];
  readonly round: number;
  readonly at_ms: number;
  readonly until_ms: number;
}

interface KeptEntry {
  readonly contest: string;
  readonly player: string;
  readonly number: number;
  readonly at_ms: number;
}

export interface StoredContestTable {
  readonly table_id: string;
  readonly contest: string;
  readonly round: number;
  readonly places: string;
  readonly points: string;
  readonly over: number;
}

interface KeptPast {
  readonly match: string;
  readonly table_id: string;
  readonly at_ms: number;
  readonly facts: string;
}

export interface StoredRating {
  readonly player: string;
  readonly rules: string;
  readonly game: string;
  readonly title: string;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
  readonly at_ms: number;
}

export interface StoredLeague {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  readonly ended: number;
  readonly made_ms: number;
  readonly at_ms: number;
}

export interface StoredLeagueMatch {
  readonly match: string;
  readonly league: string;
  readonly at_ms: number;
  readonly places: string;
}

export interface StoredRatingStep {
  readonly match: string;
  readonly player: string;
  readonly rules: string;
  readonly rank: number;
  readonly why_last: WhyLast | null;
  readonly mu_before: number;
  readonly sigma_before: number;
  readonly mu: number;
  readonly sigma: number;
  readonly at_ms: number;
}

export interface StoredPush {
  readonly endpoint: string;
  readonly player: string;
  readonly session: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  readonly at_ms: number;
}

export interface StoredReport {
  readonly id: string;
  readonly at_ms: number;
  readonly by: string;
  readonly about: string | null;
  readonly kind: ReportKind;
  readonly table_id: string;
  readonly match: string | null;
  readonly first: number | null;
  readonly last: number | null;
  readonly body: Uint8Array; // the encrypted text and chat lines of the report
  readonly state: 'open' | 'settled';
}

export interface StoredBan {
  readonly kind: 'player' | 'address';
  readonly who: string;
  readonly reason: string;
  readonly until_ms: number | null;
  readonly at_ms: number;
}

interface KeptAudit {
  readonly number: Generated<number>;
  readonly at_ms: number;
  readonly what: string;
  readonly subject: string;
  readonly note: string;
}

export interface PlayerRow {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'bot';
  readonly secret_hash: string;
  readonly at_ms: number;
  readonly used_until_ms: number | null;
  readonly brought_by: string | null;
}

export interface StoredPasskey {
  readonly id: string;
  readonly player: string;
  readonly public_key: Uint8Array;
  readonly counter: number;
  readonly domain: string;
  readonly at_ms: number;
  readonly used_ms: number | null;
}

export interface StoredTable {
  readonly id: string;
  readonly revision: number;
  readonly invite: string;
  readonly host: string;
  readonly game: string;
  readonly rules: number;
  readonly overrides: string;
  readonly length: string;
  readonly settings: string;
  readonly seats: string;
  readonly deals: string | null;
  readonly league: string | null;
  readonly fork: number | null;
  readonly private: number;
  readonly muted: number;
  readonly open: string;
  readonly state: 'gathering' | 'playing' | 'over';
  readonly matches: number;
  readonly at_ms: number;
  readonly owner: string | null;
  readonly seen_ms: number | null;
  readonly waiting: Waiting | null;
}
