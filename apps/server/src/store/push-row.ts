// Devices that people are notified on, as the server's parts use them.
import type { Language } from '@moonshot/wire/to-table';

/** A device that wants to be told whose turn it is. */
export interface Subscription {
  readonly endpoint: string; // of its push service; whoever has it can send
  readonly player: string;
  readonly session: string; // the hash of its token: the device goes with it
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
  readonly at: number; // milliseconds since 1970, when it last asked
}

export interface Pushes {
  /** Keeps it, in the place of what was kept of the same device; the player's oldest over `most` go. */
  keep(subscription: Subscription, most: number): Promise<void>;
  /** Those of a player, the newest first. */
  of(player: string): Promise<readonly Subscription[]>;
  /** Takes a device away; with a player only where it is theirs. */
  drop(endpoint: string, player?: string): Promise<void>;
}
